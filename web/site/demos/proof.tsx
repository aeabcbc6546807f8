import { proof } from "../content/demos.ts";
import { figures } from "../content/figures.ts";

/** What an owner might say, said to be an example, beside the operator's figures. */
export function Proof() {
  const shown = [figures.companies, figures.reviews, figures.guarantee].filter((one) => one.shown);
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
          {shown.length > 0 ? (
            <ul>
              {shown.map(({ figure, words }) => (
                <li key={words}>
                  <b>{figure}</b> {words}
                </li>
              ))}
            </ul>
          ) : null}
          <a className="link" href="/trial" data-session="out">
            {proof.start}
          </a>
        </div>
      </div>
    </section>
  );
}
