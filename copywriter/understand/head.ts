import { isMonth } from "./atoms.ts";
import type { Segment } from "./clauses.ts";
import { conceptAt } from "./concept-at.ts";
import { isAim, readReaders } from "./readers.ts";
import { reportLength } from "./reported.ts";
import { addNetwork, type Scan } from "./scan.ts";
import { isStyleTail } from "./to-worker.ts";
import { type Kind, numberAt, wordsOf } from "./vocabulary.ts";
import { apply, has, wishKinds } from "./wishes.ts";

/** What follows the name of a piece: networks, readers, length, tone, and where the telling begins. */
export function readHead(scan: Scan, start: number, segment: Segment): number {
  const { tokens, worker, orders } = scan;
  const { to } = segment;
  let from = start;
  while (from < to) {
    const next = (kinds: readonly Kind[], skip = 0) =>
      conceptAt(tokens, from + skip, to, worker, kinds);
    const reported = reportLength(tokens, from, to);
    if (reported > 0) return from + reported;
    // «… que salga en Facebook»
    if (isStyleTail(tokens, from, to)) {
      for (let at = from; at < to; at += 1) {
        const network = conceptAt(tokens, at, to, worker, ["network"]);
        if (network) addNetwork(orders, network.value);
      }
      return to;
    }
    const wish = next(wishKinds);
    const connector = next(["connector"]);
    const topic = next(["topic"]);
    if (connector && connector.length >= Math.max(wish?.length ?? 0, topic?.length ?? 0))
      return from + connector.length;
    if (wish) {
      apply(scan, wish, from);
      from += wish.length;
      continue;
    }
    const named = furtherPiece(scan, from, start, to) || networkAt(scan, from, to);
    if (named > 0) {
      from += named;
      continue;
    }
    if (/^[/+&-]$/.test(tokens[from]!.key)) {
      from += 1;
      continue;
    }
    const readers = next(["to"]);
    if (readers) {
      const end = behindReaders(scan, from, readers.length, segment);
      // «para bodas en jardín»: what it is about.
      if (end === from) return isAim(tokens, from + readers.length) ? from : from + readers.length;
      from = end;
      continue;
    }
    if (wordsOf("people").has(tokens[from]!.key) && orders.audience === undefined) {
      const end =
        to - from <= 3 || tokens[from + 1]?.key === "que"
          ? readReaders(scan, from, from, to)
          : from;
      if (end > from) {
        from = end;
        continue;
      }
    }
    if (!topic) break;
    const time = timeOf(scan, from + topic.length, to);
    if (time > 0) {
      from += topic.length + time;
      continue;
    }
    const place = next(["placement"], topic.length);
    if (place && from + topic.length + place.length === to) return to;
    const isShown = worker === "vivi" || worker === "ani";
    const isThing = has(wordsOf("article"), tokens[from + 1]) && !isShown;
    // «con un consejo sobre …», «con la ensaimada»: it belongs to what is told.
    const count = numberAt(tokens[from + topic.length]);
    if (tokens[from]!.key === "con")
      return count !== undefined && next(["question"], 2) ? from + 1 : from + Number(isThing);
    const pieces = count === undefined ? undefined : next(["deliverable"], topic.length + 1);
    if (count === undefined || !pieces || count > 20) return from + topic.length;
    orders.limits.count ??= count;
    from += topic.length + 1 + pieces.length;
  }
  return from;
}

/** «… y un correo», «… por favor»: another piece of the same order, or nothing; its tokens. */
function furtherPiece(
  { tokens, worker, orders }: Scan,
  from: number,
  start: number,
  to: number,
): number {
  const again = conceptAt(tokens, from, to, worker, ["deliverable", "filler"]);
  const isLast = again !== undefined && from + again.length === to;
  if (isLast && again.kind === "filler") return again.length;
  if (isLast && from > start && !orders.deliverables.some(({ id }) => id === again.value)) {
    orders.deliverables.push({ id: again.value, isOrdered: true });
    return again.length;
  }
  if (tokens[from]!.key !== "y" || !has(wordsOf("articles"), tokens[from + 1])) return 0;
  const second = conceptAt(tokens, from + 2, to, worker, ["deliverable"]);
  if (second) orders.also.push(second.value);
  return second ? 2 + second.length : 0;
}

/** «para Instagram», «en mi Facebook», «y X»: its tokens. */
function networkAt({ tokens, worker, orders }: Scan, from: number, to: number): number {
  const isLed = /^(?:para|de|en|por|a|y|del|mi|el|la|con|o)$/.test(tokens[from]!.key);
  const isOwn = isLed && /^(?:el|mi|la|mis)$/.test(tokens[from + 1]?.key ?? "");
  for (const skip of isOwn ? [1, 2] : [Number(isLed)]) {
    const network = conceptAt(tokens, from + skip, to, worker, ["network"]);
    if (network) {
      addNetwork(orders, network.value);
      return skip + network.length;
    }
  }
  if (isLed && /^x$/i.test(tokens[from + 1]?.text ?? "")) {
    addNetwork(orders, "x");
    return 2;
  }
  // «de usted» behind «y»: a wish comes.
  return isLed && tokens[from]!.key === "y" && conceptAt(tokens, from + 1, to, worker, wishKinds)
    ? 1
    : 0;
}

/** Behind «para la web», «para 2 semanas», «para Navidad», «para familias que …»; `from` when it is none of them. */
function behindReaders(scan: Scan, from: number, length: number, segment: Segment): number {
  const { tokens, worker, orders } = scan;
  const { to } = segment;
  const first = from + length;
  const place = conceptAt(tokens, first, to, worker, ["placement"]);
  if (place) {
    const end = first + place.length;
    if (end === to || conceptAt(tokens, end, to, worker, ["topic", "connector", "to"])) return end;
  }
  if (
    numberAt(tokens[first]) !== undefined &&
    /^(?:semanas?|meses|mes|dias)$/.test(tokens[first + 1]?.key ?? "")
  ) {
    orders.told.push({ ...segment, from: first, to: first + 2, isTopic: true });
    return first + 2;
  }
  for (const skip of [0, 1]) {
    const feast = conceptAt(tokens, first + skip, to, worker, ["occasion"]);
    if (feast) return first + skip + feast.length;
  }
  return readReaders(scan, from, first, to);
}

/** «(de) Navidad con la ensaimada», «(de) diciembre»: how many tokens only say when. */
function timeOf({ tokens, worker }: Scan, at: number, to: number): number {
  const feast = conceptAt(tokens, at, to, worker, ["occasion"]);
  const isSeason = isMonth(tokens[at]) || has(wordsOf("seasons"), tokens[at]);
  const length = feast?.length ?? Number(isSeason);
  const then = tokens[at + length]?.key ?? "";
  const isAlone = (feast || (worker !== "mel" && worker !== "iko")) && at + length === to;
  const isBeside = /^(?:con|sobre)$/.test(then) || (feast && then === "para");
  return length > 0 && (isAlone || isBeside) ? length : 0;
}
