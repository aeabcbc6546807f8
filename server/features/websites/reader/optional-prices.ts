import { foldText } from "./texts.ts";

// Amounts that one may pay besides the price of what a text is about.

/** «Si tienes miedo, sedación por 180 €»; «Sí» has an accent. */
const begins =
  /(?:^|[:,(] )(?:(?:y|pero|o) )?(?:si|en caso de|para quien(?:es)?|quien(?:es)? quier\p{L}+) /iu;
/** «si compras 30 €» */
const ifAhead = /(?:^|[\s,(])si (?:\S+ ){0,3}\S+\s*$/iu;
const noCost = "(?<!sin )(?<!sin (?:coste|costo|gastos|cargo|cargos) )";
const says = new RegExp(
  `(?<![a-z])${noCost}(?:(?:opcional|adicional)(?:es|mente)?|aparte|a la vuelta)(?![a-z])`,
);
const parking =
  /(?:^|\s)(?:el|un|hay|con) (?:estacionamiento|aparcamiento|parking|parqueadero|guardarropa|cochera)(?![a-z])/;
const extraAhead = /(?<!virgen )(?<!^)(?<![a-z])extras?\s*(?::|por|a|,|\()?$/;
const behindIt = new RegExp(
  "^\\s*\\(?(?:por \\S+ |/ ?\\S+ |cada \\S+ )?(?:opcional|adicional|aparte|extra|mas)(?:es|mente)?(?![a-z])" +
    "(?! (?:el )?(?:iva|impuestos|envio|gastos|igv))",
);

/**
 * Whether an amount is told of something that one may have besides.
 * @param at where the amount begins
 * @param length of the amount as it is printed, without «desde»
 */
export function isOptional(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 240), at).replace(/\([^()]*\)/g, "");
  const sentence = (before.split(/[.;!?](?=\s)|\s[·|•]\s/).at(-1) ?? "").trim();
  if (begins.test(sentence) || ifAhead.test(sentence)) return true;
  const ahead = foldText(sentence);
  if (says.test(ahead) || parking.test(ahead) || extraAhead.test(ahead)) return true;
  return behindIt.test(foldText(text.slice(at + length, at + length + 40)));
}
