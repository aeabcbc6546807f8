import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  type Billing,
  cancelPlan,
  changePlan,
  reactivatePlan,
  type Subscription,
} from "#shared/billing.ts";
import { planOf, soldMainPlanIds } from "#shared/plans.ts";
import { changeParameter } from "#web/lib/billing-links.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { planName } from "../plan-names.ts";
import { useBillingAction } from "../use-billing-action.ts";
import { ChangePlan, type MainPlan } from "./change-plan.tsx";
import { cancelSentence } from "./subscription-text.ts";

/** Changes or cancels a plan, or undoes either. */
export function PlanActions({
  billing,
  subscription,
}: {
  billing: Billing;
  subscription: Subscription;
}) {
  const [open, setOpen] = useState<"change" | "cancel">();
  const requested = useRequestedPlan(subscription);
  const close = (isOpen: boolean) => {
    if (isOpen) return;
    setOpen(undefined);
    requested.clear();
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
  const canChange = subscription.status !== "past_due";
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
        {canChange ? (
          <Button
            size="s"
            look={hasPendingChange(subscription) ? "outline" : undefined}
            onClick={() => setOpen("change")}
          >
            {isTrial || hasPendingChange(subscription) ? "Elegir otro plan" : "Cambiar de plan"}
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
        initialPlan={requested.plan}
        open={canChange && (open === "change" || requested.plan !== undefined)}
        onOpenChange={close}
      />
      <Confirm
        open={open === "cancel"}
        onOpenChange={close}
        title={isTrial ? "¿Cancelar tu prueba?" : `¿Cancelar ${planOf(plan).name}?`}
        description={cancelSentence(billing, subscription)}
        action={isTrial ? "Cancelar prueba" : "Cancelar plan"}
        cancelLabel={isTrial ? "Seguir con la prueba" : "Seguir con mi plan"}
        pendingLabel="Cancelando..."
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate({ body: { plan } }, { onSettled: () => setOpen(undefined) })}
      />
    </>
  );
}

/** The plan ends or another one follows it: the first button undoes that. */
function hasPendingChange({ endsAt, nextPlan, status }: Subscription): boolean {
  return endsAt !== null || (nextPlan !== null && status !== "trialing");
}

/** The plan that a subscriber chose on the prices page, from the address. */
function useRequestedPlan({ plan }: Subscription) {
  const [search, setSearch] = useSearchParams();
  const requested = soldMainPlanIds.find((id) => id === search.get(changeParameter) && id !== plan);
  const clear = () => {
    if (!search.has(changeParameter)) return;
    const rest = new URLSearchParams(search);
    rest.delete(changeParameter);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return { plan: requested, clear };
}
