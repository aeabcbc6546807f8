import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type Draft,
  differs,
  everywhere,
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

/** A price as it was typed, also where a sentence says the old one. */
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

/** What the site says the product costs, where the picture says of what product that is. */
export function shownPrice(draft: Draft, context: WishesContext): Draft {
  const said = draft.ad.creatives.square.texts.price?.text ?? soldBy(draft.ad, context)?.priceText;
  if (!said)
    throw new Unmet(
      "No encontramos el precio en tu web. ¿Cuál ponemos? Escríbelo entero, por ejemplo «18,50 €».",
    );
  const own = soldBy(draft.ad, context);
  if (!own) return priced(draft, said, undefined, [...draft.changes, `El precio: «${said}»`]);
  const other = picturedInstead(draft.ad, context);
  if (other) {
    throw new Unmet(
      `La foto es de «${other.name}» y el precio que conocemos («${said}») es el de «${own.name}», así que no lo hemos puesto. ¿Qué precio ponemos? Escríbelo entero.`,
    );
  }
  if (!saysOf(wordsOf(draft.ad.creatives.square.texts), own, context)) {
    throw new Unmet(
      `El precio que conocemos («${said}») es el de «${own.name}», y la imagen no dice que sea eso, así que no lo hemos puesto. Prueba con: pon "${own.name}" debajo del título y pon el precio.`,
    );
  }
  const done = priced(draft, said, undefined, [...draft.changes, `El precio: «${said}»`]);
  const isTold = everywhere(
    (_, { boxes }) =>
      !boxes.some(({ role }) => role === "price") || saysOf(wordsShown(boxes), own, context),
  );
  return { ...done, checks: [...done.checks, isTold] };
}

const pricelessOf = (draft: Draft, { edited }: WishesContext) => {
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

/** Without the price, also where a sentence says it: that one is written anew. */
export function withoutPrice(draft: Draft, context: WishesContext): Draft {
  const { copy, creatives } = draft.ad;
  const { texts } = creatives.square;
  const known = pricelessOf(draft, context);
  const says = (text: string | undefined) =>
    text !== undefined && known.some((price) => letters(text).includes(letters(price)));
  const shown =
    texts.price !== undefined || texts.items?.some(({ priceText }) => priceText) === true;
  const inWords = [
    texts.headline,
    texts.body,
    copy.primaryText,
    copy.headline,
    copy.description,
  ].some(says);
  if (!shown && !inWords)
    throw new Unmet("Este anuncio ya va sin precio. ¿Qué otra cosa cambiamos?");
  const other = inWords ? anotherText(context, { priceless: true }) : null;
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
          ...(says(texts.headline) ? { headline: other.picture.headline } : {}),
          ...(says(texts.body) ? { body: other.picture.body } : {}),
        }),
        (one) => ({
          ...one,
          primaryText: says(one.primaryText) ? other.primaryText : one.primaryText,
          headline: says(one.headline) ? other.headline : one.headline,
          description: says(one.description) ? other.description : one.description,
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
