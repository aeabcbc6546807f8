import { conceptAt } from "./concept-at.ts";
import { correcting, correctionIn } from "./corrections.ts";
import {
  bare,
  isMark,
  isSentencePart,
  kinds,
  partEdit,
  readConcept,
  type Scan,
  swapIn,
  words,
} from "./edit-phrases.ts";
import { factOf } from "./facts.ts";
import type { Edit, Network } from "./request.ts";
import type { Orders } from "./scan.ts";
import type { Token } from "./token.ts";
import { valuesIn } from "./values.ts";
import { verbIn } from "./verbs.ts";
import { type Concept, wordsOf } from "./vocabulary.ts";

/** The changes that a message asks of the piece before, in order; empty when it is another order. */
export function editsOf(
  text: string,
  tokens: readonly Token[],
  orders: Orders,
  worker: string,
): Edit[] {
  const scan: Scan = { text, tokens, worker, edits: [] };
  const first = conceptAt(tokens, 0, tokens.length, worker, ["edit"]);
  const isOrder = orders.deliverables.some(({ isOrdered, id }) => isOrdered && id !== "chat");
  if (isOrder && (!first || first.value === "add" || first.value === "another")) return [];
  const corrected = correctionIn(text, tokens);
  if (corrected) return [corrected];
  // «el precio es 25 €»
  let start = 0;
  while (isMark(tokens[start]) || correcting.test(tokens[start]?.key ?? "")) start += 1;
  const thing = conceptAt(tokens, start, tokens.length, worker, ["thing"]);
  const isTold = /^(?:es|son|va|seria)$/.test(tokens[start + (thing?.length ?? 0)]?.key ?? "");
  if (thing && isTold && tokens.length < 14) {
    const told = text.slice(tokens[start]!.start).trim();
    return [{ kind: "add", what: { fact: factOf(told, true, false) } }];
  }
  const reader = tokens.length < 7 && tokens[0]?.key === "para" ? orders.audience : undefined;
  if (reader) return [{ kind: "audience", audience: reader }];
  const clauses = clausesIn(scan);
  for (const [at, [from, to]] of clauses.entries()) {
    readClause(scan, from, to);
    // What does not begin as a change is another message.
    if (at === 0 && scan.edits.length === 0) return [];
  }
  const { edits } = scan;
  return edits.filter(
    (edit, at) => edits.findIndex((other) => JSON.stringify(other) === JSON.stringify(edit)) === at,
  );
}

/** Where a change begins: «quita …», «el segundo que …», «más corto». */
const beginsChange = ({ tokens, worker }: Scan, at: number) =>
  conceptAt(tokens, at, tokens.length, worker, [...kinds, "part"]) !== undefined ||
  /^(?:deja|mantén|manten)$/.test(tokens[at]?.key ?? "");

/** The message cut at stops, and at commas, «y» and «pero» before another change. */
function clausesIn(scan: Scan): [number, number][] {
  const { tokens } = scan;
  const found: [number, number][] = [];
  let from = 0;
  const cut = (at: number, next: number) => {
    if (at > from) found.push([from, at]);
    from = next;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const { key, kind } = tokens[at]!;
    const isStop = kind === "mark" && /[.;!?¿¡\n…]/.test(key);
    const isJoint = (kind === "mark" && key === ",") || /^(?:y|pero|ni)$/.test(key);
    if (isStop) cut(at, at + 1);
    else if (isJoint && at > from && nextChange(scan, at + 1)) cut(at, at + 1);
  }
  cut(tokens.length, tokens.length);
  return found;
}

/** Behind a comma or «y»: a change, small words before it aside; «y» alone adds, and «a, b y c» is no change. */
function nextChange(scan: Scan, start: number): boolean {
  const { tokens, worker } = scan;
  let at = start;
  while (/^(?:y|pero|ahora|mejor|no|por|favor|que)$/.test(tokens[at]?.key ?? "")) {
    if (beginsChange(scan, at) && tokens[at]!.key !== "y") break;
    at += 1;
  }
  const concept = conceptAt(tokens, at, tokens.length, worker, kinds);
  if (!concept)
    return (
      beginsChange(scan, at) && conceptAt(tokens, at, tokens.length, worker, ["part"]) === undefined
    );
  return concept.kind !== "tone" && concept.kind !== "limit"
    ? !/^(?:y|otr[oa]|cambio)$/.test(tokens[at]!.key)
    : true;
}

