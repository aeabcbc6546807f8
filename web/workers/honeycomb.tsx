import { type WorkerId, workers } from "#shared/workers.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { verbs } from "./content.ts";
import "./honeycomb.css";

interface HoneycombProps {
  hrefOf: (workerId: WorkerId) => string;
  /** The page contains the talks that the cells open (see dialog/enhance.ts). */
  withTalks?: boolean;
}

/** The workers as a honeycomb of links, with Mel in the middle. */
export function Honeycomb({ hrefOf, withTalks = false }: HoneycombProps) {
  return (
    <ul className="comb" aria-label="El equipo">
      {workers.map((worker) => (
        <li key={worker.id} data-cell={worker.id}>
          <a href={hrefOf(worker.id)} data-talk-with={withTalks ? worker.id : undefined}>
            <Portrait worker={worker.id} />
            <span className="comb-name">
              {worker.name}
              <small>{verbs[worker.id]}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
