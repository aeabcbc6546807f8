import type { Creative, LayoutName, Picture } from "#server/features/ads/creatives/creative.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type Draft,
  pictureDiffers,
  type RevisionContext,
  UnfulfillableWish,
  withCreatives,
} from "../draft.ts";
import type { PictureChoice } from "../wishes.ts";
import { layoutsFor, showsPicture, withLayout } from "./appearance.ts";
import { namesOnlyProduct, productOf, stemsOf } from "./sold-product.ts";

/** Chooses another picture, a named or numbered one, or none. */
export function choosePicture(
  draft: Draft,
  choice: PictureChoice,
  context: RevisionContext,
): Draft {
  if (choice === "none") return withoutPicture(draft);
  if (choice === "other") return otherPicture(draft, context);
  const picture =
    "place" in choice ? pictureNumber(choice.place, context) : pictureNamed(choice.named, context);
  return showPicture(draft, [picture], "La foto que pediste");
}

function withoutPicture(draft: Draft): Draft {
  const { picture, texts } = draft.ad.creatives.square;
  const inItems = texts.items?.some((item) => item.picture);
  if (!picture && !inItems)
    throw new UnfulfillableWish("Este anuncio ya va sin foto. ¿Qué otra cosa cambiamos?");
  const bare = withCreatives(draft.ad, ({ picture: _, ...creative }): Creative => {
    const items = creative.texts.items?.map(({ picture: _, ...item }) => item);
    return { ...creative, texts: { ...creative.texts, ...(items ? { items } : {}) } };
  });
  const names = layoutsFor(bare);
  const now = bare.creatives.square.layout;
  const [first, ...rest] = [
    ...names.filter((name) => name === now),
    ...names.filter((name) => name !== now),
  ];
  return {
    removesPicture: true,
    ad: withLayout(bare, first ?? "bicolor"),
    changes: [...draft.changes, "Sin foto"],
    checks: [...draft.checks, pictureDiffers, (_, after) => after.subject === null],
    variants: [...draft.variants, ...rest.map((name) => (ad: ComposedAd) => withLayout(ad, name))],
  };
}

function otherPicture(draft: Draft, context: RevisionContext): Draft {
  const { edited, versions } = context;
  const { copy, creatives } = draft.ad;
  const now = creatives.square.picture?.id;
  const uses = (id: string) =>
    versions.filter((version) => version.creatives.square.picture?.id === id).length;
  const allowed = picturesFor(draft.ad, context)
    .filter(({ id }) => id !== now)
    .toSorted((one, other) => uses(one.id) - uses(other.id));
  if (allowed.length > 0) return showPicture(draft, allowed, "Otra foto");
  const names = namesOf(context);
  const product = copy.productIndex === null ? null : edited.products[copy.productIndex]?.name;
  if (names.length > 1 && product) {
    throw new UnfulfillableWish(
      `De «${product}» no hay otra foto en tu web. ¿Quieres la de otra cosa? Tenemos: ${names.slice(0, 4).join(", ")}. También puedes decir «sin foto».`,
    );
  }
  throw new UnfulfillableWish(
    now
      ? "En tu web no hemos encontrado otra foto que se vea bien. ¿Prefieres «sin foto», «acerca la foto» u «otro diseño»?"
      : "En tu web no hemos encontrado fotos que se vean bien. ¿Probamos «otro diseño» u «otro color»?",
  );
}

/** Pictures of the product that the ad sells; all pictures if it sells none. */
function picturesFor(ad: ComposedAd, context: RevisionContext): Picture[] {
  const { material, facts } = context;
  if (ad.copy.productIndex === null) return material.pictures.map(toPicture);
  const own = productOf(ad, context);
  if (!own) return [];
  const ofProducts = new Set(facts.products.map(({ pictureUrl }) => pictureUrl));
  const isDescribed = (sourceUrl: string) =>
    !ofProducts.has(sourceUrl) &&
    facts.pictures.some(({ url, alt }) => url === sourceUrl && namesOnlyProduct(alt, own, context));
  return material.pictures
    .filter(({ sourceUrl }) => sourceUrl === own.pictureUrl || isDescribed(sourceUrl))
    .map(toPicture);
}

