import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { ActionName } from "../kinds/actions.ts";

/** What is known of something whose kind is not. */
export interface Circumstances {
  action: ActionName;
  /** The page names something that it sells. */
  isNamed: boolean;
  /** The page gives its price. */
  isPriced: boolean;
  /** People go to the business's town for it. */
  isLocal: boolean;
}

const problem = {
  priced: [
    "Preguntar precios de sitio en sitio lleva media tarde.",
    "Escribir y esperar respuesta para saber un precio cansa.",
    "Llamar solo para saber un precio da pereza.",
  ],
  any: [
    "Entre tantas páginas parecidas cuesta saber a quién preguntar.",
    "Dar con el sitio adecuado lleva más tiempo del que parece.",
    "Lo que se busca con prisa se elige peor.",
  ],
};
const benefit = {
  priced: [
    "Con el precio a la vista se decide mejor.",
    "Saber cuánto cuesta antes de preguntar da tranquilidad.",
    "Primero se mira el precio y después se decide con calma.",
  ],
  local: ["Tener cerca a quién preguntar facilita las cosas."],
  any: [
    "Una pregunta a tiempo aclara muchas dudas.",
    "Cuando se explica bien, decidir cuesta menos.",
  ],
};
const question = {
  priced: [
    "¿[Buscabas|Buscaba|Buscabas] precio?",
    "¿[Te|Le|Te] faltaba saber el precio?",
    "¿Y cuánto cuesta?",
  ],
  any: [
    "¿[Te|Le|Te] queda alguna duda antes de decidir?",
    "¿Por dónde [empiezas|empieza|empezás]?",
    "¿A quién le [preguntas|pregunta|preguntás] antes de decidir?",
  ],
};
const urgency = {
  priced: [
    "Lo que se deja para luego se acaba olvidando.",
    "Si [te|le|te] interesa, hoy es buen día para mirarlo.",
    "Un minuto hoy y una duda menos mañana.",
    "Mejor hoy, que luego se olvida.",
  ],
  any: [
    "Lo que se deja para luego se acaba olvidando.",
    "Un minuto hoy y una duda menos mañana.",
    "Lo que se pregunta hoy ya no queda pendiente.",
  ],
};

/** What the customer does, step by step: true of whatever is got in that way. */
const steps: Record<ActionName, readonly string[]> = {
  table: [
    "[Reservas|Usted reserva|Reservás] mesa, [llegas|llega|llegás] y [te sientas|se sienta|te sentás] a disfrutar.",
  ],
  menu: ["[Miras|Usted mira|Mirás] la carta y [llegas|llega|llegás] sabiendo qué pedir."],
  appointment: [
    "[Pides|Usted pide|Pedís] cita, [vienes|viene|venís] y [preguntas|pregunta|preguntás] lo que haga falta.",
  ],
  night: [
    "[Miras|Usted mira|Mirás] las fechas, [eliges|elige|elegís] y ya [tienes|tiene|tenés] plan.",
  ],
  class: [
    "[Preguntas|Usted pregunta|Preguntás], [vienes|viene|venís] y [ves|ve|ves] si es lo [tuyo|suyo|tuyo].",
  ],
  quote: [
    "[Cuentas|Usted cuenta|Contás] qué [necesitas|necesita|necesitás], [pides|pide|pedís] presupuesto y [decides|decide|decidís].",
  ],
  talk: [
    "[Cuentas|Usted cuenta|Contás] [tu|su|tu] caso, [preguntas|pregunta|preguntás] y [decides|decide|decidís] con calma.",
  ],
  shop: [
    "[Entras|Usted entra|Entrás] en la web, [comparas|compara|comparás] y [eliges|elige|elegís] con calma.",
  ],
  prices: [
    "[Miras|Usted mira|Mirás] el precio en la web, [preguntas|pregunta|preguntás] y [decides|decide|decidís].",
  ],
  look: [
    "[Miras|Usted mira|Mirás] la web, [preguntas|pregunta|preguntás] lo que haga falta y [decides|decide|decidís].",
  ],
};

/** What an advertisement of something of unknown kind may be built on, the best first. */
export function genericLines(
  angle: Angle,
  { action, isNamed, isPriced, isLocal }: Circumstances,
): readonly (readonly string[])[] {
  switch (angle) {
    case "problem":
      return [isPriced ? problem.priced : problem.any];
    case "benefit":
    case "offer":
      return [
        ...(angle === "benefit" && isNamed ? [["{desc}."]] : []),
        ...(isPriced ? [benefit.priced] : []),
        isLocal ? [...benefit.local, ...benefit.any] : benefit.any,
      ];
    case "in_use":
      return [steps[action === "prices" && !isPriced ? "look" : action]];
    case "question":
      return [
        ...(isLocal && isNamed ? [["¿{N} en {town}?"]] : []),
        ...(isPriced ? [question.priced] : []),
        question.any,
      ];
    case "urgency":
      return [isPriced ? urgency.priced : urgency.any];
    case "proof":
      return [];
  }
}

/** At most 30 characters each. */
export const genericShorts = ({ isPriced }: Circumstances): readonly string[] => [
  ...(isPriced ? ["El precio, a la vista", "Con su precio en la web"] : []),
  "Para decidir con calma",
  "Más información en la web",
  "Preguntar es empezar",
];
