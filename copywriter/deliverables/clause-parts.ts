import { fold } from "../spanish/fold.ts";
import { tokensOf } from "../understand/tokens.ts";
import { mainVerbIn } from "../understand/verbs.ts";

/** Whether a text has a finite verb of its own and can be said alone. */
export function hasVerb(text: string): boolean {
  const tokens = tokensOf(text.slice(0, 300));
  return mainVerbIn(tokens, 0, tokens.length) >= 0;
}

/** Begins what cannot be said without the clause after it. */
const opensClause = /^(?:si|cuando|como|aunque|mientras|antes de que|después de|para|al) /iu;

/** The parts of a text between its commas and stops, not within parentheses or quotes. */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at]!;
    if ("(«“".includes(mark)) depth += 1;
    else if (")»”".includes(mark)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && ",;.:!?\n".includes(mark) && /^(?:\s|$)/.test(text.slice(at + 1))) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()].filter(Boolean);
}

/**
 * A fact in the clauses that can be said alone, in the owner's words and order: «dura 6 semanas», «cuesta
 * 35 y tarda una hora». What has neither a verb nor a number stays with what stands before it.
 */
export function clausesOf(text: string): string[] {
  if (/[(«“:]/.test(text)) return [text];
  const made: string[] = [];
  let isOpen = false;
  for (const part of text.split(/(?<=[,;]) /u)) {
    const isAlone = /\s/.test(part) && (hasVerb(part) || /\d/.test(part));
    if (made.length > 0 && (isOpen || !isAlone || /^(?:y|o|ni|pero|que) /iu.test(part)))
      made[made.length - 1] += ` ${part}`;
    else made.push(part);
    isOpen = opensClause.test(made.at(-1)!) && !hasVerb(part);
  }
  return made.map((part) => part.replace(/[,;]+$/, ""));
}

/** The rest of a text behind the longest of the folded beginnings; undefined when it has none of them. */
export function behind(text: string, beginnings: readonly string[]): string | undefined {
  const words = text.split(/\s+/);
  const folded = `${words.map(fold).join(" ")} `;
  const found = beginnings
    .filter((one) => folded.startsWith(`${one} `))
    .sort((left, right) => right.length - left.length)[0];
  return found === undefined ? undefined : words.slice(found.split(" ").length).join(" ");
}

/** The terms of the work, in the owner's words. */
export const termsOf = (kept: readonly string[]): string =>
  kept.length > 0 ? `**Como pediste:** ${kept.map((text) => `«${text}»`).join(", ")}.` : "";

/** The things of a list: «siesta y paseo largo», «la miel y mi abuelo con las colmenas». */
export const listed = (part: string): string[] =>
  part
    .split(/(?<=\S) (?=sin (?!que ))/u)
    .flatMap((one) =>
      one.split(one.split(" ").length < 6 ? / y / : / y (?=(?:el|la|los|las|una?|mis?) )/u),
    );
