import { Button } from "#web/ui/button.tsx";
import { sofiPlan, sofiPrice } from "../content/sofi.ts";
import "./price.css";

const [dollars, cents] = ((sofiPlan.priceCents ?? 0) / 100).toFixed(2).split(".");

/** The price, and the seven points that it includes. */
export function SofiPrice() {
  return (
    <section className="sofi-price wrap" id="precio" aria-labelledby="sofi-price-title">
      <div className="sofi-card">
        <div className="on-night">
          <h2 id="sofi-price-title">{sofiPrice.title}</h2>
          <p className="sofi-figure">
            ${dollars}
            <span>
              .{cents}
              <small>{sofiPrice.unit}</small>
            </span>
          </p>
          <p>{sofiPrice.terms}</p>
          <Button look="cta" data-checkout={sofiPlan.id} data-kind={sofiPlan.kind}>
            {sofiPrice.start}
          </Button>
        </div>
        <ol>
          {sofiPrice.points.map((point, at) => (
            <li key={point}>
              <i className="hex" aria-hidden="true">
                {at + 1}
              </i>
              {point}
            </li>
          ))}
        </ol>
      </div>
      <p className="sofi-small">{sofiPrice.small}</p>
    </section>
  );
}
