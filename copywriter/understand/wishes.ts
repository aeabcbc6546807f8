import type { BrandTone } from "#shared/brain.ts";
import { asksReaders } from "./addressed.ts";
import type { Segment } from "./clauses.ts";
import { conceptAt } from "./concept-at.ts";
import { isAim, readReaders } from "./readers.ts";
import type { Action, Ban, Register } from "./request.ts";
import type { Role } from "./roles.ts";
import { addNetwork, direct, type Scan } from "./scan.ts";
import { isStyleTail, isSure } from "./to-worker.ts";
import type { Token } from "./token.ts";
import { verbIn } from "./verbs.ts";
import { type Concept, type Kind, wordsOf } from "./vocabulary.ts";

/** What is said of a text, never in it. */
export const wishKinds: readonly Kind[] = [
  "register",
  "tone",
  "ban",
  "limit",
  "want",
  "chatter",
  "action",
  "answer",
  "same",
];
const inside: readonly Kind[] = ["register", "ban", "limit", "want", "chatter", "answer", "same"];

export const has = (words: ReadonlySet<string>, token: Token | undefined) =>
  token !== undefined && words.has(token.key);

/** Whether a segment holds wishes and nothing else; they are then applied. */
export function isWholeOrder(scan: Scan, start: number, to: number, isListed = false): boolean {
  const { tokens, worker } = scan;
  const found: { concept: Concept; at: number }[] = [];
  let from = start;
  while (from < to) {
    const concept = conceptAt(tokens, from, to, worker, [...wishKinds, "network", "filler"]);
    // «41 mensajes» of a report is no wish.
    if (concept && !(concept.value === "count" && worker === "iko")) {
      found.push({ concept, at: from });
      from += concept.length;
    } else if (found.length > 0 && readUnwanted(scan, from, to)) from = to;
    else if (
      has(wordsOf("glue"), tokens[from]) ||
      /^[a-z]{1}$/.test(tokens[from]!.key) ||
      conceptAt(tokens, from, to, worker, ["order"])
    )
      from += 1;
    else return false;
  }
  // «tres tonos: serio, alegre y cercano» tells.
  if (isListed && found.every(({ concept }) => concept.kind === "tone")) return false;
  if (!found.some(({ concept }) => concept.kind !== "filler")) return false;
  if (
    found.every(({ concept }) => concept.kind === "network" || concept.kind === "filler") &&
    !/^(?:para|en|de|por|a)$/.test(tokens[start]!.key)
  )
    return false;
  direct(scan, start, to);
  for (const { concept, at } of found) apply(scan, concept, at);
  return true;
}

/** «no frikis de figuritas», «que no renten»: whom an audience or a search leaves out. */
export function readExclusion(
  { tokens, worker, orders, text }: Scan,
  start: number,
  to: number,
): boolean {
  if (worker !== "bran" || orders.told.length + orders.deliverables.length === 0) return false;
  let from = start;
  while (/^(?:y|pero|que)$/.test(tokens[from]?.key ?? "")) from += 1;
  if (tokens[from]?.key !== "no" || conceptAt(tokens, start, to, worker, ["ban", "unwanted"]))
    return false;
  from += 1;
  if (/^(?:para|a|los|las)$/.test(tokens[from]?.key ?? "")) from += 1;
  if (from >= to) return false;
  const words = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
  // «que no renten» leaves out «quienes rentan».
  const isWho = tokens[start]!.key === "que" && to - from === 1;
  orders.exclusions.push(isWho ? `quienes ${words.replace(/en$/, "an")}` : words);
  return true;
}

/** «que no suene a obra», «sin prometer tiempos»: what must not stand in the text. */
export function readUnwanted(scan: Scan, start: number, to: number): boolean {
  const { tokens, worker, orders, text } = scan;
  const from = start + (/^(?:y|pero)$/.test(tokens[start]!.key) ? 1 : 0);
  const concept = conceptAt(tokens, from, to, worker, ["unwanted", "ban"]);
  if (concept?.kind !== "unwanted") return false;
  const rest = from + concept.length;
  // «que no suene a anuncio y sin hashtags»: another wish begins.
  let end = rest;
  while (
    end < to &&
    (end === rest ||
      !conceptAt(tokens, end + (tokens[end]!.key === "y" ? 1 : 0), to, worker, [
        "ban",
        "want",
        "register",
        "limit",
        "filler",
        "unwanted",
      ]))
  )
    end += 1;
  direct(scan, start, end);
  const phrase = text.slice(tokens[from]!.start, tokens[rest - 1]!.end);
  const object = end > rest ? text.slice(tokens[rest]!.start, tokens[end - 1]!.end) : "";
  orders.bannedWords.push(object || phrase.replace(/^\S+\s/u, ""));
  if (end < to && !isWholeOrder(scan, end, to)) direct(scan, end, to);
  return true;
}

