import type { Order, OrderedAd, OrderRefund, OrderStatus } from "#shared/orders.ts";
import { dayAndMonth, usd } from "#web/lib/format.ts";
import { weekdayOf } from "#web/lib/week-days.ts";

/** Labels of the order statuses in lists. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  unpaid: "Sin pagar",
  expired: "Pago caducado",
  paid: "En cola",
  working: "En marcha",
  delivered: "Entregado",
  refunding: "Devolviendo el pago",
  refunded: "Pago devuelto",
};

/** «Te hemos devuelto $7.50 USD el 3 de diciembre» */
export function refundSentence({ amount, at }: OrderRefund): string {
  return `Te hemos devuelto ${usd(amount)} el ${dayAndMonth(at)}`;
}

/** Whether an ad can still be revised: the revisions left, or why not (`over`: the deadline has passed). */
export type RevisionState = { open: true; left: number } | { open: false; why: "used" | "over" };

export function revisionStateOf(
  order: Pick<Order, "status" | "revisableUntil">,
  ad: Pick<OrderedAd, "revisionsLeft">,
  nowMs: number,
): RevisionState {
  const { status, revisableUntil } = order;
  if (status !== "delivered" || !revisableUntil || Date.parse(revisableUntil) <= nowMs) {
    return { open: false, why: "over" };
  }
  if (ad.revisionsLeft <= 0) return { open: false, why: "used" };
  return { open: true, left: ad.revisionsLeft };
}

/** «Te quedan 2 cambios», «Te queda 1 cambio» */
export function revisionsLeftText(left: number): string {
  return left === 1 ? "Te queda 1 cambio" : `Te quedan ${left} cambios`;
}

/** The caption to publish: text and hashtags. */
export function captionOf({ texts }: Pick<OrderedAd, "texts">): string {
  return [texts.primaryText, texts.hashtags.join(" ")].filter(Boolean).join("\n\n");
}

/** Alternative text of the picture: all of the text in it. */
export function pictureAlt({ date, texts }: Pick<OrderedAd, "date" | "texts">): string {
  const textInPicture = [texts.pictureHeadline, texts.pictureBody, texts.picturePrice]
    .filter(Boolean)
    .join(" · ");
  return `Anuncio del ${weekdayOf(date)}: ${textInPicture}. Botón: ${texts.pictureCta}.`;
}
