import {
  attributionDays,
  commissionMonths,
  commissionPercent,
  holdDays,
  payoutMinDollars,
} from "#shared/affiliates.ts";
import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";
import { money } from "../formatting.ts";
import { commissionCents } from "./earnings.ts";

const starter = planOf(trialPlanId);
const growth = planOf("growth").priceCents!;
const ofGrowth = commissionCents(growth) / 100;
const ofHalf = commissionCents(growth / 2) / 100;

export const joinMeta = {
  title: `Programa de afiliados: ${commissionPercent} % de cada factura`,
  description: `Recomienda Kolmena con tu enlace y recibe el ${commissionPercent} % de cada factura durante ${commissionMonths} meses. Pagos automáticos los viernes, a tu IBAN o a tu PayPal.`,
  keywords:
    "programa de afiliados de marketing, ganar comisiones recomendando software, afiliados IA en español, comisiones recurrentes",
} as const;

/** Title in the page's social preview picture. */
export const joinPicture = `Recomienda Kolmena y cobra el ${commissionPercent} % cada mes`;

export const joinQuestions = {
  title: "Lo que conviene saber antes",
  list: [
    {
      question: "¿Cuándo cobro exactamente?",
      answer: `Cada comisión espera ${holdDays} días, lo mismo que dura la garantía del cliente. Cumplido el plazo pasa a disponible y sale el viernes siguiente a las 9:00, hora de Madrid, sin que pidas nada. El mínimo es de $${payoutMinDollars} USD; lo que no llega se guarda para el viernes en que llegue.`,
    },
    {
      question: "¿Qué pasa si el cliente pide un reembolso?",
      answer: `La comisión baja en la misma proporción: si se devuelve la mitad de una factura de ${money(growth / 100)}, tus ${money(ofGrowth)} quedan en ${money(ofHalf)}. Si ya los habías cobrado, se descuentan de lo siguiente; nunca tendrás que poner dinero de tu bolsillo.`,
    },
    {
      question: "¿Durante cuánto tiempo gano con cada cliente?",
      answer: `Durante ${commissionMonths} meses desde su primera factura pagada, mientras siga con su plan. Web Ads y los complementos (Video Studio y Sofi para Shopify) no dan comisión.`,
    },
    {
      question: "¿Qué le cuesta probarlo a quien me hace caso?",
      answer: `La prueba dura ${trialDays} días y pide una tarjeta. Si no la cancela antes, pasa a Starter por ${monthlyPrice(starter)}, y esa primera factura ya cuenta para ti. La prueba en sí no da comisión, porque no se cobra.`,
    },
    {
      question: "¿Y si la persona tarda en decidirse?",
      answer: `Tu enlace se recuerda ${attributionDays} días en ese navegador. Si antes de registrarse entra por el enlace de otro afiliado, cuenta el último.`,
    },
    {
      question: "¿Puedo usar mi propio enlace?",
      answer:
        "Puedes compartirlo siendo cliente, pero tus compras no cuentan: ni con tu cuenta, ni con otra tuya, ni con tu tarjeta.",
    },
    {
      question: "¿Tengo que decir que es un enlace de afiliado?",
      answer:
        "Sí, siempre: lo pide la ley y quien te lee merece saberlo. Los textos que te dejamos preparados ya lo dicen.",
    },
  ],
} as const;
