import type { BusinessFacts } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { PictureFormat } from "#shared/pictures.ts";

/** The request for a picture and the business it is for. */
export interface PictureBrief {
  /** What the person typed; may be hostile. */
  prompt: string;
  /** The fields of a hand-off from another worker, used unchanged. */
  order?: HandoffFields | null;
  /** The conversation so far, oldest first. */
  history: readonly { role: "user" | "worker"; content: string }[];
  /** null for strangers and before Brain Central is filled in. */
  profile: BusinessFacts | null;
  /** The same brief and seed give the same words and look. */
  seed: string;
  today: Date;
}

/** The words in a picture, and its caption. */
export interface PictureWords {
  headline: string;
  body?: string;
  cta: string;
  price?: { text: string; note?: string };
  /** The headline including the price, for layouts without a place for the price. */
  headlineWithPrice?: string;
  facts?: string[];
  masthead?: string;
  /** The text to publish with it, with hashtags. */
  caption: string;
  /** A language model wrote some of the words. */
  byModel?: true;
}

/** Maximum lengths in graphemes. */
export const pictureLimits = { headline: 72, body: 90, cta: 24, caption: 700 } as const;

const shapes: readonly (readonly [PictureFormat, RegExp])[] = [
  ["story", /\b(?:historias?|stor(?:y|ies)|estados? de whatsapp|9:16|reels?)\b/],
  ["wide", /\b(?:horizontal(?:es)?|apaisad[oa]s?|banners?|cabecera|16:9|facebook ads|enlaces?)\b/],
  ["portrait", /\b(?:vertical(?:es)?|4:5|retrato)\b/],
];

/** The format that the request names, else square. */
export function requestedFormat(prompt: string): PictureFormat {
  const text = prompt.toLowerCase();
  return shapes.find(([, words]) => words.test(text))?.[0] ?? "square";
}
