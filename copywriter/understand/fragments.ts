import { isMonth, isWeekday, type Span, spansOf } from "./atoms.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { isVerb } from "./verbs.ts";
import { conceptAt, wordsOf } from "./vocabulary.ts";

/** Cuts loose words before a day, a price's end, a condition: «Torneo Smash | viernes 7 pm | S/15 inscripción». */
export function fragmentsOf(text: string): string[] {
  const tokens = tokensOf(text);
  const spans = spansOf(tokens);
  const cuts = new Set<number>();
  const conditional = tokens.findIndex(
    ({ key }) => key === "si" || key === "que" || key === "quien",
  );
  const end = conditional < 0 ? tokens.length : conditional;
  for (const span of spans) {
    if (span.kind === "price") cutAfterPrice(tokens, span, cuts);
    if (
      span.kind === "weekday" ||
      span.kind === "date" ||
      span.kind === "hour" ||
      span.kind === "month"
    ) {
      cuts.add(backUp(tokens, span.from, spans));
      const end = rangeEnd(tokens, span.to);
      const next = tokens[end];
      const isPrice = spans.some(({ kind, from }) => kind === "price" && from === end);
      if (
        span.from > 0 &&
        (isPrice || (next?.kind === "word" && next.key.length > 3 && !isTime(next)))
      )
        cuts.add(end);
    }
  }
  for (let at = 1; at < tokens.length; at += 1) {
    if (wordsOf("asks").has(tokens[at]!.key) && tokens[at - 1]!.key.length > 2) cuts.add(at);
    const term = conceptAt(tokens, at, tokens.length, "", ["term"]);
    if (!term || /^(?:y|o|de|no|por|para|en|a|el|la)$/.test(tokens[at - 1]!.key)) continue;
    const { key } = tokens[at]!;
    if (at === tokens.length - 1 && key === "solo") continue;
    if (wordsOf("fee").has(key) && !spans.some(({ kind, to }) => kind === "price" && to === at))
      cuts.add(at);
    if (key === "ideal") cuts.add(at);
    if (
      key === "antes" &&
      (tokens[at - 2]?.kind === "number" || !/^del?$/.test(tokens[at + 1]?.key ?? ""))
    )
      continue;
    if (term.value === "included" && /^(?:inclu|gratis)/.test(key)) {
      const start = includedFrom(tokens, at, spans);
      if (key !== "incluye") cuts.add(Math.max(0, start));
      else cuts.add(at);
    } else if (
      term.value === "condition" &&
      !(tokens[at - 1]!.kind === "number" && key === "min") &&
      (term.length > 1 || /^(?:solo|max|min|sin|traer|edades|anticipo|deposito)/.test(key))
    )
      cuts.add(at);
    else if (
      term.value === "limit" &&
      term.length + 1 < tokens.length - at + 1 &&
      /^(?:hasta|antes|cupo|quedan)/.test(key)
    )
      cuts.add(wordsOf("limited").has(tokens[at - 1]!.key) ? at - 1 : at);
  }
  const places = [...cuts].filter((at) => at > 0 && at < end).sort((left, right) => left - right);
  const parts: string[] = [];
  let from = 0;
  for (const cut of [...places, tokens.length]) {
    if (cut <= from) continue;
    const part = tokens.slice(from, cut);
    const isLoose = part.every(
      ({ key, kind }) => kind === "mark" || (key.length < 3 && kind === "word"),
    );
    if (cut !== tokens.length && isLoose) continue;
    // «reparto jueves y viernes»: one word stays with its day.
    const isTimed = spans.some(
      ({ kind, from: at }) => kind !== "price" && kind !== "percent" && at >= cut && at <= cut + 1,
    );
    if (cut !== tokens.length && part.length === 1 && isTimed) continue;
    parts.push(
      text
        .slice(tokens[from]!.start, cut === tokens.length ? text.length : tokens[cut - 1]!.end)
        .replace(/\s+(?:y|e|,)$/u, ""),
    );
    from = cut;
  }
  const found = parts.filter((part) => /[\p{L}\d]/u.test(part));
  // «visita técnica sin compromiso en enero» is one thing.
  const isPriced = spans.some(({ kind }) => kind === "price" || kind === "percent");
  const isTimeFirst = spans.some(({ kind, from }) => kind !== "number" && from <= 2);
  const isFee = wordsOf("fee").has(tokensOf(found[1] ?? "")[0]?.key ?? "");
  return found.length === 2 && !isPriced && !isTimeFirst && !isFee ? [text] : found;
}

