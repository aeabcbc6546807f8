import { fold } from "../spanish/fold.ts";
import { conceptAt } from "./concept-at.ts";
import { factOf } from "./facts.ts";
import type { Ban, Edit, Register } from "./request.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { isInfinitive, verbIn } from "./verbs.ts";
import type { Concept, Kind } from "./vocabulary.ts";

/** What a change can begin with. */
export const kinds: readonly Kind[] = ["edit", "register", "ban", "want", "limit", "tone"];

/** A message that is read, from one place to another. */
export interface Scan {
  text: string;
  tokens: readonly Token[];
  worker: string;
  edits: Edit[];
}

export const words = ({ text, tokens }: Scan, from: number, to: number) =>
  from < to ? text.slice(tokens[from]?.start ?? text.length, tokens[to - 1]?.end) : "";

export const isMark = (token: Token | undefined) => token?.kind === "mark";

export const isSentencePart = (phrase: string) =>
  /(?:frase|final|linea|cierre|despedida|principio)$/.test(fold(phrase));

/** «pon 25 en vez de 20», «donde dice lunes pon martes», «cambia lunes por martes»: what goes and what comes. */
export function swapIn(scan: Scan, from: number, to: number): Edit | undefined {
  const clause = words(scan, from, to);
  const [right, wrong] = clause.split(/\s*(?:en vez|en lugar) del?\s+/iu);
  const [, said] =
    /^(?:donde (?:dice|pone)|(?:en vez|en lugar) del?)\s+(.+)$/isu.exec(clause) ?? [];
  if (said) return swapOf(scan, said.split(/,?\s+(?:pon|ponle|pone|usa|que diga|que sea|di)\s+/iu));
  if (right && wrong) return swapOf(scan, [wrong, right.replace(setting, "")]);
  return replacing.test(clause)
    ? swapOf(scan, clause.replace(replacing, "").split(/\s+(?:por|x)\s+/iu))
    : undefined;
}
const setting = /^(?:pon|ponle|pone|poné|usa|que sea|que diga|mejor)\s+/iu;
const replacing = /^(?:c[aá]mbia(?:le)?|cambiá|cambie|reemplaza|sustituye)\s+/iu;

function swapOf(scan: Scan, [wrong = "", right = ""]: readonly string[]): Edit | undefined {
  const [from, to] = [unquoted(wrong), unquoted(right)];
  // «cambia la segunda por algo más corto» says no words.
  const isVague = /^algo\s/iu.test(to) || isPart(scan, from);
  return from === "" || to === "" || isVague ? undefined : { kind: "replace", from, to };
}

function isPart({ worker }: Scan, phrase: string): boolean {
  const tokens = tokensOf(phrase);
  return conceptAt(tokens, 0, tokens.length, worker, ["part"])?.length === tokens.length;
}

/** «la segunda frase: …», «el segundo que hable del material»; undefined where another change follows. */
export function partEdit(
  scan: Scan,
  part: Concept,
  isSentence: boolean,
  next: number,
  to: number,
): Edit | undefined {
  const edit = {
    kind: "part" as const,
    part: Number(part.value),
    ...(isSentence ? { sentence: true } : {}),
  };
  const colon = scan.tokens[next]?.key === ":";
  const rest = words(scan, colon ? next + 1 : next, to).trim();
  const said = /^(?:por|que (?:diga|digas|ponga|pongas)(?: que)?):?\s(.+)$/isu.exec(rest);
  const quoted = /^["«“](.+)["»”]$/su.exec(said?.[1] ?? rest)?.[1];
  if (colon && rest) return { ...edit, text: quoted ?? rest };
  if (quoted) return { ...edit, text: quoted };
  if (said && !/^algo\s/iu.test(said[1]!)) return { ...edit, text: said[1]! };
  const about = themeOf(rest);
  return about ? { ...edit, about } : undefined;
}

/** What a part should be about: «material» of «que hable del material». */
const themeOf = (text: string) =>
  /^(?:y )?(?:que )?(?:habl|trat|cuent|menci|expli|vay)\p{L}+ (.+)$/isu
    .exec(text)?.[1]
    ?.replace(/^(?:del?|sobre)\s(?:(?:el|la|los|las)\s)?/iu, "");

const alone = [
  "shorter",
  "longer",
  "another",
  "simpler",
  "subject-line",
  "hook",
  "call",
  "title",
  "spelling",
] as const;

