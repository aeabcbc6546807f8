import { hourOf, shortWeekdayOf } from "#web/lib/week-days.ts";
import { classes } from "#web/ui/classes.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ExamplePicture } from "./example-picture.tsx";
import { written } from "./written.ts";
import "../why.css";
import "./example-week.css";

const [first, ...others] = written.ads;

/** An example order for a fictitious business: one day in full, six more with their hours. */
export function ExampleWeek({
  asBlock,
}: {
  /** On a phone the seven pictures in one low block, without their words. */
  asBlock?: true;
}) {
  if (!first) return null;
  return (
    <section
      className={classes("instant-sheet", asBlock && "instant-sheet-block")}
      aria-label="Ejemplo: la semana de un negocio ficticio"
    >
      <header>
        <Portrait worker="bran" size={48} />
        <p>
          {written.name}
          <small>Panadería · tono cercano</small>
        </p>
        <BrandCells colors={written.colors} />
        <Tag>Ejemplo: negocio ficticio</Tag>
      </header>
      <div className="instant-sheet-week">
        <article>
          <ExamplePicture
            day={0}
            sizes={`(max-width: 720px) ${asBlock ? 38 : 90}vw, 330px`}
            // On a text-only page the block is the first picture in view.
            first={asBlock ?? "most"}
          />
          <p className="instant-when">
            <b>{shortWeekdayOf(first.date)}</b>
            <span>
              Instagram {hourOf(first.instagramAt)} · Facebook {hourOf(first.facebookAt)}
            </span>
          </p>
          <p className="instant-caption">
            {first.primaryText} <span>{first.hashtags.slice(0, 3).join(" ")}</span>
          </p>
          <p className="instant-why">
            <b>{first.goal}.</b> {first.why}
          </p>
        </article>
        <ul>
          {others.map((ad, at) => (
            <li key={ad.number}>
              <ExamplePicture
                day={at + 1}
                sizes={`(max-width: 720px) ${asBlock ? 18 : 28}vw, 150px`}
                first={asBlock && "last"}
              />
              <p className="instant-when">
                <b>{shortWeekdayOf(ad.date)}</b> <span>{hourOf(ad.instagramAt)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className="instant-credit">
        Lumbre no existe. Lo demás sí: su página la leyó, la escribió y la dibujó Kolmena como un
        pedido cualquiera, sin retocar.
      </p>
    </section>
  );
}

/** A brand's colours as honeycomb cells, the most important first. */
function BrandCells({ colors }: { colors: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${colors.length * 28} 32`}
      height="32"
      width={colors.length * 28}
      className="flex-none"
    >
      {colors.map((color, index) => (
        <path
          key={color}
          fill={color}
          transform={`translate(${index * 28} 0)`}
          d="M13.9 0 27.8 8v16L13.9 32 0 24V8Z"
        />
      ))}
    </svg>
  );
}
