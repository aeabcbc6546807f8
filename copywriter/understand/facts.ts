import { uncapitalized } from "../spanish/sentences.ts";
import { asksReaders } from "./addressed.ts";
import { atomsOf, isMonth, isWeekday, type Span, spansOf } from "./atoms.ts";
import { conceptAt } from "./concept-at.ts";
import type { Atom, Fact, FactRole } from "./request.ts";
import type { Told } from "./scan.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { isVerb, mainVerbIn } from "./verbs.ts";
import { wordsOf } from "./vocabulary.ts";

/**
 * What was told, in the order told: each sentence of the owner whole, with its commas and parentheses;
 * loose notes («viernes 21 h, 18 €, grupos de 2 a 6») one by one.
 */
export function factsOf(
  text: string,
  tokens: readonly Token[],
  told: readonly Told[],
  isWhole = false,
): Fact[] {
  const facts: Fact[] = [];
  for (const run of runsOf(text, tokens, told)) {
    const said = text
      .slice(tokens[run.from]!.start, tokens[run.to - 1]!.end)
      .replace(" pero que ", " pero ")
      .replace(/^(?:para )?(?:agradecer|dar las gracias) (?=al? )/iu, "gracias ")
      .replace(/^(?:para )?felicitar (?=al? )/iu, "felicidades ");
    for (const [at, note] of (isWhole ? [said] : notesOf(said)).entries()) {
      const fact = factOf(note, hasMainVerb(note), facts.length === 0);
      // A capital inside a sentence is a name's.
      facts.push(at > 0 && !fact.isSentence ? { ...fact, text: note.trim() } : fact);
    }
  }
  return facts;
}