/** «que pidan visita técnica» → «pedir visita técnica» */
function infinitiveOf([, ...words]: readonly string[]): string {
  const clitic = /^(?:se|nos|me|lo)$/.test(words[0] ?? "") ? words.shift() : "";
  const [verb = "", ...rest] = words;
  const known = [...wordsOf("infinitives")]
    .find((pair) => pair.startsWith(`${verb} `))
    ?.split(" ")[1];
  const made = verb
    .replace(/quen$/, "car")
    .replace(/guen$/, "gar")
    .replace(/en$/, "ar")
    .replace(/an$/, "er");
  return [`${known ?? made}${clitic === "se" ? "se" : ""}`, ...rest].join(" ");
}

/** Notes a wish. */
export function apply(
  { orders, tokens, text }: Scan,
  { kind, value, number, length }: Concept,
  at: number,
): void {
  if (kind === "register") orders.register = value as Register;
  if (kind === "tone") {
    orders.tone ??= value as BrandTone;
    if (/\b(?:corto|corta)\b/.test(text.slice(tokens[at]!.start, tokens[at + length - 1]!.end)))
      orders.limits.isShort = true;
  }
  if (kind === "network") addNetwork(orders, value);
  if (kind === "want") orders.wants.push(value as "emoji" | "hashtags");
  if (kind === "same") orders.isSame = true;
  if (kind === "ban" && !orders.bans.includes(value as Ban)) {
    orders.bans.push(value as Ban);
    const words = tokens.slice(at, at + length).map(({ key }) => key);
    for (const both of ["emoji", "hashtags"] as const)
      if (words.includes(both) || words.includes(`${both}s`))
        if (!orders.bans.includes(both)) orders.bans.push(both);
  }
  if (kind === "action") {
    orders.action ??= value as Action;
    orders.actionText ??= infinitiveOf(tokens.slice(at, at + length).map((token) => token.text));
  }
  if (kind !== "limit") return;
  if (value === "isShort") orders.limits.isShort = true;
  else if (value === "isLong") orders.limits.isLong = true;
  else if (value === "ending") orders.limits.ending = "?";
  else if (number !== undefined && (value !== "count" || number <= 20))
    orders.limits[value as "count"] ??= number;
}

/** So many words at least are parted from what is told. */
const shortestAside = 3;
/** Roles of what is not told to readers. */
const unsaid: ReadonlySet<Role> = new Set(["aside", "audience", "piece", "question"]);
/** How a picture is to look and what an automation does stands among the wishes. */
const tellsWishes: ReadonlySet<string> = new Set(["vivi", "ani"]);
/** Whose orders are all for the worker: an automation's rules, a plan's situation, replies. */
const tellsAll: ReadonlySet<string> = new Set(["marcos", "iko", "lia"]);

/** Whether a word is for nobody who reads. */
const isUnsaid = ({ roles, worker, orders }: Scan, at: number) =>
  !tellsAll.has(worker) &&
  !orders.deliverables.some(({ id }) => id === "audience") &&
  (unsaid.has(roles[at]!) || (roles[at] === "wish" && !tellsWishes.has(worker)));

/** «si es tu primera vez, pregunta lo que haga falta»: what was told before waits for it. */
export function isThen({ tokens, orders }: Scan, from: number): boolean {
  const last = orders.told.at(-1);
  return (
    last?.to === from - 1 &&
    tokens[from - 1]?.key === "," &&
    /^(?:si|cuando)$/.test(tokens[last.from]!.key)
  );
}

/** What a stretch tells, without longer runs of words that look said to the writer. */
function toldIn(scan: Scan, from: number, to: number): { from: number; to: number }[] {
  const { roles, orders, tokens, text } = scan;
  if (isThen(scan, from)) return [{ from, to }];
  const told: { from: number; to: number }[] = [];
  let start = from;
  for (let at = from; at < to; ) {
    let end = at;
    while (end < to && isUnsaid(scan, end) && roles[end] === roles[at]) end += 1;
    // At the beginning the rest of an order names what it is about.
    const isHead = roles[at] === "piece" && at === from;
    const isAll = at === from && end === to && end - at <= shortestAside;
    if (end - at < shortestAside || isHead || isAll || !isSure(scan.weights, at, end)) {
      at = Math.max(end, at + 1);
      continue;
    }
    if (at - start > 0) told.push({ from: start, to: at });
    if (roles[at] === "audience")
      orders.audience ??= text
        .slice(tokens[at]!.start, tokens[end - 1]!.end)
        .replace(/^(?:y )?(?:para|a|dirigid[oa] a) /iu, "");
    direct(scan, at, end);
    start = end;
    at = end;
  }
  if (start < to) told.push({ from: start, to });
  return told;
}

