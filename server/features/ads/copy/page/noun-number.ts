import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";

const preposition = /^(?:de|del|para|por|con|sin|en|a|al)$/i;
const stressed: Record<string, string> = { an: "án", en: "én", in: "ín", on: "ón" };

/** «colchón» of «colchones», «clase» of «clases»; the word itself where it is no sure plural. */
function singularWord(word: string): string {
  if (!/[^s]s$/i.test(word) || word.length < 4) return word;
  if (/[ao]s$/i.test(word) || /[áéíóú]s$/i.test(word)) return word.slice(0, -1);
  if (!/es$/i.test(word)) return word;
  const short = word.slice(0, -2);
  if (/[cs]ion$/i.test(fold(short))) return `${short.slice(0, -2)}ón`;
  if (isNoun(word.slice(0, -1)) && !isNoun(short)) return word.slice(0, -1);
  if (/c$/i.test(short))
    return isNoun(`${short.slice(0, -1)}z`) ? `${short.slice(0, -1)}z` : word.slice(0, -1);
  const ending = short.slice(-2).toLowerCase();
  const isLong = (fold(short).match(/[aeiou]+/g) ?? []).length > 1;
  if (/^[io]n$/.test(ending) && isLong && !/[áéíóú]/i.test(short))
    return `${short.slice(0, -2)}${stressed[ending]}`;
  return /[lrnd]$/i.test(short) ? short : word.slice(0, -1);
}

/**
 * The head of a noun phrase in the singular, and what follows it from its first preposition on: «Clase particular»
 * and «de tango» of «Clases particulares de tango». Null where it names two kinds.
 */
export function singularPhrase(text: string): { head: string; complement: string } | null {
  const words = text.split(" ");
  if (/[,/&+]/.test(text) || words.some((word) => /^(?:y|e|o|u)$/i.test(word))) return null;
  const found = words.findIndex((word) => preposition.test(word));
  const end = found < 0 ? words.length : found;
  if (end === 0) return null;
  // «Colección Jardín»: what follows a singular stays.
  const isPlural = singularWord(words[0]!) !== words[0];
  const head = words.slice(0, end).map((word) => (isPlural ? singularWord(word) : word));
  return { head: head.join(" "), complement: words.slice(end).join(" ") };
}

/** Whether a noun is of something that is done: «Fumigación», «Mudanzas», «Limpieza». */
export const isOfDoing = (text: string): boolean =>
  /^(?!pensi)(?:\p{L}+(?:ciones|siones|cion|sion|mientos?|ajes?|anzas?|iezas?|terapias?)|alquiler(?:es)?|rentas?|arriendos?|ventas?|cambios?|lavados?|reformas?|afilados?|planchados?|tapizados?|pulidos?|arreglos?)(?= |$)/u.test(
    fold(text),
  );
