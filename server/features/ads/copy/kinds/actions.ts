import type { Button } from "../ad-copy.ts";

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

const web = [
  "[entra|entre|entrá] en la web",
  "[mira|mire|mirá] la web",
  "[conócenos|conózcanos|conocenos] en la web",
];
export const actions = {
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
      "[elige|elija|elegí] en la web",
    ],
    cta: "Ver la tienda",
    button: "SHOP_NOW",
    choosable: true,
  },
  menu: {
    said: ["[mira|mire|mirá] la carta", "[elige|elija|elegí] en la carta"],
    cta: "Ver la carta",
    button: "LEARN_MORE",
    choosable: true,
  },
  prices: {
    said: [
      "[mira|mire|mirá] los precios en la web",
      "[consulta|consulte|consultá] los precios en la web",
      "[entra|entre|entrá] en la web",
    ],
    cta: "Ver los precios",
    button: "LEARN_MORE",
  },
  look: { said: web, cta: "Ver la web", button: "LEARN_MORE" },
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof actions;
