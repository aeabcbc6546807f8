import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type ApplyContext,
  type Draft,
  inAllFormats,
  pictureDiffers,
  UnfulfillableWish,
  withCopy,
  withTexts,
} from "../draft.ts";
import { layoutsFor, withLayout } from "./appearance.ts";
import {
  checkAbsent,
  checkShown,
  foldedLetters,
  mapTexts,
  otherLayouts,
  withPictureTexts,
} from "./picture-texts.ts";
import { findOtherText } from "./rewrite-texts.ts";
import {
  isAboutProduct,
  otherProductInPicture,
  pictureTexts,
  productOf,
  shownTexts,
} from "./sold-product.ts";
import { replaceWholeWords, toPrintable } from "./typed-text.ts";

/** Sets the price as typed, and replaces the old price in the texts. */
export function setPrice(
  draft: Draft,
  text: string,
  before: string | undefined,
  changes: string[],
): Draft {
  const old = draft.ad.creatives.square.texts.price?.text;
  const price = { text, ...(before ? { before: toPrintable(before) } : {}) };
  const withPrice = withTexts(
    withCopy(draft.ad, (copy) => ({
      ...copy,
      ...mapTexts(copy, (words) => (old && replaceWholeWords(words, old, text)) || words),
      picture: { ...copy.picture, price: { ...copy.picture.price, ...price } },
    })),
    (texts) => ({
      ...texts,
      price: { ...texts.price, ...price },
      ...(old
        ? {
            headline: replaceWholeWords(texts.headline, old, text) ?? texts.headline,
            ...(texts.body ? { body: replaceWholeWords(texts.body, old, text) ?? texts.body } : {}),
          }
        : {}),
    }),
  );
  return {
    ...draft,
    ad: withPrice,
    changes,
    checks: [...draft.checks, checkShown(["price"], text)],
    variants: [
      ...draft.variants,
      ...["pedestal", "portada", "precio"]
        .filter((name) => layoutsFor(withPrice).includes(name as "precio"))
        .map((name) => (ad: ComposedAd) => withLayout(ad, name as "precio")),
    ],
  };
}

/** Shows the site's price of the product, if the picture names the product. */
export function showSitePrice(draft: Draft, context: ApplyContext): Draft {
  const priceText =
    draft.ad.creatives.square.texts.price?.text ?? productOf(draft.ad, context)?.priceText;
  if (!priceText)
    throw new UnfulfillableWish(
      "No encontramos el precio en tu web. ¿Cuál ponemos? Escríbelo entero, por ejemplo «18,50 €».",
    );
  const product = productOf(draft.ad, context);
  if (!product)
    return setPrice(draft, priceText, undefined, [...draft.changes, `El precio: «${priceText}»`]);
  const other = otherProductInPicture(draft.ad, context);
  if (other) {
    throw new UnfulfillableWish(
      `La foto es de «${other.name}» y el precio que conocemos («${priceText}») es el de «${product.name}», así que no lo hemos puesto. ¿Qué precio ponemos? Escríbelo entero.`,
    );
  }
  if (!isAboutProduct(pictureTexts(draft.ad.creatives.square.texts), product, context)) {
    throw new UnfulfillableWish(
      `El precio que conocemos («${priceText}») es el de «${product.name}», y la imagen no dice que sea eso, así que no lo hemos puesto. Prueba con: pon "${product.name}" debajo del título y pon el precio.`,
    );
  }
  const draftWithPrice = setPrice(draft, priceText, undefined, [
    ...draft.changes,
    `El precio: «${priceText}»`,
  ]);
  const namesProduct = inAllFormats(
    (_, { boxes }) =>
      !boxes.some(({ role }) => role === "price") ||
      isAboutProduct(shownTexts(boxes), product, context),
  );
  return { ...draftWithPrice, checks: [...draftWithPrice.checks, namesProduct] };
}

const knownPrices = (draft: Draft, { edited }: ApplyContext) => {
  const texts = draft.ad.creatives.square.texts;
  const all = [
    texts.price?.text,
    texts.price?.before,
    ...(texts.items ?? []).map(({ priceText }) => priceText),
  ];
  const { productIndex } = draft.ad.copy;
  const product = productIndex === null ? null : edited.products[productIndex]?.priceText;
  return [...all, product].filter((text): text is string => Boolean(text));
};

/** Removes the price; texts that mention it are replaced by others. */
export function removePrice(draft: Draft, context: ApplyContext): Draft {
  const { copy, creatives } = draft.ad;
  const { texts } = creatives.square;
  const prices = knownPrices(draft, context);
  const mentionsPrice = (text: string | undefined) =>
    text !== undefined &&
    prices.some((price) => foldedLetters(text).includes(foldedLetters(price)));
  const shown =
    texts.price !== undefined || texts.items?.some(({ priceText }) => priceText) === true;
  const isInTexts = [
    texts.headline,
    texts.body,
    copy.primaryText,
    copy.headline,
    copy.description,
  ].some(mentionsPrice);
  if (!shown && !isInTexts)
    throw new UnfulfillableWish("Este anuncio ya va sin precio. ¿Qué otra cosa cambiamos?");
  const other = isInTexts ? findOtherText(context, { priceless: true }) : null;
  const bare = withTexts(
    withCopy(draft.ad, (one) => {
      const { price, ...picture } = one.picture;
      const items = picture.items?.map(({ priceText, ...item }) => item);
      return { ...one, picture: { ...picture, ...(items ? { items } : {}) } };
    }),
    ({ price, ...rest }) => {
      const items = rest.items?.map(({ priceText, ...item }) => item);
      return { ...rest, ...(items ? { items } : {}) };
    },
  );
  const reworded = other
    ? withCopy(
        withPictureTexts(bare, {
          ...(mentionsPrice(texts.headline) ? { headline: other.picture.headline } : {}),
          ...(mentionsPrice(texts.body) ? { body: other.picture.body } : {}),
        }),
        (one) => ({
          ...one,
          primaryText: mentionsPrice(one.primaryText) ? other.primaryText : one.primaryText,
          headline: mentionsPrice(one.headline) ? other.headline : one.headline,
          description: mentionsPrice(one.description) ? other.description : one.description,
        }),
      )
    : bare;
  const names = layoutsFor(reworded);
  const now = reworded.creatives.square.layout;
  return {
    ...draft,
    ad: names.includes(now) ? reworded : withLayout(reworded, names[0] ?? "cartel"),
    changes: [...draft.changes, "Sin precio"],
    checks: [...draft.checks, ...(shown ? [pictureDiffers, checkAbsent("price")] : [])],
    variants: [...draft.variants, ...otherLayouts(reworded)],
  };
}
