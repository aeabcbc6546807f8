import { workers } from "#shared/workers.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { verbs } from "./content.ts";
import "./honeycomb.css";

/** The team around Mel. Each cell goes to the person's place on the page that `base` names. */
export function Honeycomb({ base }: { base: string }) {
  return (
    <ul className="comb" aria-label="El equipo">
      {workers.map((worker) => (
        <li key={worker.id} data-cell={worker.id}>
          <a href={`${base}#${worker.id}`}>
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
