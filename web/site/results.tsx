import { pageMeta } from "#web/lib/page-meta.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { writtenCases } from "./cases/written.ts";
import { Closing } from "./closing/closing.tsx";
import { head, resultsClosing, resultsMeta } from "./content/results.ts";
import enhanceUrl from "./results/enhance.ts?worker&url";
import { Gallery } from "./results/gallery.tsx";
import { Method } from "./results/method.tsx";
import { SectorFilter } from "./results/sector-filter.tsx";
import "./results/results.css";

export const handle = { static: true };

const path = "/resultados";

export const meta = () =>
  pageMeta({
    ...resultsMeta,
    path,
    picture: `${head.title} ${head.mark}`,
    data: [
      {
        "@type": "CollectionPage",
        name: resultsMeta.title,
        description: resultsMeta.description,
        inLanguage: "es",
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: writtenCases.length,
          itemListElement: writtenCases.map(({ sector, title }, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name: title,
            url: `${siteOrigin}${path}?sector=${sector}`,
          })),
        },
      },
    ],
  });

/** Introduction → ten comparisons → method → call to action. */
export default function Results() {
  return (
    <>
      <section className="results-head wrap">
        <h1>
          {head.title} <br />
          <span className="mark">{head.mark}</span>
        </h1>
        <p>
          {head.lead} <span className="results-drag">{head.drag}</span>
        </p>
      </section>
      {/* The sticky filter scrolls away with the end of the gallery. */}
      <div>
        <SectorFilter />
        <Gallery />
      </div>
      <Method />
      <Closing {...resultsClosing} />
      <script type="module" src={enhanceUrl} />
    </>
  );
}
