import { Portrait } from "#web/ui/portrait.tsx";
import { writtenCases } from "../cases/written.ts";
import type { SectorId } from "../content/sector-names.ts";
import { type SectorWords, shared } from "../content/sectors/sector.ts";
import { writtenWeeks } from "./written.ts";
import "./week.css";
import "./papers-table.css";
import "./papers-desk.css";

interface WrittenDay {
  day: string;
  worker: "teo" | "ani";
  headline: string;
  text: string;
  hashtags?: string;
}

/** A week of texts, styled as a paper of the sector by papers-table.css and papers-desk.css. */
export function SectorWeek({ sector, words }: { sector: SectorId; words: SectorWords["week"] }) {
  const days: readonly WrittenDay[] = writtenWeeks[sector];
  const writers = ["teo", "ani"].filter((id) => days.some(({ worker }) => worker === id));
  const { name } = writtenCases.find((item) => item.sector === sector)!;
  return (
    <section className="sector-week" data-paper={sector}>
      <div className="wrap">
        <div className="sector-week-words">
          <h2>{words.title}</h2>
          <p className="sector-week-lead">{words.lead}</p>
          <div className="sector-writers">
            {writers.map((worker) => (
              <Portrait key={worker} worker={worker} />
            ))}
            <p>
              {name} {shared.invented} {shared.cost(days.length)}
            </p>
          </div>
        </div>
        <article className="paper">
          <header>
            <p className="paper-title">{words.paper.title}</p>
            <p>{words.paper.about}</p>
          </header>
          <ol>
            {days.map(({ day, worker, headline, text, hashtags }) => (
              <li key={day} data-worker={worker}>
                <p className="paper-day">
                  <b>{day}</b> <span>{shared.kinds[worker]}</span>
                </p>
                <div>
                  <h3>{headline}</h3>
                  <p className="paper-text">{text}</p>
                  {hashtags ? <p className="paper-tags">{hashtags}</p> : null}
                </div>
                <p className="paper-cost">{shared.price}</p>
              </li>
            ))}
          </ol>
          <footer>
            <p>{words.paper.foot}</p>
            <p className="paper-total">{days.length * 2}</p>
          </footer>
        </article>
      </div>
    </section>
  );
}
