import type { Creative } from "#server/features/ads/creatives/creative.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type ApplyContext,
  type Draft,
  pictureDiffers,
  UnfulfillableWish,
  withCopy,
  withCreatives,
} from "../draft.ts";
import type { Wish } from "../wishes.ts";
import {
  changeFont,
  changeLayout,
  setColors,
  setGround,
  setShade,
  tintElement,
} from "./appearance.ts";
import { choosePicture } from "./pictures.ts";
import { removePrice, showSitePrice } from "./prices.ts";
import { rewriteTexts, shortenTexts } from "./rewrite-texts.ts";
import { resizePart } from "./sizes.ts";
import { findPriceMismatch, type PriceMismatch, productSwapQuestion } from "./sold-product.ts";
import {
  removeBody,
  removeEmoji,
  replaceText,
  setCapitals,
  showContact,
  writeText,
} from "./texts.ts";

/** The revision to lay out, or a question. */
export type ApplyResult =
  | { type: "applied"; draft: Draft }
  /** `wish` cannot be fulfilled; the question suggests what can be. */
  | { type: "unclear"; question: string; wish: Wish };

/** Sizes come last, because the other wishes decide which parts there are. */
const applyOrder: readonly Wish["kind"][] = [
  "logo",
  "picture",
  "layout",
  "write",
  "replace",
  "rewrite",
  "shorten",
  "remove",
  "show",
  "hashtags",
  "font",
  "capitals",
  "colors",
  "shade",
  "ground",
  "tint",
  "resize",
];

/** Applies all wishes to an advertisement. Pure and deterministic. */
export function applyWishes(
  ad: ComposedAd,
  wishes: readonly Wish[],
  context: ApplyContext,
): ApplyResult {
  let draft: Draft = { ad, changes: [], checks: [], variants: [] };
  const sorted = wishes.toSorted(
    (one, other) => applyOrder.indexOf(one.kind) - applyOrder.indexOf(other.kind),
  );
  const variantsPerWish: Draft["variants"][] = [];
  for (const wish of sorted) {
    try {
      const next = applyWish(draft, wish, context);
      variantsPerWish.unshift(next.variants.slice(draft.variants.length));
      draft = next;
    } catch (error) {
      if (error instanceof UnfulfillableWish)
        return { type: "unclear", question: error.message, wish };
      throw error;
    }
  }
  const isPriced = sorted.some((wish) => wish.kind === "write" && wish.part === "price");
  const wrong = isPriced ? null : findPriceMismatch(ad, draft.ad, context);
  const wish = wrong && sorted.find(({ kind }) => wishesBehind[wrong.by].includes(kind));
  if (wish) return { type: "unclear", question: wrong.question, wish };
  return { type: "applied", draft: { ...draft, variants: interleave(variantsPerWish) } };
}

const wishesBehind: Readonly<Record<PriceMismatch["by"], readonly Wish["kind"][]>> = {
  picture: ["picture"],
  words: ["write", "replace"],
};

/** Replaces words unless that would name another product. @throws Unmet */
function replaceWords(
  draft: Draft,
  wish: Extract<Wish, { kind: "replace" }>,
  context: ApplyContext,
): Draft {
  const another = productSwapQuestion(wish, draft.ad, context);
  if (another) throw new UnfulfillableWish(another);
  return replaceText(draft, wish);
}

/** One variant of each wish in turn, so that a wish with many variants does not crowd out the rest. */
function interleave(variantsPerWish: readonly Draft["variants"][]): Draft["variants"] {
  const most = Math.max(0, ...variantsPerWish.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    variantsPerWish.flatMap((ways) => ways[at] ?? []),
  ).flat();
}

