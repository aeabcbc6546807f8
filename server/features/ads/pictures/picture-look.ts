import { fold } from "#copywriter/spanish/fold.ts";
import type { BrandTone } from "#shared/brain.ts";
import type { PictureFormat } from "#shared/pictures.ts";
import { typePairFor } from "../campaign/type-pair.ts";
import { chooseLooks } from "../creatives/choose-looks.ts";
import { createPalette } from "../creatives/colors/palette.ts";
import type { Angle, Creative, Palette, Picture } from "../creatives/creative.ts";
import type { PictureWords } from "./picture-brief.ts";

/** Facts of the business and the request that decide a picture's look; plain data. */
export interface PictureFacts {
  businessName: string;
  trade: { id: string; label: string; hexes: string[] };
  tone: { id: BrandTone; voice: string };
  formal: boolean;
  /** The request announces something or names a day. */
  isDated: boolean;
  /** Words about the season that a text may use although the request does not contain them. */
  seasonWords: string[];
  /** A description of a photo that suits the trade, in Spanish. */
  photoIdea: string;
  /** The requested words; "" when there are none. */
  about: string;
}

/** The copywriter's draft of a picture. */
export interface DraftedPicture {
  words: PictureWords;
  facts: PictureFacts;
}

/** The inputs of the look beside words and facts. */
export interface PictureLook {
  prompt: string;
  format: PictureFormat;
  seed: string;
  photo?: Picture;
}

/** Colours that a request can name, each with the two colours of its palette. */
const namedColors: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bazul(?:es)?\b/, ["#1d4fb8", "#f2b84b"]],
  [/\bverdes?\b/, ["#1f6b45", "#f0c987"]],
  [/\broj[oa]s?\b/, ["#c4302b", "#f4d9b8"]],
  [/\bnaranjas?\b/, ["#d9601a", "#1f3a4d"]],
  [/\bamarill[oa]s?\b/, ["#f0b92b", "#2b2a3a"]],
  [/\bros(?:a|as|ado|ada)\b/, ["#d65a86", "#5b2240"]],
  [/\b(?:morad|violet|lil)[oa]s?\b/, ["#6a3fb0", "#f3b562"]],
  [/\bturquesas?\b/, ["#0f8a8a", "#f4b66a"]],
  [/\bmarr[oó]n(?:es)?\b/, ["#7a4a28", "#ecd3b0"]],
  [/\b(?:negr[oa]s?|blanco y negro)\b/, ["#1c1c1f", "#d8d4cc"]],
];
const colorPrefix = /\b(?:en|color(?:es)?|tonos?|fondo)\s+(?:de\s+|color\s+)?(?:tonos?\s+)?/;

/** The requested colour, else the trade's colours, rotated by the business's name. */
function colorsOf({ businessName, trade }: PictureFacts, prompt: string): string[] {
  const text = prompt.toLowerCase();
  const requested = namedColors.find(([word]) =>
    new RegExp(colorPrefix.source + word.source).test(text),
  );
  if (requested) return [...requested[1]];
  const { hexes } = trade;
  const offset = numberOf(`${fold(businessName)} ${trade.id}`) % hexes.length;
  return [...hexes.slice(offset), ...hexes.slice(0, offset)];
}

function paletteOf(facts: PictureFacts, prompt: string): Palette {
  const colors = colorsOf(facts, prompt);
  return createPalette(colors.map((hex, at) => ({ hex, weight: colors.length - at })));
}

function angleOf(words: PictureWords, { isDated }: PictureFacts): Angle {
  if (words.price) return "offer";
  if (/\?\s*$/.test(words.headline)) return "question";
  if (isDated) return "urgency";
  return words.facts || words.masthead ? "benefit" : "in_use";
}

/** Composes the creative; the same words, facts, seed and photo give the same one. */
export function composePictureCreative(
  words: PictureWords,
  known: PictureFacts,
  { prompt, format, seed, photo }: PictureLook,
): Creative {
  const number = numberOf(seed);
  const { headline, body, cta, price, facts, masthead } = words;
  const texts = {
    headline,
    body,
    cta,
    price,
    facts,
    masthead,
    name: known.businessName,
  };
  const palette = paletteOf(known, prompt);
  const [look] = chooseLooks({
    ideas: [{ angle: angleOf(words, known), texts, ...(photo ? { ownPicture: true } : {}) }],
    pictures: photo ? [photo] : [],
    palette,
    seed: number,
  });
  return {
    // The honeycomb is Kolmena's brand, so customers' pictures have another pattern.
    pattern: "rounds",
    layout: look!.layout,
    ground: look!.ground,
    ...(words.byModel ? { modelWords: true } : {}),
    ...(look!.picture ? { picture: look!.picture } : {}),
    format,
    seed: number,
    palette,
    pair: typePairFor({
      tradeId: known.trade.id,
      tone: known.tone.id,
      fonts: [],
      seed: known.businessName,
    }),
    texts,
  };
}

/** A number from a text (FNV-1a). */
function numberOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
