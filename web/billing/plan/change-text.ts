import type { previewPlanChange } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { type Plan, planOf } from "#shared/plans.ts";
import { credits, dayAndMonth, usd } from "#web/lib/format.ts";
import { planName } from "../plan-names.ts";

export interface Change {
  /** Ids of the chosen plan and of the current one. */
  plan: string;
  planNow: string;
  isTrial: boolean;
  /** The subscription was cancelled; choosing a plan revokes that. */
  cancelled: boolean;
  preview: OutputOf<typeof previewPlanChange>;
}

/** Describes a change of plan: what happens today, then what happens later. */
export function changeSentences(change: Change): [today: string, later: string] {
  const { plan, planNow, isTrial, cancelled, preview } = change;
  const { direction, amountNow, nextCharge } = preview;
  const name = planName(plan);
  const [day, amount] = [dayAndMonth(nextCharge.at), usd(nextCharge.amount)];
  const back = cancelled ? " Tu cancelación queda anulada." : "";
  const pays = amountNow > 0 ? `Hoy pagas ${usd(amountNow)}` : "Hoy no se cobra nada";
  if (isTrial || direction === "downgrade") {
    const stays = isTrial ? "Tu prueba sigue" : `Conservas ${planName(planNow)}`;
    const then = `Ese día empieza ${name} y se cobran ${amount}, y así cada mes.`;
    return [`${pays}.`, `${stays} hasta el ${day}. ${then}${back}`];
  }
  if (direction === "undo") {
    const next = `El ${day} se cobran ${amount}, como cada mes.`;
    return [`${pays}.`, `Sigues con ${name}. ${next}${back}`];
  }
  return [
    `${pays} y ${name} empieza ya${received(planOf(plan), preview.received)}.`,
    `El ${day} se cobran ${amount}${monthly(planOf(plan))}, y así cada mes.${back}`,
  ];
}

/** «, con 200 créditos más» */
function received(plan: Plan, more: Change["preview"]["received"]): string {
  if (more === null) return "";
  if (more.credits !== null) return more.credits > 0 ? `, con ${credits(more.credits)} más` : "";
  if (plan.imageCredits === undefined) return ", con créditos sin límite";
  const pictures = more.imageCredits > 0 ? ` y ${credits(more.imageCredits)} para imágenes` : "";
  return `, con textos sin límite${pictures}`;
}

/** «, con 400 créditos»: the monthly credits of a plan with a limit. */
function monthly({ credits: texts, imageCredits }: Plan): string {
  if (texts !== null) return `, con ${credits(texts)}`;
  return imageCredits === undefined ? "" : `, con ${credits(imageCredits)} para imágenes`;
}
