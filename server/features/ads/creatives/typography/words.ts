const NO_BREAK = "\u00a0";

/** Words that lean on the next one: a line that ends in one reads as cut off. */
const leaning = new Set(
  (
    "el la los las un una unos unas lo al del a ante bajo con contra de desde en entre hacia hasta para " +
    "por según sin sobre tras y e o u ni que pero si como cuando porque aunque me te se nos os le les mi " +
    "tu su mis tus sus nuestro nuestra nuestros nuestras"
  ).split(" "),
);

/** Words that a line had better not end in, and a shortened headline may not. */
const unfinished =
  /(?:^|[\s\u00a0¿¡])(?:no|muy|tan|más|cada|es|son|est[aeo]s?|tod[oa]s?|mism[oa]s?|otr[oa]s?|much[oa]s?|tant[oa]s?)$/iu;

/** Whether a line that ends in `line`'s last word would be left hanging. */
export function leans(line: string): boolean {
  const last =
    line
      .trimEnd()
      .split(/[\s\u00a0]+/)
      .at(-1) ?? "";
  return leaning.has(last.replace(/^[¿¡«“"'(]+/, "").toLowerCase());
}

/** Whether the last word of a line would rather stand before the next one. */
export const tugs = (line: string): boolean => unfinished.test(line.trimEnd());

/**
 * The text with no-break spaces where a break would hurt: after a number, before a currency or a
 * number that ends a phrase («modelo 7»), and after words of one letter. White space is made plain
 * first.
 */
function bound(text: string): string {
  return text
    .trim()
    .replace(/[\s\u00a0]+/gu, " ")
    .replace(/(?<=(?:^|[ \u00a0(])(?:[\p{N}.,:]*\p{N})) (?=[\p{L}€$£%])/gu, NO_BREAK)
    .replace(/(?<=[$€£]) (?=\p{N})/gu, NO_BREAK)
    .replace(/(?<=\p{L}) (?=\p{N}{1,4}(?:$|[.,;:!?…»)]+(?: |$)))/gu, NO_BREAK)
    .replace(/(?<=^|[\s\u00a0¿¡«“"(])([aeouy]) /giu, `$1${NO_BREAK}`);
}

/** What may stand on a line of its own: words, with those bound to them. */
export const pieces = (text: string): string[] => bound(text).split(" ").filter(Boolean);

export const countWords = (text: string): number =>
  text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const closing = /[.,;:…\s\u00a0–—-]+$/u;

function sentence(text: string): string {
  const bare = text.trim().replace(closing, "");
  const opened = /^[^¿]*\?/.test(bare) ? `¿${bare}` : /^[^¡]*!/.test(bare) ? `¡${bare}` : bare;
  return opened.charAt(0).toUpperCase() + opened.slice(1);
}

/** Where a text may be cut, the best places first: after sentences, at commas, before «que», «y»… */
const cuts: readonly RegExp[] = [
  /(?<=[.!?…])[\s\u00a0]+/u,
  /(?<=[;:])[\s\u00a0]+|[\s\u00a0]+[–—][\s\u00a0]+/u,
  /(?<=,)[\s\u00a0]+/u,
  /[\s\u00a0]+(?=(?:que|y|e|para|porque|aunque|cuando|mientras|pero|sin|con|como|desde|si)[\s\u00a0])/iu,
];

/** A question or an exclamation is never cut inside: it would lose its other mark. */
const isMarked = (text: string) => /[¿¡]/.test(text);

const isWhole = (head: string) => !leans(head) && !tugs(head);

function headsOf(text: string, cut: RegExp): { head: string; rest: string }[] {
  const parts = text.split(cut).filter((part) => part.trim() !== "");
  const found: { head: string; rest: string }[] = [];
  let at = text.length;
  for (let kept = parts.length - 1; kept >= 1; kept--) {
    at = text.lastIndexOf(parts[kept]!, at - 1);
    const head = text.slice(0, at);
    const unbalanced = (head.match(/[¿¡]/g)?.length ?? 0) !== (head.match(/[?!]/g)?.length ?? 0);
    if (unbalanced && isMarked(head)) continue;
    if (countWords(head) >= 2 && isWhole(head)) found.push({ head, rest: text.slice(at) });
  }
  return found;
}

export interface Cut {
  headline: string;
  /** What follows it, as a sentence of its own; empty if nothing does. */
  rest: string;
  /** Cut between words, not at the end of a clause: the sense may suffer. */
  rough?: true;
}

/** The next clause, if it can stand alone; one that leans on the headline cannot. */
function restOf(rest: string): string {
  const [first = ""] = rest.trim().split(/(?<=[.!?…])[\s\u00a0]+|[,;:][\s\u00a0]+/u);
  const clause = first.replace(/^(?:y por eso|y|e|así que|por eso)[\s\u00a0]+/iu, "");
  const words = countWords(clause);
  if (
    words < 3 ||
    words > 14 ||
    /^(?:que|porque|para|con|sin|como|cuando|de|si)\b/iu.test(clause)
  ) {
    return "";
  }
  const whole = sentence(clause);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/**
 * The headline as whole clauses, from the longest that has at most `maxWords` to the shortest; the
 * text itself comes first when it is short enough. Never empty: a text that cannot be cut at a
 * clause is cut between words.
 */
export function clausesOf(text: string, maxWords = 14): Cut[] {
  const plain = text.trim().replace(/[\s\u00a0]+/gu, " ");
  const found: Cut[] = [];
  if (countWords(plain) <= maxWords) {
    found.push({ headline: plain.replace(/(?<![.!?])[.,;:]$/u, ""), rest: "" });
  }
  const heads = cuts
    .flatMap((cut) => headsOf(plain, cut).map((head) => ({ ...head, cut })))
    .filter(({ head }) => countWords(head) <= maxWords);
  for (const { head, rest } of heads) found.push({ headline: sentence(head), rest: restOf(rest) });
  for (let words = Math.min(maxWords, countWords(plain) - 1); words >= 2; words--) {
    const head = plain.split(" ").slice(0, words).join(" ");
    if (isWhole(head) && !isMarked(head))
      found.push({ headline: sentence(head), rest: "", rough: true });
  }
  if (found.length === 0) found.push({ headline: plain, rest: "", rough: true });
  return found;
}
