import { proof } from "../content/demos.ts";
import { FigureList } from "../figure-list.tsx";

/** A testimonial marked as an example, beside the operator's figures. */
export function Proof() {
  return (
    <section className="demo-proof" aria-labelledby="demo-proof-title">
      <div className="wrap">
        <h2 id="demo-proof-title" className="sr-only">
          {proof.title}
        </h2>
        <figure>
          <blockquote>
            <p>«{proof.quote}»</p>
          </blockquote>
          <figcaption>
            {proof.who} <span>{proof.smallPrint}</span>
          </figcaption>
        </figure>
        <div>
          <FigureList />
          <a className="link" href="/trial" data-session="out">
            {proof.start}
          </a>
        </div>
      </div>
    </section>
  );
}
