import { formatDollars } from "#shared/money.ts";
import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";

/** The texts of one sector's page; its week is in sectors/written.ts, its pictures in cases/. */
export interface SectorWords {
  meta: { title: string; description: string; keywords: string };
  head: { title: string; mark: string; lead: string };
  /** The week, shown as a paper of the sector (a menu, a timetable…). */
  week: {
    title: string;
    lead: string;
    /** The paper's header and footer. */
    paper: { title: string; about: string; foot: string };
  };
  /** The Starter plan's price in a unit of the sector. */
  price: {
    /** Assumed margin of one unit in US dollars, as the text states it. */
    dollarsOfOne: number;
    /** How many units pay for one month; with `longer`, how many months one unit pays for. */
    count: number;
    longer?: true;
    unit: string;
    title: string;
    text: string;
  };
  questions: { title: string; list: readonly { question: string; answer: string }[] };
  ending: { title: string; mark: string };
}

const afterwards = monthlyPrice(planOf(trialPlanId));

export const shared = {
  home: "Inicio",
  start: "Empezar prueba gratis",
  startSignedIn: "Hablar con Mel",
  ownAds: "Ver mis anuncios desde mi web",
  terms: `${trialDays} días gratis. Después, ${afterwards}. Se requiere tarjeta.`,
  seeCase: "Ver el caso completo",
  invented:
    "es un negocio inventado. Sus textos los escribe el redactor local de Kolmena, sin retocar.",
  kinds: { teo: "Post", ani: "Texto para imagen" },
  cost: (texts: number) =>
    `De los siete de la semana enseñamos ${texts}. Cada uno cuesta 2 créditos; Starter trae ${planOf(trialPlanId).credits} al mes.`,
  prices: "Comparar planes",
  perMonth: {
    price: `${formatDollars(planOf(trialPlanId).priceCents ?? 0)}\u00a0USD al\u00a0mes`,
    what: "con el plan Starter, impuestos incluidos.",
  },
  /** Price of one text in credits. */
  price: "2",
  neighbours: "También para",
  crew: ["lia", "ani", "iko", "mel", "teo"],
} as const;
