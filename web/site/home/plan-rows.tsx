import { ArrowRight } from "lucide-react";
import { formatDollars } from "#shared/money.ts";
import { planOf } from "#shared/plans.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { planRows } from "../content/home.ts";
import { mainCards, popularBadge } from "../content/prices.ts";
import "./plan-rows.css";

const cellsOfMain = 8;

/** The four main plans, one per row: workers, first feature and price. */
export function PlanRows() {
  return (
    <section className="plan-rows wrap" id="precios" aria-labelledby="plan-rows-title">
      <div className="plan-rows-head">
        <h2 id="plan-rows-title">{planRows.title}</h2>
        <p className="lead2">{planRows.lead}</p>
      </div>
      <ul>
        {mainCards.map((card) => (
          <PlanRow key={card.plan} {...card} />
        ))}
      </ul>
      <a href="/precios" className="link">
        {planRows.more}
        <ArrowRight aria-hidden="true" className="size-5" />
      </a>
    </section>
  );
}

function PlanRow({ plan: planId, features, popular }: (typeof mainCards)[number]) {
  const plan = planOf(planId);
  const empty = Math.max(0, cellsOfMain - plan.workers.length);
  return (
    <li data-popular={popular}>
      <h3>
        {plan.name} {popular ? <span className="tag">{popularBadge}</span> : null}
      </h3>
      <div className="plan-rows-cells" aria-hidden="true">
        {plan.workers.map((worker) => (
          <Portrait key={worker} worker={worker} />
        ))}
        {Array.from({ length: empty }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty cells are identified by their position
          <span key={position} className="hex" />
        ))}
      </div>
      <p className="plan-rows-what">
        <b>{plan.workers.length} workers.</b> {features[0]}
      </p>
      <p className="plan-rows-price">
        {plan.originalPriceCents === null ? null : (
          <s>
            <span className="sr-only">Antes </span>
            {formatDollars(plan.originalPriceCents)}
          </s>
        )}{" "}
        <b>{formatDollars(plan.priceCents ?? 0)}</b>
        <small>/mes</small>
      </p>
    </li>
  );
}
