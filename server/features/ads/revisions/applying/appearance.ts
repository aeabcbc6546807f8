import {
  contrastOf,
  lchOf,
  mostContrasting,
  shiftLightnessUntil,
} from "#server/features/ads/creatives/colors/color.ts";
import {
  contrastLimits,
  createPalette,
  schemeOn,
} from "#server/features/ads/creatives/colors/palette.ts";
import {
  type Creative,
  type Ground,
  grounds,
  type LayoutName,
  layoutNames,
  type Palette,
  type Scheme,
  typePairNames,
} from "#server/features/ads/creatives/creative.ts";
import { isEligible } from "#server/features/ads/creatives/layout.ts";
import { layouts } from "#server/features/ads/creatives/layouts.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type Check,
  type Draft,
  pictureDiffers,
  type RevisionContext,
  UnfulfillableWish,
  withCreatives,
} from "../draft.ts";
import { questions } from "../questions.ts";
import type { Shade, Wish } from "../wishes.ts";

/** Layouts that can show an advertisement, the best for its angle first. */
export function layoutsFor({ copy, creatives }: ComposedAd): LayoutName[] {
  const { texts, picture } = creatives.square;
  const fitting = layoutNames.filter((name) => {
    const layout = layouts[name];
    const argues = layout.angles.includes(copy.angle);
    return (
      name !== "panal" &&
      isEligible(layout, { texts, picture }) &&
      (argues || !layout.onlyItsAngles)
    );
  });
  const rank = (name: LayoutName) => (layouts[name].angles.includes(copy.angle) ? 0 : 2);
  return fitting.toSorted((one, other) => rank(one) - rank(other));
}

/** Changes the layout. `cita` draws its own quotation marks; elsewhere they go into the headline. */
export function withLayout(ad: ComposedAd, layout: LayoutName): ComposedAd {
  const { quote } = ad.copy.picture;
  return withCreatives(ad, (creative) => {
    const bare = creative.texts.headline.replace(/^«|»$/gu, "");
    const headline = !quote ? creative.texts.headline : layout === "cita" ? bare : `«${bare}»`;
    return { ...creative, layout, texts: { ...creative.texts, headline } };
  });
}

/** Whether a layout has a place for the advertisement's picture. */
export const showsPicture = (ad: ComposedAd, name: LayoutName): boolean => {
  const { picture } = ad.creatives.square;
  return picture !== undefined && layouts[name].pictureKinds.includes(picture.kind);
};

export function changeLayout(draft: Draft, { versions }: RevisionContext): Draft {
  const seen = versions.map(({ creatives }) => creatives.square.layout);
  const now = draft.ad.creatives.square.layout;
  const others = layoutsFor(draft.ad).filter((name) => name !== now);
  const uses = (name: LayoutName) => seen.filter((one) => one === name).length;
  const shows = (name: LayoutName) => (showsPicture(draft.ad, name) ? 0 : 1);
  const order = others.toSorted(
    (one, other) => uses(one) - uses(other) || shows(one) - shows(other),
  );
  const [first, ...rest] = order;
  if (!first)
    throw new UnfulfillableWish(
      "Con estos textos y fotos no hay otro diseño que quede bien. ¿Probamos «otra foto» u «otro color»?",
    );
  return {
    ...draft,
    ad: withLayout(draft.ad, first),
    changes: [...draft.changes, "Otro diseño"],
    checks: [...draft.checks, pictureDiffers, (before, after) => after.layout !== before.layout],
    variants: [...draft.variants, ...rest.map((name) => (ad: ComposedAd) => withLayout(ad, name))],
  };
}

export function changeFont(draft: Draft, { versions }: RevisionContext): Draft {
  const now = draft.ad.creatives.square.pair;
  const seen = new Set(versions.map(({ creatives }) => creatives.square.pair));
  const from = typePairNames.indexOf(now);
  const turned = [...typePairNames.slice(from + 1), ...typePairNames.slice(0, from)];
  const pair = turned.find((name) => !seen.has(name)) ?? turned[0]!;
  return {
    ...draft,
    ad: withCreatives(draft.ad, (creative) => ({ ...creative, pair })),
    changes: [...draft.changes, "Otra letra"],
    checks: [...draft.checks, pictureDiffers],
  };
}

/** The scheme behind the text; a full-bleed photo decides it by its brightness. */
function usedGround({ layout, ground, picture, fadesInto }: Creative): Ground {
  if (layout !== "sangre" || fadesInto) return ground;
  return (picture?.luminance ?? 0) > 0.5 ? "paper" : "ink";
}

