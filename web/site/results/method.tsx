import { ArrowRight } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { method } from "../content/results.ts";
import "./method.css";

/** The steps from before to after, and a link to the prices. */
export function Method() {
  return (
    <section className="method">
      <div className="wrap">
        <div>
          <h2>{method.title}</h2>
          <ButtonLink href="/precios" look="ink">
            {method.prices}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
        <ol>
          {method.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
