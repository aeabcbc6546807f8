import { CaseComparison } from "../cases/case-comparison.tsx";
import { writtenCases } from "../cases/written.ts";
import { exampleCases } from "../content/demos.ts";

/** Six of the ten example cases, the first two larger. */
const shownSectors = [
  "belleza",
  "fitness",
  "salud",
  "tiendas-online",
  "educacion",
  "automocion",
] as const;

export function ExampleCases() {
  return (
    <section className="demo-cases wrap" aria-labelledby="demo-cases-title">
      <h2 id="demo-cases-title">{exampleCases.title}</h2>
      <p>
        {exampleCases.lead} <span className="demo-drag">{exampleCases.drag}</span>
      </p>
      <ul>
        {shownSectors.map((sector, at) => {
          const shown = writtenCases.find((written) => written.sector === sector)!;
          const sizes = `(max-width: 720px) 70vw, ${at < 2 ? "(max-width: 1080px) 35vw, 464px" : "(max-width: 1080px) 35vw, 222px"}`;
          return (
            <li key={sector}>
              <CaseComparison shown={shown} sizes={sizes} />
              <p>
                <b>{shown.name}</b> {shown.sectorName}, {shown.city}
              </p>
              <a className="link" href="/precios">
                {exampleCases.prices}{" "}
                <span className="sr-only">para un negocio como {shown.name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
