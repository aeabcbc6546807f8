import { graphemes } from "#copywriter/spanish/sentences.ts";
import type { Ad } from "#db/schema-creatives.ts";
import type { Analysis } from "#server/features/websites/websites.ts";
import type { Angle } from "../creatives/creative.ts";

export type { Ad, Button, PictureWords } from "#db/schema-creatives.ts";

/** What is needed of what a page told. */
export type SiteWords = Pick<
  Analysis["facts"],
  | "title"
  | "description"
  | "siteName"
  | "language"
  | "wordsLanguage"
  | "tone"
  | "addressForm"
  | "facts"
  | "reviews"
  | "town"
  | "address"
  | "says"
  | "calls"
  | "titles"
  | "places"
> & {
  phone?: string | null;
  whatsapp?: string;
  priceNote?: string;
  /** `isAdded`: typed by the buyer. */
  products: (Analysis["facts"]["products"][number] & { isAdded?: true })[];
};

export interface AdBrief {
  site: SiteWords;
  businessName: string;
  /** The same brief with the same seed gives the same texts. */
  seed: string;
  /** For seasons: when the advertisements begin to be published. */
  today: Date;
  /** In the order in which they are published, so that neighbours are about different products. */
  days?: readonly Angle[];
}

/** Graphemes: what Meta shows nearly whole, and what a picture has room for. */
export const limits = {
  /** Meta cuts after 125: what comes later are a second fact and the call. */
  primaryText: 180,
  headline: 40,
  description: 30,
  cta: 24,
  pictureKicker: 30,
  pictureHeadline: 72,
  pictureBody: 105,
  pictureContact: 60,
  pictureNote: 40,
  quote: 110,
  quoteSource: 60,
  fact: 42,
  itemName: 30,
  priceText: 24,
  masthead: 8,
} as const;

/** Every text of an advertisement with the most graphemes that it may have. */
export function textsOf(ad: Ad): { text: string; max: number }[] {
  const { picture } = ad;
  const of = (max: number, ...texts: (string | undefined)[]) =>
    texts.filter((text) => text !== undefined).map((text) => ({ text, max }));
  return [
    ...of(limits.primaryText, ad.primaryText),
    ...of(limits.headline, ad.headline),
    ...of(limits.description, ad.description),
    ...of(limits.cta, ad.cta),
    ...of(limits.pictureKicker, picture.kicker),
    ...of(limits.pictureHeadline, picture.quote ? undefined : picture.headline),
    ...of(limits.quote, picture.quote?.text, picture.quote && picture.headline),
    ...of(limits.pictureBody, picture.body),
    ...of(limits.pictureContact, picture.contact),
    ...of(limits.pictureNote, picture.note),
    ...of(limits.quoteSource, picture.quote?.source),
    ...of(limits.fact, ...(picture.facts ?? [])),
    ...of(limits.itemName, ...(picture.items ?? []).map(({ name }) => name)),
    ...of(limits.priceText, ...(picture.items ?? []).map(({ priceText }) => priceText)),
    ...of(limits.priceText, picture.price?.text),
    ...of(limits.masthead, picture.masthead),
  ];
}

export const isWithin = (text: string, max: number): boolean => graphemes(text) <= max;