/** Adds the change that a phrase asks for; gives where reading goes on. */
export function readConcept(
  scan: Scan,
  { kind, value, length }: Concept,
  at: number,
  to: number,
  add: (edit: Edit) => void,
): number {
  const { tokens, worker } = scan;
  const after = at + length;
  if (kind === "register") add({ kind: "register", register: value as Register });
  if (kind === "tone") add({ kind: "tone", tone: value });
  if (kind === "want") add({ kind: "add", what: value as "emoji" });
  if (kind === "ban") {
    const said = words(scan, at, after);
    const both = /hashtag/.test(said) && /emoji/.test(said);
    for (const what of both ? (["emoji", "hashtags"] as const) : [value as Ban])
      add({ kind: "remove", what });
  }
  if (kind === "limit") {
    if (value === "isLong") add({ kind: "longer" });
    else if (value === "ending") add({ kind: "ending", ending: "?" });
    else add({ kind: value === "count" ? "another" : "shorter" });
  }
  if (kind !== "edit") return after;
  const isOf = /^(?:para|de|del)$/.test(tokens[after]?.key ?? "") ? 1 : 0;
  const part = conceptAt(tokens, after + isOf, to, worker, ["part"]);
  if (part && value !== "add" && value !== "remove") {
    const next = after + isOf + part.length;
    const isSentence = isSentencePart(words(scan, after + isOf, next));
    add(
      partEdit(scan, part, isSentence, next, to) ?? {
        kind: "part",
        part: Number(part.value),
        ...(isSentence ? { sentence: true } : {}),
      },
    );
    return to;
  }
  const simple = alone.find((one) => one === value);
  if (simple) {
    add({ kind: simple });
    return after;
  }
  if (value === "remove") readRemoval(scan, after, to, add);
  else if (value === "add") return readAddition(scan, after, to, add);
  else add({ kind: "another" });
  return to;
}

/** «quita el precio y la fecha», «quita lo del envío» */
function readRemoval(scan: Scan, after: number, to: number, add: (edit: Edit) => void): void {
  const { tokens, worker } = scan;
  const part = conceptAt(tokens, after, to, worker, ["part"]);
  if (part && after + part.length >= to) {
    const sentence = isSentencePart(words(scan, after, to));
    add({ kind: "part", part: Number(part.value), text: "", ...(sentence ? { sentence } : {}) });
    return;
  }
  let next = after;
  const things: Ban[] = [];
  for (;;) {
    const thing = conceptAt(tokens, next, to, worker, ["thing"]);
    if (!thing) break;
    things.push(thing.value as Ban);
    next += thing.length;
    if (/^(?:y|ni|e|,)$/.test(tokens[next]?.key ?? "")) next += 1;
  }
  // «quita el precio de la ruana»
  const isOfThing = things.length > 0 && /^(?:de|del|a|al)$/.test(tokens[next]?.key ?? "");
  if (things.length > 0 && (next >= to || isOfThing))
    for (const what of things) add({ kind: "remove", what });
  else {
    const rest = bare(words(scan, after, to));
    // «sin disculparse tanto» is a manner.
    const [first = ""] = fold(rest).split(" ");
    if (isInfinitive(first.replace(/(?:se|les?|l[oa]s?)$/, ""))) add({ kind: "tone", tone: rest });
    else if (rest) add({ kind: "remove", what: { text: rest } });
  }
}

/** «añade que hay ducha», «ponle emojis», «añade al final que …» */
function readAddition(scan: Scan, after: number, to: number, add: (edit: Edit) => void): number {
  const { tokens, worker } = scan;
  const isAtEnd = words(scan, after, after + 2) === "al final";
  let from = isAtEnd ? after + 2 : after;
  while (isMark(tokens[from]) || (isAtEnd && tokens[from]?.key === "que")) from += 1;
  if (from >= to) return to;
  if (tokens[from]!.kind === "number" && from + 2 === to) from += 1;
  const thing = conceptAt(tokens, from, to, worker, ["thing"]);
  if (thing && from + thing.length >= to) {
    if (/^(?:emoji|hashtags|price)$/.test(thing.value))
      add({ kind: "add", what: thing.value as "emoji" });
    return to;
  }
  const wish = conceptAt(tokens, from, to, worker, kinds);
  if (wish && from + wish.length >= to) return from;
  const fact = factOf(words(scan, from, to), verbIn(tokens, from, to) >= 0, false);
  add({ kind: "add", what: { fact }, ...(isAtEnd ? { atEnd: true } : {}) });
  return to;
}

const unquoted = (text: string) =>
  text
    .replace(/["«»“”]/g, "")
    .replace(/[\s,.]+$/u, "")
    .trim();
export const bare = (text: string) =>
  unquoted(text.replace(/^(?:(?:la )?parte del?|el|la|los|las|lo del?|del?|que)\s/iu, ""));
