import { clip, plain } from "#copywriter/spanish/fold.ts";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { PictureBrief } from "./picture-brief.ts";
import { stripInstructions } from "./strip-instructions.ts";

/** The words of the request that a picture shows. */
export interface RequestedWords {
  /** All words to show, as typed, without instructions such as «hazme una imagen». */
  text: string;
  headline: string;
  /** What does not fit into the headline. */
  rest: string;
}

const wordsMax = 600;
const headlineMax = 62;

/**
 * The words to show in the picture: those of this request, or of an earlier one when this one only
 * changes the form («otra en vertical»). The fields of a hand-off are used unchanged. null when
 * there are no words to show.
 */
export function requestedWords({
  prompt,
  order,
  history,
}: Pick<PictureBrief, "prompt" | "order" | "history">): RequestedWords | null {
  const text = order?.subject ? handoffWords(order) : stripInstructions(prompt);
  if (text === null) return null;
  if (text) return split(text.slice(0, wordsMax));
  for (const { role, content } of history.toReversed()) {
    const earlier = role === "user" ? stripInstructions(content) : "";
    if (earlier) return split(earlier.slice(0, wordsMax));
  }
  return null;
}

/** Subject, day and offer on the first line, notes below. */
function handoffWords({ subject = "", offer, date, note }: HandoffFields): string {
  const notes = (note ?? "")
    .split("\n")
    .filter((line) => !/^(?:que|para|pensado|con) /iu.test(line));
  const first = [subject, date, offer].filter(Boolean).join(", ");
  return [first, ...notes].filter(Boolean).join("\n");
}

/** Matches a headline with a line after it: «Factura en dos clics: prueba gratis de 14 días». */
const titleAndLine = /^([^:]{8,48}):\s+([^:]{6,90})$/u;
const splitTitleFrom = 40;

/** The headline is the first sentence, or as much of it as fits; the rest follows. */
function split(text: string): RequestedWords {
  const [first = "", ...more] = sentencesOf(text);
  const rest = more.join(". ").replace(/([?!…])\. /gu, "$1 ");
  const titled = !rest && graphemes(first) > splitTitleFrom && titleAndLine.exec(first);
  if (titled) return { text, headline: capitalize(titled[1]!), rest: capitalize(titled[2]!) };
  if (graphemes(first) <= headlineMax)
    return { text, headline: capitalize(first), rest: capitalize(rest) };
  const cut = fittingStart(first);
  const remaining = first.slice(cut.length).replace(/^[\s,;:–—-]+/u, "");
  return {
    text,
    headline: capitalize(cut),
    rest: [capitalize(remaining), rest].filter(Boolean).join(remaining && rest ? ". " : ""),
  };
}

/** Cleaned sentences, each with its question or exclamation marks. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])\s+(?=[¿¡"«\p{Lu}\d])/u)
    .map((sentence) => cleanSentence(sentence))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

function cleanSentence(sentence: string): string {
  const typed = sentence.trim().replace(/^['‘](.*)['’]$/u, "$1");
  const safe = plain(typed).replace(/(?<!\.)\.$/u, "");
  if (!safe) return "";
  if (/\?\s*[»"]?$/u.test(typed)) return `¿${safe}?`;
  return /!\s*[»"]?$/u.test(typed) ? `¡${safe}!` : safe;
}

/** The beginning that fits: up to a comma or colon where possible, else up to a word. */
function fittingStart(sentence: string): string {
  const stops = [...sentence.matchAll(/[,;:–—]\s|\s(?=(?:y|para|porque|que|con|desde|hasta)\s)/gu)]
    .map(({ index }) => index)
    .filter((index) => index >= 10 && graphemes(sentence.slice(0, index)) <= headlineMax);
  const last = stops.at(-1);
  return last ? sentence.slice(0, last) : clip(sentence, headlineMax);
}

const capitalize = (text: string) =>
  text.replace(
    /^([¿¡]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
