import type { Analysis } from "#server/features/websites/websites.ts";

/** A file of the site, and what it may become. */
export interface MaterialSource {
  url: string;
  use: "picture" | "logo";
  /** Of something that the site sells: no copy of another product's, however alike they look. */
  ofProduct: boolean;
}

const productPicturesMax = 6;
const pagePicturesMax = 2;
/** Products with pictures from which on the page's own are hardly shown. */
const enoughProducts = 4;
const logosMax = 4;

/** Names of what stands for a picture that is missing, or is a sign and no picture. */
const noPicture =
  /logo|placeholder|no[-_]?(?:image|photo|foto)|sin[-_]?(?:imagen|foto)|favicon|sprite|captcha|payment|pagos?[-_.]|badge|sello|banderas?|flag|avatar|gravatar|whatsapp|loading|spinner/i;

/**
 * What to ask a site for, the dearest first: pictures of the things that are advertised, the page's
 * own, and its signs. Pure; at most twelve.
 * @param products of the facts, those that are advertised
 */
export function materialSources(
  facts: Pick<Analysis["facts"], "pictures" | "logos" | "products">,
  products: Analysis["facts"]["products"],
): MaterialSource[] {
  const { pictures, logos } = facts;
  const signs = new Set(logos.map(({ url }) => url));
  const sold = new Set(facts.products.map(({ pictureUrl }) => pictureUrl));
  const ofProducts = products
    .flatMap(({ pictureUrl }) => pictureUrl ?? [])
    .filter((url) => !signs.has(url));
  const ofPage = pictures
    .filter(({ url }) => !signs.has(url) && !sold.has(url))
    .filter(({ url, alt }) => !noPicture.test(`${lastOf(url)} ${alt}`))
    .map(({ url }) => url);
  const own = [...new Set(ofProducts)].slice(0, productPicturesMax);
  const shown = ofPage.slice(0, own.length < enoughProducts ? pagePicturesMax : 1);
  const marks = [
    ...logos.filter(({ kind }) => kind !== "icon").slice(0, logosMax - 1),
    ...logos.filter(({ kind }) => kind === "icon").slice(0, 1),
  ];
  return [
    ...own.map((url) => ({ url, use: "picture" as const, ofProduct: true })),
    ...shown.map((url) => ({ url, use: "picture" as const, ofProduct: false })),
    ...marks.map(({ url }) => ({ url, use: "logo" as const, ofProduct: false })),
  ];
}

/** The name of the file, without what leads there. */
const lastOf = (url: string): string => URL.parse(url)?.pathname.split("/").at(-1) ?? "";
