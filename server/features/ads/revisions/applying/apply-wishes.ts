import type { Creative } from "#server/features/ads/creatives/creative.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type Draft,
  differs,
  Unmet,
  type WishesContext,
  withCopy,
  withCreatives,
} from "../draft.ts";
import type { Wish } from "../wishes.ts";
import { anotherFont, anotherLayout, inColors, inShade, onGround, tinted } from "./looks.ts";
import { rewritten, shortened } from "./other-words.ts";
import { pictured } from "./pictures.ts";
import { shownPrice, withoutPrice } from "./prices.ts";
import { resized } from "./sizes.ts";
import { type Mispriced, mispriced, sellsAnother } from "./sold-product.ts";
import { capitalized, contacted, replaced, withoutBody, withoutEmoji, written } from "./texts.ts";

/** The revision to lay out, or a question. */
export type Applied =
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
  context: WishesContext,
): Applied {
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
      if (error instanceof Unmet) return { type: "unclear", question: error.message, wish };
      throw error;
    }
  }
  const isPriced = sorted.some((wish) => wish.kind === "write" && wish.part === "price");
  const wrong = isPriced ? null : mispriced(ad, draft.ad, context);
  const wish = wrong && sorted.find(({ kind }) => wishesBehind[wrong.by].includes(kind));
  if (wish) return { type: "unclear", question: wrong.question, wish };
  return { type: "applied", draft: { ...draft, variants: interleave(variantsPerWish) } };
}

const wishesBehind: Readonly<Record<Mispriced["by"], readonly Wish["kind"][]>> = {
  picture: ["picture"],
  words: ["write", "replace"],
};

/** Replaces words unless that would name another product. @throws Unmet */
function replaceWords(
  draft: Draft,
  wish: Extract<Wish, { kind: "replace" }>,
  context: WishesContext,
): Draft {
  const another = sellsAnother(wish, draft.ad, context);
  if (another) throw new Unmet(another);
  return replaced(draft, wish);
}

/** One variant of each wish in turn, so that a wish with many variants does not crowd out the rest. */
function interleave(variantsPerWish: readonly Draft["variants"][]): Draft["variants"] {
  const most = Math.max(0, ...variantsPerWish.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    variantsPerWish.flatMap((ways) => ways[at] ?? []),
  ).flat();
}

function applyWish(draft: Draft, wish: Wish, context: WishesContext): Draft {
  switch (wish.kind) {
    case "write":
      return written(draft, wish);
    case "replace":
      return replaceWords(draft, wish, context);
    case "remove":
      return removePart(draft, wish.part, context);
    case "hashtags":
      return setHashtags(draft, wish);
    case "show":
      return wish.what === "price"
        ? shownPrice(draft, context)
        : contacted(draft, wish.what, context);
    case "resize":
      return resized(draft, wish);
    case "shorten":
      return shortened(draft, wish.part, context);
    case "rewrite":
      return rewritten(draft, wish.part, context);
    case "capitals":
      return capitalized(draft, wish.on);
    case "logo":
      return setLogoShown(draft, wish.shown, context);
    case "picture":
      return pictured(draft, wish.choice, context);
    case "layout":
      return anotherLayout(draft, context);
    case "font":
      return anotherFont(draft, context);
    case "colors":
      return inColors(draft, wish.hexes);
    case "ground":
      return onGround(draft, wish.hex);
    case "shade":
      return inShade(draft, wish.shade, context);
    case "tint":
      return tinted(draft, wish);
  }
}

function removePart(
  draft: Draft,
  part: Extract<Wish, { kind: "remove" }>["part"],
  context: WishesContext,
): Draft {
  switch (part) {
    case "price":
      return withoutPrice(draft, context);
    case "body":
      return withoutBody(draft);
    case "emoji":
      return withoutEmoji(draft);
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
    checks: [...draft.checks, differs],
  };
}

function setLogoShown(draft: Draft, shown: boolean, { material }: WishesContext): Draft {
  const { logo, brand } = draft.ad.creatives.square;
  const isShown = logo !== undefined && !logo.opaque && brand !== "name" && brand !== "none";
  if (!shown) {
    if (brand === "name" || brand === "none") {
      throw new Unmet(
        "Este anuncio ya va sin logo: solo queda el nombre. ¿Quitamos también el nombre?",
      );
    }
    return setBrand(draft, "name", "Sin logo");
  }
  if (isShown) {
    throw new Unmet("El logo ya está en la imagen. ¿Lo quieres más grande?");
  }
  const logoFile = material.logo;
  if (!logoFile || logoFile.opaque) {
    throw new Unmet(
      "En tu web no encontramos un logo que quede bien recortado. ¿Qué otra cosa cambiamos?",
    );
  }
  const { sourceUrl, extension, ...sign } = logoFile;
  const withLogo: ComposedAd = withCreatives(draft.ad, (creative) => ({ ...creative, logo: sign }));
  return setBrand({ ...draft, ad: withLogo }, undefined, "Con el logo");
}
