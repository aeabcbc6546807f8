import { ArrowRight } from "lucide-react";
import { pageAt } from "#web/pages.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { CaseComparison } from "../cases/case-comparison.tsx";
import { writtenCases } from "../cases/written.ts";
import { showcase } from "../content/home.ts";
import "./showcase.css";

const shown = writtenCases.find(({ sector }) => sector === showcase.sector)!;

/** One example case: the original picture and Ani's ad, in a comparison slider. */
export function Showcase() {
  return (
    <section className="showcase wrap" aria-labelledby="showcase-title">
      <CaseComparison shown={shown} sizes="(max-width: 1080px) 75vw, 520px" />
      <div>
        <p className="showcase-who">
          <Portrait worker="ani" size={64} />
          <span>
            <b>Ani</b>
            {showcase.trade}
          </span>
        </p>
        <h2 id="showcase-title">{showcase.title}</h2>
        <dl>
          <dt>{showcase.said}</dt>
          <dd>«{shown.said}»</dd>
          <dt>{showcase.says}</dt>
          <dd>«{shown.says}»</dd>
          <dt>{showcase.changed}</dt>
          <dd>{shown.changed}</dd>
        </dl>
        <p className="showcase-ways">
          <a href="/ai-workers#ani" className="link">
            {showcase.talk}
            <ArrowRight aria-hidden="true" className="size-5" />
          </a>
          {pageAt("/resultados") ? (
            <a href="/resultados" className="link">
              {showcase.more}
            </a>
          ) : null}
        </p>
        <p className="showcase-credit">{showcase.credit(shown.name)}</p>
      </div>
    </section>
  );
}
