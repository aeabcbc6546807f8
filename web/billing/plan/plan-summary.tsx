import type { Billing } from "#shared/billing.ts";
import { workersOf } from "#shared/plans.ts";
import { cardHref } from "#web/lib/billing-links.ts";
import { creditWords } from "#web/lib/credit-words.ts";
import { useUser } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { planName, workerNames } from "../plan-names.ts";
import { PlanActions } from "./plan-actions.tsx";
import {
  creditsSentence,
  pastDueSentence,
  perMonth,
  subscriptionSentence,
} from "./subscription-text.ts";

/** The plan's name, price, workers, next charge and actions. */
export function PlanSummary({ billing }: { billing: Billing }) {
  const { subscription, pastDue } = billing;
  const user = useUser();
  const creditsNow = subscription && creditsSentence(subscription, user.creditsLimit);
  const workers = workersOf(
    billing.plan,
    billing.addons.map(({ plan }) => plan),
  );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-l border border-line bg-surface p-5 shadow-object sm:p-7">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 className="text-[clamp(1.875rem,1.5rem+1.4vw,2.5rem)] leading-none">
            {planName(billing.plan)}
          </h3>
          <Status billing={billing} />
        </div>
        {subscription &&
        !subscription.endsAt &&
        (subscription.status !== "trialing" || subscription.nextCharge) ? (
          <p className="font-display text-h3 leading-none font-extrabold">
            {perMonth(
              subscription.status === "trialing"
                ? (subscription.nextCharge?.amount ?? 0)
                : subscription.price,
            )}
            {subscription.status === "trialing" ? (
              <span className="block pt-1 font-text text-small font-normal text-ink-2">
                después de la prueba
              </span>
            ) : null}
          </p>
        ) : null}
      </header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div
          aria-hidden="true"
          className="flex max-w-full min-w-0 items-end gap-1 *:min-w-0 *:flex-[0_1_40px]"
        >
          {["mel", ...workers].map((worker) => (
            <Portrait key={worker} worker={worker} />
          ))}
        </div>
        <p className="text-small text-ink-2">Trabajas con {workerNames(["mel", ...workers])}.</p>
      </div>
      {pastDue ? (
        <div className="font-[550] text-danger">
          <p>{pastDueSentence(pastDue)}</p>
          <PageLink href={cardHref} className="link">
            Cambiar tarjeta
          </PageLink>
        </div>
      ) : null}
      {subscription ? (
        <>
          <div>
            <p className="font-[550]">{subscriptionSentence(subscription)}</p>
            <p className="text-small text-ink-2">{creditWords(user).sentence}</p>
            {creditsNow ? <p className="text-small text-ink-2">{creditsNow}</p> : null}
          </div>
          <PlanActions billing={billing} subscription={subscription} />
        </>
      ) : (
        <FreePlan billing={billing} />
      )}
    </section>
  );
}

function Status({ billing: { subscription, pastDue } }: { billing: Billing }) {
  if (!subscription) return null;
  if (pastDue || subscription.status === "past_due") {
    return (
      <Tag tone="danger" className="mt-3">
        Pago pendiente
      </Tag>
    );
  }
  if (subscription.endsAt) {
    return (
      <Tag className="mt-3">
        {subscription.status === "trialing" ? "Prueba cancelada" : "Cancelado"}
      </Tag>
    );
  }
  if (subscription.status === "trialing") {
    return (
      <Tag tone="honey" className="mt-3">
        Prueba gratis
      </Tag>
    );
  }
  return (
    <Tag tone="success" className="mt-3">
      Activo
    </Tag>
  );
}

/** The free account, with the two ways to start a plan. */
function FreePlan({ billing }: { billing: Billing }) {
  const user = useUser();
  return (
    <>
      <p>
        Tienes la cuenta gratis: 100 créditos una sola vez, sin tarjeta. Con un plan se suman más
        especialistas y los créditos se renuevan cada mes. {creditWords(user).sentence}
      </p>
      <div className="flex flex-wrap gap-3">
        {billing.trialAvailable ? (
          <ButtonLink href="/trial" look="ink" size="s">
            Empezar prueba gratis
          </ButtonLink>
        ) : null}
        <ButtonLink href="/precios" look={billing.trialAvailable ? "outline" : "ink"} size="s">
          Ver planes y precios
        </ButtonLink>
      </div>
    </>
  );
}
