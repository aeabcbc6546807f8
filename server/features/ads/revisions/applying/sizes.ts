import type {
  BoxRole,
  CreativeTexts,
  Emphasis,
  LayoutName,
} from "#server/features/ads/creatives/creative.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type Check,
  type Draft,
  inAllFormats,
  type PictureLayout,
  UnfulfillableWish,
  withCreatives,
  withTexts,
} from "../draft.ts";
import { questions } from "../questions.ts";
import type { Wish } from "../wishes.ts";
import { layoutsFor, showsPicture, withLayout } from "./appearance.ts";

type Resize = Extract<Wish, { kind: "resize" }>;

const scaleSteps = { price: [1.25, 0.75], title: [1.3, 0.78], logo: [1.5, 0.7] } as const;
const scaleOf = { price: "price", title: "headline", logo: "logo" } as const;
const limitsOf = { most: 2.2, least: 0.5 };

const areas = (shown: PictureLayout, ...roles: BoxRole[]) =>
  Math.max(
    0,
    ...shown.boxes
      .filter(({ role }) => roles.includes(role))
      .map(({ width, height }) => width * height),
  );
const heights = (shown: PictureLayout, ...roles: BoxRole[]) =>
  Math.max(
    0,
    ...shown.boxes.filter(({ role }) => roles.includes(role)).map(({ height }) => height),
  );
/** Finds the boxes of prices in a picture: a single one, or one per card. */
const pricesOf = ({ price, items }: CreativeTexts) => {
  const texts = new Set([price?.text, ...(items ?? []).map(({ priceText }) => priceText)]);
  return ({ boxes }: PictureLayout) =>
    boxes.filter(({ role, text }) => (role === "price" || role === "item") && texts.has(text));
};

/** Height of the smallest price in a picture; 0 without a price. */
export const priceHeight = (texts: CreativeTexts) => {
  const prices = pricesOf(texts);
  return (shown: PictureLayout): number => {
    const found = prices(shown).map(({ height }) => height);
    return found.length === 0 ? 0 : Math.min(...found);
  };
};

/** A format that shows prices must still show all of them, in the new size. */
const allPricesChange = (texts: CreativeTexts, bigger: boolean): Check => {
  const [prices, height] = [pricesOf(texts), priceHeight(texts)];
  return inAllFormats(
    (before, after) =>
      height(before) === 0 ||
      (prices(after).length >= prices(before).length && changesSize(height, bigger)(before, after)),
  );
};

const subjectArea = ({ subject }: PictureLayout) => (subject ? subject.width * subject.height : 0);

/** Checks for a change that is large enough to notice. */
const changesSize =
  (measure: (shown: PictureLayout) => number, bigger: boolean): Check =>
  (before, after) => {
    const [was, is] = [measure(before), measure(after)];
    return is > 0 && (bigger ? is >= was * 1.08 : is <= was * 0.93);
  };

const measuresOf = ({ creatives }: ComposedAd) => ({
  price: priceHeight(creatives.square.texts),
  title: (shown: PictureLayout) => areas(shown, "headline"),
  logo: (shown: PictureLayout) => heights(shown, "brand"),
  picture: subjectArea,
});

const keepsPicture = inAllFormats(
  (before, after) => before.subject === null || after.subject !== null,
);

const names = {
  price: "El precio",
  title: "El título",
  logo: "El logo",
  picture: "La foto",
} as const;

