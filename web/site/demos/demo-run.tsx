import { Check } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { closingCard, jobs, run } from "../content/demos.ts";
import { talkToMel } from "../content/navigation.ts";
import { type DemoWorker, demoWorkers } from "./demo-workers.ts";
import { pieceByWorker } from "./pieces.tsx";
import { workerName } from "./seven-jobs.tsx";
import "./run.css";

/** One worker: a narrow row while waiting, then what they made in its typical layout. */
function Card({ worker }: { worker: DemoWorker }) {
  const Piece = pieceByWorker[worker];
  return (
    <article
      className="demo-card"
      data-worker={worker}
      data-state="idle"
      data-name={workerName(worker)}
      data-doing={jobs[worker].doing}
      data-done={jobs[worker].done}
    >
      <header>
        <Portrait worker={worker} />
        <h3>
          {workerName(worker)} <span>{jobs[worker].whole}</span>
        </h3>
        <p className="demo-state">
          <Check aria-hidden="true" className="size-4" />
          <span data-state-words="" />
        </p>
      </header>
      <div className="demo-writing" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className="demo-piece">
        <Piece />
      </div>
    </article>
  );
}

/** On a wide screen two independent columns; on a phone one, in the order of the work. */
const columns: readonly (readonly DemoWorker[])[] = [
  ["teo", "bran", "lia", "iko"],
  ["ani", "nai", "sofi"],
];

/** Shown after the submit; run-demo.ts fills it. */
export function DemoRun() {
  return (
    <section className="demo-run wrap" aria-label={run.label} data-demo-run="" hidden>
      <p className="demo-brief">
        <b data-brief="businessName" />
        <span data-brief="industry" />
        <span data-brief="product" />
        <button type="button" className="link" data-demo-change="">
          {run.change}
        </button>
      </p>
      <div className="demo-progress">
        <h2
          tabIndex={-1}
          data-demo-title=""
          data-ready={run.ready}
          data-ready-mark={run.readyMark}
          data-finished={run.finished}
          data-finished-mark={run.finishedMark}
        >
          <span data-title-words="">{run.ready}</span>{" "}
          <span className="mark" data-title-mark="">
            {run.readyMark}
          </span>
        </h2>
        <div
          className="demo-cells"
          role="progressbar"
          aria-label={run.progress}
          aria-valuemin={0}
          aria-valuemax={demoWorkers.length}
          aria-valuenow={0}
        >
          {demoWorkers.map((worker) => (
            <span key={worker} data-cell={worker}>
              <Portrait worker={worker} />
            </span>
          ))}
        </div>
      </div>
      <p className="sr-only" role="status" data-demo-status="" />
      <div className="demo-out">
        {columns.map((column) => (
          <div key={column[0]}>
            {column.map((worker) => (
              <Card key={worker} worker={worker} />
            ))}
          </div>
        ))}
      </div>
      <p className="demo-small demo-note">{run.note}</p>
      <div className="demo-closing" data-demo-closing="" hidden>
        <div>
          <h2>{closingCard.title}</h2>
          <p>{closingCard.lead}</p>
        </div>
        <div>
          <ButtonLink href="/trial" look="ink" data-session="out">
            {closingCard.start}
          </ButtonLink>
          <ButtonLink href="/chat/mel" look="ink" data-session="in">
            {talkToMel}
          </ButtonLink>
          <small data-session="out">{closingCard.terms}</small>
        </div>
      </div>
    </section>
  );
}