/** Keeps what a segment tells, without the wishes that stand inside it. */
export function tell(scan: Scan, segment: Segment, isTopic = false): void {
  const { tokens, worker, orders, text } = scan;
  const { to } = segment;
  let from = segment.from;
  while (from < to && /^(?:y|e|pero)$/.test(tokens[from]!.key)) from += 1;
  const keep = (start: number, end: number) => {
    let first = start;
    const isQuestions = orders.deliverables.some(({ id }) => id === "faq");
    while (
      first < end &&
      (/^(?:y|e|pero)$/.test(tokens[first]!.key) ||
        (tokens[first]!.text.toLowerCase() === "que" &&
          !isAim(tokens, first + 1) &&
          !asksReaders(text.slice(tokens[first]!.start, tokens[end - 1]!.end)) &&
          !isQuestions &&
          (first > start ||
            start > segment.from ||
            orders.told.length === 0 ||
            segment.before !== ",")))
    )
      first += 1;
    let last = end;
    while (last > first && /^(?:y|e|o|de|con|que|para|en|a)$/.test(tokens[last - 1]!.key))
      last -= 1;
    if (last > first)
      for (const part of toldIn(scan, first, last))
        orders.told.push({ ...segment, ...part, isTopic });
  };
  for (let at = from; at < to; at += 1) {
    const say = at > from ? conceptAt(tokens, at, to, worker, ["order"]) : undefined;
    if (say?.value === "say" && say.length > 2 && tokens[at]!.key === "y") {
      keep(from, at);
      from = at + say.length;
      at = from - 1;
      continue;
    }
    // «… y que en marzo abrimos»: the next thing that was reported.
    const isNext = at > from && tokens[at]!.key === "y" && tokens[at + 1]?.key === "que";
    if (isNext && verbIn(tokens, at + 2, to) >= 0) {
      keep(from, at);
      from = at + 1;
      continue;
    }
    // «… que salga en Facebook»
    if (at > from && isStyleTail(tokens, at, to)) {
      keep(from, at);
      direct(scan, at, to);
      return;
    }
    const concept = conceptAt(tokens, at, to, worker, [...inside, "action", "unwanted"]);
    const isStrong =
      concept &&
      (concept.length > 1 || (concept.kind === "answer" && at === from)) &&
      concept.value !== "count" &&
      !(concept.value === "seconds" && !isTopic && at > from) &&
      !(concept.kind === "limit" && concept.length < 2);
    if (!concept || !isStrong) {
      // «… de la ensaimada para turistas»
      if (isTopic && at > from && tokens[at]!.key === "para" && orders.audience === undefined) {
        if (readReaders(scan, at, at + 1, to) === to) {
          direct(scan, at, to);
          keep(from, at);
          return;
        }
      }
      const network =
        /^(?:para|en|por)$/.test(tokens[at]!.key) && at + 2 >= to
          ? conceptAt(tokens, at + 1, to, worker, ["network"])
          : undefined;
      if (network && tokens[at]!.key === "para") {
        addNetwork(orders, network.value);
        keep(from, at);
        from = at + 1 + network.length;
        at = from - 1;
      }
      continue;
    }
    // «no son robados, eso no lo pongas»: what was said before goes.
    if (concept.value === "drop") {
      const said = from < at ? text.slice(tokens[from]!.start, tokens[at - 1]!.end) : "";
      orders.bannedWords.push(said);
      direct(scan, from, at + concept.length);
      from = at + concept.length;
      at = from - 1;
      continue;
    }
    // «que pidan informes por WhatsApp»: what shall be done, and told to readers as well.
    if (concept.kind === "action" && (at > from || at + concept.length < to)) {
      const rest = tokens.slice(at + concept.length, to).map(({ key }) => key);
      if (at > from && !/^(?:y|e)$/.test(tokens[at - 1]!.key)) continue;
      apply(scan, concept, at);
      if (rest.join(" ") === "al final") {
        direct(scan, at, to);
        keep(from, at);
        return;
      }
      at += concept.length - 1;
      continue;
    }
    if (concept.kind === "unwanted") {
      if (verbIn(tokens, from, at) >= 0 && tokens[at]!.key === "no" && concept.length < 3) continue;
      if (!/^(?:que|no|sin|nada)$/.test(tokens[at]!.key) || concept.length < 2) continue;
      keep(from, at);
      readUnwanted(scan, at, to);
      return;
    }
    apply(scan, concept, at);
    direct(scan, at, at + concept.length);
    keep(from, at);
    from = at + concept.length;
    at = from - 1;
  }
  keep(from, to);
}
