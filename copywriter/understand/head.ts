import { isMonth } from "./atoms.ts";
import type { Segment } from "./clauses.ts";
import { isAim, readReaders } from "./readers.ts";
import { reportLength } from "./reported.ts";
import { addNetwork, type Scan } from "./scan.ts";
import { conceptAt, type Kind, numberAt, wordsOf } from "./vocabulary.ts";
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
    const wish = next(wishKinds);
    const connector = next(["connector"]);
    const named = next(["topic"])?.length ?? 0;
    if (connector && connector.length >= Math.max(wish?.length ?? 0, named)) {
      // «campaña para que se pasen al mensual»: what shall happen.
      if (
        worker === "mel" &&
        connector.length === 2 &&
        tokens[from + 1]!.key === "que" &&
        tokens[from]!.key === "para"
      ) {
        orders.actionText = scan.text.slice(tokens[from + 1]!.start, tokens[to - 1]!.end);
        return to;
      }
      return from + connector.length;
    }
    if (wish) {
      apply(scan, wish, from);
      from += wish.length;
      continue;
    }
    const again = next(["deliverable", "filler"]);
    if (
      again &&
      (from > start || again.kind === "filler") &&
      (again.kind === "filler" || !orders.deliverables.some(({ id }) => id === again.value)) &&
      again.length > 0 &&
      from + again.length === to
    ) {
      if (again.kind === "deliverable")
        orders.deliverables.push({ id: again.value, isOrdered: true });
      from += again.length;
      continue;
    }
    const { key } = tokens[from]!;
    const second =
      key === "y" && has(wordsOf("articles"), tokens[from + 1])
        ? next(["deliverable"], 2)
        : undefined;
    if (second) {
      orders.also.push(second.value);
      from += 2 + second.length;
      continue;
    }
    if (/^[/+&-]$/.test(key)) {
      from += 1;
      continue;
    }
    const preposition = /^(?:para|de|en|por|a|y|del|mi|el|la|con|o)$/.test(key) ? 1 : 0;
    const article = preposition && /^(?:el|mi|la|mis)$/.test(tokens[from + 1]?.key ?? "") ? 2 : 0;
    const network =
      next(["network"], preposition) ?? (article ? next(["network"], article) : undefined);
    if (network || (preposition && /^x$/i.test(tokens[from + 1]?.text ?? ""))) {
      addNetwork(orders, network?.value ?? "x");
      from +=
        (next(["network"], preposition) ? preposition : article || preposition) +
        (network?.length ?? 1);
      continue;
    }
    const to_ = next(["to"]);
    if (to_) {
      const place = next(["placement"], to_.length);
      if (
        place &&
        (from + to_.length + place.length === to ||
          conceptAt(tokens, from + to_.length + place.length, to, worker, [
            "topic",
            "connector",
            "to",
          ]))
      ) {
        from += to_.length + place.length;
        continue;
      }
      // «foto para el post de loncheras»: another piece that it is for.
      const skip = has(wordsOf("articles"), tokens[from + to_.length]) ? 1 : 0;
      const object = skip ? next(["deliverable"], to_.length + skip) : undefined;
      if (object && next(["topic"], to_.length + skip + object.length)) {
        from += to_.length + skip + object.length;
        continue;
      }
      const unit = tokens[from + to_.length + 1]?.key ?? "";
      if (
        numberAt(tokens[from + to_.length]) !== undefined &&
        /^(?:semanas?|meses|mes|dias)$/.test(unit)
      ) {
        const first = from + to_.length;
        orders.told.push({ ...segment, from: first, to: first + 2, isTopic: true });
        from = first + 2;
        continue;
      }
      const feast = next(["occasion"], to_.length) ?? next(["occasion"], to_.length + 1);
      if (feast) {
        const skip = next(["occasion"], to_.length) ? to_.length : to_.length + 1;
        from += skip + feast.length;
        continue;
      }
      const end = readReaders(scan, from, from + to_.length, to);
      if (end > from) {
        from = end;
        continue;
      }
      // «para bodas en jardín»: what it is about.
      return isAim(tokens, from + to_.length) ? from : from + to_.length;
    }
    if (preposition === 1 && key === "y" && next(wishKinds, 1)) {
      from += 1;
      continue;
    }
    if (
      orders.audience === undefined &&
      wordsOf("people").has(key) &&
      (to - from <= 3 || tokens[from + 1]?.key === "que")
    ) {
      const end = readReaders(scan, from, from, to);
      if (end > from) {
        from = end;
        continue;
      }
    }
    const topic = next(["topic"]);
    if (topic) {
      const place = next(["placement"], topic.length);
      if (place && from + topic.length + place.length === to) return to;
      // «con tres razones para …», «con un consejo sobre …»: what it must explain.
      const counted = numberAt(tokens[from + topic.length]);
      if (key === "con" && counted !== undefined && next(["question"], 2)) return from + 1;
      const pieces = counted === undefined ? undefined : next(["deliverable"], topic.length + 1);
      if (counted !== undefined && pieces && counted <= 20) {
        orders.limits.count ??= counted;
        from += topic.length + 1 + pieces.length;
        continue;
      }
      const month = from + topic.length;
      // «de Navidad con la ensaimada»: when, and what it is about.
      const feast = next(["occasion"], topic.length);
      const isSeason = isMonth(tokens[month]) || has(wordsOf("seasons"), tokens[month]);
      const when = feast?.length ?? (isSeason ? 1 : 0);
      const then = tokens[month + when]?.key ?? "";
      const isPlan = worker === "mel" || worker === "iko";
      const isAlone = (feast || !isPlan) && month + when === to;
      if (when > 0 && (isAlone || /^(?:con|sobre)$/.test(then) || (feast && then === "para"))) {
        from = month + when;
        continue;
      }
      if (
        key !== "con" &&
        isMonth(tokens[month]) &&
        month + 1 < to &&
        next(["to"], topic.length + 1)
      ) {
        orders.told.push({ ...segment, from: month, to: month + 1, isTopic: true });
        from = month + 1;
        continue;
      }
      const isShown = worker === "vivi" || worker === "ani";
      const isThing = /^(?:el|la|los|las)$/.test(tokens[from + 1]?.key ?? "") && !isShown;
      return from + (key === "con" ? Number(isThing) : topic.length);
    }
    break;
  }
  return from;
}
