import { atomsIn, lookupOf, stands } from "../check/facts.ts";
import { hasWord, stems } from "../check/spelling.ts";
import { wordsOf } from "../check/words.ts";
import { isHashtagLine, pasted, splitLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import { graphemes } from "../spanish/sentences.ts";
import type { Request } from "../understand/request.ts";
import { mapSentences, sentencesIn, tidy } from "./sentences.ts";

export const lengthOf = (body: string) => graphemes(pasted(body));

/** A body without its least telling sentences, down to a length or as far as facts allow. */
export function shortened(body: string, request: Request, target: number): string {
  const sections = body.split(/^(?=### )/m).map((section) => section.trim());
  if (sections.length >= 2) {
    // Each text is used alone, so each keeps its facts.
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
  return shortenedText(fewerHashtags(body), request, target);
}

function shortenedText(body: string, request: Request, target: number): string {
  let text = body;
  // What a letter says first is why it is written.
  const greeted = /^(?:Hola|Buen[oa]s|Estimad[oa]s?)[^\n]{0,60}[:,]\n\n([^\n]+)/m.exec(body);
  const news = greeted ? sentencesIn(greeted[1]!)[0] : undefined;
  const asked = greeted ? sentencesIn(body).findLast((one) => /[.!?]$/.test(one)) : undefined;
  for (let round = 0; round < 40 && lengthOf(text) > target; round += 1) {
    const sentences = sentencesIn(text);
    const [first, last] = [sentences[0], sentences.at(-1)];
    const lines = text.split("\n").map((line) => ({ line, own: sentencesIn(line) }));
    const ends = new Set(lines.filter(({ own }) => own.length > 1).map(({ own }) => own.at(-1)));
    // A field is not left empty, and a greeting or a signature is no sentence.
    const fields = new Set(
      lines.flatMap(({ line, own }) => {
        const { mark } = splitLine(line);
        const isSentence = /[.!?…]["»)*]*$/u.test(own.at(-1) ?? "");
        return (own.length === 1 && mark.includes("**")) || (mark === "" && !isSentence) ? own : [];
      }),
    );
    // The last sentence asks for something and the first one is read: they go last.
    const rank = (one: string) => (one === last || ends.has(one) ? 2 : one === first ? 1 : 0);
    const [chosen] = sentences
      .filter(
        (one) =>
          sentences.length > 1 &&
          !fields.has(one) &&
          !/[:,]$/.test(one) &&
          one !== news &&
          one !== asked &&
          !isApology(one) &&
          isDroppable(one, text, request),
      )
      .sort((left, right) => rank(left) - rank(right) || right.length - left.length);
    if (!chosen || (chosen === first && body.startsWith("### "))) break;
    if (rank(chosen) === 2 && lengthOf(text) < lengthOf(body) * 0.88) break;
    text = mapSentences(text, (one) => (one === chosen ? "" : one), { hasCells: false });
  }
  return text;
}

/** Whether all that a sentence tells stands elsewhere in the running text, too. */
export function isDroppable(sentence: string, body: string, request: Request): boolean {
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
    const words = stems(fact.text);
    const all = (folded: string) => words.every((word) => hasWord(folded, word));
    return words.length === 0 || !all(here.folded) || all(there.folded);
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
