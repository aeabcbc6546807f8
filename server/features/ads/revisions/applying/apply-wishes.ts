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

/** What an advertisement becomes, on the way in which it is drawn first. */
export type Applied =
  | { type: "applied"; draft: Draft }
  /** A wish that cannot be met, and what could be. */
  | { type: "unclear"; question: string; wish: Wish };

/** Sizes come last: they are of what is there in the end. */
const order: readonly Wish["kind"][] = [
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

/** Pure: the same wishes make the same advertisement of the same. */
export function applyWishes(
  ad: ComposedAd,
  wishes: readonly Wish[],
  context: WishesContext,
): Applied {
  let draft: Draft = { ad, changes: [], checks: [], variants: [] };
  const sorted = wishes.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );
  const turns: Draft["variants"][] = [];
  for (const wish of sorted) {
    try {
      const next = applied(draft, wish, context);
      turns.unshift(next.variants.slice(draft.variants.length));
      draft = next;
    } catch (error) {
      if (error instanceof Unmet) return { type: "unclear", question: error.message, wish };
      throw error;
    }
  }
  const isPriced = sorted.some((wish) => wish.kind === "write" && wish.part === "price");
  const wrong = isPriced ? null : mispriced(ad, draft.ad, context);
  const wish = wrong && sorted.find(({ kind }) => madeBy[wrong.by].includes(kind));
  if (wish) return { type: "unclear", question: wrong.question, wish };
  return { type: "applied", draft: { ...draft, variants: inTurns(turns) } };
}

const madeBy: Readonly<Record<Mispriced["by"], readonly Wish["kind"][]>> = {
  picture: ["picture"],
  words: ["write", "replace"],
};

/** Other words, as long as they do not sell another product. @throws Unmet */
function reworded(
  draft: Draft,
  wish: Extract<Wish, { kind: "replace" }>,
  context: WishesContext,
): Draft {
  const another = sellsAnother(wish, draft.ad, context);
  if (another) throw new Unmet(another);
  return replaced(draft, wish);
}

/** One of each wish after the other: the many ways to one shut out none to another. */
function inTurns(turns: readonly Draft["variants"][]): Draft["variants"] {
  const most = Math.max(0, ...turns.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => turns.flatMap((ways) => ways[at] ?? [])).flat();
}

function applied(draft: Draft, wish: Wish, context: WishesContext): Draft {
  switch (wish.kind) {
    case "write":
      return written(draft, wish);
    case "replace":
      return reworded(draft, wish, context);
    case "remove":
      return removed(draft, wish.part, context);
    case "hashtags":
      return tagged(draft, wish);
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
      return branded(draft, wish.shown, context);
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

function removed(
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
      return shownAs(
        draft,
        draft.ad.creatives.square.logo ? "sign" : "none",
        "Sin el nombre del negocio",
      );
  }
}

const hashtagsMax = 10;

function tagged(draft: Draft, { tags, only }: Extract<Wish, { kind: "hashtags" }>): Draft {
  const own = tags.map((tag) => (tag.startsWith("#") ? tag : `#${tag}`));
  const all = (before: readonly string[]) =>
    [...new Set([...own, ...(only ? [] : before)])].slice(0, hashtagsMax);
  return {
    ...draft,
    ad: withCopy(draft.ad, (copy) => ({ ...copy, hashtags: all(copy.hashtags) })),
    changes: [...draft.changes, `Hashtags: ${own.join(" ")}`],
  };
}

function shownAs(draft: Draft, brand: Creative["brand"], change: string): Draft {
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

function branded(draft: Draft, shown: boolean, { material }: WishesContext): Draft {
  const { logo, brand } = draft.ad.creatives.square;
  const isShown = logo !== undefined && !logo.opaque && brand !== "name" && brand !== "none";
  if (!shown) {
    if (brand === "name" || brand === "none") {
      throw new Unmet(
        "Este anuncio ya va sin logo: solo queda el nombre. ¿Quitamos también el nombre?",
      );
    }
    return shownAs(draft, "name", "Sin logo");
  }
  if (isShown) {
    throw new Unmet("El logo ya está en la imagen. ¿Lo quieres más grande?");
  }
  const kept = material.logo;
  if (!kept || kept.opaque) {
    throw new Unmet(
      "En tu web no encontramos un logo que quede bien recortado. ¿Qué otra cosa cambiamos?",
    );
  }
  const { sourceUrl, extension, ...sign } = kept;
  const withLogo: ComposedAd = withCreatives(draft.ad, (creative) => ({ ...creative, logo: sign }));
  return shownAs({ ...draft, ad: withLogo }, undefined, "Con el logo");
}
