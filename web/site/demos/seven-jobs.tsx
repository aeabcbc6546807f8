import { workers } from "#shared/workers.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { jobs, sevenJobs } from "../content/demos.ts";
import { demoWorkers } from "./demo-workers.ts";

export const workerName = (id: string) => workers.find((worker) => worker.id === id)!.name;

/** Before the demo: what each worker does, in the order in which they start. */
export function SevenJobs() {
  return (
    <section className="demo-jobs">
      <div className="wrap">
        <div>
          <h2>{sevenJobs.title}</h2>
          <p>{sevenJobs.lead}</p>
        </div>
        <ol>
          {demoWorkers.map((worker) => (
            <li key={worker}>
              <Portrait worker={worker} />
              <b>{workerName(worker)}</b>
              {jobs[worker].short}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
