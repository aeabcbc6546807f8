import { dataOf } from "../data.ts";
import { monthNamed } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";
import { formsOfOthers, isFormOf } from "./to-readers.ts";

interface Words {
  channels: readonly { says: Channel; match: readonly string[] }[];
  sends: readonly string[];
  orders: readonly string[];
  notices: readonly string[];
  pieces: readonly string[];
  times: readonly { match: string; says?: string }[];
  fillers: readonly string[];
}
export type Channel = "Correo" | "WhatsApp" | "SMS" | "Llamada";

export const words = () => dataOf<Words>("lines/flow");
const unit = /^(?:minutos?|horas?|dias?|semanas?|mes|meses|anos?)$/;
const isNumber = (key: string) => /^una?$/.test(key) || numberOf(key) !== undefined;

/** A clause as words and folded words, read from left to right. */
export interface Clause {
  words: string[];
  keys: string[];
}
export const clauseOf = (text: string): Clause => {
  const all = text.split(" ").filter(Boolean);
  return { words: all, keys: all.map((word) => fold(word)) };
};
export const said = ({ words: all }: Clause, from: number, to = all.length) =>
  all
    .slice(from, to)
    .join(" ")
    .replace(/[,;:.]+$/, "");

export const channelAt = (key: string) =>
  words().channels.find(({ match }) => match.includes(key))?.says;
export const isSend = (key: string) => isFormOf(key, words().sends);
export const isOrder = (key: string) => isSend(key) || isFormOf(key, words().orders);
export const isNotice = (key: string) => words().notices.includes(key);

/** Where the words of a message begin: «les llegue», «mandarle», «un correo». */
export function isStop(keys: readonly string[], at: number): boolean {
  const isThat = keys[at] === "que";
  const next = isThat || /^(?:les?|me|se|un|una)$/.test(keys[at]!) ? at + 1 : at;
  const key = keys[/^(?:les?|se)$/.test(keys[next] ?? "") ? next + 1 : next] ?? "";
  return (
    // «que les llegue», not «que llega el tablero»
    (isOrder(key) && (!isThat || formsOfOthers().wish.has(key))) ||
    (/^una?$/.test(keys[at]!) && (channelAt(key) !== undefined || isNotice(key)))
  );
}

const stopFrom = (keys: readonly string[], from: number): number => {
  for (let at = from; at < keys.length; at += 1) if (isStop(keys, at)) return at;
  return keys.length;
};

/** A time of sending at a word: «a los dos días», «10 días antes», «al mes», with what it counts from. */
export function timeAt(clause: Clause, at: number): { when: string; to: number } | undefined {
  const { keys } = clause;
  const told = words().times.find(
    ({ match }) => keys.slice(at, at + match.split(" ").length).join(" ") === match,
  );
  let to = at;
  if (told) to += told.match.split(" ").length;
  else if (/^(?:en|cada)$/.test(keys[at]!) && monthNamed(keys[at + 1] ?? "") !== undefined) to += 2;
  else {
    const isDelay = /^(?:a|en|tras|pasad[oa]s)$/.test(keys[to]!);
    if (isDelay) to += 1;
    if (isDelay && /^l[oa]s$/.test(keys[to] ?? "")) to += 1;
    if (!isNumber(keys[to] ?? "") || !unit.test(keys[to + 1] ?? "")) return undefined;
    to += 2;
    const isRelative = /^(?:antes|despues)$/.test(keys[to] ?? "");
    if (!isDelay && !isRelative) return undefined;
    if (isRelative) to += 1;
  }
  if (/^(?:del?|desde)$/.test(keys[to] ?? ""))
    return { when: said(clause, at, stopFrom(keys, to)), to: stopFrom(keys, to) };
  return { when: told?.says ?? said(clause, at, to), to };
}

/** «cuando alguien reserve», «a los que compraron», «socios que no piden»: what sets the flow off. */
export function triggerIn(clause: Clause): { trigger: string; to: number } | undefined {
  const { keys } = clause;
  const { present, past, wish } = formsOfOthers();
  for (let at = 0; at < Math.min(keys.length, 12); at += 1) {
    const key = keys[at]!;
    if (isOrder(key) && at > 0) return undefined;
    let from = at;
    if (key === "que" && at > 0) {
      let verb = at + 1;
      while (
        /^(?:no|ya|se|me|nos|les?|hace|mas|de)$/.test(keys[verb] ?? "") ||
        (verb > at + 1 && (isNumber(keys[verb] ?? "") || unit.test(keys[verb] ?? "")))
      )
        verb += 1;
      const isVerb =
        [present, past].some((forms) => forms.has(keys[verb] ?? "")) ||
        /^(?:es|son|ha|han|acaba|acaban)$/.test(keys[verb] ?? "");
      if (!isVerb || /^(?:quiero|necesito|para|lo|es|haz|pon)$/.test(keys[at - 1]!)) continue;
      while (from > 0 && !/^(?:para|a|quiero|avisar)$/.test(keys[from - 1]!)) from -= 1;
    } else if (/^(?:quien|quienes)$/.test(key) || (key === "cuando" && at < 4)) from = at;
    else if (
      /^(?:cada|en)$/.test(key) &&
      /^(?:vez que|cuanto)/.test(keys.slice(at + 1, at + 3).join(" "))
    )
      from = at;
    else if (
      (key === "al" || key === "tras") &&
      /[aei]r(?:se)?$/.test(keys[at + 1] ?? "") &&
      !wish.has(keys[at + 1]!)
    )
      from = at;
    else if (
      key === "despues" &&
      /^del?$/.test(keys[at + 1] ?? "") &&
      !unit.test(keys[at - 1] ?? "")
    )
      from = at;
    else continue;
    // The first verb behind it belongs to it: «los que piden valoración».
    let to = stopFrom(keys, at + 3);
    for (let next = at + 2; next < to; next += 1) {
      const time = timeAt(clause, next);
      if (time && isStop(keys, time.to) && time.to < keys.length) to = next;
    }
    while (to > at + 1 && /^(?:les?|que|y|se|me|a)$/.test(keys[to - 1]!)) to -= 1;
    return { trigger: said(clause, from, to), to };
  }
  return undefined;
}

/** Where the words for the audience end: «a los socios | que traigan toalla», «a cada cliente | a los 11 meses». */
export function audienceEnd(clause: Clause, from: number): number {
  const { keys } = clause;
  const { present } = formsOfOthers();
  for (let at = from + 2; at < keys.length; at += 1) {
    const isThat = keys[at] === "que" && !present.has(keys[at + 1] ?? "");
    if (isThat || timeAt(clause, at) || isOrder(keys[at]!)) return at;
  }
  return keys.length;
}
