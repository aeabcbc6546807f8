import { writtenCases } from "../cases/written.ts";
import { filter } from "../content/results.ts";
import "./sector-filter.css";

/**
 * Runs before the gallery is painted, so that an address with a sector does not show the others first;
 * unknown sectors are ignored.
 */
const chooseSector = `{const s=new URLSearchParams(location.search).get("sector");if(${JSON.stringify(
  writtenCases.map(({ sector }) => sector),
)}.includes(s))document.documentElement.dataset.sector=s}`;

/** Links that filter the gallery; without script they jump to the case on the page. */
export function SectorFilter() {
  return (
    <>
      <nav className="sectors" aria-label={filter.label}>
        <ul className="wrap">
          <li>
            <a href="/resultados" aria-current="true">
              {filter.all}
            </a>
          </li>
          {writtenCases.map(({ sector, sectorName }) => (
            <li key={sector}>
              <a href={`?sector=${sector}#${sector}`} data-sector={sector}>
                {sectorName}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p
        className="sr-only"
        role="status"
        data-shown={filter.shownOne}
        data-shown-all={filter.shownAll}
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own constants at build
        dangerouslySetInnerHTML={{ __html: chooseSector }}
      />
    </>
  );
}
