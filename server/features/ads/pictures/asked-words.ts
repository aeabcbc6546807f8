import { clip, plain } from "#server/features/workers/copywriter/language/escape.ts";
import { graphemes } from "#server/features/workers/copywriter/language/polish.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import { saidIn } from "./order-words.ts";
import type { PictureBrief } from "./picture-brief.ts";

/** What stands in a picture of the request's own words, in the order in which they are read. */
export interface AskedWords {
  /** Everything that was asked to be said, as it was typed, without what is said to whoever draws. */
  text: string;
  headline: string;
  /** What did not go into the headline. */
  rest: string;
}

const wordsMax = 600;
const headlineMax = 62;

/**
 * The words that are to be read in the picture: those of the request, or of the one before it where this
 * one only says how («otra en vertical»). What was handed on as data is taken as it is. null: nobody
 * has said anything.
 */
export function askedWords({
  prompt,
  order,
  history,
}: Pick<PictureBrief, "prompt" | "order" | "history">): AskedWords | null {
  const text = order?.subject ? handedWords(order) : saidIn(prompt);
  if (text === null) return null;
  if (text) return split(text.slice(0, wordsMax));
  for (const { role, content } of history.toReversed()) {
    const before = role === "user" ? saidIn(content) : "";
    if (before) return split(before.slice(0, wordsMax));
  }
  return null;
}

/** Subject, offer and day as they were given; what else was noted goes under them. */
function handedWords({ subject = "", offer, date, note }: HandoffFields): string {
  const notes = (note ?? "")
    .split("\n")
    .filter((line) => !/^(?:que|para|pensado|con) /iu.test(line));
  const first = [subject, date, offer].filter(Boolean).join(", ");
  return [first, ...notes].filter(Boolean).join("\n");
}

/** «Factura en dos clics: prueba gratis de 14 días» is a headline and its line already. */
const titleAndLine = /^([^:]{8,48}):\s+([^:]{6,90})$/u;
const titledFrom = 40;

/** The first sentence, or as much of it as stands large; what follows is the rest. */
function split(text: string): AskedWords {
  const [first = "", ...more] = sentencesOf(text);
  const rest = more.join(". ").replace(/([?!…])\. /gu, "$1 ");
  const titled = !rest && graphemes(first) > titledFrom && titleAndLine.exec(first);
  if (titled) return { text, headline: capital(titled[1]!), rest: capital(titled[2]!) };
  if (graphemes(first) <= headlineMax)
    return { text, headline: capital(first), rest: capital(rest) };
  const cut = cutOf(first);
  const left = first.slice(cut.length).replace(/^[\s,;:–—-]+/u, "");
  return {
    text,
    headline: capital(cut),
    rest: [capital(left), rest].filter(Boolean).join(left && rest ? ". " : ""),
  };
}

/** Sentences made safe, each with its own marks. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])\s+(?=[¿¡"«\p{Lu}\d])/u)
    .map((sentence) => marked(sentence))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

function marked(sentence: string): string {
  const typed = sentence.trim().replace(/^['‘](.*)['’]$/u, "$1");
  const safe = plain(typed).replace(/(?<!\.)\.$/u, "");
  if (!safe) return "";
  if (/\?\s*[»"]?$/u.test(typed)) return `¿${safe}?`;
  return /!\s*[»"]?$/u.test(typed) ? `¡${safe}!` : safe;
}

/** At a comma or a colon where there is one, else between words. */
function cutOf(sentence: string): string {
  const stops = [...sentence.matchAll(/[,;:–—]\s|\s(?=(?:y|para|porque|que|con|desde|hasta)\s)/gu)]
    .map(({ index }) => index)
    .filter((index) => index >= 10 && graphemes(sentence.slice(0, index)) <= headlineMax);
  const last = stops.at(-1);
  return last ? sentence.slice(0, last) : clip(sentence, headlineMax);
}

const capital = (text: string) =>
  text.replace(
    /^([¿¡]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
