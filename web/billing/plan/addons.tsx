import { useState } from "react";
import {
  type Billing,
  cancelPlan,
  createCheckout,
  reactivatePlan,
  type Subscription,
} from "#shared/billing.ts";
import { monthlyPrice, planOf, workersOf } from "#shared/plans.ts";
import { referralFields } from "#web/lib/affiliate-code.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { planName } from "../plan-names.ts";
import { useBillingAction } from "../use-billing-action.ts";
import { cancelSentence, perMonth, subscriptionSentence } from "./subscription-text.ts";

/** The active add-ons, and the one that can be bought. */
export function Addons({ billing }: { billing: Billing }) {
  const activeIds = billing.addons.map(({ plan }) => plan);
  const offersSofi = !workersOf(billing.plan, activeIds).includes("sofi");
  if (activeIds.length === 0 && !offersSofi) return null;
  return (
    <section className="grid gap-4" aria-labelledby="complementos">
      <h3 id="complementos">Complementos</h3>
      <ul className="border-t border-line">
        {billing.addons.map((addon) => (
          <ActiveAddon key={addon.plan} billing={billing} addon={addon} />
        ))}
        {offersSofi ? <Offer /> : null}
      </ul>
    </section>
  );
}

// On a phone the button is below the text, not below the portrait.
const rowClass =
  "grid grid-cols-[48px_minmax(0,1fr)] items-center justify-items-start gap-x-5 gap-y-2 border-b border-line py-4 max-sm:[&>button]:col-start-2 sm:grid-cols-[48px_minmax(0,1fr)_auto]";

function ActiveAddon({ billing, addon }: { billing: Billing; addon: Subscription }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const name = planName(addon.plan);
  const cancel = useBillingAction(cancelPlan, {
    done: `${name} cancelado`,
    failed: "No hemos podido cancelarlo. Inténtalo de nuevo.",
  });
  const reactivate = useBillingAction(reactivatePlan, {
    done: `${name} sigue`,
    failed: "No hemos podido reactivarlo. Inténtalo de nuevo.",
  });
  const body = { plan: addon.plan };
  return (
    <li className={rowClass}>
      <Portrait worker={planOf(addon.plan).workers[0] ?? ""} size={48} />
      <p className="min-w-0">
        <b className="font-[650]">{name}</b> {perMonth(addon.price)}{" "}
        {addon.status === "past_due" ? <Tag tone="danger">Pago pendiente</Tag> : null}
        <span className="block text-small text-ink-2">{subscriptionSentence(addon)}</span>
      </p>
      {addon.endsAt ? (
        <Button
          look="outline"
          size="s"
          pending={reactivate.isPending}
          pendingLabel="Reactivando..."
          onClick={() => reactivate.mutate({ body })}
        >
          Reactivar
        </Button>
      ) : (
        <Button
          look="link"
          size="s"
          aria-label={`Cancelar ${name}`}
          onClick={() => setIsConfirming(true)}
        >
          Cancelar
        </Button>
      )}
      <Confirm
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`¿Cancelar ${name}?`}
        description={cancelSentence(billing, addon)}
        action="Cancelar complemento"
        cancelLabel="Seguir con él"
        pendingLabel="Cancelando..."
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate({ body }, { onSettled: () => setIsConfirming(false) })}
      />
    </li>
  );
}

function Offer() {
  const plan = planOf("sofi");
  const order = useAction(createCheckout, {
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toastFailure(error, { title: "Error", fallback: "Hubo un problema al procesar el pago." }),
  });
  const busy = order.isPending || order.isSuccess;
  return (
    <li className={rowClass}>
      <Portrait worker="sofi" size={48} />
      <p className="min-w-0">
        <b className="font-[650]">{plan.name}</b>
        <span className="block text-small text-ink-2">
          Fichas, colecciones y carritos con Sofi: {plan.credits} créditos al mes, aparte de los
          tuyos.
        </span>
      </p>
      <Button
        look="outline"
        size="s"
        disabled={busy}
        onClick={() => order.mutate({ body: { plan: "sofi", ...referralFields() } })}
      >
        {busy ? "Abriendo el pago..." : `Contratar · ${monthlyPrice(plan)}`}
      </Button>
    </li>
  );
}
