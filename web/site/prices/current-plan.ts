import type { Billing, previewPlanChange, Subscription } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { centsOf, formatMonthly, formatUsd } from "#shared/money.ts";
import { planOf } from "#shared/plans.ts";
import { changeHref, planHref } from "#web/lib/billing-links.ts";
import { getJson } from "../fetch-json.ts";

type Preview = OutputOf<typeof previewPlanChange>;

const dayAndMonth = new Intl.DateTimeFormat("es", { day: "numeric", month: "long" });
const day = (moment: string) => dayAndMonth.format(new Date(moment));

/** Marks the person's current plan, shows what each change would cost, and hides the trial when it is not available. */
export async function showCurrentPlan(): Promise<void> {
  const billing = await getJson<Billing>("/api/billing");
  if (billing.trialAvailable) {
    document.querySelector(".trial-band")?.setAttribute("data-offered", "");
  }
  const { subscription } = billing;
  // With an unpaid invoice or a cancelled trial the normal order buttons stay: the answer to an order
  // explains what to do first.
  const isOver = subscription?.status === "trialing" && subscription.endsAt !== null;
  if (!subscription || billing.pastDue || isOver) return;
  await Promise.all(
    [...document.querySelectorAll<HTMLButtonElement>('[data-checkout][data-kind="main"]')].map(
      async (button) => {
        const plan = button.dataset.checkout ?? "";
        if (plan === subscription.nextPlan) showScheduled(button, subscription);
        else if (plan === subscription.plan) showAsCurrent(button, currentPlanLabel(subscription));
        else await showChange(button, plan);
      },
    ),
  );
}

function currentPlanLabel({ nextPlan, currentPeriodEnd }: Subscription): string {
  return nextPlan ? `Tu plan hasta el ${day(currentPeriodEnd)}` : "Tu plan";
}

function showAsCurrent(button: HTMLButtonElement, words: string): void {
  const label = document.createElement("p");
  label.className = "own-plan";
  label.textContent = words;
  button.replaceWith(label);
}

/** A plan change that is already scheduled: its start date, and a link to cancel it. */
function showScheduled(button: HTMLButtonElement, subscription: Subscription): void {
  const amount = subscription.nextCharge
    ? `, ${formatMonthly(centsOf(subscription.nextCharge.amount))}`
    : "";
  const start = `el ${day(subscription.currentPeriodEnd)}${amount}`;
  if (subscription.status === "trialing") {
    button.before(noteLine(`Empieza ${start}`));
    showAsCurrent(button, "Tu plan tras la prueba");
    return;
  }
  const link = document.createElement("a");
  link.href = planHref;
  link.className = button.className;
  link.textContent = `Conservar ${planOf(subscription.plan).name}`;
  button.replaceWith(noteLine(`Ya pedido: empieza ${start}`), link);
}

function noteLine(words: string): HTMLParagraphElement {
  const paragraph = document.createElement("p");
  paragraph.className = "share";
  paragraph.textContent = words;
  return paragraph;
}

/** Replaces the button by a link to the change, and adds the cost when the server answers. */
async function showChange(button: HTMLButtonElement, plan: string): Promise<void> {
  const link = document.createElement("a");
  link.href = changeHref(plan);
  link.className = button.className;
  link.textContent = `Cambiar a ${planOf(plan).name}`;
  button.replaceWith(link);
  const preview = await getJson<Preview>(`/api/billing/plan-change?plan=${plan}`).catch(() => null);
  if (!preview) return;
  link.before(noteLine(costOf(preview)));
}

function costOf({ direction, amountNow, effectiveAt, nextCharge }: Preview): string {
  const then = formatMonthly(centsOf(nextCharge.amount));
  if (direction === "downgrade") return `Desde el ${day(effectiveAt)}, ${then}`;
  return `Hoy pagas ${formatUsd(centsOf(amountNow))}; después, ${then}`;
}
