import { guarantee } from "../content/prices.ts";

/** The 30-day money-back guarantee. */
export function Guarantee() {
  return (
    <section className="guarantee" aria-labelledby="guarantee-title">
      <div className="wrap">
        <p className="days">
          {guarantee.figure}
          <small>{guarantee.unit}</small>
        </p>
        <div>
          <h2 id="guarantee-title">{guarantee.title}</h2>
          <p>{guarantee.text}</p>
        </div>
      </div>
    </section>
  );
}