const isTime = (token: Token) =>
  isWeekday(token) ||
  isMonth(token) ||
  /^(?:desde|hasta|para|entre|antes|horas|todos|noche|tarde|inclu.*)$/.test(token.key);

/** «el kilo», «por persona», «al mes» stay with their price; what comes then is another fact. */
function cutAfterPrice(tokens: readonly Token[], { to }: Span, cuts: Set<number>): void {
  let at = to;
  for (const length of [3, 2, 1]) {
    const words = tokens
      .slice(at, at + length)
      .map(({ key }) => key)
      .join(" ");
    if (wordsOf("priceUnit").has(words)) {
      at += length;
      break;
    }
  }
  const next = tokens[at]?.key ?? "";
  // «389.000 € a 5 min de la playa» is no price by the minute.
  if (next === "a" && tokens[at + 1]?.kind === "number" && tokens[at + 2]?.kind === "word") {
    cuts.add(at);
    return;
  }
  if (
    at > to
      ? /^(?:y|o|en|si|de|a|con|la|el|por|mas|menos|\+)$/.test(next)
      : /^(?:y|o|e|en|si|de|a|con|la|el|por|mas|menos|\+|para|las|los|cada|inscripcion|invitados)$/.test(
          next,
        )
  )
    return;
  if (at > to || (at < tokens.length && isVerb(tokens, at))) cuts.add(at);
}

/** «sábado 7 de marzo, de 10 a 14 h»: the hours belong to their day. */
function rangeEnd(tokens: readonly Token[], from: number): number {
  const at = /^(?:de|,)$/.test(tokens[from]?.key ?? "") ? from + 1 : from;
  const isRange = tokens[at]?.kind === "number" && tokens[at + 1]?.key === "a";
  // «… a las 11»
  const isHour = tokens[at]?.key === "a" && /^las?$/.test(tokens[at + 1]?.key ?? "");
  if (!(isRange || isHour) || tokens[at + 2]?.kind !== "number") return from;
  return /^(?:h|hs|hrs|am|pm|horas)$/.test(tokens[at + 3]?.key ?? "") ? at + 4 : at + 3;
}

/** From «incluido» back to the thing: «con 2 limpiezas por semana incluidas». */
function includedFrom(tokens: readonly Token[], at: number, spans: readonly Span[]): number {
  let start = at - 1;
  while (start > 0) {
    const { key, kind } = tokens[start - 1]!;
    const isPriced = spans.some(({ kind: of, to }) => of === "price" && to === start);
    if (/^(?:de|por|al|a)$/.test(key) && start > 1) start -= 2;
    else if (
      /^(?:primer|primera|primeros|todo|el|la|los|las|con)$/.test(key) ||
      (kind === "number" && !isPriced)
    )
      start -= 1;
    else break;
  }
  return start;
}

/** From a day back to the words that belong to it: «todos los», «hasta el», «del 27». */
function backUp(tokens: readonly Token[], from: number, spans: readonly Span[]): number {
  let at = from;
  while (at > 0) {
    const span = spans.find(({ kind, to }) => to === at && kind !== "price" && kind !== "percent");
    if (span && (span.kind !== "number" || tokens[at - 1]!.kind === "number")) at = span.from;
    else if (wordsOf("timeWords").has(tokens[at - 1]!.key)) at -= 1;
    else break;
  }
  // «pedidos hasta el 25»: the noun before stays with its limit.
  while (at > 0 && wordsOf("limited").has(tokens[at - 1]!.key) && tokens[at - 2]?.key !== "de")
    at -= 1;
  return tokens[at]!.key === "y" || tokens[at]!.key === "o" || (tokens[at]!.key === "de" && at > 0)
    ? 0
    : at;
}
