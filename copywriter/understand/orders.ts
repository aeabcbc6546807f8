import { asksReaders } from "./addressed.ts";
import { spansOf } from "./atoms.ts";
import type { Segment } from "./clauses.ts";
import { readHead } from "./head.ts";
import { readReaders } from "./readers.ts";
import { reportLength } from "./reported.ts";
import { addNetwork, direct, type Orders, type Scan } from "./scan.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { type Concept, conceptAt, type Kind, numberAt, wordsOf } from "./vocabulary.ts";
import { has, isWholeOrder, readExclusion, readUnwanted, tell, wishKinds } from "./wishes.ts";

/** Takes the orders out of the segments of a message. */
export function readOrders(
  text: string,
  tokens: readonly Token[],
  segments: readonly Segment[],
  worker: string,
  products: readonly string[],
): Orders {
  const orders: Orders = {
    deliverables: [],
    also: [],
    networks: [],
    limits: {},
    bans: [],
    bannedWords: [],
    wants: [],
    told: [],
    isAnswerAsked: false,
    exclusions: [],
    directives: [],
    unclear: [],
  };
  const scan: Scan = {
    text,
    tokens,
    worker,
    orders,
    products: products.map((name) => tokensOf(name).map(({ key }) => key)),
  };
  for (const segment of segments) readSegment(scan, segment);
  return orders;
}

function readSegment(scan: Scan, segment: Segment): void {
  const { tokens, worker, orders } = scan;
  let { from } = segment;
  const { to } = segment;
  const at = (kinds: readonly Kind[]) => conceptAt(tokens, from, to, worker, kinds);
  for (
    let filler = at(["filler", "order", "unwanted", "ban"]);
    filler?.kind === "filler" && !isThanks(tokens, from);
    filler = at(["filler", "order", "unwanted", "ban"])
  )
    from += filler.length;
  if (
    /^(?:y|e)$/.test(tokens[from]?.key ?? "") &&
    isDeliverableNear(scan, from + (has(wordsOf("articles"), tokens[from + 1]) ? 2 : 1), to)
  )
    from += 1;
  const last = orders.told.at(-1);
  const isListed =
    (segment.before === ":" || segment.before === ",") &&
    last?.to === segment.from - 1 &&
    (last.after === ":" || last.before === ":");
  if (from >= to || isWholeOrder(scan, from, to, isListed)) return;
  const reported = reportLength(tokens, from, to);
  if (reported > 0 && worker !== "lia" && worker !== "marcos") {
    direct(scan, from, from + reported);
    tell(scan, { ...segment, from: from + reported });
    return;
  }
  if (readExclusion(scan, from, to) || readUnwanted(scan, from, to)) return;
  if (isStyle(scan, from, to)) {
    direct(scan, from, to);
    return;
  }
  const asked = from + Number(/^[ye]$/.test(tokens[from]!.key) && from + 1 < to);
  if (asksReaders(scan.text.slice(tokens[asked]!.start, tokens[to - 1]!.end))) {
    tell(scan, { ...segment, from: asked });
    return;
  }
  const isFirst = orders.deliverables.length === 0 && orders.told.length === 0;
  let isHead = false;
  let isOrdered = false;
  // «quiero que me hagas un post»
  for (let order = at(["order", "connector"]); order; order = at(["order"])) {
    const deliverable = at(["deliverable", "worker"]);
    if (deliverable && deliverable.length > order.length) break;
    if (
      order.kind === "connector" &&
      !isFirst &&
      /^(?:que|es que)$/.test(tokens[from]!.key) &&
      order.length === 1
    )
      break;
    // «hace mucho calor» tells; «hace un post» orders.
    const isWeak = order.length === 1 && wordsOf("weakOrders").has(tokens[from]!.key);
    if (isWeak && !isDeliverableNear(scan, from + 1, to) && !isDeliverableNear(scan, from + 2, to))
      break;
    from += order.length;
    if (order.kind === "connector" || order.value === "say") {
      tell(scan, { ...segment, from });
      return;
    }
    isOrdered = true;
    const object = at(["answer"]);
    if (object) from += object.length;
  }
  let start = from;
  const isNamed = conceptAt(tokens, start, to, worker, ["worker"]) !== undefined;
  if (isOrdered && /^(?:en|para|a|por)$/.test(tokens[start]?.key ?? "")) {
    const place = conceptAt(tokens, start + 1, to, worker, ["placement", "network"]);
    if (place?.kind === "network") addNetwork(orders, place.value);
    if (place) {
      start += 1 + place.length;
      from = start;
      const connector = conceptAt(tokens, start, to, worker, ["connector"]);
      if (connector) {
        direct(scan, segment.from, start);
        tell(scan, { ...segment, from: start + connector.length });
        return;
      }
    }
  }
  if (!isFirst && /^(?:en|como|tipo|formato)$/.test(tokens[start]?.key ?? "")) start += 1;
  // «dos opciones de post»
  const counted = conceptAt(tokens, start, to, worker, ["limit"]);
  if (
    counted?.value === "count" &&
    tokens[start + counted.length]?.key === "de" &&
    isDeliverableNear(scan, start + counted.length + 1, to)
  ) {
    orders.limits.count ??= counted.number;
    start += counted.length + 1;
  }
  while (
    !isNamed &&
    start < to &&
    (has(wordsOf("articles"), tokens[start]) ||
      (numberAt(tokens[start]) !== undefined && isDeliverableNear(scan, start + 1, to)))
  ) {
    const number = numberAt(tokens[start]);
    if (number !== undefined && number > 1 && number <= 20) orders.limits.count ??= number;
    start += 1;
  }
  const kind = conceptAt(tokens, start, to, worker, ["worker", "deliverable"]);
  const network = kind ? undefined : conceptAt(tokens, start, to, worker, ["network"]);
  const isProduct = scan.products.some(
    (words) => words.length > 1 && words.every((word, step) => tokens[start + step]?.key === word),
  );
  const mayHead = !isProduct && (isOrdered || isFirst || isLoneHead(scan, start, kind, to));
  if ((kind || network) && mayHead) {
    isHead = true;
    // «cuando alguien …», «no vienen hace …»: what happens, and no name of a piece.
    if (kind?.kind === "worker" && worker === "marcos") {
      orders.deliverables.push({ id: kind.value, isOrdered: false });
      tell(scan, { ...segment, from });
      return;
    }
    // «cómo preparar un té»: the question itself.
    const isHow = kind?.kind === "worker" && tokens[start]!.key === "como" && kind.length === 1;
    from = isHow ? start : start + (kind ?? network)!.length;
    if (isHow) {
      tell(scan, { ...segment, from }, true);
      return;
    }
    if (kind) orders.deliverables.push({ id: kind.value, isOrdered: isOrdered || isFirst });
    if (network) addNetwork(orders, network.value);
  }
  if (!isHead) {
    from = readAddressed(scan, from, to, isFirst);
    if (from >= to) return;
    const isHinted = worker === "marcos" || worker === "iko" || worker === "lia";
    for (let step = from; isHinted && step < to; step += 1) {
      const hint = conceptAt(tokens, step, to, worker, ["worker"]);
      if (hint && hint.length > 1) orders.deliverables.push({ id: hint.value, isOrdered: false });
      // «…, qué ves»: only asked.
      if (
        hint &&
        step === from &&
        from + hint.length === to &&
        /^(?:que|como)$/.test(tokens[from]!.key)
      ) {
        direct(scan, from, to);
        return;
      }
    }
    tell(scan, { ...segment, from });
    return;
  }
  from = readHead(scan, from, segment);
  direct(scan, segment.from, from);
  // «quién hace qué: …», «para que vuelvan: …», «presentar al equipo: …»: announces what is told.
  const isPurpose = tokens[from - 1]?.key === "que" && tokens[from - 2]?.key === "para";
  if (
    segment.after === ":" &&
    from < to &&
    (isPurpose || /^(?:quien|quienes|al?)$/.test(tokens[from]!.key))
  ) {
    direct(scan, from, to);
    return;
  }
  const isConnected =
    conceptAt(tokens, from - 1, from, worker, ["connector"]) !== undefined ||
    /ndo$/.test(tokens[from - 1]!.key);
  if (from < to) tell(scan, { ...segment, from }, !isConnected);
}

