import { ArrowRight } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { CaseComparison } from "../cases/case-comparison.tsx";
import { writtenCases } from "../cases/written.ts";
import type { sectorNames } from "../content/sector-names.ts";
import { type SectorWords, shared } from "../content/sectors/sector.ts";

interface SectorHeadProps {
  sector: (typeof sectorNames)[number];
  words: SectorWords;
}

/** The headline for a sector, beside the sector's example case. */
export function SectorHead({ sector, words: { meta, head } }: SectorHeadProps) {
  const shown = writtenCases.find((item) => item.sector === sector.id)!;
  return (
    <section className="sector-head wrap">
      <div>
        <nav className="crumb" aria-label="Ruta">
          <a href="/" className="link">
            {shared.home}
          </a>
          <span aria-hidden="true">›</span>
          <span aria-current="page">{sector.name}</span>
        </nav>
        <p className="sector-of">{meta.title}</p>
        <h1>
          {head.title} <br />
          <span className="mark">{head.mark}</span>
        </h1>
        <p className="sector-lead">{head.lead}</p>
        <div className="sector-begin">
          <ButtonLink href="/trial" look="cta" data-session="out">
            {shared.start}
          </ButtonLink>
          <ButtonLink href="/chat/mel" look="cta" data-session="in">
            {shared.startSignedIn}
          </ButtonLink>
          <a href="/instant-ads" className="link">
            {shared.ownAds}
          </a>
        </div>
        <small data-session="out">{shared.terms}</small>
      </div>
      <figure className="sector-case">
        <CaseComparison shown={shown} sizes="(max-width: 1080px) 70vw, 440px" first />
        <figcaption>
          <b>{shown.name}</b>, {shown.city}. {shown.lesson}{" "}
          <a href={`/resultados?sector=${sector.id}`} className="link">
            {shared.seeCase}
          </a>
        </figcaption>
      </figure>
    </section>
  );
}

/** The Starter plan's price in a unit of the sector. */
export function SectorPrice({
  words: { count, unit, title, text },
}: {
  words: SectorWords["price"];
}) {
  return (
    <section className="sector-price">
      <div className="wrap">
        <p className="sector-count">
          <b>{count}</b> {unit}
        </p>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className="sector-starter">
            <b>{shared.perMonth.price}</b> {shared.perMonth.what}
          </p>
        </div>
        <ButtonLink href="/precios" look="ink">
          {shared.prices}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      </div>
    </section>
  );
}