/** Shows the first picture for which there is a layout, preferring the present layout. */
function showPicture(draft: Draft, pictures: readonly Picture[], change: string): Draft {
  const now = draft.ad.creatives.square.layout;
  const unsorted = pictures.slice(0, 6).flatMap((picture) => {
    const ad = withCreatives(draft.ad, (creative) => ({ ...creative, picture }));
    const names = layoutsFor(ad).filter((name) => showsPicture(ad, name));
    const isShown = (name: LayoutName) => name === now;
    const order = [...names.filter(isShown), ...names.filter((name) => !isShown(name))];
    return order.slice(0, 3).map((layout) => ({ picture, layout }));
  });
  // Pictures that the present layout can show come first.
  const candidates = unsorted.toSorted(
    (one, other) => Number(other.layout === now) - Number(one.layout === now),
  );
  const [first, ...rest] = candidates;
  if (!first)
    throw new UnfulfillableWish(
      "Esa foto es demasiado pequeña para un anuncio. ¿Probamos con «otra foto»?",
    );
  const set = (ad: ComposedAd, { picture, layout }: (typeof candidates)[number]) =>
    withLayout(
      withCreatives(ad, (creative) => ({ ...creative, picture })),
      layout,
    );
  return {
    ...draft,
    ad: set(draft.ad, first),
    changes: [...draft.changes, change],
    checks: [...draft.checks, pictureDiffers, (_, after) => after.subject !== null],
    variants: [
      ...draft.variants,
      ...rest.map((candidate) => (ad: ComposedAd) => set(ad, candidate)),
    ],
  };
}

function pictureNumber(place: number, { material }: RevisionContext): Picture {
  const picture = material.pictures[place - 1];
  if (picture) return toPicture(picture);
  const count = material.pictures.length;
  throw new UnfulfillableWish(
    count === 0
      ? "En tu web no hemos encontrado fotos que se vean bien. ¿Probamos «otro diseño»?"
      : `De tu web tenemos ${count === 1 ? "una foto" : `${count} fotos`}. ¿Cuál ponemos?`,
  );
}

/** The site's pictures with the product that they show and the stems of product names and alt texts. */
function describedPictures({ facts, edited, material }: RevisionContext) {
  return material.pictures.map((picture) => {
    const products = [...edited.products, ...facts.products].filter(
      ({ pictureUrl }) => pictureUrl === picture.sourceUrl,
    );
    const alts = facts.pictures.filter(({ url }) => url === picture.sourceUrl);
    const name = products[0]?.name ?? null;
    const words = [...products.map(({ name }) => name), ...alts.map(({ alt }) => alt)].join(" ");
    return { picture, name, stems: new Set(stemsOf(words)) };
  });
}

const namesOf = (context: RevisionContext) => [
  ...new Set(describedPictures(context).flatMap(({ name }) => (name ? [`«${name}»`] : []))),
];

function pictureNamed(name: string, context: RevisionContext): Picture {
  const wanted = stemsOf(name);
  const scored = describedPictures(context).map((one) => ({
    ...one,
    share: wanted.filter((word) => one.stems.has(word)).length / Math.max(1, wanted.length),
  }));
  const best = scored.toSorted((one, other) => other.share - one.share)[0];
  if (best && best.share >= 0.5) return toPicture(best.picture);
  const names = namesOf(context);
  throw new UnfulfillableWish(
    names.length > 0
      ? `No encontramos una foto de «${name}» en tu web. Tenemos: ${names.slice(0, 4).join(", ")}. ¿Cuál ponemos?`
      : `No encontramos una foto de «${name}» en tu web. ¿Probamos «otra foto»?`,
  );
}

function toPicture({
  sourceUrl,
  extension,
  ...picture
}: RevisionContext["material"]["pictures"][number]): Picture {
  return picture;
}
