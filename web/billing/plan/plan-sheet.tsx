import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  type Billing,
  cancelPlan,
  changePlan,
  reactivatePlan,
  type Subscription,
} from "#shared/billing.ts";
import { planOf, soldMainPlanIds, workersOf } from "#shared/plans.ts";
import { useUser } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { cardHref, changeParameter } from "../places.ts";
import { namesOf, planName } from "../plan-words.ts";
import { useBillingAction } from "../use-billing-action.ts";
import { ChangePlan, type MainPlan } from "./change-plan.tsx";
import {
  cancelSentence,
  creditsSentence,
  pastDueSentence,
  perMonth,
  subscriptionSentence,
} from "./subscription-words.ts";

/** The plan as an object: name, price, whose cells it fills, what comes next, and what can be done. */
export function PlanSheet({ billing }: { billing: Billing }) {
  const { subscription, pastDue } = billing;
  const { creditsLimit } = useUser();
  const creditsNow = subscription && creditsSentence(subscription, creditsLimit);
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
        <p className="text-small text-ink-2">Trabajas con {namesOf(["mel", ...workers])}.</p>
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
            {creditsNow ? <p className="text-small text-ink-2">{creditsNow}</p> : null}
          </div>
          <Actions billing={billing} subscription={subscription} />
        </>
      ) : (
        <Beginning billing={billing} />
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

/** Nobody pays yet: the two ways to begin. */
function Beginning({ billing }: { billing: Billing }) {
  return (
    <>
      <p>
        Tienes la cuenta gratis: 100 créditos una sola vez, sin tarjeta. Con un plan se suman más
        especialistas y los créditos se renuevan cada mes.
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

function Actions({ billing, subscription }: { billing: Billing; subscription: Subscription }) {
  const [open, setOpen] = useState<"change" | "cancel">();
  const asked = useAskedPlan(subscription);
  const close = (isOpen: boolean) => {
    if (isOpen) return;
    setOpen(undefined);
    asked.forget();
  };
  const isTrial = subscription.status === "trialing";
  const cancel = useBillingAction(cancelPlan, {
    done: isTrial ? "Prueba cancelada" : "Plan cancelado",
    failed: "No hemos podido cancelarlo. Inténtalo de nuevo.",
  });
  const reactivate = useBillingAction(reactivatePlan, {
    done: "Tu plan sigue",
    failed: "No hemos podido reactivarlo. Inténtalo de nuevo.",
  });
  const undo = useBillingAction(changePlan, {
    done: `Sigues con ${planName(subscription.plan)}`,
    failed: "No hemos podido deshacer el cambio. Inténtalo de nuevo.",
  });
  const { plan } = subscription;

  const changes = subscription.status !== "past_due";
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {subscription.endsAt ? (
          <Button
            size="s"
            pending={reactivate.isPending}
            pendingLabel="Reactivando..."
            onClick={() => reactivate.mutate({ body: { plan } })}
          >
            {isTrial ? "Seguir con la prueba" : `Reactivar ${planName(plan)}`}
          </Button>
        ) : subscription.nextPlan && !isTrial ? (
          <Button
            size="s"
            pending={undo.isPending}
            pendingLabel="Un momento..."
            onClick={() => undo.mutate({ body: { plan: plan as MainPlan } })}
          >
            Conservar {planName(plan)}
          </Button>
        ) : null}
        {changes ? (
          <Button
            size="s"
            look={isDecided(subscription) ? "outline" : undefined}
            onClick={() => setOpen("change")}
          >
            {isTrial || isDecided(subscription) ? "Elegir otro plan" : "Cambiar de plan"}
          </Button>
        ) : null}
        {subscription.endsAt ? null : (
          <Button look="link" size="s" onClick={() => setOpen("cancel")}>
            {isTrial ? "Cancelar prueba" : "Cancelar plan"}
          </Button>
        )}
      </div>
      <ChangePlan
        billing={billing}
        asked={asked.plan}
        open={changes && (open === "change" || asked.plan !== undefined)}
        onOpenChange={close}
      />
      <Confirm
        open={open === "cancel"}
        onOpenChange={close}
        title={isTrial ? "¿Cancelar tu prueba?" : `¿Cancelar ${planOf(plan).name}?`}
        description={cancelSentence(billing, subscription)}
        action={isTrial ? "Cancelar prueba" : "Cancelar plan"}
        keep={isTrial ? "Seguir con la prueba" : "Seguir con mi plan"}
        pendingLabel="Cancelando..."
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate({ body: { plan } }, { onSettled: () => setOpen(undefined) })}
      />
    </>
  );
}

/** It ends, or another plan waits: the first button goes back on that. */
function isDecided({ endsAt, nextPlan, status }: Subscription): boolean {
  return endsAt !== null || (nextPlan !== null && status !== "trialing");
}

/** The plan that was pressed among the prices, by somebody who has another. */
function useAskedPlan({ plan }: Subscription) {
  const [search, setSearch] = useSearchParams();
  const asked = soldMainPlanIds.find((id) => id === search.get(changeParameter) && id !== plan);
  const forget = () => {
    if (!search.has(changeParameter)) return;
    const rest = new URLSearchParams(search);
    rest.delete(changeParameter);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return { plan: asked, forget };
}
