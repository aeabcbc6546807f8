import { accented } from "#copywriter/spanish/correct.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";

/** Not within addresses, tags and codes. */
const word = /(?<![\p{L}\p{M}\d@#_]|[./-])\p{L}{3,}(?![\p{L}\p{M}\d@_]|[./-]\p{L})/gu;
const small =
  /(?:^|[\s(])(?:de|del|el|la|los|las|un|una|con|para|por|en|y|su|tus?|al|sin|se|que|a|o|si|mas)(?=[\s,])/iu;

/** Letters that are another word without the accent, or another language's: «ha tenido», «danos», «chales». */
const wholeWords = new Set(
  `abanico anejo anejos aneja anejas barbara cana canas cantara cantaras cantaros cerrara chale chales champan
  choferes chofer construyo corintio danos destruyo detente dialogo durara duraras ejercito empezara empezaras
  erase escoces eslogan especifica especificas especifico fabulo filosofa filosofas filosofo formulo futbol
  futboles galibo habito incluyo integra integras integro interprete interpretes intima intimas intimo invalido
  junior lamino lapido lena lenas llegara llegaras marques mascaro matriculo name names nomino opera operas
  opero ordenes oxido pagare pagares pales paramos parasita parasito picara picaras placida prestamos prospera
  prospero purpuro question revolver rotula rotulas serias servia servias silabo sueno tacita tacitas tenias
  tenido tenidos ulcero valida validas valido validos venia venias vertebro victimo vienes vinculo`.split(
    /\s+/,
  ),
);

const askedWith: Record<string, string> = {
  "¿Cuando": "¿Cuándo",
  "¿Como": "¿Cómo",
  "¿Donde": "¿Dónde",
  "¿Que": "¿Qué",
  "¿Quien": "¿Quién",
  "¿Cuanto": "¿Cuánto",
  "¿Cual": "¿Cuál",
};

/**
 * A Spanish text with the accents that its page left out where its letters alone are no word: «bombin»,
 * «garantia». Letters, capitals, numbers and prices stay; so do names within a sentence, and texts whose
 * words are not plainly Spanish, as the names of brands are. Pure.
 */
export function withAccents(text: string): string {
  if (!small.test(text) && !beginsSpanish(text) && !text.startsWith("¿")) return text;
  const isLoud = !/\p{Ll}/u.test(text);
  // «Si, gratis» answers, and «o mas» is no «but».
  const told = text
    .replace(/^Si(?=[,.])/u, "Sí")
    .replace(
      /^¿(?:Cuando|Como|Donde|Que|Quien|Cuanto|Cual)(?!\p{L})/u,
      (asked) => askedWith[asked]!,
    )
    .replace(/(?<!\p{L})mas(?=(?: (?:de|que|\p{L}+))?[\s.,;:)]|$)/gu, "más");
  return told.replace(word, (written, at: number) => {
    const isCapital = /^\p{Lu}/u.test(written);
    const isCry = isCapital && written === written.toUpperCase();
    // «en casa de Martin»: people spell their names as they like.
    if (isCapital && !isCry && !startsAt(text, at)) return written;
    if (isCry && !isLoud && written.length < 5) return written;
    const letters = written.toLowerCase();
    const right = wholeWords.has(letters) ? undefined : accented(letters);
    if (right === undefined) return written;
    if (isCry) return right.toUpperCase();
    return isCapital ? capitalized(right) : right;
  });
}

/** Whether the first word only lacks its accent and is no word of English, as «Fusion» is. */
function beginsSpanish(text: string): boolean {
  const [first = ""] = text.match(word) ?? [];
  const right = accented(first.toLowerCase());
  return right !== undefined ? !right.endsWith("ión") && right.length > 4 : isNoun(first);
}

const startsAt = (text: string, at: number) =>
  /(?:^|[.!?:·|]\s)[^\p{L}\d]*$/u.test(text.slice(0, at));

/** A run of words in capitals. */
const cried = /(?<!\p{L})\p{Lu}{2,}(?: \p{Lu}+)+(?!\p{L})/gu;
const joins = /^(?:de|del|la|el|los|las|y|e|o|a|al|con|sin|para|por|en|un|una|su|tu)$/i;
const spoken = /^(?=.*[AEIOUÁÉÍÓÚÜ])\p{Lu}{4,}$/u;

/**
 * «ENVÍO GRATIS desde 60 €» as «Envío gratis desde 60 €». A text wholly in capitals stays: only whoever knows
 * what it names can set all of it, and a part would be louder than the rest. Pure.
 */
export function withoutCries(text: string): string {
  if (!/\p{Ll}/u.test(text)) return text;
  return text.replace(cried, (run: string, at: number) => {
    const words = run.split(" ");
    const [first = ""] = words;
    // «TV LED» and «USB HDMI» are signs.
    if (!words.some((one) => spoken.test(one)) || words.filter(isSpoken).length < 2) return run;
    const lowered = run.toLowerCase();
    return joins.test(first) && !startsAt(text, at) ? lowered : capitalized(lowered);
  });
}

const isSpoken = (one: string) => spoken.test(one) || joins.test(one);
