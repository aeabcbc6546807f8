import { Plus } from "lucide-react";
import { contentTypeLabel, findWorker } from "#shared/workers.ts";
import { Markdown } from "#web/ui/markdown.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { examples } from "../content/home.ts";
import { written } from "../content/written.ts";
import "./examples.css";

/** Splits a reply into its opening sentence, the piece, and the reasons after the rule. */
function splitReply(text: string) {
  const [reply = "", reasons = ""] = text.split(/\n\n---(?:\n\n|$)/);
  const start = reply.indexOf("## ");
  return { opening: reply.slice(0, start).trim(), piece: reply.slice(start), reasons };
}

function Answer({ worker, contentType, ask, text }: (typeof written)[number]) {
  const { opening, piece, reasons } = splitReply(text);
  const person = findWorker(worker);
  const [title = "", ...points] = reasons.split("\n");
  return (
    <article data-answer={worker} data-worker={worker}>
      <header>
        <Portrait worker={worker} size={64} />
        <p>
          <b>{person?.name}</b>
          {person?.specialty}
        </p>
        <span className="tag">{contentTypeLabel(contentType)}</span>
      </header>
      <p className="asked">{ask}</p>
      <p className="opening">{opening}</p>
      <Markdown text={piece} />
      {reasons ? (
        <details className="reasons">
          <summary>
            {title.replace(/^#+ /, "")}
            <Plus aria-hidden="true" className="size-5" />
          </summary>
          <Markdown text={points.join("\n")} />
        </details>
      ) : null}
      <p className="note">{examples.credit}</p>
    </article>
  );
}

/** Six example requests of an invented bakery; radio buttons switch between them without script. */
export function Examples() {
  return (
    <section className="examples" id="ejemplos">
      <div className="wrap">
        <div className="examples-head">
          <h2>{examples.title}</h2>
          <p className="lead2">{examples.lead}</p>
        </div>
        <div className="examples-grid">
          <fieldset>
            <legend className="sr-only">{examples.legend}</legend>
            {written.map(({ worker, ask }, position) => (
              <label key={worker} data-worker={worker}>
                <input
                  type="radio"
                  name="example"
                  value={worker}
                  defaultChecked={position === 0}
                  className="sr-only"
                />
                <Portrait worker={worker} />
                <span>
                  <b>{findWorker(worker)?.name}</b>
                  <i>{ask}</i>
                </span>
              </label>
            ))}
          </fieldset>
          <div className="answers">
            {written.map((request) => (
              <Answer key={request.worker} {...request} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
