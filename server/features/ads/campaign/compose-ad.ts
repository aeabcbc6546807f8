import type { Ad } from "../copy/ad-copy.ts";
import type { AdLook } from "../creatives/choose-looks.ts";
import type {
  Creative,
  CreativeTexts,
  Item,
  Logo,
  Palette,
  Picture,
  TypePairName,
} from "../creatives/creative.ts";
import { type ComposedAd, type DeliveredFormat, deliveredFormats } from "../material/material.ts";

/** What all ads of an order share. */
export interface Brand {
  /** In full; it is shortened when drawn. */
  name: string;
  palette: Palette;
  pair: TypePairName;
  logo: Logo | null;
  seed: number;
  /** A language model wrote some or all of the words. */
  modelWords: boolean;
}

/** The picture of a product, by the product's index in the edited facts. */
export type FindProductPicture = (productIndex: number) => Picture | undefined;

/** The texts in an ad's picture. */
export function pictureTexts(copy: Ad, name: string, pictureOf: FindProductPicture): CreativeTexts {
  const { kicker, headline, body, contact, note, price, facts, masthead, quote, items } =
    copy.picture;
  return {
    ...(kicker ? { kicker } : {}),
    headline,
    cta: copy.cta,
    name,
    ...(body ? { body } : {}),
    ...(contact ? { contact } : {}),
    ...(note ? { note } : {}),
    ...(price ? { price } : {}),
    ...(facts ? { facts } : {}),
    ...(masthead ? { masthead } : {}),
    ...(quote ? { quoteSource: quote.source } : {}),
    ...(items ? { items: items.map((item) => itemOf(item, pictureOf)) } : {}),
  };
}

type NamedItem = NonNullable<Ad["picture"]["items"]>[number];

function itemOf({ productIndex, ...item }: NamedItem, pictureOf: FindProductPicture): Item {
  const picture = pictureOf(productIndex);
  return { ...item, ...(picture ? { picture } : {}) };
}

/** The ad in both formats; pure: the same arguments give the same pictures. */
export function composeAd(
  copy: Ad,
  look: AdLook,
  brand: Brand,
  pictureOf: FindProductPicture,
): ComposedAd {
  const { name, palette, pair, logo, seed, modelWords } = brand;
  const texts = pictureTexts(copy, name, pictureOf);
  // Only the layout «cita» draws quotation marks itself.
  const isBareQuote = copy.picture.quote && look.layout !== "cita";
  const drawnTexts = isBareQuote ? { ...texts, headline: `«${texts.headline}»` } : texts;
  // The cards have pictures of their own; this one is for the fallback when their texts do not fit.
  const needsFallback = look.layout === "catalogo" && copy.productIndex !== null;
  const picture = look.picture ?? (needsFallback ? pictureOf(copy.productIndex!) : undefined);
  const creativeIn = (format: DeliveredFormat): Creative => ({
    ...look,
    ...(picture ? { picture } : {}),
    format,
    seed,
    palette,
    pair,
    texts: drawnTexts,
    ...(logo ? { logo } : {}),
    ...(modelWords ? { modelWords: true as const } : {}),
  });
  const both = deliveredFormats.map((format) => [format, creativeIn(format)]);
  return { copy, creatives: Object.fromEntries(both) as ComposedAd["creatives"] };
}
