import { uncapitalized } from "../spanish/sentences.ts";
import { atomsOf, spansOf } from "./atoms.ts";
import { fragmentsOf } from "./fragments.ts";
import type { Atom, Fact, FactRole } from "./request.ts";
import type { Told } from "./scan.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { isVerb, mainVerbIn, verbIn } from "./verbs.ts";
import { conceptAt, wordsOf } from "./vocabulary.ts";

/** A stretch of the message that becomes one fact. */
interface Piece {
  text: string;
  isSentence: boolean;
  before: string;
  after: string;
  isTopic: boolean;
  isInParentheses: boolean;
  isAnd: boolean;
}

/** What was told as facts in the order told: sentences whole, loose words cut where they can be. */
export function factsOf(
  text: string,
  tokens: readonly Token[],
  told: readonly Told[],
  isWhole = false,
): Fact[] {
  const pieces: Piece[] = [];
  for (const part of told)
    for (const [from, to] of sentencesIn(tokens, part)) {
      pieces.push({
        text: text.slice(tokens[from]!.start, tokens[to - 1]!.end),
        isSentence: mainVerbIn(tokens, from, to) >= 0,
        before: from === part.from ? part.before : "y",
        after: to === part.to ? part.after : "y",
        isTopic: part.isTopic,
        isInParentheses: part.isInParentheses,
        isAnd: part.isAnd === true && from === part.from,
      });
    }
  const facts: Fact[] = [];
  for (const piece of joined(pieces)) {
    piece.text = written(piece.text);
    const parts = isWhole ? [piece.text] : whatFirst(partsOf(piece));
    for (const part of parts)
      facts.push(
        factOf(part, piece.isSentence && (parts.length === 1 || hasVerb(part)), facts.length === 0),
      );
  }
  return facts;
}

/** What was reported, said itself: «(les digo que) no vuelan pero que van en coche», «preguntar que tal les salió». */
const written = (text: string) =>
  text
    .replace(/(?<!\p{L})pero que (?=\p{L}{2,}n\s)/u, "pero ")
    .replace(/((?:pregunt|sab|v)\p{L}{1,4}) qu[eé] tal (?:(?:les?|te|os) )?/u, "$1 qué tal ");

/** «sábado 7 de marzo de 10 a 14 | taller de chocolate»: what happens comes before its day. */
function whatFirst(parts: readonly string[]): readonly string[] {
  const [when = "", what = "", ...rest] = parts;
  if (!what || !/\d/u.test(when) || /\d/u.test(what)) return parts;
  const [first, second] = [factOf(when, false, false), factOf(what, false, true)];
  if (first.role !== "when" || second.role !== "what" || hasVerb(what)) return parts;
  if (!first.atoms.some(({ kind }) => kind === "weekday" || kind === "date")) return parts;
  return [what, when.replace(/(?<=\d \S.{0,12}) (?=de \d{1,2}(?::\d\d)? a \d)/u, ", "), ...rest];
}

const hasVerb = (text: string) => {
  const tokens = tokensOf(text);
  return mainVerbIn(tokens, 0, tokens.length) >= 0;
};

/** One fact of a text that is already correct. */
export function factOf(text: string, isSentence: boolean, isFirst: boolean): Fact {
  const clean = text.replace(/^[\s,.;:+-]+|[\s,.;:]+$/gu, "").replace(/\s+/g, " ");
  const atoms = atomsOf(clean);
  return {
    text: isSentence
      ? clean.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      : startsWithName(clean)
        ? clean
        : /^\p{Lu}\p{Ll}/u.test(clean)
          ? uncapitalized(clean)
          : clean,
    isSentence,
    role: roleOf(clean, atoms, isSentence, isFirst),
    atoms,
  };
}

const startsWithName = (text: string) =>
  /^\p{Lu}\S*\s\p{Lu}/u.test(text) || wordsOf("places").has(tokensOf(text)[0]?.key ?? "");

/** «… no se cobra | y en marzo abrimos …»: cuts before «y» where a finite verb stands on both sides. */
function sentencesIn(tokens: readonly Token[], { from, to }: Told): [number, number][] {
  const found: [number, number][] = [];
  let start = from;
  let hasVerb = false;
  for (let at = from; at < to; at += 1) {
    if (isVerb(tokens, at)) hasVerb = true;
    if (!hasVerb || tokens[at]!.key !== "y" || at - start < 3) continue;
    let next = at + 1;
    while (/^(?:que|tambien|ademas)$/.test(tokens[next]?.key ?? "")) next += 1;
    const verb = verbIn(tokens, next, Math.min(to, next + 5));
    const isOpen = /^(?:cuando|si|que|quien|quienes)$/.test(tokens[start]!.key);
    if (verb < 0 || isOpen || to - next < 3) continue;
    // «y volvemos», «y en marzo abrimos», «y el sábado abrimos»; not «pan y dulces que tenemos».
    const opening = tokens[next]!.key;
    if (
      verb > next &&
      !/^(?:el|la|los|las|en|desde|hasta|a|no|se|nos|os|te|le|hoy|si|ya|con|los|un|una|este|esta)$/.test(
        opening,
      )
    )
      continue;
    if (tokens.slice(next, verb).some(({ key }) => key === "que")) continue;
    found.push([start, at]);
    start = next;
    hasVerb = true;
  }
  found.push([start, to]);
  return found;
}

