import {
  attributionDays,
  commissionMonths,
  commissionPercent,
  holdDays,
  payoutMinDollars,
} from "#shared/affiliates.ts";
import { money } from "../formatting.ts";
import { earningPlans, earningsOf } from "./earnings.ts";

const perInvoice = earningPlans.map(({ priceCents }) => earningsOf(priceCents, 1).perInvoice);

export const joinSteps = [
  {
    title: "Comparte tu enlace",
    text: `En un mensaje, una publicación o un cartel con QR. Quien entra queda apuntado a tu nombre durante ${attributionDays} días.`,
  },
  {
    title: "Alguien contrata un plan",
    text: `El ${commissionPercent} % de cada factura que pague pasa a tu cuenta, durante ${commissionMonths} meses. Entre ${money(Math.min(...perInvoice))} y ${money(Math.max(...perInvoice))} por factura, según el plan.`,
  },
  {
    title: "Cobras el viernes",
    text: `La comisión espera los ${holdDays} días de garantía y sale sola el viernes siguiente, a tu IBAN o a tu PayPal. Desde $${payoutMinDollars} USD.`,
  },
] as const;