const onOwnGround = (creative: Creative, ground: Ground): Creative => ({
  ...creative,
  ground,
  fadesInto: "ground",
});

/** Puts a new scheme in the `accent` slot, which nothing else uses, and selects it. */
function withScheme(creative: Creative, scheme: Scheme): Creative {
  const { palette } = creative;
  const schemes = { ...palette.schemes, accent: scheme };
  return onOwnGround({ ...creative, palette: { ...palette, schemes } }, "accent");
}

const schemeFor = ({ schemes }: Palette, hex: string): Scheme =>
  schemeOn(hex, { ink: schemes.ink.ground, paper: schemes.paper.ground }, [
    schemes.paper.cta.fill,
    schemes.ink.cta.fill,
    schemes.brand.ground,
  ]);

/** Layouts that show the ground when a full-bleed photo hides it. */
const groundLayouts: readonly LayoutName[] = ["mitad", "arco", "cartel"];

const groundVariants = (draft: Draft): Draft["variants"] =>
  draft.ad.creatives.square.layout === "sangre"
    ? groundLayouts
        .filter((name) => layoutsFor(draft.ad).includes(name))
        .map((name) => (ad: ComposedAd) => withLayout(ad, name))
    : [];

export function setGround(draft: Draft, hex: string, change = "El fondo, de otro color"): Draft {
  const scheme = schemeFor(draft.ad.creatives.square.palette, hex);
  return {
    ...draft,
    ad: withCreatives(draft.ad, (creative) => withScheme(creative, scheme)),
    changes: [...draft.changes, change],
    checks: [...draft.checks, pictureDiffers, standsOn(scheme)],
    variants: [...draft.variants, ...groundVariants(draft)],
  };
}

/** A full-bleed photo hides the ground, so there the colour of the headline is checked. */
const standsOn =
  ({ text, key }: Scheme): Check =>
  (_, after) =>
    after.layout !== "sangre" ||
    after.boxes.some(({ role, color }) => role === "headline" && (color === text || color === key));

/** Makes a new palette of the colours, with the first one as the ground. */
export function setColors(draft: Draft, hexes: readonly string[]): Draft {
  const [first] = hexes;
  const palette = createPalette(hexes.map((hex, at) => ({ hex, weight: 1 / 2 ** at })));
  const recolored = withCreatives(draft.ad, (creative) => ({ ...creative, palette }));
  const change = hexes.length > 1 ? "Otros colores" : "Otro color";
  return setGround({ ...draft, ad: recolored }, first!, change);
}

const families: Record<Exclude<Shade, "other">, readonly Ground[]> = {
  light: ["paper", "tint", "soft"],
  dark: ["deep", "ink"],
  vivid: ["brand", "accent"],
  soft: ["soft", "tint", "paper"],
};
const shadeNames: Record<Shade, string> = {
  light: "Colores más claros",
  dark: "Colores más oscuros",
  vivid: "Colores más vivos",
  soft: "Colores más suaves",
  other: "Otro color",
};

const lightness = (hex: string) => lchOf(hex)!.l;

function distance(one: string, other: string): number {
  const [a, b] = [lchOf(one)!, lchOf(other)!];
  const angle = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(
    a.l - b.l,
    Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(angle))) * 2,
  );
}

export function setShade(draft: Draft, shade: Shade, { versions }: RevisionContext): Draft {
  const creative = draft.ad.creatives.square;
  const { schemes } = creative.palette;
  const now = schemes[usedGround(creative)].ground;
  const seen = versions.map(({ creatives }) => creatives.square.ground);
  const isInDirection = (name: Ground) => {
    const moved = lightness(schemes[name].ground) - lightness(now);
    if (shade === "light") return moved > 0.02;
    if (shade === "dark") return moved < -0.02;
    return distance(schemes[name].ground, now) > 0.04;
  };
  const pool = (shade === "other" ? grounds : families[shade]).filter(isInDirection);
  const order =
    shade === "other"
      ? pool.toSorted(
          (one, other) =>
            Number(seen.includes(one)) - Number(seen.includes(other)) ||
            distance(schemes[other].ground, now) - distance(schemes[one].ground, now),
        )
      : pool;
  const [ground, ...rest] = order;
  if (!ground) throw new UnfulfillableWish(noShade[shade]);
  const set = (ad: ComposedAd, name: Ground) => withCreatives(ad, (one) => onOwnGround(one, name));
  return {
    ...draft,
    ad: set(draft.ad, ground),
    changes: [...draft.changes, shadeNames[shade]],
    checks: [...draft.checks, pictureDiffers, standsOn(schemes[ground])],
    variants: [
      ...draft.variants,
      ...groundVariants(draft),
      ...rest.map((name) => (ad: ComposedAd) => set(ad, name)),
    ],
  };
}