/** Stretches of one sentence with nothing but a comma, a colon or a parenthesis between them, as one. */
function runsOf(
  text: string,
  tokens: readonly Token[],
  told: readonly Told[],
): { from: number; to: number }[] {
  const runs: { from: number; to: number; isTopic: boolean }[] = [];
  for (const { from, to, isTopic } of told) {
    const last = runs.at(-1);
    const marks = last ? tokens.slice(last.to, from).map(({ key }) => key) : [];
    // What a piece is about and what it says are two things: «post del taller: 20 €».
    const isApart = marks[0] === ":" || mainVerbIn(tokens, from, to) >= 0;
    const isOne = marks.every((mark) => inside.has(mark)) && !(last?.isTopic && isApart);
    // «…, que aparten por WhatsApp» is another sentence.
    const isAsked =
      tokens[from]!.key === "que" &&
      asksReaders(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
    if (last && isOne && !isAsked && from - last.to < 3) last.to = to;
    else runs.push({ from, to, isTopic });
  }
  for (const run of runs) {
    const opened = tokens.slice(run.from, run.to).filter(({ key }) => key === "(").length;
    const closed = tokens.slice(run.from, run.to).filter(({ key }) => key === ")").length;
    if (opened > closed && tokens[run.to]?.key === ")") run.to += 1;
    // A question stays one.
    if (tokens[run.from - 1]?.key === "¿" && tokens[run.to]?.key === "?") {
      run.from -= 1;
      run.to += 1;
    }
  }
  return runs;
}
const inside: ReadonlySet<string> = new Set([",", ":", "(", ")"]);

/** Whether words can stand as a sentence. */
const hasMainVerb = (text: string) => {
  const tokens = tokensOf(text);
  return mainVerbIn(tokens, 0, tokens.length) >= 0;
};

interface Part {
  from: number;
  to: number;
  hasVerb: boolean;
  /** Holds a price, a day, an hour, a number, or a word of conditions. */
  isTerm: boolean;
}

/** A sentence whole; where words are strung without a verb, one note after the other. */
function notesOf(text: string): string[] {
  const tokens = tokensOf(text);
  // Nobody strings so much in earnest.
  if (tokens.length > 150) return [text];
  const parts = attached(tokens, partsOf(tokens));
  const loose = parts.filter(({ hasVerb }) => !hasVerb);
  const terms = parts.slice(1).filter(({ hasVerb, isTerm }) => !hasVerb && isTerm);
  const strung = parts.map((part) => cutsIn(tokens, part));
  const isNotes =
    terms.length > 1 ||
    strung.some((cuts) => cuts.length > 0) ||
    // «83 % de aprobados, empieza grupo nuevo, …»
    (loose[0] === parts[0] && parts.some(({ hasVerb }) => hasVerb)) ||
    (loose.length === parts.length && (parts.length > 2 || (parts.length > 1 && text.length > 60)));
  if (!isNotes) return [text];
  return listed(tokens, parts).flatMap(({ from, to }) => {
    const cuts = strung.flat().filter((at) => at > from && at < to);
    return [from, ...cuts].map((start, index) =>
      text.slice(tokens[start]!.start, tokens[(cuts[index] ?? to) - 1]!.end),
    );
  });
}

/** Between commas; not inside parentheses. */
function partsOf(tokens: readonly Token[]): Part[] {
  const spans = spansOf(tokens);
  const parts: Part[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const key = tokens[at]?.key ?? ",";
    if (key === "(") depth += 1;
    if (key === ")") depth -= 1;
    // «menú de hoy: sopa, arroz, …»
    const isHead =
      key === ":" &&
      parts.length === 0 &&
      !wordsOf("subordinators").has(tokens[0]!.key) &&
      mainVerbIn(tokens, 0, at) < 0;
    if (at < tokens.length && ((key !== "," && !isHead) || depth > 0)) continue;
    if (at > from)
      parts.push({
        from,
        to: at,
        hasVerb: mainVerbIn(tokens, from, at) >= 0,
        isTerm:
          spans.some((span) => span.from >= from && span.to <= at) ||
          conceptAt(tokens, from, at, "", ["term"]) !== undefined,
      });
    from = at + 1;
  }
  return parts;
}

/** «…, si llueve», «… porque», «…, la nueva auxiliar»: what cannot stand alone stays with what it belongs to. */
function attached(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const spans = spansOf(tokens);
  const isNumber = (at: number) =>
    spans.some(({ kind, from, to }) => kind === "number" && from === at && to === at + 1);
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const { key } = tokens[part.from]!;
    const isOpen =
      last &&
      !last.hasVerb &&
      (wordsOf("subordinators").has(tokens[last.from]!.key) ||
        (part.hasVerb && isWhen(tokens, last)));
    // «sacos de 5, 10 y 20 kilos»
    const isSeries = isNumber(part.from) && isNumber(part.from - 2);
    const belongs =
      isSeries ||
      isOpen ||
      wordsOf("subordinators").has(key) ||
      (/^(?:y|e|o|ni|u)$/.test(key) && !part.hasVerb);
    if (last && belongs) {
      last.to = part.to;
      last.hasVerb ||= part.hasVerb;
      last.isTerm ||= part.isTerm;
    } else joined.push({ ...part });
  }
  return joined;
}

/** «Este sábado, …» */
function isWhen(tokens: readonly Token[], { from, to }: Part): boolean {
  const isTime = (at: number) =>
    isWeekday(tokens[at]) ||
    isMonth(tokens[at]) ||
    /^(?:h|hs|hrs|am|pm)$/.test(tokens[at]!.key) ||
    tokens[at]!.kind === "number" ||
    wordsOf("timeWords").has(tokens[at]!.key) ||
    wordsOf("seasons").has(tokens[at]!.key);
  for (let at = from; at < to; at += 1) if (!isTime(at)) return false;
  return true;
}

/** Things that are listed («pan, vino y queso») stay together, and what only explains stays with its sentence. */
function listed(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const notes: Part[] = [];
  for (const part of parts) {
    const last = notes.at(-1);
    const isPlain = !part.hasVerb && !part.isTerm;
    const isItem = isPlain && part.to - part.from < 7 && last !== undefined && !last.isTerm;
    const isEnd = tokens
      .slice(part.from, part.to)
      .some(({ key }, at) => at > 0 && /^[yeo]$/.test(key));
    const isDate = last !== undefined && isWhen(tokens, last) && isWhen(tokens, part);
    if (last && ((isItem && (last.hasVerb || isEnd)) || isDate)) last.to = part.to;
    else notes.push({ ...part });
  }
  return notes;
}

