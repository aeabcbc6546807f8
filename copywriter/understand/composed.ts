import type { Token } from "./token.ts";
import { type Concept, type Kind, numberAt, wordsOf } from "./vocabulary.ts";

/** What each kind of wish is put together from; longer ones first. */
const readers: readonly (readonly [
  Kind,
  (tokens: readonly Token[], at: number, to: number) => Concept | undefined,
])[] = [
  ["ban", banAt],
  ["want", wantAt],
  ["limit", limitAt],
  ["unwanted", unwantedAt],
];

/** A wish that is put together from words: «no pongas ningún precio», «de 80 palabras como mucho». */
export function composedAt(
  tokens: readonly Token[],
  at: number,
  to: number,
  kinds: readonly Kind[],
): Concept | undefined {
  let best: Concept | undefined;
  for (const [kind, read] of readers) {
    const found = kinds.includes(kind) ? read(tokens, at, to) : undefined;
    if (found && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
}

/** Nobody strings more small words before a number. */
const mostWords = 6;

/** Moves behind the words of a list. */
function behind(tokens: readonly Token[], at: number, to: number, list: string): number {
  const words = wordsOf(list);
  const end = Math.min(to, at + mostWords);
  let next = at;
  while (next < end && words.has(tokens[next]!.key)) next += 1;
  return next;
}

/** What a noun names of a piece: «precios» → «price». */
function thingAt(tokens: readonly Token[], at: number, to: number): string | undefined {
  const key = at < to ? tokens[at]!.key : "";
  return thingNames().get(key);
}

let names: ReadonlyMap<string, string> | undefined;
const thingNames = () => {
  names ??= new Map([...wordsOf("things")].map((pair) => pair.split(" ") as [string, string]));
  return names;
};

/** «sin hashtags», «nada de precios», «no pongas el teléfono», «ni emojis» */
function banAt(tokens: readonly Token[], at: number, to: number): Concept | undefined {
  const first = tokens[at]!.key;
  let next = at + 1;
  if (first === "no" || first === "ni") next = behind(tokens, next, to, "puts");
  else if (first === "nada" && tokens[next]?.key === "de") next += 1;
  else if (!/^(?:sin|cero|tampoco|nunca)$/.test(first)) return undefined;
  next = behind(tokens, next, to, "putsInfinitive");
  next = behind(tokens, next, to, "article");
  const value = thingAt(tokens, next, to);
  return value ? { kind: "ban", value, length: next + 1 - at } : undefined;
}

/** «nunca digas que», «no prometa», «no hables de» */
function unwantedAt(tokens: readonly Token[], at: number, to: number): Concept | undefined {
  if (!/^(?:no|nunca|jamas|tampoco)$/.test(tokens[at]!.key)) return undefined;
  let next = at + 1;
  if (/^(?:l[aoe]s?|se|me|nos)$/.test(tokens[next]?.key ?? "")) next += 1;
  if (next >= to || !wordsOf("unwantedVerbs").has(tokens[next]!.key)) return undefined;
  next += 1;
  while (next < to && /^(?:que|de|a|la|lo|palabra)$/.test(tokens[next]!.key)) next += 1;
  return next < to ? { kind: "unwanted", value: "words", length: next - at } : undefined;
}

/** «con emojis», «ponle algunos hashtags» */
function wantAt(tokens: readonly Token[], at: number, to: number): Concept | undefined {
  const next = behind(tokens, at, to, "gives");
  const value = next > at ? thingAt(tokens, behind(tokens, next, to, "article"), to) : undefined;
  const end = behind(tokens, next, to, "article");
  return value === "emoji" || value === "hashtags"
    ? { kind: "want", value, length: end + 1 - at }
    : undefined;
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:caracteres|letras|caract)$/, "maxChars"],
  [/^palabras$/, "maxWords"],
  [/^(?:segundos|seg|segs|s)$/, "seconds"],
  [/^(?:lineas|renglones|frases|parrafos?)$/, "isShort"],
];

/** «máximo 80 palabras», «que no pase de 150 caracteres», «titulares de 30 caracteres», «3 opciones» */
function limitAt(tokens: readonly Token[], at: number, to: number): Concept | undefined {
  const next = behind(tokens, at, to, "measures");
  const number = next < to ? numberAt(tokens[next]) : undefined;
  const unit = tokens[next + 1]?.key ?? "";
  if (number === undefined || next + 1 >= to) return undefined;
  const before = tokens.slice(at, next).map(({ key }) => key);
  const end = behind(tokens, next + 2, to, "atMost");
  const concept = (value: string): Concept => ({ kind: "limit", value, number, length: end - at });
  const value = units.find(([pattern]) => pattern.test(unit))?.[1];
  if (value === "isShort") return number < 5 && before.length > 0 ? concept(value) : undefined;
  if (value === "maxChars") {
    const isEach = tokens.slice(next + 2, end).some(({ key }) => key === "cada");
    if (before.includes("asunto")) return concept("subjectMaxChars");
    if (isEach || before.some((word) => /^titul/.test(word))) return concept("maxCharsEach");
    if (before.some((word) => /^(?:minimo|menos)$/.test(word)) && !before.includes("de"))
      return concept("minChars");
  }
  if (value) return concept(value);
  return wordsOf("countables").has(unit)
    ? { kind: "limit", value: "count", number, length: next + 2 - at }
    : undefined;
}
