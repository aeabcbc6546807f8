import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Dice } from "../dice.ts";
import type { AdTrade } from "../kinds/ad-trade.ts";
import type { Kind, Nature } from "../kinds/kind.ts";
import { hasOwnWords, isFarewell, kinds } from "../kinds/kinds.ts";
import type { Season } from "../season-near.ts";
import { type Circumstances, genericLines } from "./generic-lines.ts";

interface LineChoice {
  /** Undefined where nobody knows what it is. */
  kind: Kind | undefined;
  circumstances: Circumstances;
  trade: AdTrade;
  /** A fee is in no line of a kind, nor is a name that is no noun. */
  standsInLines: boolean;
  season: Season | undefined;
  chance: Dice;
}

const naming = /\{(?:s|S|n|N|un|de s)\}/;
/** Whether a line says the product's name, so that what follows must not. */
export const isNaming = (line: string): boolean => naming.test(line);

/** What an advertisement may be built on, the best first. */
export function linesOf(angle: Angle, choice: LineChoice): string[] {
  const { kind, trade, circumstances, standsInLines, chance } = choice;
  const lines = hasOwnWords(trade)
    ? ofTrade(angle, trade)
    : kind
      ? [
          ...ofKind(angle, kind, choice),
          ...(standsInLines ? [] : genericLines(angle, circumstances)),
        ]
      : genericLines(angle, circumstances);
  const sayable = (line: string) =>
    !isNaming(line) || (circumstances.isNamed && (!kind || standsInLines));
  return lines.flatMap((pool) => chance.shuffle(pool.filter(sayable)));
}

/** Pools, the best first; the last resort is what can be said of anything of its nature. */
function ofKind(
  angle: Angle,
  kind: Kind,
  { season, standsInLines }: LineChoice,
): readonly (readonly string[])[] {
  const { nature } = kind;
  const any = nature === "thing" || nature === "food" ? kinds.thing : kinds.service;
  if (angle === "proof") return [];
  if (angle === "urgency")
    return [...(season && kind.gift ? [giftLines] : []), urgencyLines[nature]];
  // A process is no reason: what is good about the thing is what an offer says beside the price.
  const told = angle === "offer" ? "benefit" : angle;
  return [kind[told], ...(nature === "food" || !standsInLines ? [] : [any[told]])];
}

function ofTrade(angle: Angle, trade: AdTrade): readonly (readonly string[])[] {
  const says = trade.says;
  const pools: Record<Angle, readonly (readonly string[])[]> = {
    problem: [trade.pains, trade.hooks],
    benefit: [trade.hooks, says],
    offer: [says, trade.hooks],
    proof: [],
    in_use: [says, trade.scenes],
    // Nobody in mourning is asked questions.
    question: [isFarewell(trade) ? trade.hooks : trade.asks],
    urgency: [urgencyLines.care],
  };
  return pools[angle];
}

/** Reasons to do it now that are true of anybody: no stock, no date, no discount. */
const urgencyLines: Record<Nature, readonly string[]> = {
  thing: [
    "Cuando algo gusta, esperar no lo mejora.",
    "Los gustos que se dejan para luego se olvidan.",
    "El momento de darse un gusto no llega solo.",
  ],
  food: [
    "El antojo es de hoy, no de la semana que viene.",
    "Para darse un gusto no hace falta esperar al sábado.",
    "Hoy hay que comer algo: mejor que esté rico.",
  ],
  service: [
    "Lo que se aplaza una semana se aplaza un mes.",
    "Dejarlo para otro mes no lo hace más fácil.",
    "Cuanto antes se pregunta, antes se quita de la lista.",
  ],
  care: [
    "Cuanto antes se consulta, antes se sabe qué hacer.",
    "Dejarlo pasar no suele ser la solución.",
    "Una duda que se aplaza sigue siendo una duda.",
  ],
  class: [
    "El momento perfecto para empezar no existe: vale esta semana.",
    "Entre empezar hoy y empezar el mes que viene hay un mes.",
  ],
  place: [
    "Lo que no se apunta en el calendario se llena solo.",
    "Preguntar con tiempo deja elegir con calma.",
  ],
};

/** For what is given to others, when the giftLines is near. */
const giftLines = [
  "{moment} llega siempre antes de lo que parece.",
  "Los regalos elegidos con tiempo se notan.",
  "Faltan regalos en la lista y el calendario no espera.",
];
