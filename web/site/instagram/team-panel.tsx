import { demoWorkerIds } from "#shared/instagram.ts";
import { findWorker } from "#shared/workers.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { teamTexts } from "../content/instagram.ts";
import "./team.css";

/** The eight workers; team.ts loads an example post of each from the server. */
export function TeamPanel() {
  return (
    <>
      <div className="eight-head">
        <h2>{teamTexts.title}</h2>
        <p>{teamTexts.lead}</p>
      </div>
      <div className="eight-failed" data-team-failed="" hidden>
        <p role="alert">{teamTexts.failed}</p>
        <Button look="outline" size="s" data-team-retry="">
          {teamTexts.retry}
        </Button>
      </div>
      <ul className="eight" data-team="" aria-busy="true">
        {demoWorkerIds.map((worker) => (
          <li key={worker} data-worker={worker}>
            <Portrait worker={worker} />
            <h3>
              {findWorker(worker)?.name}
              <small>{findWorker(worker)?.specialty}</small>
            </h3>
            <p data-preview="">
              <span className="skeleton" />
            </p>
            <p className="eight-figures">
              <b data-reach="">
                <span className="skeleton" />
              </b>
              <span data-tags="">
                <span className="skeleton" />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