/** «torneo | viernes 7 pm | S/15 inscripción»: where notes that were typed without commas begin. */
function cutsIn(tokens: readonly Token[], part: Part): number[] {
  const { from, to } = part;
  const spans = spansOf(tokens).filter((span) => span.from >= from && span.to <= to);
  if (spans.length === 0) return [];
  const verb = mainVerbIn(tokens, from, to);
  const isAt = (at: number, kind: Span["kind"]) =>
    spans.some((span) => span.kind === kind && span.from === at);
  const [price] = spans.filter(({ kind }) => kind === "price");
  // «gatos $35.000 | perros $48.000», but «jueves | $6.000 preventa | $8.000 puerta»
  const isTrailing = price !== undefined && !isWhen(tokens, { ...part, to: price.from });
  const cuts: number[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const before = tokens[at - 1]!;
    const { key, kind } = tokens[at]!;
    const isBound = ["leading", "subordinators"].some((list) => wordsOf(list).has(before.key));
    if (before.kind === "mark" || isBound || isVerb(tokens, at - 1)) continue;
    const hasVerb = verb >= 0 && verb < at;
    const isFee = wordsOf("fee").has(before.key) || wordsOf("noteStarts").has(before.key);
    const isBehindTime = spans.some(
      ({ kind, to: end }) => end === at && /^(?:hour|weekday|date|month)$/.test(kind),
    );
    const isBehindPrice = endOfPrice(tokens, spans, at);
    const isPlain =
      kind === "word" && !["leading", "bound", "priceUnit"].some((list) => wordsOf(list).has(key));
    const starts =
      (isAt(at, "price") && !isFee && (hasVerb || !isTrailing || isBehindTime)) ||
      (isAt(at, "weekday") && !hasVerb && at > from + 1) ||
      (isBehindPrice && isPlain && at + 1 < to && (isTrailing || isVerb(tokens, at)) && !hasVerb) ||
      (wordsOf("noteStarts").has(key) &&
        !isVerb(tokens, at) &&
        (before.kind === "word" || isBehindPrice) &&
        !(isBehindPrice && wordsOf("fee").has(key)));
    if (starts) cuts.push(at);
  }
  return cuts;
}

/** Whether a price with its unit ends before a token: «45 € al mes». */
function endOfPrice(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  return [0, 1, 2, 3].some((length) => {
    const unit = tokens.slice(at - length, at).map(({ key }) => key);
    return (
      spans.some(({ kind, to }) => kind === "price" && to === at - length) &&
      (length === 0 || wordsOf("priceUnit").has(unit.join(" ")))
    );
  });
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

/** One fact of a text that is already correct. */
export function factOf(text: string, isSentence: boolean, isFirst: boolean): Fact {
  const clean = text.replace(/^[\s,.;:+-]+|[\s,.;:]+$/gu, "").replace(/\s+/g, " ");
  const atoms = atomsOf(clean);
  const role = roleOf(clean, atoms, isSentence, isFirst);
  if (role === "contact" && !isSentence)
    return { text: clean.replace(/^(?:con )?(?:el|mi|nuestro) /iu, ""), isSentence, role, atoms };
  return {
    text: isSentence
      ? clean.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      : startsWithName(clean)
        ? clean
        : /^\p{Lu}\p{Ll}/u.test(clean)
          ? uncapitalized(clean)
          : clean,
    isSentence,
    role,
    atoms,
  };
}

const startsWithName = (text: string) =>
  /^\p{Lu}\S*\s\p{Lu}/u.test(text) || wordsOf("places").has(tokensOf(text)[0]?.key ?? "");

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
  const isRebate = kinds.has("percent") && tokens.some(({ key }) => wordsOf("rebates").has(key));
  if (kinds.has("price") || isRebate) return "price";
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