/** «Gracias al equipo» is told. */
const isThanks = (tokens: readonly Token[], at: number) =>
  tokens[at]!.key === "gracias" && /^(?:al?|por)$/.test(tokens[at + 1]?.key ?? "");

/** «que enseñe», «que llame la atención»: how the text shall be. */
function isStyle({ tokens }: Scan, from: number, to: number): boolean {
  let at = from + 1;
  while (/^(?:se|no|les?)$/.test(tokens[at]?.key ?? "")) at += 1;
  return (
    tokens[from]!.key === "que" &&
    (at + 1 === to || (to - from < 7 && wordsOf("styleVerbs").has(tokens[at]?.key ?? ""))) &&
    /[ae]$/.test(tokens[at]?.key ?? "") &&
    spansOf(tokens.slice(from, to)).length === 0
  );
}

/** «…, dirigida a consultoras», «a quien vino y no decide»: readers that are named apart. */
function readAddressed(scan: Scan, from: number, to: number, isFirst: boolean): number {
  const { tokens, worker, orders } = scan;
  if (worker === "marcos" || worker === "lia" || orders.audience !== undefined) return from;
  const to_ = conceptAt(tokens, from, to, worker, ["to"]);
  if (
    !to_ ||
    (isFirst && worker !== "nai" && !/^quien(?:es)?$/.test(tokens[from + 1]?.key ?? "")) ||
    (tokens[from]!.key === "para" && to - from > 5)
  )
    return from;
  const end = readReaders(scan, from, from + to_.length, to);
  direct(scan, from, end);
  return end;
}

/** «un»: an article, and «dos posts»: a number of pieces. */
const isDeliverableNear = ({ tokens, worker }: Scan, at: number, to: number): boolean =>
  conceptAt(tokens, at, to, worker, ["deliverable", "worker"]) !== undefined;

/** «…, post para insta»: a deliverable that stands alone or only has a network behind it. */
function isLoneHead(
  { tokens, worker, orders }: Scan,
  start: number,
  kind: Concept | undefined,
  to: number,
): boolean {
  if (!kind || orders.deliverables.length > 0) return false;
  const after = start + kind.length;
  if (after >= to) return kind.value !== "chat";
  const skip = /^(?:para|de|en)$/.test(tokens[after]!.key) ? 1 : 0;
  return conceptAt(tokens, after + skip, to, worker, ["network", ...wishKinds]) !== undefined;
}
