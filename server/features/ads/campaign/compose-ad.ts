import type { Ad } from "../copy/ad-copy.ts";
import type {
  Creative,
  CreativeTexts,
  Item,
  Logo,
  Palette,
  Picture,
  TypePairName,
} from "../creatives/creative.ts";
import type { AdLook } from "../creatives/week.ts";
import { type ComposedAd, type DeliveredFormat, deliveredFormats } from "../material/material.ts";

/** What all of an order's advertisements have in common. */
export interface Brand {
  /** In full; what is drawn is shortened. */
  name: string;
  palette: Palette;
  pair: TypePairName;
  logo: Logo | null;
  seed: number;
  /** A language model wrote the words, all or some. */
  modelWords: boolean;
}

/** The picture of a product by its place among those that are advertised. */
export type PictureOfProduct = (productIndex: number) => Picture | undefined;

/** What an advertisement's picture says. */
export function pictureTexts(copy: Ad, name: string, pictureOf: PictureOfProduct): CreativeTexts {
  const { headline, body, note, price, facts, masthead, quote, items } = copy.picture;
  return {
    headline,
    cta: copy.cta,
    name,
    ...(body ? { body } : {}),
    ...(note ? { note } : {}),
    ...(price ? { price } : {}),
    ...(facts ? { facts } : {}),
    ...(masthead ? { masthead } : {}),
    ...(quote ? { quoteSource: quote.source } : {}),
    ...(items ? { items: items.map((item) => itemOf(item, pictureOf)) } : {}),
  };
}

type NamedItem = NonNullable<Ad["picture"]["items"]>[number];

function itemOf({ name, priceText, productIndex }: NamedItem, pictureOf: PictureOfProduct): Item {
  const picture = pictureOf(productIndex);
  return { name, ...(priceText ? { priceText } : {}), ...(picture ? { picture } : {}) };
}

/** The advertisement in both formats; pure: the same arguments give the same pictures. */
export function composeAd(
  copy: Ad,
  look: AdLook,
  brand: Brand,
  pictureOf: PictureOfProduct,
): ComposedAd {
  const { name, palette, pair, logo, seed, modelWords } = brand;
  const texts = pictureTexts(copy, name, pictureOf);
  // Other layouts have no marks of their own.
  const isBareQuote = copy.picture.quote && look.layout !== "cita";
  const said = isBareQuote ? { ...texts, headline: `«${texts.headline}»` } : texts;
  // Cards show their own; it is for when the cards do not hold their words.
  const own = look.layout === "catalogo" && copy.productIndex !== null;
  const picture = look.picture ?? (own ? pictureOf(copy.productIndex!) : undefined);
  const creativeIn = (format: DeliveredFormat): Creative => ({
    ...look,
    ...(picture ? { picture } : {}),
    format,
    seed,
    palette,
    pair,
    texts: said,
    ...(logo ? { logo } : {}),
    ...(modelWords ? { modelWords: true as const } : {}),
  });
  const both = deliveredFormats.map((format) => [format, creativeIn(format)]);
  return { copy, creatives: Object.fromEntries(both) as ComposedAd["creatives"] };
}