export function resizePart(draft: Draft, { part, bigger }: Resize): Draft {
  assertShown(draft.ad, part);
  const smaller = part === "picture" ? "más pequeña" : "más pequeño";
  const resizedDraft: Draft = {
    ...draft,
    ...(part === "price" && bigger ? { noEffectMessage: questions.largestPrice } : {}),
    changes: [...draft.changes, `${names[part]}, ${bigger ? "más grande" : smaller}`],
    checks: [
      ...draft.checks,
      changesSize(measuresOf(draft.ad)[part], bigger),
      keepsPicture,
      ...(part === "price" ? [allPricesChange(draft.ad.creatives.square.texts, bigger)] : []),
    ],
  };
  if (part === "picture") return withPicture(resizedDraft, bigger);
  const [up, down] = scaleSteps[part];
  const scale = (ad: ComposedAd, by: number) => scaled(ad, scaleOf[part], by);
  const step = bigger ? up : down;
  return {
    ...resizedDraft,
    ad: scale(draft.ad, step),
    variants: [
      ...draft.variants,
      (ad) => scale(ad, bigger ? 1.3 : 0.8),
      // A small but visible step, for when there is little room.
      ...(part === "price" && bigger ? [(ad: ComposedAd) => scale(ad, 1.12 / step)] : []),
      ...(part === "title" && bigger ? [withoutBody, ...layoutsWithMoreRoom(draft.ad)] : []),
      ...(part === "price" && bigger ? [(ad: ComposedAd) => toLayout(ad, "precio")] : []),
    ],
  };
}

/** Other layouts that show the same parts and may have more room for text. */
const layoutsWithMoreRoom = (ad: ComposedAd) =>
  layoutsFor(ad)
    .filter((name) => name !== ad.creatives.square.layout)
    .filter((name) => !ad.creatives.square.picture || showsPicture(ad, name))
    .slice(0, 4)
    .map((name) => (other: ComposedAd) => withLayout(other, name));

function scaled(ad: ComposedAd, name: keyof Emphasis, by: number): ComposedAd {
  return withCreatives(ad, (creative) => {
    const wanted = (creative.emphasis?.[name] ?? 1) * by;
    const value = Math.min(limitsOf.most, Math.max(limitsOf.least, wanted));
    return { ...creative, emphasis: { ...creative.emphasis, [name]: value } };
  });
}

const withoutBody = (ad: ComposedAd): ComposedAd => withTexts(ad, ({ body, ...texts }) => texts);

const toLayout = (ad: ComposedAd, layout: LayoutName): ComposedAd | null =>
  layoutsFor(ad).includes(layout) ? withLayout(ad, layout) : null;

const photoLayouts: readonly LayoutName[] = [
  "sangre",
  "mitad",
  "pedestal",
  "arco",
  "portada",
  "precio",
];

function withPicture(draft: Draft, bigger: boolean): Draft {
  const { picture } = draft.ad.creatives.square;
  const zoomed = (ad: ComposedAd, zoom: number) =>
    withCreatives(ad, (creative) =>
      creative.picture ? { ...creative, picture: { ...creative.picture, zoom } } : creative,
    );
  const zoom = picture?.zoom ?? 1;
  if (!bigger) return { ...draft, ad: zoomed(draft.ad, 1) };
  const layouts = photoLayouts.filter(
    (name) => name !== draft.ad.creatives.square.layout && showsPicture(draft.ad, name),
  );
  return {
    ...draft,
    ad: zoomed(draft.ad, Math.min(1.5, zoom * 1.25)),
    variants: [
      ...draft.variants,
      (ad) => zoomed(ad, 1.5),
      ...layouts.map((name) => (ad: ComposedAd) => toLayout(ad, name)),
    ],
  };
}

const writtenPrice = /[$€]\s?\d|\d\s?(?:[$€]|euros\b|pesos\b)/u;

function assertShown(ad: ComposedAd, part: Resize["part"]): void {
  const { texts, logo, picture, brand } = ad.creatives.square;
  if (part === "price" && !texts.price && !texts.items?.some(({ priceText }) => priceText)) {
    if (writtenPrice.test(texts.headline)) {
      throw new UnfulfillableWish(
        "En esta imagen el precio está escrito dentro del título. ¿Hacemos «más grande el título»?",
      );
    }
    throw new UnfulfillableWish(questions.priceless);
  }
  if (part === "logo" && (!logo || brand === "name" || brand === "none")) {
    throw new UnfulfillableWish("Este anuncio no lleva logo. Si lo quieres, di «pon el logo».");
  }
  if (part === "picture" && !picture) {
    throw new UnfulfillableWish("Este anuncio no lleva foto. Si quieres una, di «otra foto».");
  }
}
