import { createHash } from "node:crypto";
import type { Analysis } from "#server/features/websites/websites.ts";

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
const pagePicturesMax = 2;
/** With this many product pictures, only one picture of the page is fetched. */
const enoughProducts = 4;
const logosMax = 4;

/** File names of placeholders, icons and badges, which are not pictures of the business. */
const notPicture =
  /logo|placeholder|no[-_]?(?:image|photo|foto)|sin[-_]?(?:imagen|foto)|favicon|sprite|captcha|payment|pagos?[-_.]|badge|sello|banderas?|flag|avatar|gravatar|whatsapp|loading|spinner/i;

/**
 * The files to fetch from a site, the most useful first: pictures of the advertised products, of the
 * page, and logos. Pure; at most thirteen.
 * @param products the advertised ones
 */
export function chooseMaterialSources(
  facts: Pick<Analysis["facts"], "pictures" | "logos" | "drawnLogo" | "products">,
  products: Analysis["facts"]["products"],
): MaterialSource[] {
  const { pictures, logos, drawnLogo } = facts;
  const logoUrls = new Set(logos.map(({ url }) => url));
  const productUrls = new Set(facts.products.map(({ pictureUrl }) => pictureUrl));
  const ofProducts = products
    .flatMap(({ pictureUrl }) => pictureUrl ?? [])
    .filter((url) => !logoUrls.has(url));
  const ofPage = pictures
    .filter(({ url }) => !logoUrls.has(url) && !productUrls.has(url))
    .filter(({ url, alt }) => !notPicture.test(`${fileNameOf(url)} ${alt}`))
    .map(({ url }) => url);
  const productPictures = [...new Set(ofProducts)].slice(0, productPicturesMax);
  const pagePicturesWanted = productPictures.length < enoughProducts ? pagePicturesMax : 1;
  const taken = new Set(productPictures.map(pictureKeyOf));
  const pagePictures: string[] = [];
  for (const url of ofPage) {
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

/** Query parameters that only say which size or form of a picture is asked for. */
const sizeParameter = /^(?:w|h|width|height|size|q|quality|fit|crop|resize|format|fm|auto|dpr|v)$/i;
/** «-300x200», «_600x», «@2x», «-scaled» and the like at the end of a file's name. */
const sizeSuffix = /(?:[-_]\d{2,4}x\d{0,4}|@\dx|[-_](?:scaled|large|medium|small|thumb))$/i;

/** The same for all sizes of one picture on a site. */
export function pictureKeyOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const { host, pathname, searchParams } = parsed;
  const dot = pathname.lastIndexOf(".");
  const name = dot > pathname.lastIndexOf("/") ? pathname.slice(0, dot) : pathname;
  const kept = [...searchParams].filter(([key]) => !sizeParameter.test(key));
  return `${host}${name.replace(sizeSuffix, "")}?${new URLSearchParams(kept)}`;
}

/** The last part of the path. */
const fileNameOf = (url: string): string => URL.parse(url)?.pathname.split("/").at(-1) ?? "";
