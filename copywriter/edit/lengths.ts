import { atomsIn, lookupOf, stands } from "../check/facts.ts";
import { hasWord, stems } from "../check/spelling.ts";
import { wordsOf } from "../check/words.ts";
import type { Job } from "../job.ts";
import { isHashtagLine, pasted, splitLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { graphemes, uncapitalized } from "../spanish/sentences.ts";
import type { Request } from "../understand/request.ts";
import { mapSentences, sentencesIn, tidy } from "./sentences.ts";

export const lengthOf = (body: string) => graphemes(pasted(body));

/** A body without its least telling sentences, down to a length or as far as facts allow; each section keeps its own. */
export function shortened(body: string, request: Request, target: number): string {
  const sections = body.split(/^(?=### )/m).map((section) => section.trim());
  if (sections.length < 2) return shortenedText(fewerHashtags(body), request, target);
  const share = target / lengthOf(body);
  return sections.reduce(
    (text, one) =>
      // What the owner has to find out stays.
      one.startsWith("### Por confirmar")
        ? text
        : text.replace(one, () => shortenedText(one, request, lengthOf(one) * share)),
    fewerHashtags(body),
  );
}

/** Sentences go from the longest on, the first and the last one of the text after all others. */
function shortenedText(body: string, request: Request, target: number): string {
  let text = body;
  // What a letter says first is why it is written.
  const isLetter = /^(?:Hola|Buen[oa]s|Estimad[oa]s?)[^\n]{0,60}[:,]\n\n/m.test(body);
  const prose = sentencesIn(body).filter((one) => /[.!?]$/.test(one));
  const why = isLetter ? prose[0] : undefined;
  while (lengthOf(text) > target) {
    const sentences = sentencesIn(text);
    const [first, last] = [sentences[0], sentences.at(-1)];
    const rank = (one: string) => (one === last ? 2 : one === first ? 1 : 0);
    const fields = new Set(text.split("\n").flatMap(fieldOf));
    const [chosen] = sentences
      .filter(
        (one) =>
          sentences.length > 1 &&
          one !== why &&
          !fields.has(one) &&
          !/[:,]$/.test(one) &&
          !isApology(one) &&
          isDroppable(one, text, request),
      )
      .sort((left, right) => rank(left) - rank(right) || right.length - left.length);
    if (!chosen || (rank(chosen) > 0 && body.startsWith("### "))) break;
    const next = mapSentences(text, (one) => (one === chosen ? "" : one), { hasCells: false });
    if (next === text) break;
    text = next;
  }
  return text;
}

/** A field is not left empty, and a greeting or a signature is no sentence. */
function fieldOf(line: string): string[] {
  const own = sentencesIn(line);
  const { mark } = splitLine(line);
  const isSentence = /[.!?…]["»)*]*$/u.test(own.at(-1) ?? "");
  return (own.length === 1 && mark.includes("**")) || (mark === "" && !isSentence) ? own : [];
}

/** Whether all that a sentence tells stands elsewhere in the running text, too. */
function isDroppable(sentence: string, body: string, request: Request): boolean {
  // What a mail's subject says has to stand in the mail as well.
  const isLabelled = (line: string) => splitLine(line).mark.includes("**");
  const lines = body.split("\n");
  const isRunning = lines.some((line) => !isLabelled(line) && line.includes(sentence));
  const rest = lines
    .filter((line) => !isRunning || !isLabelled(line))
    .join("\n")
    .replaceAll(sentence, () => " ");
  return tellsNothingNew(sentence, rest, request);
}

/** Whether every atom and fact of a text stands in another one. */
export function tellsNothingNew(text: string, other: string, request: Request): boolean {
  const [here, there] = [lookupOf(text), lookupOf(other)];
  if (atomsIn(text, request).some((atom) => !stands(atom, there))) return false;
  return request.facts.every((fact) => {
    // Numbers are atoms, in any spelling.
    const words = stems(fact.text).filter((word) => !/\d/.test(word));
    const all = (folded: string) => words.every((word) => hasWord(folded, word));
    // A long fact may stand in several sentences: half of its words are enough to count.
    const some = words.filter((word) => hasWord(here.folded, word)).length > words.length / 2;
    return words.length === 0 || !some || all(there.folded);
  });
}

const isApology = (sentence: string) =>
  fold(sentence)
    .split(" ")
    .some((word) => wordsOf("apologies").has(word));

const fewerHashtags = (body: string) =>
  tidy(
    body
      .split("\n")
      .map((line) => (isHashtagLine(line) ? line.trim().split(/\s+/).slice(0, 3).join(" ") : line))
      .join("\n"),
  );

/** With a paragraph of what the profile says and the text does not, before its last one. */
export function longer(body: string, { business, say }: Job): string {
  const told = fold(body);
  const isNew = (text: string) => text !== "" && !told.includes(fold(text));
  const differences = list(business.differences.filter(isNew).slice(0, 3).map(uncapitalized));
  const texts = [
    isNew(business.service) ? say("edit.more-service") : "",
    differences ? say("edit.more", { differences }) : "",
  ].filter(Boolean);
  if (texts.length === 0) return body;
  const blocks = body.split("\n\n");
  const last = blocks.findLastIndex((block) => !/^[#|`]|^\*\*[^*]+:\*\*|^Un saludo/.test(block));
  return blocks.toSpliced(Math.max(1, last), 0, texts.join(" ")).join("\n\n");
}
