// Amounts, dates and statuses in Spanish.

/** 8900, "usd" → «$89.00 USD». */
export function formatAmount(cents: number, currency: string): string {
  return `${formatShortAmount(cents, currency)} ${currency.toUpperCase()}`;
}

/** 8900, "usd" → «$89.00». */
export function formatShortAmount(cents: number, currency: string): string {
  const digits = (Math.abs(cents) / 100).toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const sign = cents < 0 ? "−" : "";
  return `${sign}${{ usd: "$", eur: "€", gbp: "£" }[currency] ?? ""}${digits}`;
}

const dates = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" });
/** Seconds since 1970 → «21 de noviembre de 2026». */
export const formatDate = (seconds: number): string => dates.format(seconds * 1000);

const intervals: Record<string, { per: string; one: string; many: string }> = {
  day: { per: "al día", one: "día", many: "días" },
  week: { per: "a la semana", one: "semana", many: "semanas" },
  month: { per: "al mes", one: "mes", many: "meses" },
  year: { per: "al año", one: "año", many: "años" },
};

interface Interval {
  interval: string;
  interval_count: number;
}

/** After a price: «al mes», «cada 3 meses». */
export function intervalAfterPrice(recurring: Interval): string {
  const words = intervals[recurring.interval];
  return words && recurring.interval_count === 1 ? words.per : intervalInSentence(recurring);
}

/** In a sentence: «cada mes», «cada 3 meses». */
export function intervalInSentence({ interval, interval_count: count }: Interval): string {
  const { one = interval, many = interval } = intervals[interval] ?? {};
  return count === 1 ? `cada ${one}` : `cada ${count} ${many}`;
}

const brands: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};
export const brandName = (brand: string): string => brands[brand] ?? "Tarjeta";

const invoiceStatuses: Record<string, string> = {
  draft: "Borrador",
  open: "Pendiente de pago",
  paid: "Pagada",
  void: "Anulada",
  uncollectible: "Incobrable",
};
export const invoiceStatusLabel = (status: string): string => invoiceStatuses[status] ?? status;

const subscriptionStatuses: Record<string, string> = {
  trialing: "En prueba",
  active: "Activa",
  past_due: "Pago pendiente",
  unpaid: "Sin pagar",
  paused: "En pausa",
  incomplete: "Sin terminar",
  incomplete_expired: "Caducada",
  canceled: "Cancelada",
};
export const subscriptionStatusLabel = (status: string): string =>
  subscriptionStatuses[status] ?? status;
