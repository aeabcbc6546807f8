import type { Copy } from "./copy.ts";
import { newCopy } from "./copy.ts";
import { small } from "./kinds/layout.ts";
import { fold } from "./language/escape.ts";
import { isSentence } from "./understanding/facts.ts";
import { isLost, ownLines } from "./understanding/own-line.ts";
import { underItsNoun } from "./understanding/service-nouns.ts";

/** Whether every amount of an offer stands in a text, in thousands or whole. */
function sameAmounts(offer: string, text: string): boolean {
  const amounts = (words: string) =>
    (words.match(/\d[\d.,]*\d|\d/gu) ?? []).map((figure) =>
      figure.replace(/[.,](?=\d{3})/gu, "").replace(/0{3}$/u, ""),
    );
  const said = new Set(amounts(text));
  return amounts(offer).every((amount) => said.has(amount));
}

const condition =
  /^(?:en|a|al|de|del|por|para|con|sin|hasta|desde|entre|el|los|las|todo|toda|solo|sólo|cada|tambi[eé]n|m[ií]nimo|m[aá]ximo|iva|[a-zà-ž]+(?:ando|iendo)) (?!.*: )/iu;

/** Where a text lost when or how its offer holds: the same job with that beside the offer; else undefined. */
export function underItsConditions(copy: Copy, text: string): Copy | undefined {
  const { request, brief, formal } = copy;
  const { offer } = request;
  if (!offer || (request.count ?? 1) > 1) return undefined;
  const figures = offer.match(/\d[\d.,]*/gu) ?? [];
  const lost = ownLines(brief.prompt, formal, request.audience)
    .flatMap((line) => line.replace(/\.$/u, "").split(/, (?!\d)|(?<=\d(?: ?€)?), /u))
    .filter(
      (clause) =>
        clause.length <= 45 &&
        condition.test(clause) &&
        !isSentence(clause) &&
        !figures.some((figure) => clause.includes(figure)) &&
        isLost(`${clause}.`, text),
    )
    .slice(0, 2)
    .map((clause) => small(clause));
  return lost.length === 0
    ? undefined
    : newCopy(brief, { ...request, offer: [offer, ...lost].join(", ") }).variant("told");
}

/** Where a text lost what the owner told: the same job with their own line in its place; else undefined. */
export function inTheirWords(copy: Copy, text: string, kind: string): Copy | undefined {
  const { request, brief, formal } = copy;
  if ((request.count ?? 1) > 1) return undefined;
  const name = fold(request.subject?.full ?? "");
  const lines = ownLines(brief.prompt, formal, request.audience).filter(
    // The bare name of the thing stands in the first line already.
    (line, at, all) => at > 0 || all.length === 1 || fold(line) !== name,
  );
  // Where several things are told only the owner's own order says what belongs to what.
  const tangled =
    (lines.length > 1 || (lines[0] ?? "").includes(", ")) &&
    // An ad is short: one offer that it tells whole is told in an ad's words.
    !(kind === "ad" && (lines.join(" ").match(/\d[\d.,]*/gu) ?? []).length < 2);
  if (lines.length === 0 || !(tangled || isLost(lines.join(" "), text))) return undefined;
  // A thing with its price that «abrimos también el domingo» ends is no news of the hours.
  const { subject, announcement, offer } = request;
  const aside =
    (subject || lines.length > 1) &&
    lines.length > 0 &&
    // What opens with its hours is news of them.
    !/^[^,.]*(?<![a-zà-ž])(?:abr|cerr|horario|volve|regres|vacaci|reab)/iu.test(lines[0]!) &&
    /^(?:hours|closing|return)$/.test(announcement?.id ?? "");
  // «El jueves, el pollo a la brasa» is what we made of the day.
  const day = request.when && fold(request.when);
  const isDay = (text: string) => day !== undefined && fold(text).startsWith(day);
  const known = `${brief.prompt} ${lines.join(" ")}`;
  return newCopy(brief, {
    ...request,
    announcement: aside ? undefined : announcement,
    // What a later message added is not in this one.
    facts: [
      ...lines.flatMap((line) => underItsNoun(line, copy.subject) ?? []),
      ...request.facts.filter((text) => !isDay(text) && isLost(text, known)),
    ],
    // «12 lucas» and «$12.000» are one price.
    offer: offer && isLost(offer, known) && !sameAmounts(offer, known) ? offer : undefined,
    when: undefined,
  }).variant("told");
}
