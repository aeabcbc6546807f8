import type { AffiliateView, Commission, Payout, PayoutDetails } from "#shared/affiliates.ts";
import { plans } from "#shared/plans.ts";

// All dates of the programme are in Madrid time: payout Fridays, charts, releases.
const timeZone = "Europe/Madrid";
const locale = "es";
const shortFormat = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone });
const dayFormat = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone });
const weekdayFormat = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone,
});
const clockFormat = new Intl.DateTimeFormat(locale, {
  hour: "numeric",
  minute: "2-digit",
  timeZone,
});
const isoFormat = new Intl.DateTimeFormat("en-CA", { timeZone });
const percentFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** `26.7` → «$26.70», `-13.35` → «−$13.35»: always with its cents, so that columns of money align. */
export function money(dollars: number): string {
  const amount = Math.abs(dollars).toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${dollars < 0 ? "−" : ""}$${amount}`;
}

/** «21 nov» */
export const shortDay = (moment: string) => shortFormat.format(new Date(moment)).replace(".", "");
/** «27 de noviembre» */
export const longDay = (moment: string) => dayFormat.format(new Date(moment));
/** «viernes 27 de noviembre» */
export const weekday = (moment: string) =>
  weekdayFormat.format(new Date(moment)).replace(", ", " ");
/** «9:00» */
export const clock = (moment: string) => clockFormat.format(new Date(moment));
/** `63.6` → «63,6 %» */
export const percent = (share: number) => `${percentFormat.format(share)}\u00a0%`;

/** The day of a moment in Madrid: `2026-11-27`. */
export const madridDay = (moment: string | number) => isoFormat.format(new Date(moment));

/** Nights in Madrid between two moments. */
function daysBetween(from: string | number, to: string): number {
  return Math.round((Date.parse(madridDay(to)) - Date.parse(madridDay(from))) / 86_400_000);
}

/** «faltan 27 días», «falta 1 día», «hoy» */
export function daysLeft(until: string, now: number): string {
  const days = daysBetween(now, until);
  if (days <= 0) return "hoy";
  return days === 1 ? "falta 1 día" : `faltan ${days} días`;
}

/** «1.er mes», «2.º mes» */
function monthOfPlan(month: number): string {
  return `${month}.${month === 1 || month === 3 ? "er" : "º"} mes`;
}

export function planName(plan: string): string {
  return plans.find(({ id }) => id === plan)?.name ?? plan;
}

/** «Growth, 2.º mes» */
export const planMonth = ({ plan, month }: { plan: string; month: number }) =>
  `${planName(plan)}, ${monthOfPlan(month)}`;

export type StatusMark = "paid" | "available" | "waiting" | "requested" | "disputed" | "failed";

export const commissionWords: Readonly<
  Record<Commission["status"], { word: string; plural: string; mark: StatusMark }>
> = {
  pending: { word: "Pendiente", plural: "Pendientes", mark: "waiting" },
  approved: { word: "Aprobado", plural: "Aprobadas", mark: "available" },
  paid: { word: "Pagado", plural: "Pagadas", mark: "paid" },
};

/** Includes «En disputa», which is not a status of the API but a pending commission with a dispute. */
export function commissionStatus({ status, disputedAt }: Commission): {
  word: string;
  mark: StatusMark;
} {
  if (disputedAt !== null && status === "pending") return { word: "En disputa", mark: "disputed" };
  return commissionWords[status];
}

/** Why an affiliate's balance is below zero. */
export function debtSentence({ pendingAmount, disputedAmount }: AffiliateView["stats"]): string {
  return disputedAmount >= -pendingAmount
    ? "El banco de un cliente revisa una factura de la que ya habías pedido o cobrado parte. Si la disputa se resuelve a nuestro favor, tu saldo vuelve a estar como antes; no tienes que pagar nada."
    : "Se devolvió dinero de comisiones que ya habías cobrado. Se descuenta de las próximas; no tienes que pagar nada de tu bolsillo.";
}

export const payoutWords: Readonly<Record<Payout["status"], { word: string; mark: StatusMark }>> = {
  requested: { word: "Procesando", mark: "requested" },
  processing: { word: "Procesando", mark: "requested" },
  completed: { word: "Completado", mark: "paid" },
  failed: { word: "No se pudo pagar", mark: "failed" },
};

const rowWords: Readonly<Record<Commission["rows"][number]["kind"], (amount: string) => string>> = {
  invoice: () => "Factura pagada",
  refund: (amount) => `Reembolso de ${amount}`,
  dispute_lost: (amount) => `Disputa perdida de ${amount}`,
  refund_reversed: (amount) => `Reembolso anulado de ${amount}`,
  dispute_won: (amount) => `Disputa ganada de ${amount}`,
};

/** Describes a line of a commission's ledger. */
export const ledgerRowText = ({ kind, baseAmount }: Commission["rows"][number]) =>
  rowWords[kind](money(Math.abs(baseAmount)));

export const methodNames: Readonly<Record<PayoutDetails["method"], string>> = {
  iban: "IBAN",
  paypal: "PayPal",
};

/** The path of an address or path: «/precios», or «Portada» for the home page. */
export function landingPageName(address: string): string {
  const path = URL.parse(address, "https://here.invalid")?.pathname ?? address;
  return path === "/" ? "Portada" : path;
}

/** «1 registro», «7 registros» */
export const formatCount = (count: number, one: string, many: string) =>
  `${count.toLocaleString(locale, { useGrouping: "always" })} ${count === 1 ? one : many}`;
