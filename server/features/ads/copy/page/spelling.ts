import { dataOf } from "#copywriter/data.ts";
import { fold } from "#copywriter/spanish/fold.ts";
import { withAccents } from "./accents.ts";
import { placeNamed } from "./places.ts";

/**
 * A Spanish text as its page should have spelt it: with its accents, «si no» for a «sino» that corrects
 * nothing, «está» before what somebody or something is, signs in capitals and towns with their accents. Words
 * that may be right stay; so do names but a town's after «en». Pure.
 */
export function withSpelling(text: string): string {
  let spelt = text;
  // A word that is mended can show how the one beside it is meant.
  for (let pass = 0; pass < passesMax; pass += 1) {
    const next = withTowns(withSigns(withIs(withIfNot(withAccents(spelt)))));
    if (next === spelt) break;
    spelt = next;
  }
  return spelt;
}

const passesMax = 3;

const negation = /(?<!\p{L})(?:no|nunca|ni|nadie|nada|sin|tampoco|jam[aá]s)(?!\p{L})/iu;
const butWord = /(?<=(?:^|[,;:.!?–—]) ?)sino(?= (?!que(?!\p{L}))\p{L})/iu;

/** «10 % menos, sino transferencia»: after a denial it corrects, after anything else it is a condition. */
const withIfNot = (text: string): string =>
  text
    .split(/(?<=[.!?] )/u)
    .map((sentence) => {
      const at = sentence.search(butWord);
      return at < 0 || negation.test(sentence.slice(0, at))
        ? sentence
        : sentence.replace(butWord, (word) => (word.startsWith("S") ? "Si no" : "si no"));
    })
    .join("");

/** No noun follows «esta» with the ending of a man's: «esta avisado», «esta abierto», «esta horneando». */
const isState =
  /(?<!\p{L})esta(?= (?:(?:muy|ya|bien|todo|siempre) )?(?:\p{Ll}{2,}(?:ado|ido|ando|iendo|yendo)|abierto|hecho|roto|puesto|escrito|cubierto|listo|lleno|limpio|incluido)(?!\p{L}))/giu;

const withIs = (text: string): string =>
  text.replace(isState, (word) => (word.startsWith("E") ? "Está" : "está"));

let signs: ReadonlyMap<string, string> | undefined;
/** Signs of three letters or more by their small letters; «api» is a drink. */
function knownSigns(): ReadonlyMap<string, string> {
  signs ??= new Map(
    dataOf<{ names: { acronyms: string } }>("spanish/spelling")
      .names.acronyms.split(/,\s+/)
      .filter((sign) => /^\p{Lu}{3,}$/u.test(sign) && sign !== "API")
      .map((sign) => [sign.toLowerCase(), sign]),
  );
  return signs;
}

/** «luz led» is «luz LED»; not within addresses and tags. */
const withSigns = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d@#_./-])\p{Ll}{3,5}(?![\p{L}\d@_]|[./-]\p{L})/gu,
    (word) => knownSigns().get(word) ?? word,
  );

/** «en Merida» is «en Mérida»; people called Garcia spell their names as they like. */
const withTowns = (text: string): string =>
  text.replace(
    /(?<=(?<!\p{L})en )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){0,2}/gu,
    (written) => townIn(written) ?? townIn(written.split(" ")[0]!, written) ?? written,
  );

function townIn(name: string, written: string = name): string | null {
  const place = placeNamed(name);
  const isTown = place?.kind === "town" || place?.kind === "seat" || place?.kind === "region";
  return isTown && fold(place.name) === fold(name) && /[^a-z -]/.test(place.name.toLowerCase())
    ? place.name + written.slice(name.length)
    : null;
}
