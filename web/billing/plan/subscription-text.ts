import type { Billing, Subscription } from "#shared/billing.ts";
import { centsOf, dollarsOf, formatMonthly } from "#shared/money.ts";
import { planOf, trialPlanId, workersOf } from "#shared/plans.ts";
import { credits, longDate, number, usd } from "#web/lib/format.ts";
import { planName, workerNames } from "../plan-names.ts";

/** «$39/mes» */
export function perMonth(dollars: number): string {
  return formatMonthly(centsOf(dollars));
}

/** The next charge, change or end of a plan, in one or two sentences. */
export function subscriptionSentence(subscription: Subscription): string {
  const { plan, status, currentPeriodEnd, endsAt, nextPlan, nextCharge } = subscription;
  if (endsAt !== null) {
    return status === "trialing"
      ? `La prueba termina el ${longDate(endsAt)} y no se cobrará nada.`
      : `Termina el ${longDate(endsAt)}. No se cobrará nada más.`;
  }
  if (status === "trialing") {
    const after = nextPlan ?? trialPlanId;
    const at = longDate(nextCharge?.at ?? currentPeriodEnd);
    const amount = usd(nextCharge?.amount ?? dollarsOf(planOf(after).priceCents ?? 0));
    return `La prueba termina el ${at}: ese día se cobran ${amount} y sigues con ${planName(after)}, con ${workerNames(planOf(after).workers)}.`;
  }
  if (nextPlan !== null) {
    const then = nextCharge ? ` por ${perMonth(nextCharge.amount)}` : "";
    return `El ${longDate(currentPeriodEnd)} pasas a ${planName(nextPlan)}${then}. Hasta entonces conservas ${planName(plan)}.`;
  }
  if (nextCharge === null) return `Pagado hasta el ${longDate(currentPeriodEnd)}.`;
  return `Próximo cobro: ${usd(nextCharge.amount)} el ${longDate(nextCharge.at)}.`;
}

/** This month's and the following months' credits; null when they are the same or the plan ends. */
export function creditsSentence(
  { plan, status, endsAt, nextPlan, currentPeriodEnd }: Subscription,
  limit: number | null,
): string | null {
  const { credits: next } = planOf(nextPlan ?? plan);
  if (status !== "active" || endsAt !== null || limit === null || limit === next) return null;
  const then = next === null ? "sin límite" : `${number(next)} al mes`;
  return `Este mes tienes ${credits(limit)}; desde el ${longDate(currentPeriodEnd)}, ${then}.`;
}

/** The amount that could not be charged. */
export function unpaidSentence({ amount }: NonNullable<Billing["pastDue"]>): string {
  return `No hemos podido cobrar ${usd(amount)}.`;
}

/** The amount that could not be charged, and when it will be retried. */
export function pastDueSentence(pastDue: NonNullable<Billing["pastDue"]>): string {
  const again = pastDue.nextAttemptAt
    ? `Lo intentaremos otra vez el ${longDate(pastDue.nextAttemptAt)}.`
    : "No habrá más intentos automáticos.";
  return `${unpaidSentence(pastDue)} ${again}`;
}

/** Ids of the workers lost by changing plans while keeping the add-ons. */
export function workersLost(
  fromPlan: string,
  toPlan: string,
  addons: readonly string[] = [],
): string[] {
  const remaining = new Set<string>(workersOf(toPlan, addons));
  return workersOf(fromPlan, addons).filter((worker) => !remaining.has(worker));
}

/** Describes cancelling a plan or an add-on: until when it lasts, what is lost and what is kept. */
export function cancelSentence(billing: Billing, subscription: Subscription): string {
  const { plan, currentPeriodEnd, status } = subscription;
  const addons = billing.addons.map((addon) => addon.plan).filter((addon) => addon !== plan);
  const isAddon = planOf(plan).kind === "addon";
  const lost = isAddon
    ? workersOf(billing.plan, [...addons, plan]).filter(
        (worker) => !workersOf(billing.plan, addons).includes(worker),
      )
    : workersLost(billing.plan, "free", addons);
  const until =
    status === "trialing"
      ? `Tu prueba sigue hasta el ${longDate(currentPeriodEnd)} y no se cobrará nada.`
      : `Lo conservas hasta el ${longDate(currentPeriodEnd)} y no se vuelve a cobrar.`;
  const goes =
    lost.length > 0
      ? ` Después dejas de trabajar con ${workerNames(lost)} y pierdes sus créditos.`
      : "";
  return `${until}${goes} Tus textos y chats se quedan para leerlos y copiarlos.`;
}
