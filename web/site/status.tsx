import { pageMeta } from "#web/lib/page-meta.ts";
import { Button } from "#web/ui/button.tsx";
import { company } from "./content/company.ts";
import {
  askAgain,
  serviceParts,
  stateWords,
  statusHead,
  statusMeta,
  summaryWords,
  withoutScript,
  writeToUs,
} from "./content/status.ts";
import enhanceUrl from "./status/enhance.ts?worker&url";
import "./ruled-page.css";
import "./status/status.css";

export const handle = { static: true };

export const meta = () => pageMeta({ ...statusMeta, path: "/estado" });

/** The state of each part of the service; status/enhance.ts fetches and shows it. */
export default function Status() {
  return (
    <section className="status ruled-page wrap">
      <header>
        <h1>{statusHead.title}</h1>
        <p>{statusHead.lead}</p>
      </header>
      <div className="summary" data-summary="asking">
        <p role="status" data-summary-words="">
          {summaryWords.asking}
        </p>
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
        <p data-checked="" />
        <Button look="outline" size="s" data-ask="">
          {askAgain}
        </Button>
      </div>
      <dl>
        {serviceParts.map(({ id, name, what }) => (
          <div key={id} data-part={id} data-state="asking">
            <dt>
              {name}
              <small>{what}</small>
            </dt>
            <dd>
              <span className="tag" data-state-words="">
                {stateWords.asking}
              </span>
              <small data-since="" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="write">
        {writeToUs} <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
      </p>
      <script type="module" src={enhanceUrl} />
    </section>
  );
}
