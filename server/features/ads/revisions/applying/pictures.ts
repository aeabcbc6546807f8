import type { Creative, LayoutName, Picture } from "#server/features/ads/creatives/creative.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import { type Draft, differs, type RevisionContext, Unmet, withCreatives } from "../draft.ts";
import type { PictureChoice } from "../wishes.ts";
import { inLayout, layoutsFor, showsPicture } from "./looks.ts";
import { saysOnly, soldBy, stems } from "./sold-product.ts";

/** Another picture, one that is named, or none. */
export function pictured(draft: Draft, choice: PictureChoice, context: RevisionContext): Draft {
  if (choice === "none") return withoutPicture(draft);
  if (choice === "other") return another(draft, context);
  const picture = "place" in choice ? atPlace(choice.place, context) : named(choice.named, context);
  return showing(draft, [picture], "La foto que pediste");
}

function withoutPicture(draft: Draft): Draft {
  const { picture, texts } = draft.ad.creatives.square;
  const inItems = texts.items?.some((item) => item.picture);
  if (!picture && !inItems)
    throw new Unmet("Este anuncio ya va sin foto. ¿Qué otra cosa cambiamos?");
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
    bare: true,
    ad: inLayout(bare, first ?? "panal"),
    changes: [...draft.changes, "Sin foto"],
    checks: [...draft.checks, differs, (_, after) => after.subject === null],
    variants: [...draft.variants, ...rest.map((name) => (ad: ComposedAd) => inLayout(ad, name))],
  };
}

function another(draft: Draft, context: RevisionContext): Draft {
  const { edited, versions } = context;
  const { copy, creatives } = draft.ad;
  const now = creatives.square.picture?.id;
  const uses = (id: string) =>
    versions.filter((version) => version.creatives.square.picture?.id === id).length;
  const allowed = choicesFor(draft.ad, context)
    .filter(({ id }) => id !== now)
    .toSorted((one, other) => uses(one.id) - uses(other.id));
  if (allowed.length > 0) return showing(draft, allowed, "Otra foto");
  const names = namesOf(context);
  const product = copy.productIndex === null ? null : edited.products[copy.productIndex]?.name;
  if (names.length > 1 && product) {
    throw new Unmet(
      `De «${product}» no hay otra foto en tu web. ¿Quieres la de otra cosa? Tenemos: ${names.slice(0, 4).join(", ")}. También puedes decir «sin foto».`,
    );
  }
  throw new Unmet(
    now
      ? "En tu web no hemos encontrado otra foto que se vea bien. ¿Prefieres «sin foto», «acerca la foto» u «otro diseño»?"
      : "En tu web no hemos encontrado fotos que se vean bien. ¿Probamos «otro diseño» u «otro color»?",
  );
}

/** Of the product that the advertisement sells, and of no other; of any thing where it sells none. */
function choicesFor(ad: ComposedAd, context: RevisionContext): Picture[] {
  const { material, facts } = context;
  if (ad.copy.productIndex === null) return material.pictures.map(plain);
  const own = soldBy(ad, context);
  if (!own) return [];
  const ofProducts = new Set(facts.products.map(({ pictureUrl }) => pictureUrl));
  const isDescribed = (sourceUrl: string) =>
    !ofProducts.has(sourceUrl) &&
    facts.pictures.some(({ url, alt }) => url === sourceUrl && saysOnly(alt, own, context));
  return material.pictures
    .filter(({ sourceUrl }) => sourceUrl === own.pictureUrl || isDescribed(sourceUrl))
    .map(plain);
}

/** The first of them that some layout shows, in the present one where that is possible. */
function showing(draft: Draft, pictures: readonly Picture[], change: string): Draft {
  const now = draft.ad.creatives.square.layout;
  const all = pictures.slice(0, 6).flatMap((picture) => {
    const ad = withCreatives(draft.ad, (creative) => ({ ...creative, picture }));
    const names = layoutsFor(ad).filter((name) => showsPicture(ad, name));
    const isShown = (name: LayoutName) => name === now;
    const order = [...names.filter(isShown), ...names.filter((name) => !isShown(name))];
    return order.slice(0, 3).map((layout) => ({ picture, layout }));
  });
  // A picture that the present layout shows goes before one that needs another.
  const ways = all.toSorted(
    (one, other) => Number(other.layout === now) - Number(one.layout === now),
  );
  const [first, ...rest] = ways;
  if (!first)
    throw new Unmet("Esa foto es demasiado pequeña para un anuncio. ¿Probamos con «otra foto»?");
  const set = (ad: ComposedAd, { picture, layout }: (typeof ways)[number]) =>
    inLayout(
      withCreatives(ad, (creative) => ({ ...creative, picture })),
      layout,
    );
  return {
    ...draft,
    ad: set(draft.ad, first),
    changes: [...draft.changes, change],
    checks: [...draft.checks, differs, (_, after) => after.subject !== null],
    variants: [...draft.variants, ...rest.map((way) => (ad: ComposedAd) => set(ad, way))],
  };
}

function atPlace(place: number, { material }: RevisionContext): Picture {
  const picture = material.pictures[place - 1];
  if (picture) return plain(picture);
  const count = material.pictures.length;
  throw new Unmet(
    count === 0
      ? "En tu web no hemos encontrado fotos que se vean bien. ¿Probamos «otro diseño»?"
      : `De tu web tenemos ${count === 1 ? "una foto" : `${count} fotos`}. ¿Cuál ponemos?`,
  );
}

/** What the site's pictures show: the product that they are of, or what the page says of them. */
function describedPictures({ facts, edited, material }: RevisionContext) {
  return material.pictures.map((picture) => {
    const products = [...edited.products, ...facts.products].filter(
      ({ pictureUrl }) => pictureUrl === picture.sourceUrl,
    );
    const alts = facts.pictures.filter(({ url }) => url === picture.sourceUrl);
    const name = products[0]?.name ?? null;
    const words = [...products.map(({ name }) => name), ...alts.map(({ alt }) => alt)].join(" ");
    return { picture, name, stems: new Set(stems(words)) };
  });
}

const namesOf = (context: RevisionContext) => [
  ...new Set(describedPictures(context).flatMap(({ name }) => (name ? [`«${name}»`] : []))),
];

function named(name: string, context: RevisionContext): Picture {
  const wanted = stems(name);
  const scored = describedPictures(context).map((one) => ({
    ...one,
    share: wanted.filter((word) => one.stems.has(word)).length / Math.max(1, wanted.length),
  }));
  const best = scored.toSorted((one, other) => other.share - one.share)[0];
  if (best && best.share >= 0.5) return plain(best.picture);
  const names = namesOf(context);
  throw new Unmet(
    names.length > 0
      ? `No encontramos una foto de «${name}» en tu web. Tenemos: ${names.slice(0, 4).join(", ")}. ¿Cuál ponemos?`
      : `No encontramos una foto de «${name}» en tu web. ¿Probamos «otra foto»?`,
  );
}

function plain({
  sourceUrl,
  extension,
  ...picture
}: RevisionContext["material"]["pictures"][number]): Picture {
  return picture;
}