function applyWish(draft: Draft, wish: Wish, context: ApplyContext): Draft {
  switch (wish.kind) {
    case "write":
      return writeText(draft, wish);
    case "replace":
      return replaceWords(draft, wish, context);
    case "remove":
      return removePart(draft, wish.part, context);
    case "hashtags":
      return setHashtags(draft, wish);
    case "show":
      return wish.what === "price"
        ? showSitePrice(draft, context)
        : showContact(draft, wish.what, context);
    case "resize":
      return resizePart(draft, wish);
    case "shorten":
      return shortenTexts(draft, wish.part, context);
    case "rewrite":
      return rewriteTexts(draft, wish.part, context);
    case "capitals":
      return setCapitals(draft, wish.on);
    case "logo":
      return setLogoShown(draft, wish.shown, context);
    case "picture":
      return choosePicture(draft, wish.choice, context);
    case "layout":
      return changeLayout(draft, context);
    case "font":
      return changeFont(draft, context);
    case "colors":
      return setColors(draft, wish.hexes);
    case "ground":
      return setGround(draft, wish.hex);
    case "shade":
      return setShade(draft, wish.shade, context);
    case "tint":
      return tintElement(draft, wish);
  }
}

function removePart(
  draft: Draft,
  part: Extract<Wish, { kind: "remove" }>["part"],
  context: ApplyContext,
): Draft {
  switch (part) {
    case "price":
      return removePrice(draft, context);
    case "body":
      return removeBody(draft);
    case "emoji":
      return removeEmoji(draft);
    case "hashtags":
      return {
        ...draft,
        ad: withCopy(draft.ad, (copy) => ({ ...copy, hashtags: [] })),
        changes: [...draft.changes, "Sin hashtags"],
      };
    case "name":
      return setBrand(
        draft,
        draft.ad.creatives.square.logo ? "sign" : "none",
        "Sin el nombre del negocio",
      );
  }
}

const hashtagsMax = 10;

function setHashtags(draft: Draft, { tags, only }: Extract<Wish, { kind: "hashtags" }>): Draft {
  const own = tags.map((tag) => (tag.startsWith("#") ? tag : `#${tag}`));
  const all = (before: readonly string[]) =>
    [...new Set([...own, ...(only ? [] : before)])].slice(0, hashtagsMax);
  return {
    ...draft,
    ad: withCopy(draft.ad, (copy) => ({ ...copy, hashtags: all(copy.hashtags) })),
    changes: [...draft.changes, `Hashtags: ${own.join(" ")}`],
  };
}

function setBrand(draft: Draft, brand: Creative["brand"], change: string): Draft {
  return {
    ...draft,
    ad: withCreatives(draft.ad, ({ brand: _, ...creative }) => ({
      ...creative,
      ...(brand ? { brand } : {}),
    })),
    changes: [...draft.changes, change],
    checks: [...draft.checks, pictureDiffers],
  };
}

function setLogoShown(draft: Draft, shown: boolean, { material }: ApplyContext): Draft {
  const { logo, brand } = draft.ad.creatives.square;
  const isShown = logo !== undefined && !logo.opaque && brand !== "name" && brand !== "none";
  if (!shown) {
    if (brand === "name" || brand === "none") {
      throw new UnfulfillableWish(
        "Este anuncio ya va sin logo: solo queda el nombre. ¿Quitamos también el nombre?",
      );
    }
    return setBrand(draft, "name", "Sin logo");
  }
  if (isShown) {
    throw new UnfulfillableWish("El logo ya está en la imagen. ¿Lo quieres más grande?");
  }
  const logoFile = material.logo;
  if (!logoFile || logoFile.opaque) {
    throw new UnfulfillableWish(
      "En tu web no encontramos un logo que quede bien recortado. ¿Qué otra cosa cambiamos?",
    );
  }
  const { sourceUrl, extension, ...sign } = logoFile;
  const withLogo: ComposedAd = withCreatives(draft.ad, (creative) => ({ ...creative, logo: sign }));
  return setBrand({ ...draft, ad: withLogo }, undefined, "Con el logo");
}
