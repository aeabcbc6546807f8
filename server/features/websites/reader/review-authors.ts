import { foldText } from "./texts.ts";

const particles = /^(de|del|la|las|los|da|do|dos|van|von|y|e|i)$/;
/** Second words of Spanish given names. */
const givenNames = new Set(
  "luis maria jose carlos antonio manuel angel jesus javier miguel carmen isabel pilar teresa luz fernanda paula alberto eduardo".split(
    " ",
  ),
);
const notNames = anyOf(
  "^",
  `excelente genial perfect[oa] recomendable fantastic[oa] increible maravillos[oa] muy
  gracias buen\\w* super cliente clienta usuari[oa] anonim[oa] an[oo]nymous verificad[oa]
  leer ver mas compra opini\\w+ resena\\w* testimoni\\w* google tripadvisor booking
  trustpilot facebook instagram hace desde respuesta`,
);
const press = anyOf(
  "",
  `diario revista periodico guia radio television tv times magazine gazette prensa blog
  noticias vanguardia michelin repsol periodista critico`,
);
const roles = anyOf(
  "",
  `fundador\\w* cofundador\\w* duen[oa]s? propietari[oa]s? gerente ceo director\\w* chef
  maestr[oa] encargad[oa] soci[oa]s? artesan[oa]s? nuestr[oa]s?`,
);

/** One of these words, which may be expressions, behind a prefix. */
function anyOf(prefix: string, words: string): RegExp {
  return new RegExp(`${prefix}\\b(?:${words.trim().split(/\s+/).join("|")})\\b`);
}

/** Whether what stands behind a quotation names a newspaper, a guide or the like. */
export const isPress = (text: string) =>
  /^(el|la|los|las|the) /.test(foldText(text)) || press.test(foldText(text));

/** Whether it tells what the person does in the business. */
export const hasRole = (text: string) => roles.test(foldText(text));

/**
 * The author that a short text names, as first name and initial: «— Carmen Vega, Llanes» gives «Carmen V.»;
 * null when it names nobody.
 */
export function authorIn(text: string): string | null {
  if (text.length > 80) return null;
  const [name = "", ...rest] = text
    .replace(/^[^\p{L}]+/u, "")
    .replace(/^(por|firmado|opinión de|reseña de)[:\s]+/iu, "")
    .split(/\s*[,·•|(–—/:★☆⭐✓✔]|\s-\s|\s(?:hace|el|en|desde)\s|\s\d/u);
  const words = name
    .trim()
    .replace(/[!\s]+$/, "")
    .split(/\s+/);
  // Behind a name stand a town, a date or a trade, not a sentence.
  if (/[\p{L}\d]{3}[.!?…]/u.test(rest.join(" ")) || rest.join(" ").split(" ").length > 7)
    return null;
  if (words.length > 5 || name.length > 50 || notNames.test(foldText(name))) return null;
  const isName = words.every(
    (word, at) => /^\p{Lu}[\p{L}'’-]*\.?$/u.test(word) || (at > 0 && particles.test(word)),
  );
  if (!isName || particles.test(words.at(-1)!) || !/\p{L}{2}/u.test(name)) return null;
  if (words.slice(0, -1).some((word) => /\p{L}{3,}\.$/u.test(word))) return null;
  return shortName(words);
}

function shortName(words: readonly string[]): string {
  const cased = words.map((word) =>
    /^\p{Lu}{3,}$/u.test(word) ? word[0]! + word.slice(1).toLowerCase() : word,
  );
  if (/^\p{Lu}\.?$/u.test(cased[0]!)) return cased.join(" ");
  // A couple, or a name that is already short.
  if (cased.some((word) => /^[ye]$/.test(word)) || /^\p{Lu}\.?$/u.test(cased.at(-1)!)) {
    return cased.join(" ").replace(/ (\p{Lu})$/u, " $1.");
  }
  const given = [cased[0]!];
  let at = 1;
  if (cased.length > 2 && givenNames.has(foldText(cased[1]!))) given.push(cased[at++]!);
  while (at < cased.length && particles.test(cased[at]!)) at += 1;
  const initial = cased[at]?.[0];
  return initial ? `${given.join(" ")} ${initial}.` : given.join(" ").replace(/\.$/, "");
}

/** Whether a name is signed as customers do: with an initial, or with a town or a date behind it. */
export const isSigned = (text: string) =>
  /^[^\p{L}]*\p{Lu}[\p{L} ]{1,40} \p{Lu}\.?(?!\p{L})/u.test(text) ||
  /^[^\p{L}]*\p{Lu}[\p{L} .]{1,40}(, ?| ?\()[\p{Lu}\d]/u.test(text);