/** «con archivo antiguo y manos pasando hojas»: each thing that is to be seen. */
export function scenesOf(fact: Fact): Fact[] {
  if (fact.isSentence || fact.role === "price" || fact.role === "when") return [fact];
  const isList = /^con /iu.test(fact.text);
  const scenes = fact.text.replace(/^con /iu, "").split(isList ? / y /u : / y (?=\p{L}+ndo\s)/u);
  return scenes.length === 1 && !isList
    ? [fact]
    : scenes.map((scene) => factOf(scene, false, true));
}

/** A sentence whole, but for fees that were strung behind it; loose words in parts. */
function partsOf({ text, isSentence }: Pick<Piece, "text" | "isSentence">): string[] {
  const tokens = tokensOf(text);
  // Nobody strings so much in earnest.
  if (tokens.length > 120) return [text];
  const spans = spansOf(tokens);
  const endsAt = (at: number) => spans.find(({ to }) => to === at)?.kind;
  const price = spans.find(
    ({ kind, to }) => kind === "price" && to < tokens.length && isVerb(tokens, to),
  );
  if (
    price &&
    price.from > 0 &&
    !/^(?:a|por|de|desde|en)$/.test(tokens[price.from - 1]!.key) &&
    mainVerbIn(tokens, 0, price.from) < 0
  )
    return fragmentsOf(text);
  if (text.includes(": ") && !spans.some(({ kind }) => kind === "price")) return [text];
  if (!isSentence) return fragmentsOf(text);
  const verb = mainVerbIn(tokens, 0, tokens.length);
  const strung = tokens.findIndex(({ key }, at) => {
    if (at < 3) return false;
    if (wordsOf("fee").has(key)) return endsAt(at) !== undefined && endsAt(at) !== "price";
    if (/^(?:incluye|incluyen|cupos?)$/.test(key))
      return verb >= 0 && verb < at - 2 && endsAt(at) !== undefined;
    const isPrice = spans.some(({ kind, from }) => kind === "price" && from === at);
    return (
      isPrice && verb >= 0 && verb < at - 1 && isLoosePrice(tokens, at) && tokens.length - at > 3
    );
  });
  if (strung < 0) return [text];
  return [
    text.slice(0, tokens[strung - 1]!.end),
    ...partsOf({ text: text.slice(tokens[strung]!.start), isSentence: false }),
  ];
}

/** «… en Ollantaytambo S/180 incluye …»: no preposition or verb leads to the price. */
const isLoosePrice = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]!.kind === "word" &&
  !isVerb(tokens, at - 1) &&
  !/^(?:a|por|de|desde|en|y|o|solo|los|las|unos|casi|minimo|maximo|otros|con|e|hasta)$/.test(
    tokens[at - 1]!.key,
  );

/** Joins what a comma or colon parts but belongs together: lists, and what a list is of. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let listed = false;
  for (const [at, piece] of pieces.entries()) {
    const last = result.at(-1);
    const words = piece.text.split(" ").length;
    if (last && /^que /u.test(piece.text)) {
      last.text += `, ${piece.text}`;
      continue;
    }
    if (last && piece.isAnd && piece.before === "," && !piece.isSentence) {
      last.text += ` y ${piece.text}`;
      continue;
    }
    // «incluye parrillero, carbón y vajilla»
    const isOpen =
      last?.isSentence && piece.before === "," && listEnd(pieces, at) && isLister(last.text);
    if (isOpen) {
      last.text += `, ${piece.text}`;
      listed = !/ [yeo] /u.test(piece.text);
      continue;
    }
    const list = piece.before === "," && words <= 5 && listEnd(pieces, at);
    if (last && piece.before === "," && listed && words <= 6 && !piece.isSentence) {
      last.text += `, ${piece.text}`;
      listed = listEnd(pieces, at) && !/ [yeo] /u.test(piece.text);
      continue;
    }
    const isDated = spansOf(tokensOf(piece.text)).some(
      ({ kind }) => kind === "date" || kind === "month",
    );
    if (
      last &&
      piece.before === ":" &&
      ((!last.isTopic && !/^\d/u.test(last.text)) || (isDated && !piece.isSentence)) &&
      last.after === ":"
    ) {
      last.text += `: ${piece.text}`;
      last.isSentence ||= piece.isSentence;
      listed = startsList(pieces, at) || (!last.isTopic && startsLooseList(pieces, at));
      continue;
    }
    if (last && listed && piece.before === "," && isShortItem(piece)) {
      last.text += `, ${piece.text}`;
      listed = !/ [yeo] /u.test(piece.text);
      continue;
    }
    if (last && list && startsList(pieces, at - 1) && !last.isSentence === !piece.isSentence) {
      last.text += `, ${piece.text}`;
      listed = !/ [yeo] /u.test(piece.text);
      continue;
    }
    result.push({ ...piece });
    listed = false;
  }
  return result;
}

/** Whether the verb of a sentence stands right before its last words and takes a list. */
function isLister(text: string): boolean {
  const tokens = tokensOf(text);
  return (
    tokens.slice(-4).some(({ key }) => wordsOf("listers").has(key)) && spansOf(tokens).length === 0
  );
}

