import { appealOfSentence } from "#copywriter/appeal/appeal.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import { isWithin } from "../ad-copy.ts";
import { hasVerb } from "./has-verb.ts";

/** What is cut off after it was a circumstance. */
const circumstance = /\s(?=(?:con|contra|para|en|por|durante|mientras|cuando|porque) )/giu;
const promised = /gratis|gratuit|sin c|no tiene|no cobr|no (?:se )?pag|descuento|incluid|%|[€$₡]/i;
const limiting =
  /\b(?:solo|salvo|excepto|menos|si|hasta|maximo|minimo|segun|no|nunca|ni|desde|a partir)\b/;
const open =
  /(?:^|\s)(?:de|del|la|el|los|las|un|una|y|e|o|a|al|que|su|sus|tu|tus|se|más|muy|no)$/iu;

/** «Si usted compra sus audífonos» is half a thought. */
const half = /^(?:si|cuando|aunque|como|para|mientras|porque|desde que) /i;

/**
 * A statement without the circumstances at its end: shorter and still true; empty if it cannot be cut.
 * @param max graphemes
 */
function cutShort(text: string, max: number): string {
  if (promised.test(text) || /[:;()¿¡]|[.!?] /.test(text) || half.test(text)) return "";
  const ends = [...text.matchAll(circumstance)].map(({ index }) => index).toReversed();
  const end = ends.find((at) => {
    const head = text.slice(0, at);
    return (
      isWithin(head, max) &&
      head.split(" ").length >= 3 &&
      (hasVerb(head) || /^\d/.test(head) || !hasVerb(text)) &&
      !open.test(head) &&
      // «Cocinamos en Laureles y entregamos»
      !hasVerb(head.split(" ").at(-1)!) &&
      !head.includes(",") &&
      !limiting.test(fold(text.slice(at)))
    );
  });
  return end === undefined ? "" : text.slice(0, end);
}

/** «La ternera es de Soria» of «…, de dos ganaderos que conocemos»; empty if its first part is no thought. */
function firstThought(text: string, max: number): string {
  const [first = "", ...rest] = text.split(/[,;:] /);
  const isThought =
    rest.length > 0 &&
    first.split(" ").length > 2 &&
    hasVerb(first) &&
    isWithin(first, max) &&
    !half.test(first) &&
    !/[.!?¿¡()]/.test(first) &&
    !limiting.test(fold(rest.join(" ")));
  return isThought ? first : "";
}

const telling = 1.7;

/**
 * What a sentence comes to without its circumstances or its later parts, the shortest loss first: «La
 * ternera es de Soria»; no «Todas pasan 20 días», which says nothing when cut from the rest.
 * @param max graphemes
 */
export function shorterOf(text: string, max: number): string[] {
  const bare = text.replace(/\.$/, "");
  return [firstThought(bare, max), cutShort(bare, max)].filter(
    (words) => words !== "" && appealOfSentence(words) >= telling,
  );
}
