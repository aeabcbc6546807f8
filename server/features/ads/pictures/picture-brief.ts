import type { BusinessFacts } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { PictureFormat } from "#shared/pictures.ts";

/** What a picture is to be about, for whom. */
export interface PictureBrief {
  /** What the person typed; hostile text possible. */
  prompt: string;
  /** What was handed on, as data: it is taken as it is. */
  order?: HandoffFields | null;
  /** What was said before, oldest first. */
  history: readonly { role: "user" | "worker"; content: string }[];
  /** null before Brain Central, and for strangers. */
  profile: BusinessFacts | null;
  /** The same brief with the same seed gives the same words and the same look. */
  seed: string;
  today: Date;
}

/** What is written in a picture, and under it. */
export interface PictureWords {
  headline: string;
  body?: string;
  cta: string;
  price?: { text: string; note?: string };
  /** The headline with the price in it, for a layout that has no place of its own for one. */
  whole?: string;
  facts?: string[];
  masthead?: string;
  /** What goes under it when it is published, with hashtags. */
  caption: string;
  /** A language model wrote some of them. */
  byModel?: true;
}

/** Graphemes that a picture has room for. */
export const pictureLimits = { headline: 72, body: 90, cta: 24, caption: 700 } as const;

const shapes: readonly (readonly [PictureFormat, RegExp])[] = [
  ["story", /\b(?:historias?|stor(?:y|ies)|estados? de whatsapp|9:16|reels?)\b/],
  ["wide", /\b(?:horizontal(?:es)?|apaisad[oa]s?|banners?|cabecera|16:9|facebook ads|enlaces?)\b/],
  ["portrait", /\b(?:vertical(?:es)?|4:5|retrato)\b/],
];

/** The shape that the words ask for; square when they do not say. */
export function formatNamed(prompt: string): PictureFormat {
  const text = prompt.toLowerCase();
  return shapes.find(([, words]) => words.test(text))?.[0] ?? "square";
}
