import { fold } from "#copywriter/spanish/fold.ts";
import type { CreativeTexts, TextBox } from "#server/features/ads/creatives/creative.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import type { RevisionContext } from "../draft.ts";
import { editDistance } from "../edit-distance.ts";
import type { Wish } from "../wishes.ts";

type Product = RevisionContext["edited"]["products"][number];

const stopWords = new Set(
  "de del la el los las un una con y en al a para mi nuestra nuestro tu".split(" "),
);
const stem = (word: string) => word.replace(/(?:es|s)$/, "").replace(/[aoe]$/, "");

/** Stems of the words that carry meaning, without gender and number. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stem);

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.length > 0 && some.every((word) => all.includes(word));

/** The product that an advertisement sells; null if it is about the business or several products. */
export const productOf = ({ copy }: ComposedAd, { edited }: RevisionContext): Product | null =>
  copy.productIndex === null ? null : (edited.products[copy.productIndex] ?? null);

/** Products whose full name is in a text; «tarta de queso» does not count as «tarta». */
function namedIn(text: string, products: readonly Product[]): Product[] {
  const said = stemsOf(text);
  const found = products.filter(({ name }) => isWithin(stemsOf(name), said));
  return found.filter(
    (one) =>
      !found.some((other) => {
        const [own, longer] = [stemsOf(one.name), stemsOf(other.name)];
        return longer.length > own.length && isWithin(own, longer);
      }),
  );
}

/** Whether a text has the full name of this product and of no other. */
export function namesOnlyProduct(
  text: string,
  product: Product,
  { edited }: RevisionContext,
): boolean {
  const named = namedIn(text, edited.products);
  return named.length === 1 && named[0] === product;
}

/** Whether a text is clearly about this product, by its full name or most of it. */
export function isAboutProduct(
  text: string,
  product: Product,
  { edited }: RevisionContext,
): boolean {
  const named = namedIn(text, edited.products);
  if (named.includes(product)) return true;
  if (named.length > 0) return false;
  const [said, name] = [stemsOf(text), stemsOf(product.name)];
  const share = name.filter((word) => said.includes(word)).length / name.length;
  return share > 0.5 || (name.length > 0 && said.includes(name[0]!));
}

/** The texts of a picture that may name a product. */
export const pictureTexts = ({ headline, body, note, items }: CreativeTexts): string =>
  [headline, body, note, ...(items ?? []).map(({ name }) => name)].join(" ");

const textRoles = new Set<TextBox["role"]>(["headline", "body", "note", "item"]);
export const shownTexts = (boxes: readonly TextBox[]): string =>
  boxes.flatMap(({ role, text }) => (textRoles.has(role) ? [text] : [])).join(" ");

/** The product in the picture if it is not the one that the ad sells; else null. */
export function otherProductInPicture(ad: ComposedAd, context: RevisionContext): Product | null {
  const id = ad.creatives.square.picture?.id;
  const stored = context.material.pictures.find((picture) => picture.id === id);
  const shown = context.edited.products.filter(
    ({ pictureUrl }) => pictureUrl === stored?.sourceUrl,
  );
  const own = productOf(ad, context);
  return !stored || !own || shown.includes(own) ? null : (shown[0] ?? null);
}

const comparedLengthMax = 80;

/** Whether one text only corrects the spelling of the other. */
function isSpelling(from: string, to: string): boolean {
  const [one, other] = [fold(from), fold(to)];
  const shorter = Math.min(one.length, other.length);
  if (shorter > comparedLengthMax) return false;
  const most = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  return editDistance(one, other, most) <= most;
}

/** Products that an advertisement sells: one, or one per card. */
function soldIn(ad: ComposedAd, context: RevisionContext): Product[] {
  const own = productOf(ad, context);
  const items = ad.copy.picture.items ?? [];
  const listed = items.flatMap(({ productIndex }) => context.edited.products[productIndex] ?? []);
  return own ? [own] : listed;
}

/**
 * The question for the customer if replacing words would name another product beside this product's
 * picture and price; else null.
 */
export function productSwapQuestion(
  { from, to }: Extract<Wish, { kind: "replace" }>,
  ad: ComposedAd,
  context: RevisionContext,
): string | null {
  const [old, now] = [stemsOf(from), stemsOf(to)];
  if (now.length === 0) return null;
  const sold = soldIn(ad, context);
  const isSold = (words: readonly string[]) =>
    sold.some(({ name }) => isWithin(words, stemsOf(name)));
  const others = context.edited.products.filter((product) => !sold.includes(product));
  const named = namedIn(to, context.edited.products);
  const namesOther =
    others.some((product) => named.includes(product)) ||
    (!isSold(now) && others.some(({ name }) => isWithin(now, stemsOf(name))));
  if (!namesOther && isSpelling(from, to)) return null;
  const { price } = ad.creatives.square.texts;
  const isAbout = sold.length > 0 || price !== undefined;
  if (!isSold(old) && !(namesOther && isAbout)) return null;
  if (isWithin(old, now) && !namesOther) return null;
  const names = sold.map(({ name }) => `«${name}»`).join(", ");
  const what = names === "" ? "" : `En este anuncio ${sold.length > 1 ? "van" : "va"} ${names}. `;
  return `${what}Un cambio no puede poner otro producto en su lugar, porque la foto y el precio no cambiarían con él; no hemos cambiado nada. Aquí sí puedes pedir, por ejemplo, «otro título», «otro color» u «otro diseño». ¿Qué probamos?`;
}

/** A wish that would put a picture or text beside another product's price. */
export interface PriceMismatch {
  by: "picture" | "words";
  question: string;
}

/** Finds a new picture or text of another product beside the price; null if there is none. */
export function findPriceMismatch(
  before: ComposedAd,
  after: ComposedAd,
  context: RevisionContext,
): PriceMismatch | null {
  const own = productOf(after, context);
  const { texts } = after.creatives.square;
  if (!own || !texts.price) return null;
  const price = `el precio que lleva la imagen («${texts.price.text}») es el de «${own.name}»`;
  const ask = "¿Qué precio ponemos? Escríbelo entero con lo demás, o pide también que lo quitemos.";
  const shown = otherProductInPicture(after, context);
  if (shown && !otherProductInPicture(before, context)) {
    return { by: "picture", question: `La foto sería de «${shown.name}», y ${price}. ${ask}` };
  }
  const [was, is] = [pictureTexts(before.creatives.square.texts), pictureTexts(texts)];
  const [other] = namedIn(is, context.edited.products);
  if (!other || isAboutProduct(is, own, context) || namedIn(was, [other]).length > 0) return null;
  return { by: "words", question: `Ese texto habla de «${other.name}», y ${price}. ${ask}` };
}
