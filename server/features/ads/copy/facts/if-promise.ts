import { capitalized, sentence } from "#copywriter/spanish/sentences.ts";
import { isWithin, limits } from "../ad-copy.ts";
import { anyOf } from "../page/word-patterns.ts";
import { beginsWithPronoun, hasVerb } from "./has-verb.ts";
import { wordsMax } from "./short-form.ts";

/** What a shop does for whoever is not content, folded. */
const kind = anyOf([
  "gratis",
  "sin (?:coste|costo|cargo|cobr\\w+|pagar|perder|que devuelvas)",
  "no (?:(?:te|le|os|se) )?(?:l[ao]s? )?(?:cobr\\w+|pag\\w+|debe\\w*|vend\\w+)",
  "(?:mand|envi|cambi|devolv|repon|repet|regres|arregl|descont|regal|pag|prest|hac|rehac|recog|repar|correg|mov|corr|adelant|d|pon)[aei]mos",
  "va (?:otr[oa]|por la casa|de regalo)",
  "por la casa",
  "de (?:regalo|descuento)",
  "lo repite",
  "la recupera\\w*",
  "sale hoy",
  "(?:paga|sale|es|queda) \\S+(?: \\S+)? menos",
  "sin pagar nada",
]);
/** What takes it back. */
const unkind = anyOf([
  "(?:un|con|tiene) recargo",
  "cobr(?:amos|a|an)",
  "se pierde",
  "se suspende",
  "bodegaje",
  "menos [$€].*",
]);
/** Where what is done begins, where no comma tells. */
const doing =
  /, | (?=(?:no )?(?:(?:te|le|os|se|lo|la|los|las) ){0,2}\p{L}+mos(?!\p{L}))| (?=no (?:se )?(?:paga|cobra)(?!\p{L})|va otr[oa]|va por )/giu;
/** «¿Se rompen más?», «¿Avisas con tiempo?» */
const leaning =
  /(?:^| )(?:más(?! de)|menos|también|tampoco|entonces|otr[oa]s?(?! (?:día|vez))|claro)(?: |$)|^(?:avis|cancel|guard|quier|requier|prefier|ten[eé]s |pas[aá]s a)/iu;

export interface IfPromise {
  /** «¿La pizza demora más de 45 minutos?» */
  question: string;
  /** «La fainá va por la casa.» */
  answer: string;
}

/**
 * «Si la pizza demora más de 45 minutos, la fainá va por la casa»: what may go wrong, and what the shop
 * does then, as a question and its answer. Null where it is no promise, or too long to be read so.
 */
export function ifPromiseIn(text: string): IfPromise | null {
  const [, told = ""] = /^si ([^;:()]+?)[.!]?$/iu.exec(text) ?? [];
  for (const { index, 0: mark } of told.matchAll(doing)) {
    const [condition, answer] = [told.slice(0, index), told.slice(index + mark.length)];
    if (isPromise(condition, answer)) {
      return { question: `¿${capitalized(condition)}?`, answer: sentence(capitalized(answer)) };
    }
  }
  return null;
}

/** Marks and figures stay: «15 % menos». */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

function isPromise(condition: string, answer: string): boolean {
  const told = plain(answer).toLowerCase();
  return (
    condition.split(" ").length <= wordsMax &&
    // «Si son menos, se cobran $60 …, o espere» has more than one end.
    !condition.includes(",") &&
    !/^(?:[yoeu]|pero) /i.test(answer) &&
    hasVerb(condition) &&
    !/ (?:no|te|le|os|se|l[ao]s?)$/i.test(condition) &&
    !leaning.test(condition) &&
    // «¿Compra con nosotros?» is nothing that goes wrong.
    !/^(?:usted )?compr[aáeé]|con nosotr/i.test(condition) &&
    // «¿No abre?»: what?
    !/^no \S+$/i.test(condition) &&
    // «¿No la encontramos?»: whom?
    !(beginsWithPronoun(condition.replace(/^no /i, "")) && !/^no lo /i.test(condition)) &&
    kind.test(told) &&
    !unkind.test(told.replace(/no (?:(?:te|le|os|se) )?(?:l[ao]s? )?cobr\w+/g, "")) &&
    isWithin(answer, limits.pictureBody)
  );
}
