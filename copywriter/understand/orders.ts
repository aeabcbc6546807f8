import { asksReaders } from "./addressed.ts";
import type { Segment } from "./clauses.ts";
import { conceptAt } from "./concept-at.ts";
import { readHead } from "./head.ts";
import { readReaders } from "./readers.ts";
import { reportLength } from "./reported.ts";
import { weighedRoles } from "./roles.ts";
import { addNetwork, direct, type Orders, type Scan } from "./scan.ts";
import { isToWorker, looksLike } from "./to-worker.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { type Concept, numberAt, wordsOf } from "./vocabulary.ts";
import {
  has,
  isThen,
  isWholeOrder,
  readExclusion,
  readUnwanted,
  tell,
  wishKinds,
} from "./wishes.ts";

/** Takes the orders out of the segments of a message. */
export function readOrders(
  text: string,
  tokens: readonly Token[],
  segments: readonly Segment[],
  worker: string,
  products: readonly string[],
  isFollowUp = false,
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
    exclusions: [],
    directives: [],
    unclear: [],
  };
  const scan: Scan = {
    text,
    tokens,
    worker,
    orders,
    ...weighedRoles(tokens, worker, isFollowUp),
    products: products.map((name) => tokensOf(name).map(({ key }) => key)),
  };
  for (const segment of segments) readSegment(scan, segment);
  if (worker === "sofi") hintAnywhere(scan);
  return orders;
}

function readSegment(scan: Scan, segment: Segment): void {
  const { to } = segment;
  let from = behindFillers(scan, segment);
  if (from >= to || readWishes(scan, from, segment)) return;
  const isFirst = scan.orders.deliverables.length === 0 && scan.orders.told.length === 0;
  const ordered = behindOrders(scan, from, segment, isFirst);
  if (ordered.isTold) return;
  from = ordered.from;
  const piece = pieceAt(scan, from, to, ordered.isOrdered, isFirst);
  if (!piece) {
    tellRest(scan, from, segment, isFirst);
    return;
  }
  const { kind, network, at } = piece;
  // «cuando alguien …», «no vienen hace …»: what happens, and no name of a piece.
  if (kind?.kind === "worker" && scan.worker === "marcos") {
    scan.orders.deliverables.push({ id: kind.value, isOrdered: false });
    tell(scan, { ...segment, from });
    return;
  }
  // «cómo preparar un té»: the question itself.
  if (kind?.kind === "worker" && scan.tokens[at]!.key === "como" && kind.length === 1) {
    tell(scan, { ...segment, from: at }, true);
    return;
  }
  if (kind)
    scan.orders.deliverables.push({ id: kind.value, isOrdered: ordered.isOrdered || isFirst });
  if (network) addNetwork(scan.orders, network.value);
  tellBehindHead(scan, readHead(scan, at + (kind ?? network)!.length, segment), segment);
}

/** Behind «hola», «por favor», and «y» before another piece. */
function behindFillers(scan: Scan, { from: start, to }: Segment): number {
  const { tokens, worker } = scan;
  let from = start;
  for (;;) {
    const filler = conceptAt(tokens, from, to, worker, ["filler", "order", "unwanted", "ban"]);
    if (filler?.kind !== "filler" || isThanks(tokens, from)) break;
    from += filler.length;
  }
  const isAnd = /^(?:y|e)$/.test(tokens[from]?.key ?? "");
  const next = from + (has(wordsOf("articles"), tokens[from + 1]) ? 2 : 1);
  return isAnd && isDeliverableNear(scan, next, to) ? from + 1 : from;
}

/** Workers whose orders hold what is published, beside what is said to them. */
const learners: ReadonlySet<string> = new Set(["teo", "nai", "bran", "sofi", "mel"]);

/** Whether a segment holds wishes alone, or only what is reported or asked of readers; it is then read. */
function readWishes(scan: Scan, from: number, segment: Segment): boolean {
  const { tokens, worker, orders, text } = scan;
  const { to } = segment;
  const last = orders.told.at(-1);
  const isListed =
    (segment.before === ":" || segment.before === ",") &&
    last?.to === segment.from - 1 &&
    (last.after === ":" || last.before === ":");
  if (isWholeOrder(scan, from, to, isListed)) return true;
  const reported = worker === "lia" || worker === "marcos" ? 0 : reportLength(tokens, from, to);
  if (reported > 0) {
    direct(scan, from, from + reported);
    tell(scan, { ...segment, from: from + reported });
    return true;
  }
  if (readExclusion(scan, from, to) || readUnwanted(scan, from, to)) return true;
  const isLearnt =
    learners.has(worker) &&
    !isThen(scan, from) &&
    !orders.deliverables.some(({ id }) => id === "audience") &&
    looksLike(scan, from, to, ["wish", "aside"]);
  if ((isToWorker(tokens, from, to) || isLearnt) && !isDeliverableNear(scan, from + 1, to)) {
    direct(scan, from, to);
    return true;
  }
  const asked = from + Number(/^[ye]$/.test(tokens[from]!.key) && from + 1 < to);
  // What an automation does is read whole.
  const isAsked =
    worker !== "marcos" && asksReaders(text.slice(tokens[asked]!.start, tokens[to - 1]!.end));
  if (isAsked) tell(scan, { ...segment, from: asked });
  return isAsked;
}

