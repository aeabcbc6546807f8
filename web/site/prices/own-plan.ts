import type { Billing, previewPlanChange, Subscription } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { centsOf, formatMonthly, formatUsd } from "#shared/money.ts";
import { planOf } from "#shared/plans.ts";
import { changeHref, planHref } from "#web/lib/billing-places.ts";
import { get } from "./refusal.ts";

type Preview = OutputOf<typeof previewPlanChange>;

const dayAndMonth = new Intl.DateTimeFormat("es", { day: "numeric", month: "long" });
const day = (moment: string) => dayAndMonth.format(new Date(moment));

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
        if (plan === subscription.nextPlan) showAwaited(button, subscription);
        else if (plan === subscription.plan) showAsOwn(button, ownWords(subscription));
        else await showChange(button, plan);
      },
    ),
  );
}

function ownWords({ nextPlan, currentPeriodEnd }: Subscription): string {
  return nextPlan ? `Tu plan hasta el ${day(currentPeriodEnd)}` : "Tu plan";
}

function showAsOwn(button: HTMLButtonElement, words: string): void {
  const own = document.createElement("p");
  own.className = "own-plan";
  own.textContent = words;
  button.replaceWith(own);
}

/** It is chosen already: from when, and where one goes back on it. */
function showAwaited(button: HTMLButtonElement, held: Subscription): void {
  const amount = held.nextCharge ? `, ${formatMonthly(centsOf(held.nextCharge.amount))}` : "";
  const begins = `el ${day(held.currentPeriodEnd)}${amount}`;
  if (held.status === "trialing") {
    button.before(line(`Empieza ${begins}`));
    showAsOwn(button, "Tu plan tras la prueba");
    return;
  }
  const link = document.createElement("a");
  link.href = planHref;
  link.className = button.className;
  link.textContent = `Conservar ${planOf(held.plan).name}`;
  button.replaceWith(line(`Ya pedido: empieza ${begins}`), link);
}

function line(words: string): HTMLParagraphElement {
  const paragraph = document.createElement("p");
  paragraph.className = "share";
  paragraph.textContent = words;
  return paragraph;
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
  link.before(line(costOf(preview)));
}

function costOf({ direction, amountNow, effectiveAt, nextCharge }: Preview): string {
  const then = formatMonthly(centsOf(nextCharge.amount));
  if (direction === "downgrade") return `Desde el ${day(effectiveAt)}, ${then}`;
  return `Hoy pagas ${formatUsd(centsOf(amountNow))}; después, ${then}`;
}
