import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type Draft,
  differs,
  inAllFormats,
  Unmet,
  type WishesContext,
  withCopy,
  withTexts,
} from "../draft.ts";
import { inLayout, layoutsFor } from "./looks.ts";
import { anotherText } from "./other-words.ts";
import { elsewhere, inPicture, lacks, letters, mapTexts, reads } from "./picture-words.ts";
import { printable, replacedIn } from "./printable.ts";
import { picturedInstead, saysOf, soldBy, wordsOf, wordsShown } from "./sold-product.ts";

/** Sets the price as typed, and replaces the old price in the texts. */
export function priced(
  draft: Draft,
  text: string,
  before: string | undefined,
  changes: string[],
): Draft {
  const old = draft.ad.creatives.square.texts.price?.text;
  const price = { text, ...(before ? { before: printable(before) } : {}) };
  const withPrice = withTexts(
    withCopy(draft.ad, (copy) => ({
      ...copy,
      ...mapTexts(copy, (words) => (old && replacedIn(words, old, text)) || words),
      picture: { ...copy.picture, price: { ...copy.picture.price, ...price } },
    })),
    (texts) => ({
      ...texts,
      price: { ...texts.price, ...price },
      ...(old
        ? {
            headline: replacedIn(texts.headline, old, text) ?? texts.headline,
            ...(texts.body ? { body: replacedIn(texts.body, old, text) ?? texts.body } : {}),
          }
        : {}),
    }),
  );
  return {
    ...draft,
    ad: withPrice,
    changes,
    checks: [...draft.checks, reads(["price"], text)],
    variants: [
      ...draft.variants,
      ...["pedestal", "portada", "precio"]
        .filter((name) => layoutsFor(withPrice).includes(name as "precio"))
        .map((name) => (ad: ComposedAd) => inLayout(ad, name as "precio")),
    ],
  };
}

/** Shows the site's price of the product, if the picture names the product. */
export function shownPrice(draft: Draft, context: WishesContext): Draft {
  const priceText =
    draft.ad.creatives.square.texts.price?.text ?? soldBy(draft.ad, context)?.priceText;
  if (!priceText)
    throw new Unmet(
      "No encontramos el precio en tu web. ¿Cuál ponemos? Escríbelo entero, por ejemplo «18,50 €».",
    );
  const product = soldBy(draft.ad, context);
  if (!product)
    return priced(draft, priceText, undefined, [...draft.changes, `El precio: «${priceText}»`]);
  const other = picturedInstead(draft.ad, context);
  if (other) {
    throw new Unmet(
      `La foto es de «${other.name}» y el precio que conocemos («${priceText}») es el de «${product.name}», así que no lo hemos puesto. ¿Qué precio ponemos? Escríbelo entero.`,
    );
  }
  if (!saysOf(wordsOf(draft.ad.creatives.square.texts), product, context)) {
    throw new Unmet(
      `El precio que conocemos («${priceText}») es el de «${product.name}», y la imagen no dice que sea eso, así que no lo hemos puesto. Prueba con: pon "${product.name}" debajo del título y pon el precio.`,
    );
  }
  const draftWithPrice = priced(draft, priceText, undefined, [
    ...draft.changes,
    `El precio: «${priceText}»`,
  ]);
  const namesProduct = inAllFormats(
    (_, { boxes }) =>
      !boxes.some(({ role }) => role === "price") || saysOf(wordsShown(boxes), product, context),
  );
  return { ...draftWithPrice, checks: [...draftWithPrice.checks, namesProduct] };
}

const knownPrices = (draft: Draft, { edited }: WishesContext) => {
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
export function withoutPrice(draft: Draft, context: WishesContext): Draft {
  const { copy, creatives } = draft.ad;
  const { texts } = creatives.square;
  const prices = knownPrices(draft, context);
  const mentionsPrice = (text: string | undefined) =>
    text !== undefined && prices.some((price) => letters(text).includes(letters(price)));
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
    throw new Unmet("Este anuncio ya va sin precio. ¿Qué otra cosa cambiamos?");
  const other = isInTexts ? anotherText(context, { priceless: true }) : null;
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
        inPicture(bare, {
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
    ad: names.includes(now) ? reworded : inLayout(reworded, names[0] ?? "cartel"),
    changes: [...draft.changes, "Sin precio"],
    checks: [...draft.checks, ...(shown ? [differs, lacks("price")] : [])],
    variants: [...draft.variants, ...elsewhere(reworded)],
  };
}
