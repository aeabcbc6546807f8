import { createHash } from "node:crypto";
import type { Analysis } from "#server/features/websites/websites.ts";

import { pictureKeyOf } from "./picture-key.ts";
import { describePicture, productNames, stemsOf } from "./picture-words.ts";

/** A file to fetch from the site, and what it is for. */
export interface MaterialSource {
  /** Of a logo that the page draws itself, a made-up address. */
  url: string;
  use: "picture" | "logo";
  /** A product's picture; never dropped as a duplicate of another product's, however alike. */
  ofProduct: boolean;
  /** The file's text, where it needs no fetching. */
  svg?: string;
}

const productPicturesMax = 6;
/** Of products and page together; preparing each takes time. */
const picturesMax = 10;
const pagePicturesMax = 8;
const logosMax = 4;

/** File names of placeholders, icons and badges, which are not pictures of the business. */
const notPicture =
  /logo|placeholder|no[-_]?(?:image|photo|foto)|sin[-_]?(?:imagen|foto)|favicon|sprite|captcha|payment|pagos?[-_.]|badge|sello|banderas?|flag|avatar|gravatar|whatsapp|loading|spinner/i;

/**
 * The files to fetch from a site, the most useful first: pictures of the advertised products; of the page its
 * preview, those that name a product without a picture, those beside a statement, the others; logos. Pure;
 * at most fourteen.
 * @param products the advertised ones
 */
export function chooseMaterialSources(
  facts: Pick<
    Analysis["facts"],
    "pictures" | "logos" | "drawnLogo" | "products" | "says" | "siteName"
  >,
  products: Analysis["facts"]["products"],
): MaterialSource[] {
  const { logos, drawnLogo } = facts;
  const logoUrls = new Set(logos.map(({ url }) => url));
  const ofProducts = products
    .flatMap(({ pictureUrl }) => pictureUrl ?? [])
    .filter((url) => !logoUrls.has(url));
  const productPictures = [...new Set(ofProducts)].slice(0, productPicturesMax);
  const pagePicturesWanted = Math.min(pagePicturesMax, picturesMax - productPictures.length);
  const taken = new Set(productPictures.map(pictureKeyOf));
  const pagePictures: string[] = [];
  for (const url of pagePictureUrls(facts, products)) {
    const key = pictureKeyOf(url);
    if (taken.has(key) || pagePictures.length === pagePicturesWanted) continue;
    taken.add(key);
    pagePictures.push(url);
  }
  const chosenLogos: Pick<MaterialSource, "url" | "svg">[] = [
    ...logos.filter(({ kind }) => kind !== "icon").slice(0, logosMax - 1),
    ...(drawnLogo ? [{ url: drawnLogoUrl(drawnLogo), svg: drawnLogo }] : []),
    ...logos.filter(({ kind }) => kind === "icon").slice(0, 1),
  ];
  return [
    ...productPictures.map((url) => ({ url, use: "picture" as const, ofProduct: true })),
    ...pagePictures.map((url) => ({ url, use: "picture" as const, ofProduct: false })),
    ...chosenLogos.map(({ url, svg }) => {
      return { url, use: "logo" as const, ofProduct: false, ...(svg ? { svg } : {}) };
    }),
  ];
}

/** The same for the same drawing. */
const drawnLogoUrl = (svg: string): string =>
  `drawn:${createHash("sha256").update(svg).digest("hex").slice(0, 20)}`;

/** Pictures of the page that are no product's, the most useful first. */
function pagePictureUrls(
  facts: Parameters<typeof chooseMaterialSources>[0],
  products: Analysis["facts"]["products"],
): string[] {
  const { pictures, logos, says = [] } = facts;
  const logoUrls = new Set(logos.map(({ url }) => url));
  const productUrls = new Set(facts.products.map(({ pictureUrl }) => pictureUrl));
  const names = productNames(
    products.map(({ name }) => name),
    facts.siteName ?? "",
  );
  const unpictured = new Set(products.flatMap(({ pictureUrl }, at) => (pictureUrl ? [] : [at])));
  const beside = new Set(says.flatMap(({ pictureUrl }) => pictureUrl ?? []));
  const rankOf = (url: string, at: number) => {
    // The preview shows the business as a whole.
    if (at === 0) return 0;
    const named = names.namedIn(stemsOf(describePicture(url, pictures)));
    if (named.some((index) => unpictured.has(index))) return 1;
    return beside.has(url) ? 2 : 3;
  };
  return pictures
    .filter(({ url }) => !logoUrls.has(url) && !productUrls.has(url))
    .filter(({ url, alt }) => !notPicture.test(`${fileNameOf(url)} ${alt}`))
    .map(({ url }, at) => ({ url, rank: rankOf(url, at) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ url }) => url);
}

/** The last part of the path. */
const fileNameOf = (url: string): string => URL.parse(url)?.pathname.split("/").at(-1) ?? "";