const noShade: Record<Shade, string> = {
  light:
    "Ya es de los tonos más claros de tu marca. ¿Qué color quieres? Por ejemplo: «fondo blanco».",
  dark: "Ya es de los tonos más oscuros de tu marca. ¿Qué color quieres? Por ejemplo: «fondo negro».",
  vivid: "Tu marca no tiene un tono más vivo. ¿Qué color quieres? Por ejemplo: «en naranja».",
  soft: "Tu marca no tiene un tono más suave. ¿Qué color quieres? Por ejemplo: «beige».",
  other: "¿Qué color quieres? Puedes decir «azul marino», «tonos tierra» o un código como #1a2b3c.",
};

const partNames = { cta: "El botón", title: "Las letras", price: "El precio" } as const;

const unreadable = {
  cta: "no se distinguiría del",
  title: "no se leerían sobre el",
  price: "no se leería sobre el",
} as const;

/** Tints one element, adjusting the colour a little if it would be unreadable. */
export function tintElement(draft: Draft, { part, hex }: Extract<Wish, { kind: "tint" }>): Draft {
  const used = draft.ad.creatives.square;
  const { price, items } = used.texts;
  if (part === "price" && !price && !items?.some(({ priceText }) => priceText)) {
    throw new UnfulfillableWish(questions.priceless);
  }
  const scheme = tintedScheme(used.palette.schemes[usedGround(used)], part, hex);
  if (!scheme) {
    throw new UnfulfillableWish(
      `${partNames[part]} en ese color ${unreadable[part]} fondo. ¿Cambiamos también el fondo? Por ejemplo: «fondo ${lightness(hex) > 0.6 ? "negro" : "blanco"}».`,
    );
  }
  const change = (creative: Creative): Creative => {
    const entries = grounds.map((name) => {
      const one = creative.palette.schemes[name];
      return [name, tintedScheme(one, part, hex) ?? one] as const;
    });
    const schemes = Object.fromEntries(entries) as Palette["schemes"];
    return { ...creative, palette: { ...creative.palette, schemes } };
  };
  const role = { cta: "cta", title: "headline", price: "price" }[part];
  // A photo decides which scheme is behind the element, so any of them counts.
  const colors = grounds.flatMap((name) => {
    const one = tintedScheme(used.palette.schemes[name], part, hex);
    return one ? [part === "cta" ? one.cta.label : part === "title" ? one.text : one.key] : [];
  });
  return {
    ...draft,
    ad: withCreatives(draft.ad, change),
    changes: [...draft.changes, `${partNames[part]}, en otro color`],
    checks: [
      ...draft.checks,
      pictureDiffers,
      // `sangre` makes its own scheme from the photo, so the colours of its button cannot be compared.
      (_, after) =>
        (part === "cta" && after.layout === "sangre") ||
        after.boxes.some((box) => box.role === role && colors.includes(box.color)),
    ],
    variants:
      part === "price"
        ? [
            ...draft.variants,
            (ad) => (layoutsFor(ad).includes("precio") ? withLayout(ad, "precio") : null),
          ]
        : draft.variants,
  };
}

function tintedScheme(scheme: Scheme, part: keyof typeof partNames, hex: string): Scheme | null {
  const { ground } = scheme;
  const direction = contrastOf(ground, "#000000") > contrastOf(ground, "#ffffff") ? -1 : 1;
  const least =
    part === "cta"
      ? contrastLimits.cta
      : part === "title"
        ? contrastLimits.text
        : contrastLimits.key;
  const seen = (one: string) => contrastOf(one, ground) >= least;
  const found = shiftLightnessUntil(lchOf(hex)!, direction, seen, 0.2);
  if (!found) return null;
  if (part === "title") return { ...scheme, text: found };
  if (part === "price") return { ...scheme, key: found };
  const label = mostContrasting(found, ["#141414", "#ffffff"]);
  return contrastOf(label, found) >= contrastLimits.label
    ? { ...scheme, cta: { fill: found, label } }
    : null;
}
