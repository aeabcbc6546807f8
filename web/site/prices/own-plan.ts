import type { Billing, previewPlanChange } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { centsOf, formatMonthly, formatUsd } from "#shared/money.ts";
import { planOf } from "#shared/plans.ts";
import { changeHref } from "#web/lib/billing-places.ts";
import { get } from "./refusal.ts";

type Preview = OutputOf<typeof previewPlanChange>;

const dayAndMonth = new Intl.DateTimeFormat("es", { day: "numeric", month: "long" });

/** Whoever has a plan sees which, and what another one would cost them; no trial that cannot be had. */
export async function showOwnPlan(): Promise<void> {
  const billing = await get<Billing>("/api/billing");
  if (billing.trialAvailable) {
    document.querySelector(".trial-band")?.setAttribute("data-offered", "");
  }
  const { subscription } = billing;
  // Who owes, or has given the trial up, orders as anybody does and is told what comes first.
  const isOver = subscription?.status === "trialing" && subscription.endsAt !== null;
  if (!subscription || billing.pastDue || isOver) return;
  await Promise.all(
    [...document.querySelectorAll<HTMLButtonElement>('[data-checkout][data-kind="main"]')].map(
      async (button) => {
        const plan = button.dataset.checkout ?? "";
        if (plan === subscription.plan) showAsOwn(button, subscription.status === "trialing");
        else await showChange(button, plan);
      },
    ),
  );
}

function showAsOwn(button: HTMLButtonElement, isTrial: boolean): void {
  const own = document.createElement("p");
  own.className = "own-plan";
  own.textContent = isTrial ? "Tu plan, en prueba" : "Tu plan";
  button.replaceWith(own);
}

/** The amount comes a moment later; without it the way is the same. */
async function showChange(button: HTMLButtonElement, plan: string): Promise<void> {
  const link = document.createElement("a");
  link.href = changeHref(plan);
  link.className = button.className;
  link.textContent = `Cambiar a ${planOf(plan).name}`;
  button.replaceWith(link);
  const preview = await get<Preview>(`/api/billing/plan-change?plan=${plan}`).catch(() => null);
  if (!preview) return;
  const cost = document.createElement("p");
  cost.className = "share";
  cost.textContent = costOf(preview);
  link.before(cost);
}

function costOf({ direction, amountNow, effectiveAt, nextCharge }: Preview): string {
  const then = formatMonthly(centsOf(nextCharge.amount));
  if (direction === "downgrade")
    return `Desde el ${dayAndMonth.format(new Date(effectiveAt))}, ${then}`;
  return `Hoy pagas ${formatUsd(centsOf(amountNow))}; después, ${then}`;
}
