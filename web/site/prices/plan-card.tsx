import { Check } from "lucide-react";
import { formatDollars } from "#shared/money.ts";
import { monthlyPrice, type Plan, planOf } from "#shared/plans.ts";
import { workerNames } from "#web/billing/plan-names.ts";
import { pageAt } from "#web/pages.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { figures } from "../content/figures.ts";
import {
  discountBadge,
  onRequest,
  type PlanCard as PlanWords,
  popularBadge,
} from "../content/prices.ts";

const cellsOfMain = 8;

/** One plan: price, workers, features, and the order button. */
export function PlanCard({ card }: { card: PlanWords }) {
  const plan = planOf(card.plan);
  return (
    <article id={plan.id} className="plan" data-popular={card.popular}>
      <header>
        <h3>{plan.name}</h3>
        {card.popular ? <span className="tag badge">{popularBadge}</span> : null}
        {card.ask ? <span className="tag">{onRequest}</span> : null}
      </header>
      <Price plan={plan} />
      <p className="line">{card.line}</p>
      <Cells plan={plan} />
      <ul className="features">
        {card.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" className="size-5" />
            {feature}
          </li>
        ))}
      </ul>
      <footer>
        {card.popular && figures.popularShare.shown ? (
          <p className="share">{figures.popularShare.words}</p>
        ) : null}
        <OrderAction card={card} plan={plan} />
      </footer>
    </article>
  );
}

function Price({ plan }: { plan: Plan }) {
  if (plan.priceCents === null) return null;
  return (
    <p className="price">
      {plan.originalPriceCents === null ? null : (
        <span className="before">
          <s>
            <span className="sr-only">Antes </span>
            {formatDollars(plan.originalPriceCents)}
          </s>{" "}
          <span className="off">{discountBadge}</span>
        </span>
      )}
      <span className="now">
        <b>{formatDollars(plan.priceCents)}</b>
        <small>/mes</small>
      </span>
    </p>
  );
}

/** The plan's workers as hexagons; empty ones stand for workers that it does not include. */
function Cells({ plan }: { plan: Plan }) {
  const empty = plan.kind === "main" ? Math.max(0, cellsOfMain - plan.workers.length) : 0;
  const count = plan.workers.length;
  return (
    <div className="cells-row">
      <div className="cells" aria-hidden="true">
        {plan.workers.map((worker) => (
          <Portrait key={worker} worker={worker} />
        ))}
        {Array.from({ length: empty }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty cells are identified by their position
          <span key={position} className="hex" />
        ))}
      </div>
      <p className="who">
        <b>{count === 1 ? "1 worker" : `${count} workers`}:</b> {workerNames(plan.workers)}
      </p>
    </div>
  );
}

function OrderAction({ card, plan }: { card: PlanWords; plan: Plan }) {
  if (card.ask) {
    const shop = plan.id === "video" && pageAt("/sofi");
    return (
      <ButtonLink href={shop ? "/sofi" : "#contacto"} look="outline">
        {card.ask}
      </ButtonLink>
    );
  }
  return (
    <Button look={card.popular ? "cta" : "outline"} data-checkout={plan.id} data-kind={plan.kind}>
      Contratar {plan.name} · {monthlyPrice(plan)}
    </Button>
  );
}
