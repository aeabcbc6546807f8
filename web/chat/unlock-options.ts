import type { Billing } from "#shared/billing.ts";
import { monthlyPrice, type Plan, planOf, plans, trialDays } from "#shared/plans.ts";
import type { Worker } from "#shared/workers.ts";
import { changeHref } from "#web/lib/billing-links.ts";

interface UnlockOption {
  /** Sentence with the price. */
  text: string;
  label: string;
  href: string;
}

/**
 * How to unlock a worker that the plan does not include: by the trial when it is available,
 * otherwise by the cheapest plan or add-on.
 */
export function unlockOptionFor(
  { id, name }: Pick<Worker, "id" | "name">,
  { trialAvailable, subscription }: Pick<Billing, "trialAvailable" | "subscription">,
): UnlockOption | null {
  const plan = (plans as readonly Plan[])
    .filter((one) => one.priceCents !== null && one.workers.some((worker) => worker === id))
    .toSorted((a, b) => Number(b.sold) - Number(a.sold) || a.priceCents! - b.priceCents!)[0];
  if (!plan) return null;
  const price = monthlyPrice(plan);
  if (trialAvailable && planOf("trial").workers.some((worker) => worker === id)) {
    return {
      text: `La prueba pide tarjeta. Después, el plan con ${name} es ${plan.name}, ${price}.`,
      label: `Probar ${trialDays} días con ${name}`,
      href: "/trial",
    };
  }
  if (plan.sold && plan.kind === "addon") {
    const text = `${name} se añade a cualquier plan con ${plan.name}, por ${price}.`;
    return { text, label: `Añadir a ${name}`, href: "/dashboard?tab=configuracion#plan" };
  }
  return {
    text: `Con ${plan.name}, por ${price}, ${name} entra en tu equipo.`,
    ...(subscription && plan.sold
      ? { label: `Cambiar a ${plan.name}`, href: changeHref(plan.id) }
      : { label: `Ver ${plan.name}`, href: `/precios#${plan.id}` }),
  };
}