const asPart = (part: Concept | undefined) => (part ? Number(part.value) : undefined);
/** Reads one clause; what it tells is added only behind a change. */
function readClause(scan: Scan, start: number, to: number): void {
  const { tokens, worker, edits } = scan;
  let from = start;
  let inside: number | undefined;
  while (from < to) {
    const add = (edit: Edit) => edits.push(inside === undefined ? edit : { ...edit, in: inside });
    const kept = preferenceIn(scan, from, to);
    if (kept) return void edits.push(kept);
    const concept = conceptAt(tokens, from, to, worker, kinds);
    const filler = conceptAt(tokens, from, to, worker, ["filler"]);
    if (isMark(tokens[from]) || (filler && filler.length > (concept?.length ?? 0))) {
      from += filler?.length ?? 1;
      continue;
    }
    const swap = swapIn(scan, from, to);
    if (swap) return void add(swap);
    const isIn = tokens[from]!.key === "en" ? 1 : 0;
    const part = conceptAt(tokens, from + isIn, to, worker, ["part"]);
    if (part && inside === undefined && !(concept && concept.length > part.length)) {
      const next = from + isIn + part.length;
      const phrase = words(scan, from + isIn, next);
      const edit = partEdit(scan, part, isSentencePart(phrase), next, to);
      if (edit) return void edits.push(edit);
      inside = asPart(part);
      from = next;
      if (from < to) continue;
      edits.push({ kind: "part", part: inside! });
      return;
    }
    // «deja el iva» takes back «quita el iva».
    const left = keptFrom(scan, from);
    if (left !== undefined && edits.length > 0) {
      takeBack(scan, left, to);
      return;
    }
    if (!concept) {
      const next = readLoose(scan, from, to, start);
      if (next === undefined) return;
      from = next;
      continue;
    }
    const end = readConcept(scan, concept, from, to, add);
    if (end <= from) return;
    from = end;
  }
}

/** «me quedo con el primero»: only that one is left. */
function preferenceIn({ tokens, worker }: Scan, from: number, to: number): Edit | undefined {
  const at = /^(?:me|nos)$/.test(tokens[from]!.key) ? from + 1 : from;
  if (!/^(?:quedo|quedamos|elijo|escojo|prefiero|gusta|gusto)$/.test(tokens[at]?.key ?? ""))
    return undefined;
  const skip = /^(?:con|mas)$/.test(tokens[at + 1]?.key ?? "") ? 2 : 1;
  const part = conceptAt(tokens, at + skip, to, worker, ["part"]);
  return part && { kind: "keep", part: Number(part.value) };
}

/** Behind «deja», «mejor deja». */
function keptFrom({ tokens }: Scan, from: number): number | undefined {
  const at = /^(?:no|mejor|bueno)$/.test(tokens[from]!.key) ? from + 1 : from;
  return /^(?:deja|dejale|manten)$/.test(tokens[at]?.key ?? "") ? at + 1 : undefined;
}

/** «deja el iva»: the removal of it before is no longer asked for. */
function takeBack(scan: Scan, from: number, to: number): void {
  const { tokens, worker, edits } = scan;
  const what = conceptAt(tokens, from, to, worker, ["thing"])?.value ?? bare(words(scan, from, to));
  const at = edits.findLastIndex(
    (edit) =>
      edit.kind === "remove" &&
      (edit.what === what || (edit.what as { text: string }).text === what),
  );
  if (at >= 0) edits.splice(at, 1);
}

/** Words in which no change was found: where reading goes on, or undefined at the end of the clause. */
function readLoose(scan: Scan, from: number, to: number, start: number): number | undefined {
  const { tokens, worker, edits } = scan;
  const { key } = tokens[from]!;
  const network = conceptAt(tokens, from, to, worker, ["network"]);
  if (network) {
    edits.push({ kind: "network", network: network.value as Network });
    return from + network.length;
  }
  // «más emotivo» is a tone without a name here.
  const tone = conceptAt(tokens, from + 1, to, worker, ["tone"]);
  if (key === "mas" && tone) return from + 1;
  if (/^(?:mas|menos)$/.test(key) && to - from === 2) {
    edits.push({ kind: "tone", tone: words(scan, from, to) });
    return undefined;
  }
  const isAhead = tokens
    .slice(from + 1, to)
    .some((_, step) => conceptAt(tokens, from + 1 + step, to, worker, [...kinds, "network"]));
  const isRewrite = wordsOf("joints").has(key) && /l[oa]$/.test(key);
  if ((wordsOf("joints").has(key) || key === "para") && isAhead) return from + 1;
  if (isRewrite && tokens[from + 1]?.key === "para") return from + 1;
  if (
    /^(?:para|a)$/.test(key) &&
    from + 1 < to &&
    verbIn(tokens, from, to) < 0 &&
    (edits.length > 0 || from > start)
  ) {
    edits.push({ kind: "audience", audience: words(scan, from + 1, to) });
    return undefined;
  }
  const rest = words(scan, from, to);
  // Only a message that began as a change goes on telling.
  if (
    edits.length > 0 &&
    rest.length > 2 &&
    (verbIn(tokens, from, to) >= 0 || valuesIn(rest).length > 0)
  )
    edits.push({ kind: "add", what: { fact: factOf(rest, verbIn(tokens, from, to) >= 0, false) } });
  return undefined;
}
