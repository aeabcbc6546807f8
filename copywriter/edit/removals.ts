import { emoji } from "../check/constraints.ts";
import { atomsIn } from "../check/facts.ts";
import { hasWord, stems } from "../check/spelling.ts";
import { wordsOf } from "../check/words.ts";
import { isHashtagLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import type { Ban, Fact, Request } from "../understand/request.ts";
import { tokensOf } from "../understand/tokens.ts";
import { type Value, valuesIn } from "../understand/values.ts";
import { verbIn } from "../understand/verbs.ts";
import { mapSentences, tidy } from "./sentences.ts";

export type Removal = Ban | { text: string };

/** A body without what should go: phrase by phrase where the rest can stand, else by clauses and sentences. */
export function without(body: string, what: Removal, request: Request): string {
  if (what === "emoji") return body.replace(new RegExp(` ?${emoji.source}`, "gu"), "");
  if (what === "voice") return withoutVoice(body);
  if (what === "hashtags")
    return tidy(
      body
        .split("\n")
        .filter((line) => !isHashtagLine(line) && !/^\*\*hashtags:?\*\*/i.test(line))
        .map((line) => line.replace(/ ?(?<![\p{L}\p{N}&])#[\p{L}_][\p{L}\p{N}_]+/gu, ""))
        .join("\n"),
    );
  if (what === "exclamation") return body.replace(/!(?=[ \n]|$)/gm, ".").replace(/[¡!]/g, "");
  const { isIn } = targetOf(what, request);
  // A question that is about it goes with its answer.
  const kept = body
    .split(/^(?=### )/m)
    .filter((part) => !/^### ¿/.test(part) || !isIn(part.split("\n")[0]!));
  const left = mapSentences(kept.join(""), (one) => sentenceWithout(one, what, request));
  return what === "price" ? left.replace(/\*\*Precio:\*\* *(?=[^\n\d]+$)/gm, "") : left;
}

/** What was told without what should go; a fact of which nothing is left goes. */
export function factWithout(fact: Fact, what: Removal, request: Request): Fact | undefined {
  const text = sentenceWithout(fact.text, what, request, false);
  if (text === fact.text) return fact;
  const atoms = atomsIn(text, { ...request, facts: [fact] });
  return text === "" ? undefined : { ...fact, text, atoms };
}

/** The table of a video without its column of voice; what only the voice says is shown as text. */
function withoutVoice(body: string): string {
  const lines = body.split("\n");
  const head = lines.find((line) => /^\|.*\| ?Voz ?\|/.test(line));
  if (!head) return body;
  const [voice, shown] = ["Voz", "Texto en pantalla"].map((name) =>
    head.split("|").findIndex((cell) => cell.trim() === name),
  );
  return lines
    .map((line) => {
      if (line.startsWith("**Sonido:**")) return "**Sonido:** solo música, sin voz.";
      if (!line.startsWith("|")) return line;
      const cells = line.split("|");
      const isEmpty = cells[shown!]?.trim() === "—";
      if (isEmpty && shown! >= 0) cells[shown!] = cells[voice!]!;
      return cells.toSpliced(voice!, 1).join("|");
    })
    .join("\n");
}

/** A sentence without the clauses and phrases that say it; "" when nothing sound is left. */
function sentenceWithout(sentence: string, what: Removal, request: Request, isOwn = true): string {
  const target = targetOf(what, request);
  if (!target.isIn(sentence)) return sentence;
  if (what === "question") return "";
  const end = /[.!?…»"”)*]*$/u.exec(sentence)![0];
  const clauses = sentence
    .slice(0, sentence.length - end.length)
    .split(/(,\s+|;\s+|:\s+|\s+[–—]\s+)/u);
  let kept = "";
  for (let at = 0; at < clauses.length; at += 2) {
    const clause = clauses[at]!;
    const left = target.isIn(clause) ? target.cut(clause) : clause;
    if (left === "" || (left !== clause && (target.isIn(left) || !isTelling(left)))) continue;
    kept += kept === "" ? left : (clauses[at - 1] ?? "") + left;
  }
  const text = trimmed(kept);
  // «Empieza» of «empieza el 7 de febrero» tells nothing.
  if (!isTelling(text) || (isOwn && clauses.length === 1 && !text.includes(" "))) return "";
  if (!isOwn) return text;
  const isAsked = /[¿¡]/.test(sentence) && !/[¿¡]/.test(text);
  return `${capitalized(isAsked ? text.replace(/[?!]/g, "") : text)}${isAsked ? end.replace(/[?!]+/g, ".") : end}`;
}

interface Target {
  isIn(text: string): boolean;
  /** A clause without the phrase; "" when it says nothing else. */
  cut(clause: string): string;
}

function targetOf(what: Removal, request: Request): Target {
  if (what === "question") return { isIn: (text) => text.includes("?"), cut: () => "" };
  const values = typeof what === "string" ? valuesOf(what, request) : undefined;
  if (values)
    return {
      isIn: (text) => values(text).length > 0 || (what === "price" && /\bprecios?\b/i.test(text)),
      cut: (clause) => withoutValues(clause, values),
    };
  const isIn = says(what, request);
  return { isIn, cut: (clause) => coordinate(clause, isIn) };
}

/** Whether a text says something that is named by words. */
function says(what: Removal, { facts }: Request): (text: string) => boolean {
  if (typeof what === "object") {
    const wanted = stems(what.text).slice(0, 4);
    const isShort = wanted.length === 0;
    return (text) =>
      isShort
        ? ` ${fold(text)} `.includes(` ${fold(what.text)} `)
        : wanted.every((stem) => hasWord(fold(text), stem));
  }
  const words =
    what === "discount"
      ? [...wordsOf("discount")]
      : what === "conditions"
        ? facts.filter(({ role }) => role === "condition").map(({ text }) => fold(text))
        : facts
            .flatMap(({ atoms }) => atoms)
            .filter(({ kind }) => kind === what)
            .map(({ text }) => fold(text));
  return (text) => words.some((word) => hasWord(fold(text), word));
}

/** Finds the values that a ban means; undefined for what is no value. */
function valuesOf(what: Ban, { facts }: Request): ((text: string) => Value[]) | undefined {
  const kinds: Partial<Record<Ban, readonly Value["kind"][]>> = {
    price: ["price"],
    date: ["date", "month"],
    hour: ["hour", "range"],
    phone: ["phone"],
    link: ["link"],
  };
  const wanted = kinds[what];
  if (!wanted) return undefined;
  // Told without their currency: «sale 6.000».
  const prices = facts
    .flatMap(({ atoms }) => atoms)
    .filter(({ kind }) => kind === "price")
    .flatMap(({ text }) => text.match(/\d[\d.,]*\d|\d/g) ?? []);
  const isBare = ({ kind, text, start }: Value, whole: string) =>
    what === "price" &&
    kind === "number" &&
    (prices.includes(text) ||
      beforePrice.test(whole.slice(0, start)) ||
      fold(whole.slice(0, start))
        .split(" ")
        .slice(-4)
        .some((word) => wordsOf("priced").has(word)));
  return (text) => valuesIn(text).filter((one) => wanted.includes(one.kind) || isBare(one, text));
}

const beforePrice =
  /(?:cuestan?|salen?|valen?|precio:?\**|en vez|en lugar|antes) (?:a |en |de |desde )?$/iu;

/** Of «con cata y con cena» the half that does not say it. */
function coordinate(clause: string, isIn: (text: string) => boolean): string {
  const halves = clause.split(/ (?:y|e|o|pero|con|incluye|más) /u);
  const kept = halves.filter((half) => !isIn(half));
  return kept.length === 0 || kept.length === halves.length ? "" : kept[0]!;
}

/** A clause without its values; one whose verb goes with them goes whole: «y la mensualidad es de 799». */
function withoutValues(clause: string, values: (text: string) => Value[]): string {
  const [first = "", ...others] = clause.split(/(?= (?:y|e|pero) )/u);
  const kept = others.filter((half) => values(half).length === 0 || !hasVerb(half));
  const rest = [first, ...kept].join("");
  const left = cutValues(rest, values);
  return left !== rest && hasVerb(rest) && !hasVerb(left) ? "" : left;
}

function hasVerb(text: string): boolean {
  const tokens = tokensOf(text);
  return verbIn(tokens, 0, tokens.length) >= 0;
}

/** Without values, their prepositions and units: «a 14,50 € el kilo». */
function cutValues(clause: string, values: (text: string) => Value[]): string {
  const hit = values(clause)[0];
  if (!hit) return clause;
  const words = (text: string) => text.trim().split(/\s+/).filter(Boolean);
  const left = words(clause.slice(0, hit.start));
  const isBefore = (word = "") =>
    wordsOf("beforeAmounts").has(fold(word)) || wordsOf("weekdays").has(fold(word));
  while (left.length > 0 && isBefore(left.at(-1))) left.pop();
  const right = words(clause.slice(hit.end));
  const [first = "", second = ""] = right.map(fold);
  const isDay =
    wordsOf("weekdays").has(second.replace(/s$/, "")) || wordsOf("weekdays").has(second);
  if (wordsOf("afterAmounts").has(first) && !isDay && !/^\d/.test(second))
    right.splice(0, first === "mes" ? 1 : 2);
  const rest = left.length === 0 ? right.join(" ").replace(/^(?:y|o) /, "") : right.join(" ");
  return cutValues(`${left.join(" ")} ${rest}`.trim(), values);
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
