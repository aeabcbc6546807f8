import { emoji } from "../check/constraints.ts";
import { atomsIn } from "../check/facts.ts";
import { hasWord, stems } from "../check/spelling.ts";
import { wordsOf } from "../check/words.ts";
import { isHashtagLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import type { Atom, Ban, Fact, Request } from "../understand/request.ts";
import { mapSentences, tidy } from "./sentences.ts";

export type Removal = Ban | { text: string };

/** A body without what should go: phrase by phrase where the rest can stand, else by sentences. */
export function without(body: string, what: Removal, request: Request): string {
  if (what === "emoji") return body.replace(new RegExp(` ?${emoji.source}`, "gu"), "");
  if (what === "hashtags")
    return tidy(
      body
        .split("\n")
        .filter((line) => !isHashtagLine(line) && !/^\*\*hashtags:?\*\*/i.test(line))
        .map((line) => line.replace(/ ?(?<![\p{L}\p{N}&])#[\p{L}_][\p{L}\p{N}_]+/gu, ""))
        .join("\n"),
    );
  if (what === "exclamation") return body.replace(/!(?=[ \n]|$)/gm, ".").replace(/[¡!]/g, "");
  const asked = typeof what === "object" ? targetsOf(what, request) : undefined;
  // A question that is about it goes with its answer.
  const kept = body
    .split(/^(?=### )/m)
    .filter((part) => !asked || !/^### ¿/.test(part) || !asked.isIn(part.split("\n")[0]!));
  const left = mapSentences(kept.join(""), (sentence) => sentenceWithout(sentence, what, request));
  return what === "price" ? left.replace(/\*\*Precio:\*\* *(?=[^\n\d]+$)/gm, "") : left;
}

/** What was told without what should go; a fact of which nothing is left goes. */
export function factWithout(fact: Fact, what: Removal, request: Request): Fact | undefined {
  const text = sentenceWithout(fact.text, what, request, false);
  if (text === fact.text) return fact;
  const atoms = atomsIn(text, { ...request, facts: [fact] });
  return text === "" ? undefined : { ...fact, text, atoms, isSentence: fact.isSentence };
}

/** A sentence without the clauses and phrases that say it; "" when nothing sound is left. */
function sentenceWithout(sentence: string, what: Removal, request: Request, isOwn = true): string {
  const targets = targetsOf(what, request);
  if (!targets.isIn(sentence)) return sentence;
  if (what === "question") return /\?/.test(sentence) ? "" : sentence;
  const end = /[.!?…»"”)*]*$/u.exec(sentence)![0];
  const clauses = sentence
    .slice(0, sentence.length - end.length)
    .split(/(,\s+|;\s+|:\s+|\s+[–—]\s+)/u);
  let kept = "";
  let isCut = false;
  for (let at = 0; at < clauses.length; at += 2) {
    const clause = clauses[at]!;
    const mark = clauses[at - 1] ?? "";
    let left = clause;
    if (targets.isIn(clause)) {
      isCut = true;
      left = targets.cut(clause);
      if (targets.isIn(left) || !isTelling(left)) left = "";
    }
    if (left === "") {
      continue;
    }
    kept += kept === "" ? left : mark + left;
  }
  if (!isCut) return sentence;
  const text = trimmed(kept);
  // «Empieza» of «empieza el 7 de febrero» tells nothing.
  const isLone = isOwn && clauses.length === 1 && !text.includes(" ");
  if (!isTelling(text) || isLone) return "";
  const [open, close] = [sentence.split(/[¿¡]/).length, end];
  const marked = open > 1 && !/[¿¡]/.test(text) ? text.replace(/[?!]/g, "") : text;
  const closing = open > 1 && !/[¿¡]/.test(marked) ? close.replace(/[?!]+/g, ".") : close;
  return isOwn ? `${capitalized(marked)}${closing}` : marked;
}

interface Targets {
  isIn(text: string): boolean;
  /** A clause without the phrase, for which it is looked at again. */
  cut(clause: string): string;
}

function targetsOf(what: Removal, request: Request): Targets {
  if (typeof what === "object") {
    const wanted = stems(what.text).slice(0, 4);
    const isIn = (text: string) => {
      const folded = fold(text);
      return wanted.length > 0 && wanted.every((stem) => hasWord(folded, stem));
    };
    return { isIn, cut: (clause) => coordinate(clause, isIn) };
  }
  if (what === "discount" || what === "conditions" || what === "business" || what === "place") {
    const words = what === "discount" ? [...wordsOf("discount")] : wordsFor(what, request);
    const isIn = (text: string) => {
      const folded = fold(text);
      return words.some((word) => hasWord(folded, word));
    };
    return { isIn, cut: (clause) => coordinate(clause, isIn) };
  }
  const pattern = patternOf(what, request);
  const isIn = (text: string) =>
    new RegExp(pattern, "iu").test(text) || (what === "price" && /\bprecios?\b/i.test(text));
  return { isIn, cut: (clause) => cutPhrases(clause, pattern) };
}

/** Of «con cata y con cena» the half that does not say it. */
function coordinate(clause: string, isIn: (text: string) => boolean): string {
  const halves = clause.split(/ (?:y|e|o|pero|con|incluye|más) /u);
  const kept = halves.filter((half) => !isIn(half));
  return kept.length === 0 || kept.length === halves.length ? "" : kept[0]!;
}

const wordsFor = (what: Ban, { facts }: Request): string[] =>
  facts
    .filter(({ role }) => what !== "conditions" || role === "condition")
    .flatMap(({ atoms, text }) =>
      what === "place"
        ? atoms.filter(({ kind }) => kind === "place").map((atom) => fold(atom.text))
        : what === "conditions"
          ? [fold(text)]
          : [],
    );

const digits = "\\d[\\d.,]*\\d|\\d";
const marks = "US\\$|\\$|€|₡|S\\/\\.?|(?<!\\p{L})(?:Q|L|[BG]s\\.?|B\\/\\.?)";

/** What a ban means in a text, as the source of a pattern. */
function patternOf(what: Ban, request: Request): string {
  const month = [...wordsOf("months")].join("|");
  const weekday = "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)";
  switch (what) {
    case "price": {
      const words = [...wordsOf("money")].join("|");
      const unit = `\\s?(?:€|\\$|(?:${words})(?!\\p{L}))`;
      const bare = priceNumbers(request).map(
        (number) => `(?:a|en|por|desde) ${number}(?!\\d|${unit})`,
      );
      // Told without its currency: «sale 6.000», «65.000».
      const unnamed =
        priceNumbers(request).length > 0
          ? []
          : [
              `(?:cuestan?|salen?|valen?) (?:a |en |desde )?(?:${digits})(?! ?[%\\d]|${unit})`,
              "(?<![\\d.,])\\d{1,3}(?:\\.\\d{3})+(?=[.,;]?(?:$| (?:las?|los|el|cada|por|con|en) ))",
            ];
      return [
        ...unnamed,
        `(?:${marks})\\s?(?:${digits})`,
        `(?:${digits})${unit}`,
        `(?:en vez de|en lugar de|antes) (?:${digits})(?!\\d|${unit})`,
        ...bare,
      ].join("|");
    }
    case "date":
      return `(?:${weekday} )?\\d{1,2}(?: ?(?:y|al?|–|-) ?(?:el )?\\d{1,2})? (?:de )?(?:${month})(?: de \\d{4})?`;
    case "hour":
      return "(?:a las?|de|desde las?) \\d{1,2}(?:[:.]\\d{2})?(?: a \\d{1,2}(?:[:.]\\d{2})?)?(?: ?(?:h|am|pm)(?!\\p{L})| de la (?:mañana|tarde|noche))?";
    case "phone":
      return "\\+?\\d(?:[ .-]?\\d){7,}";
    case "link":
      return "(?:https?:|www\\.)\\S+|\\S+\\.(?:com|es|mx|ar|co|cl)(?!\\p{L})\\S*";
    default:
      return "(?!)";
  }
}

const priceNumbers = ({ facts }: Request) =>
  facts
    .flatMap(({ atoms }) => atoms)
    .filter(({ kind }: Atom) => kind === "price")
    .map(({ text }) => /\d[\d.,]*/.exec(text)?.[0]?.replace(/[.,]$/, "") ?? "")
    .filter(Boolean)
    .map((number) => number.replace(/\./g, "\\."));

/** A clause without the phrases of a pattern, their prepositions and units: «a 14,50 € el kilo». */
function cutPhrases(clause: string, pattern: string): string {
  const hit = new RegExp(pattern, "iu").exec(clause);
  if (!hit) return clause;
  const left = clause.slice(0, hit.index).trim().split(/\s+/).filter(Boolean);
  while (left.length > 0 && wordsOf("beforeAmounts").has(fold(left.at(-1)!))) left.pop();
  const right = clause
    .slice(hit.index + hit[0].length)
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const [first = "", second = ""] = right.map((word) => fold(word));
  const isDay =
    wordsOf("weekdays").has(second.replace(/s$/, "")) || wordsOf("weekdays").has(second);
  if (wordsOf("afterAmounts").has(first) && !isDay && !/^\d/.test(second))
    right.splice(0, first === "mes" ? 1 : 2);
  const rest = right.join(" ").replace(/^(?:y|o) /, left.length === 0 ? "" : "$&");
  return cutPhrases(`${left.join(" ")} ${rest}`.trim(), pattern);
}

/** Without what hangs at the ends: «y», «de», commas. */
function trimmed(text: string): string {
  const words = text.replace(/^[\s,;:–—]+|[\s,;:–—]+$/gu, "").split(/\s+/);
  while (words.length > 0 && wordsOf("hanging").has(words.at(-1)!.toLowerCase())) words.pop();
  while (words.length > 1 && /^(?:y|e|o|u|ni|pero)$/iu.test(words[0]!)) words.shift();
  return words.join(" ").replace(/[\s,;:–—]+$/u, "");
}

/** Whether enough words are left to mean something. */
const isTelling = (text: string) =>
  fold(trimmed(text))
    .split(" ")
    .some((word) => word.length > 3 && /[a-z]/.test(word) && !wordsOf("joining").has(word));
