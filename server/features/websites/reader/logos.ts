import type { SiteLogo } from "#db/schema-site-facts.ts";
import { metaTexts } from "./head.ts";
import { isTracker } from "./not-pictures.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { shownLogos } from "./shown-logos.ts";
import { childItems, itemPictureUrl, itemText, type SchemaItem } from "./structured-data.ts";

/**
 * Candidates for the owner's logo, best first: declared logos, then those shown at the top of the page, then
 * the site's icons.
 * @param siteName a picture at the top with this name as its text is a logo
 */
export function readLogos(
  page: HtmlPage,
  items: readonly SchemaItem[],
  siteName: string | null = null,
): SiteLogo[] {
  const logos: SiteLogo[] = [];
  const add = (kind: SiteLogo["kind"], address: string | null | undefined) => {
    const url = absoluteUrl(address ?? undefined, page.base);
    if (!url || isTracker(url)) return;
    const safe = kind === "icon" ? toHttps(url, page.url) : url;
    if (!logos.some((logo) => logo.url === safe)) logos.push({ url: safe, kind });
  };
  const candidates = declared(page, items);
  const flat = new Set(candidates.filter(({ isFlat }) => isFlat).map(({ address }) => address));
  for (const { address } of candidates) if (!flat.has(address)) add("declared", address);
  const addShown = () => {
    for (const address of shownLogos(page, siteName)) add("shown", address);
    for (const { address } of candidates) add("declared", address);
    for (const address of namedPreviews(page)) add("declared", address);
  };
  // An article's masthead is mostly a wordmark; a publication is better known by its square icon.
  const isMasthead = isArticle(page, items);
  if (!isMasthead) addShown();
  for (const address of icons(page)) add("icon", address);
  if (isMasthead) addShown();
  if (logos.length === 0) add("icon", "/favicon.ico");
  return logos.slice(0, logosMax);
}

const logosMax = 12;
const articleTypes = /(Article|BlogPosting)$/;

function isArticle(page: HtmlPage, items: readonly SchemaItem[]): boolean {
  const metas = metaTexts(page);
  // Content systems call every page an article; only those with a date are.
  const isShared =
    /article/.test(metas.get("og:type")?.[0] ?? "") &&
    ["article:published_time", "date", "pubdate", "article:tag", "article:author"].some((name) =>
      metas.has(name),
    );
  return isShared || items.some(({ types }) => types.some((type) => articleTypes.test(type)));
}

interface Candidate {
  address: string | null;
  /** A wide one-line wordmark, made for feeds; the page's own is better. */
  isFlat: boolean;
}

function declared(page: HtmlPage, items: readonly SchemaItem[]): Candidate[] {
  const { $ } = page;
  const marked = $("img[itemprop~=logo], [itemprop~=logo] img").toArray().slice(0, 3);
  return [
    { address: metaTexts(page).get("og:logo")?.[0] ?? null, isFlat: false },
    ...marked.map((element) => ({ address: imageUrl(element as Element), isFlat: false })),
    ...items.flatMap((item) => childItems(item, "publisher").map(structuredLogo)),
    ...items
      .filter((item) => !item.types.some((type) => othersTypes.test(type)))
      .map(structuredLogo),
  ];
}

// A shop sells other makers' brands; their logos are not the shop's.
const othersTypes = /^(Brand|Product|ProductGroup|Offer|Review|Person|Event|JobPosting)$/;

function structuredLogo(item: SchemaItem): Candidate {
  const [picture] = childItems(item, "logo");
  const width = Number.parseFloat(itemText(picture, "width") ?? "");
  const height = Number.parseFloat(itemText(picture, "height") ?? "");
  return { address: itemPictureUrl(item, "logo"), isFlat: width / height > 2.5 };
}

/** Preview pictures whose file name says that they are a logo. */
function namedPreviews(page: HtmlPage): string[] {
  const metas = metaTexts(page);
  return ["og:image", "twitter:image"]
    .flatMap((name) => metas.get(name)?.slice(0, 1) ?? [])
    .filter((address) => /logo/i.test(address.split(/[?#]/)[0]!.split("/").at(-1) ?? ""));
}

// Browsers block http pictures on https pages, and a site that has one scheme mostly has both.
function toHttps(address: string, pageUrl: string): string {
  const url = new URL(address);
  if (url.host !== URL.parse(pageUrl)?.host || url.port !== "") return address;
  url.protocol = "https:";
  return url.href;
}

/** Icons for tabs and home screens: PNG before SVG and ICO, largest first. */
function icons({ $, base, url }: HtmlPage): string[] {
  return $("link[rel][href]")
    .toArray()
    .slice(0, 400)
    .flatMap(({ attribs }) => {
      const rel = attribs.rel!.toLowerCase().split(/\s+/);
      const touch = rel.some((word) => word.startsWith("apple-touch-icon"));
      const address = absoluteUrl(attribs.href, base);
      if (!address || !(touch || rel.includes("icon"))) return [];
      // Browsers block http icons from another host.
      const isElsewhere = new URL(address).host !== URL.parse(url)?.host;
      if (address.startsWith("http:") && isElsewhere) return [];
      const isPng = /\.png($|\?)/.test(address) || attribs.type === "image/png";
      const size = Number(/(\d{2,4})x\d/i.exec(attribs.sizes ?? "")?.[1] ?? 0);
      return [{ address, rank: (isPng ? 2_000 : 0) + size - (touch ? 0.5 : 0) }];
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ address }) => address);
}
