import { type Piece, sectionsOf, splitLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { sentencesOf } from "../spanish/sentences.ts";
import type { Request } from "../understand/request.ts";
import type { Token } from "../understand/token.ts";
import { tokensOf } from "../understand/tokens.ts";
import { valuesIn } from "../understand/values.ts";
import { mainVerbIn, verbIn } from "../understand/verbs.ts";
import { hasPhrase, stems } from "./spelling.ts";
import { wordsOf } from "./words.ts";

/** Running sentences of a text: no headings, tables, fences and hashtags. */
function runningSentences(body: string): string[] {
  return (
    body
      .replace(/```[^`]*```/g, " ")
      .split("\n")
      .filter((line) => !/^\s*(?:[#|]|-{3})/.test(line))
      .map(splitLine)
      // A subject or a description for search engines repeats the text by nature.
      .flatMap(({ mark, text }) =>
        mark.includes("**") ? [] : sentencesOf(text.replace(/[*`]/g, "")),
      )
  );
}

/** Sentences of a shape that nobody writes, with why. */
export function shapeFaults(body: string): string[] {
  const sentences = runningSentences(body);
  return [...sentences.flatMap(brokenIn), ...repeatedIn(body)];
}

/** A sentence that hangs at an end, or in which two small words meet that never stand together. */
function brokenIn(sentence: string): string[] {
  const tokens = tokensOf(sentence).filter(({ kind }) => kind !== "mark" && kind !== "sign");
  const [first, second] = tokens;
  if (!first || !second) return [];
  const faults: string[] = [];
  const clash = tokens.findIndex(
    (token, at) => at > 0 && clashes(tokens[at - 1]!, token, sentence),
  );
  if (clash > 0) faults.push(`clash: ${tokens[clash - 1]!.text} ${tokens[clash]!.text}`);
  // «Al 964 22 33 44 si quieres hablar», but «Del 3 al 18 de agosto»
  const [value] = valuesIn(sentence);
  const isTime = value && value.kind !== "phone" && value.start <= second.start;
  const opens = /^(?:al|del|lo|les|le|se|cuyo|cuya)$/.test(first.key);
  if (opens && !isTime && tokens.length > 2 && mainVerbIn(tokens, 0, tokens.length) < 0)
    faults.push(`fragment: ${sentence}`);
  return faults;
}

const afterPreposition = /^(?:al|en|con|de|del)$/;
const afterArticle = /^(?:al|un|una|el|los|las|si|pero|porque|aunque)$/;

/** «el al», «con del», «su en»: with nothing between them. */
function clashes(one: Token, other: Token, sentence: string): boolean {
  if (sentence.slice(one.end, other.start) !== " " || /^\p{Lu}/u.test(other.text)) return false;
  if (/^(?:con|en|sin|del)$/.test(one.key)) return afterPreposition.test(other.key);
  if (/^(?:un|una|el|los|las)$/.test(one.text)) return afterArticle.test(other.key);
  return (
    /^(?:su|sus|mi|tus)$/.test(one.text) &&
    /^(?:al|en|con|un|una|el|la|de|del|que)$/.test(other.key)
  );
}

/** Sentences of one text that say nearly the same, and options of which one would do. */
function repeatedIn(body: string): string[] {
  const faults: string[] = [];
  const sections = sectionsOf(body);
  for (const section of sections) {
    const long = runningSentences(section).filter((one) => one.split(" ").length >= 5);
    for (const [at, one] of long.entries())
      if (long.slice(0, at).some((other) => likeness(one, other) > 0.75))
        faults.push(`twice: ${one.slice(0, 80)}`);
  }
  const options = sections.filter((one) => /^### (?:Opción|Anuncio|Versión|Post)/.test(one));
  const texts = options.map((one) => runningSentences(one).join(" "));
  // Options of labelled lines have no running text.
  for (const [at, one] of texts.entries())
    if (one !== "" && texts.slice(0, at).some((other) => likeness(one, other) > 0.85))
      faults.push(`alike: ${options[at]!.split("\n")[0]}`);
  return faults;
}

/** The share of word pairs that two texts have in common. */
export function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  if (left.size === 0 || right.size === 0) return fold(one) === fold(other) ? 1 : 0;
  let same = 0;
  for (const pair of left) if (right.has(pair)) same += 1;
  return same / (left.size + right.size - same);
}

function pairsOf(text: string): Set<string> {
  const words = fold(text).split(" ");
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

const label = /^\*\*(?:Asunto|Preencabezado|Titular|Título|Gancho)[^*\n]*:\*\* *([^\n]+)/gm;

/** Subjects and titles of which nobody learns anything: a small word or two, or the business's name alone. */
export function emptyLabels(
  { body }: Piece,
  { facts, subject }: Request,
  business: string,
): string[] {
  const known = fold([subject?.bare ?? "", ...facts.map(({ text }) => text)].join(" "));
  return [...body.matchAll(label)]
    .map(([, text = ""]) => text.replace(/[*«»]/g, "").trim())
    .filter((text) => {
      const folded = fold(text);
      const words = folded.split(" ").filter((word) => word.length > 3 || /\d/.test(word));
      return (
        (business !== "" && folded === business) ||
        words.length === 0 ||
        (words.length === 1 && !known.includes(words[0]!)) ||
        wordsOf("hanging").has(folded.split(" ").at(-1)!)
      );
    });
}

/** Sentences that tell the worker how to write: «No quiero excusas», «Que salga el antes y que al final diga …». */
export function ordersIn(body: string, prompt: string): string[] {
  const typed = fold(prompt);
  return runningSentences(body).filter((sentence) => {
    const tokens = tokensOf(sentence).filter(({ kind }) => kind !== "mark");
    const keys = tokens.map(({ key }) => key);
    if (/^[¡¿]/.test(sentence) || keys.length < 2) return false;
    const wish = keys[0] === "no" ? 1 : 0;
    if (/^(?:quiero|quisiera|necesito)$/.test(keys[wish]!))
      return (
        (wish === 1 || keys[1] === "que") && hasPhrase(typed, keys.slice(0, wish + 2).join(" "))
      );
    return (
      keys[0] === "que" &&
      verbIn(tokens, 1, Math.min(5, tokens.length)) > 0 &&
      hasPhrase(typed, keys.slice(0, 2).join(" "))
    );
  });
}

/** Questions that were asked, by a customer or the owner, and stand in the text as if they were so. */
export function answeredQuestions(body: string, prompt: string): string[] {
  const asked = prompt
    .split("?")
    .slice(0, -1)
    .map((text) =>
      fold(
        text
          .split(/[.,;:!¿¡"«»\n]/)
          .at(-1)!
          .slice(-160),
      ),
    )
    .filter((text) => stems(text).length >= 2);
  return runningSentences(body).filter(
    (sentence) => !sentence.includes("?") && asked.some((question) => fold(sentence) === question),
  );
}
