import { findWorker } from "#shared/workers.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { business, week } from "../content/examples.ts";
import { written } from "../content/written.ts";
import "./week.css";

/** What a week of work looks like: Monday whole, one line of six more pieces. */
export function Week() {
  return (
    <section className="sheet" aria-label={`${business.label}: una semana para ${business.name}`}>
      <header>
        <Portrait worker="mel" size={48} />
        <p>
          {business.name}
          <small>{business.about}</small>
        </p>
        <span className="tag">{business.label}</span>
      </header>
      <div className="week">
        <article className="monday">
          <div className="poster on-night">
            <p>
              {written.monday.headline.split(/(?<=[.!?…]) /).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </p>
            <Portrait worker={week.worker} />
          </div>
          <p className="when">
            <b>{week.day}</b> {week.hour} <span>{week.kind}</span>
          </p>
          <p className="post">
            {written.monday.text} <span>{written.monday.hashtags}</span>
          </p>
          <p className="why">
            <b>{week.why}</b> {written.monday.why}
          </p>
        </article>
        <ul className="days">
          {written.days.map((piece) => (
            <li key={piece.day} data-worker={piece.worker}>
              <div className="poster">
                <p>{piece.line}</p>
                <Portrait worker={piece.worker} />
              </div>
              <p className="when">
                <b>{piece.day}</b> <span>{findWorker(piece.worker)?.name}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
