import { shopExample } from "../content/shop-example.ts";
import { sofiSheet } from "../content/sofi.ts";
import soapUrl from "./soap.svg?url";
import "../split-sheet.css";
import "./product-sheet.css";

const { before, rows } = sofiSheet;
const { sheet } = shopExample;

/** A product sheet: the shop's text struck out, and Sofi's text. */
export function ProductSheet() {
  return (
    <section className="retold wrap" aria-labelledby="retold-title">
      <div className="retold-words">
        <h2 id="retold-title">{sofiSheet.title}</h2>
        <p className="retold-lead">{sofiSheet.lead}</p>
        <p className="retold-small">
          {sofiSheet.cost} {sofiSheet.credit}
        </p>
      </div>
      <article className="retold-sheet split-sheet">
        <div className="retold-picture">
          <img src={soapUrl} width={520} height={480} alt={sofiSheet.picture} loading="lazy" />
        </div>
        <dl>
          <div>
            <dt>{rows.title}</dt>
            <Old text={before.title} />
            <dd className="retold-title">{sheet.title}</dd>
          </div>
          <div>
            <dt>{rows.text}</dt>
            <Old text={before.text} />
            {sheet.paragraphs.map((paragraph) => (
              <dd key={paragraph}>{paragraph}</dd>
            ))}
          </div>
          <div>
            <dt>{rows.details}</dt>
            {sheet.details.map((detail) => (
              <dd key={detail} className="retold-point">
                {detail}
              </dd>
            ))}
          </div>
          <div>
            <dt>{rows.price}</dt>
            <dd className="retold-price">{sheet.price}</dd>
          </div>
        </dl>
      </article>
    </section>
  );
}

function Old({ text }: { text: string }) {
  return (
    <dd className="retold-old">
      <span className="sr-only">{sofiSheet.old} </span>
      <del>{text}</del>
    </dd>
  );
}
