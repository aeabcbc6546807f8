import { clip, fold, plain } from "../language/escape.ts";

const quoted = /[«“"]([^«»“”"\n]{3,60})[»”"]/gu;
const listed =
  /\b(?:palabras? clave|keywords?|t[eé]rminos? de b[uú]squeda|b[uú]squedas?)(?:\s+(?:como|de|para|con|son|es))?\s*:?\s+(?!de (?:google|la red)|para (?:el|la|los|las|mi)\b)([^.\n;?!]{3,120})/iu;
const between = /\s*(?:,|\/|\sy\s|\so\s|\se\s)\s*/u;

/** The words people search for, as the person gave them for a search ad: at most five, safe and short. */
export function keywordsNamed(prompt: string): string[] {
  const given = [...prompt.matchAll(quoted)].map((match) => match[1]!);
  const told = given.length > 0 ? given : (listed.exec(prompt)?.[1] ?? "").split(between);
  const seen = new Set<string>();
  return told
    .map((text) => clip(plain(text).replace(/[«».]/g, ""), 50))
    .filter((text) => {
      const key = fold(text);
      const words = key.split(" ");
      if (!/[a-zA-ZÀ-ÖØ-ž]{3}/u.test(text) || words.length > 7 || seen.has(key)) return false;
      seen.add(key);
      return !/^(?:google|ads|anuncio|busqueda)$/.test(key);
    })
    .slice(0, 5);
}

/** «clases de yoga sevilla» → «Clases de yoga Sevilla», when Sevilla is where the business is. */
export function headlineOf(keyword: string, location: string): string {
  const places = location.split(/[\s,()|]+/).filter((word) => /^[A-ZÀ-ÖØ-Þ]/u.test(word));
  const text = keyword
    .split(" ")
    .map((word) => places.find((place) => fold(place) === fold(word)) ?? word)
    .join(" ");
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The keyword without the place at its end: what the ad is about. */
export function thingOf(keyword: string, location: string): string {
  const places = fold(location).split(" ");
  const words = keyword.split(" ");
  while (words.length > 1 && places.includes(fold(words.at(-1)!))) words.pop();
  while (words.length > 1 && /^(?:en|de|cerca|para|por)$/iu.test(words.at(-1)!)) words.pop();
  return words
    .join(" ")
    .replace(/\s+(?:cerca de m[ií]|barat[oa]s?|precios?)$/iu, "")
    .toLowerCase();
}
