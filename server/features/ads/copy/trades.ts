import { general, industryOf } from "#server/features/workers/copywriter/lexicon/industries.ts";
import type { Industry } from "#server/features/workers/copywriter/lexicon/industry.ts";
import { fitting } from "#server/features/workers/copywriter/lexicon/topics.ts";
import type { Button } from "./ad-copy.ts";

/** What a reader is asked to do; each can be done from the page that an advertisement leads to. */
export interface Action {
  /** `[tú|usted|vos]`, without a capital: several ways to say it. */
  said: readonly string[];
  /** At most 24 graphemes. */
  cta: string;
  button: Button;
  /** The things of the trade are picked one instead of another. */
  choosable?: true;
}

const web = ["[entra|entre|entrá] en la web", "está todo en la web", "[mira|mire|mirá] la web"];
const actions = {
  table: {
    said: ["[reserva|reserve|reservá] mesa", "[reserva|reserve|reservá] [tu|su|tu] mesa"],
    cta: "Reservar mesa",
    button: "BOOK_NOW",
    choosable: true,
  },
  appointment: {
    said: [
      "[pide|pida|pedí] cita",
      "[pide|pida|pedí] cita desde la web",
      "[pide|pida|pedí] [tu|su|tu] cita",
    ],
    cta: "Pedir cita",
    button: "BOOK_NOW",
  },
  night: {
    said: [
      "[mira|mire|mirá] las fechas",
      "[elige|elija|elegí] fechas",
      "[mira|mire|mirá] qué fechas hay",
    ],
    cta: "Ver fechas",
    button: "BOOK_NOW",
  },
  class: {
    said: ["[infórmate|infórmese|informate] en la web", "[mira|mire|mirá] la web"],
    cta: "Ver la web",
    button: "LEARN_MORE",
  },
  quote: {
    said: [
      "[pide|pida|pedí] presupuesto",
      "[cuéntanos|cuéntenos|contanos] qué [necesitas|necesita|necesitás]",
    ],
    cta: "Pedir presupuesto",
    button: "GET_QUOTE",
  },
  talk: {
    said: ["[cuéntanos|cuéntenos|contanos] [tu|su|tu] caso", "[escríbenos|escríbanos|escribinos]"],
    cta: "Contar mi caso",
    button: "CONTACT_US",
  },
  shop: {
    said: [
      "[entra|entre|entrá] en la web y [elige|elija|elegí]",
      "[mira|mire|mirá] la tienda",
      "está en la web",
    ],
    cta: "Ver la tienda",
    button: "SHOP_NOW",
    choosable: true,
  },
  menu: {
    said: ["[mira|mire|mirá] la carta", "la carta está en la web"],
    cta: "Ver la carta",
    button: "LEARN_MORE",
    choosable: true,
  },
  prices: {
    said: ["[mira|mire|mirá] los precios en la web", "los precios están en la web"],
    cta: "Ver los precios",
    button: "LEARN_MORE",
  },
  look: { said: web, cta: "Ver la web", button: "LEARN_MORE" },
} as const satisfies Record<string, Action>;
type ActionName = keyof typeof actions;

const usual: Record<string, ActionName> = {
  restaurant: "table",
  bar: "menu",
  cafe: "menu",
  bakery: "look",
  ecommerce: "shop",
  fashion: "shop",
  jewelry: "shop",
  florist: "shop",
  bookshop: "shop",
  crafts: "shop",
  grocer: "shop",
  gaming: "shop",
  bicycles: "shop",
  hardware: "shop",
  technology: "look",
  hair: "appointment",
  beauty: "appointment",
  dental: "appointment",
  healthcare: "appointment",
  psychology: "appointment",
  vet: "appointment",
  optician: "appointment",
  workshop: "appointment",
  hotel: "night",
  travel: "night",
  fitness: "class",
  yoga: "class",
  education: "class",
  languages: "class",
  nursery: "look",
  reforms: "quote",
  cleaning: "quote",
  events: "quote",
  photography: "quote",
  law: "talk",
  advisory: "talk",
  finance: "talk",
  architecture: "talk",
  agency: "talk",
};

/** Trades whose things are given or shared on feast days. */
const festive = new Set(
  "bakery ecommerce fashion jewelry florist crafts grocer gaming bookshop bicycles".split(" "),
);
export const isFestive = (trade: Industry): boolean => festive.has(trade.id);

/** The trade that the texts name, the surest of them first; else whoever sells is a shop. */
export function tradeOf(texts: readonly string[], sells: boolean): Industry {
  for (const text of texts) {
    const trade = industryOf(text);
    if (trade.id !== general.id) return trade;
  }
  return sells ? industryOf("ecommerce") : general;
}

/** The trade with only the lines that can stand beside the product. */
export const tradeAbout = (trade: Industry, product: string): Industry => fitting(trade, product);

/** What fits the trade and contradicts nothing that the page says. */
export function actionOf(trade: Industry, pageWords: string, sells: boolean): Action {
  const name = usual[trade.id] ?? (sells ? "shop" : "look");
  if (name === "appointment" && /\bsin cita\b/.test(pageWords)) {
    return sells ? actions.prices : actions.look;
  }
  if (name === "shop" && !sells) return actions.look;
  if (name === "look" && sells) return actions.prices;
  return actions[name];
}