const shortItems = new WeakMap<Piece, boolean>();

/** Whether a piece can be an item of a list; read once, as lists are looked at from each of their items. */
function isShortItem(piece: Piece | undefined): boolean {
  if (piece === undefined) return false;
  const known = shortItems.get(piece);
  if (known !== undefined) return known;
  const isShort =
    !piece.isSentence &&
    piece.text.split(" ").length <= 7 &&
    !spansOf(tokensOf(piece.text)).some(({ kind }) => kind === "price" || kind === "percent");
  shortItems.set(piece, isShort);
  return isShort;
}
/** Whether «a, b y c» begins at a piece. */
function startsList(pieces: readonly Piece[], at: number): boolean {
  for (let next = at; isShortItem(pieces[next]); next += 1) {
    if (next > at && pieces[next]!.before !== ",") return false;
    if (/ [yeo] \S+(?: \S+){0,2}$/u.test(pieces[next]!.text)) return next > at;
  }
  return false;
}
/** «nombre, parroquia, año»: only bare words up to the stop. */
function startsLooseList(pieces: readonly Piece[], at: number): boolean {
  let next = at;
  while (
    isShortItem(pieces[next]) &&
    spansOf(tokensOf(pieces[next]!.text)).length === 0 &&
    (next === at || pieces[next]!.before === ",")
  )
    next += 1;
  return next > at + 1 && pieces[next]?.before !== ",";
}
const listEnd = (pieces: readonly Piece[], at: number): boolean => {
  for (let next = at; isShortItem(pieces[next]) && pieces[next]!.before === ","; next += 1)
    if (/ [yeo] \S+(?: \S+){0,2}$/u.test(pieces[next]!.text)) return true;
  return false;
};

function roleOf(
  text: string,
  atoms: readonly Atom[],
  isSentence: boolean,
  isFirst: boolean,
): FactRole {
  const kinds = new Set(atoms.map(({ kind }) => kind));
  if (kinds.has("phone") || kinds.has("link")) return "contact";
  const tokens = tokensOf(text);
  const term = (at: number) =>
    conceptAt(tokens, at, tokens.length, "", ["term"])?.value as FactRole | undefined;
  const opening =
    term(0) ?? (/^(?:con|y|el|la|los|las|para)$/.test(tokens[0]?.key ?? "") ? term(1) : undefined);
  const hasTime = kinds.has("weekday") || kinds.has("hour") || kinds.has("date");
  if (isSentence) {
    if (isFirst) return "what";
    if (opening === "limit" || opening === "condition") return opening;
    if (opening === "benefit") return "benefit";
    return hasTime && !kinds.has("price")
      ? "when"
      : kinds.has("price")
        ? "price"
        : (anyRole(tokens, ["condition", "included", "benefit"]) ?? "what");
  }
  if (opening === "limit" || opening === "contact") return opening;
  if (kinds.has("price") || kinds.has("percent")) return "price";
  if (
    opening === "condition" &&
    /^(?:solo|sin|max|min|mayor|menor|edad|grupo|traer|llevar|con|no|previa|cita)/.test(
      tokens[0]!.key,
    )
  )
    return "condition";
  if (hasTime) return isFirst && !startsWithTime(tokens) ? "what" : "when";
  if (opening === "included" && tokens.length < 8) return "included";
  if (opening && opening !== "price")
    return isFirst && opening !== "when" && opening !== "where" ? "what" : opening;
  if (isFirst) return "what";
  const role = anyRole(tokens, ["contact", "included", "condition", "limit", "benefit", "where"]);
  if (role) return role;
  return kinds.has("month") ? "when" : "what";
}

const startsWithTime = (tokens: readonly Token[]) =>
  spansOf(tokens).some(
    ({ kind, from }) =>
      kind !== "number" &&
      kind !== "price" &&
      tokens
        .slice(0, from)
        .every(({ key, kind: of }) => of === "number" || wordsOf("timeWords").has(key)),
  );

function anyRole(tokens: readonly Token[], roles: readonly FactRole[]): FactRole | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const term = conceptAt(tokens, at, tokens.length, "", ["term"]);
    if (term && tokens[at]!.key !== "con" && roles.includes(term.value as FactRole))
      return term.value as FactRole;
  }
  return undefined;
}