/** Behind «quiero que me hagas»; what stands behind «di que» is told. */
function behindOrders(
  scan: Scan,
  start: number,
  segment: Segment,
  isFirst: boolean,
): { from: number; isOrdered: boolean; isTold?: true } {
  const { tokens, worker, orders } = scan;
  const { to } = segment;
  let from = start;
  let isOrdered = false;
  for (;;) {
    const order = conceptAt(
      tokens,
      from,
      to,
      worker,
      isOrdered ? ["order"] : ["order", "connector"],
    );
    if (!order) break;
    const piece = conceptAt(tokens, from, to, worker, ["deliverable", "worker"]);
    if (piece && piece.length > order.length) break;
    const isBare = order.length === 1;
    if (order.kind === "connector" && !isFirst && isBare && tokens[from]!.key === "que") break;
    // «hace mucho calor» tells; «hace un post» orders.
    const isWeak = isBare && wordsOf("weakOrders").has(tokens[from]!.key);
    if (isWeak && ![1, 2].some((skip) => isDeliverableNear(scan, from + skip, to))) break;
    from += order.length;
    if (order.kind === "connector" || order.value === "say") {
      tell(scan, { ...segment, from });
      return { from, isOrdered, isTold: true };
    }
    isOrdered = true;
    from += conceptAt(tokens, from, to, worker, ["answer"])?.length ?? 0;
  }
  if (!isOrdered || !/^(?:en|para|a|por)$/.test(tokens[from]?.key ?? ""))
    return { from, isOrdered };
  // «pon en la web que …»
  const place = conceptAt(tokens, from + 1, to, worker, ["placement", "network"]);
  if (!place) return { from, isOrdered };
  if (place.kind === "network") addNetwork(orders, place.value);
  from += 1 + place.length;
  const connector = conceptAt(tokens, from, to, worker, ["connector"]);
  if (!connector) return { from, isOrdered };
  direct(scan, segment.from, from);
  tell(scan, { ...segment, from: from + connector.length });
  return { from, isOrdered, isTold: true };
}

/** The piece or network named at a place, behind articles and numbers: «dos opciones de post». */
function pieceAt(scan: Scan, from: number, to: number, isOrdered: boolean, isFirst: boolean) {
  const { tokens, worker, orders, products } = scan;
  let at = from;
  if (!isFirst && /^(?:en|como|tipo|formato)$/.test(tokens[at]?.key ?? "")) at += 1;
  const counted = conceptAt(tokens, at, to, worker, ["limit"]);
  const behind = at + (counted?.length ?? 0);
  if (
    counted?.value === "count" &&
    tokens[behind]?.key === "de" &&
    isDeliverableNear(scan, behind + 1, to)
  ) {
    orders.limits.count ??= counted.number;
    at = behind + 1;
  }
  const isNamed = conceptAt(tokens, from, to, worker, ["worker"]) !== undefined;
  for (; !isNamed && at < to; at += 1) {
    const number = numberAt(tokens[at]);
    const isNumber = number !== undefined && isDeliverableNear(scan, at + 1, to);
    if (!isNumber && !has(wordsOf("articles"), tokens[at])) break;
    if (number !== undefined && number > 1 && number <= 20) orders.limits.count ??= number;
  }
  const kind = conceptAt(tokens, at, to, worker, ["worker", "deliverable"]);
  const network = kind ? undefined : conceptAt(tokens, at, to, worker, ["network"]);
  const isProduct = products.some(
    (words) => words.length > 1 && words.every((word, step) => tokens[at + step]?.key === word),
  );
  const mayHead = !isProduct && (isOrdered || isFirst || isLoneHead(scan, at, kind, to));
  return (kind || network) && mayHead ? { kind, network, at } : undefined;
}

/** Tells what names no piece; some words of a worker hint at one. */
function tellRest(scan: Scan, start: number, segment: Segment, isFirst: boolean): void {
  const { tokens, worker, orders } = scan;
  const { to } = segment;
  const from = readAddressed(scan, start, to, isFirst);
  if (from >= to) return;
  const isHinted = worker === "marcos" || worker === "iko" || worker === "lia";
  for (let at = from; isHinted && at < to; at += 1) {
    const hint = conceptAt(tokens, at, to, worker, ["worker"]);
    if (!hint) continue;
    if (hint.length > 1) orders.deliverables.push({ id: hint.value, isOrdered: false });
    // «…, qué ves»: only asked.
    const isWhole = at === from && from + hint.length === to;
    if (isWhole && /^(?:que|como)$/.test(tokens[from]!.key)) {
      direct(scan, from, to);
      return;
    }
  }
  tell(scan, { ...segment, from });
}

/** «un correo para los que dejan el carrito»: a shop's own piece, whatever it is called. */
function hintAnywhere({ tokens, worker, orders }: Scan): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const hint = conceptAt(tokens, at, tokens.length, worker, ["worker"]);
    if (hint && hint.length > 1) orders.deliverables.push({ id: hint.value, isOrdered: false });
  }
}

/** Tells what stands behind the head of an order: its subject, or what was reported. */
function tellBehindHead(scan: Scan, from: number, segment: Segment): void {
  const { tokens, worker } = scan;
  const { to } = segment;
  direct(scan, segment.from, from);
  // «quién hace qué: …», «para que vuelvan: …», «presentar al equipo: …»: announces what is told.
  const isPurpose = tokens[from - 1]?.key === "que" && tokens[from - 2]?.key === "para";
  const isAnnounced = isPurpose || /^(?:quien|quienes|al?)$/.test(tokens[from]?.key ?? "");
  if (segment.after === ":" && from < to && isAnnounced) {
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
