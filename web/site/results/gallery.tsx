import { classes } from "#web/ui/classes.ts";
import { CaseComparison, type ExampleCase } from "../cases/case-comparison.tsx";
import { writtenCases } from "../cases/written.ts";
import { note, story } from "../content/results.ts";
import "./gallery.css";

/** The layout: two large cases; the last two share a row. */
const large: readonly string[] = ["restaurantes", "inmobiliarias"];
const flipped: readonly string[] = ["inmobiliarias"];
const halves: readonly string[] = ["finanzas", "automocion"];

const sizesOf = (sector: string) => {
  if (large.includes(sector)) return "(max-width: 1080px) 70vw, 545px";
  return `(max-width: 720px) 70vw, (max-width: 1080px) 34vw, ${halves.includes(sector) ? 464 : 306}px`;
};

function Case({ shown, first }: { shown: ExampleCase; first?: true }) {
  const { sector, sectorName, name, city, title, lesson, said, says, changed } = shown;
  return (
    <article
      id={sector}
      className={classes(
        "case",
        large.includes(sector) && "case-large",
        flipped.includes(sector) && "case-flipped",
        halves.includes(sector) && "case-half",
      )}
    >
      <CaseComparison shown={shown} sizes={sizesOf(sector)} first={first} />
      <div>
        <p className="case-place">
          <b>{sectorName}</b> <span>{city}</span>
        </p>
        <h2>
          <span className="case-name">{name}</span>
          <span className="case-title">{title}</span>
        </h2>
        <p className="case-lesson">{lesson}</p>
        <dl>
          <div>
            <dt>{story.said}</dt>
            <dd>{said}</dd>
          </div>
          <div>
            <dt>{story.says}</dt>
            <dd>{says}</dd>
          </div>
          <div>
            <dt>{story.changed}</dt>
            <dd>{changed}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

/** The ten comparisons in rows of one (large), three, one (large), three and two. */
export function Gallery() {
  return (
    <section className="gallery wrap" id="casos" aria-label="Los diez casos">
      {writtenCases.map((shown, at) => (
        <Case key={shown.sector} shown={shown} first={at === 0 ? true : undefined} />
      ))}
      <p className="gallery-note">{note}</p>
    </section>
  );
}
