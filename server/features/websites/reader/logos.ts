import type { SiteLogo } from "#db/schema-site-facts.ts";
import { metaTexts } from "./head.ts";
import type { Manifest } from "./manifest.ts";
import { isTracker } from "./not-pictures.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { shownLogos } from "./shown-logos.ts";
import { siteIcons } from "./site-icons.ts";
import { childItems, itemPictureUrl, itemText, type SchemaItem } from "./structured-data.ts";
import { foldText } from "./texts.ts";

/** What helps to tell a site's logo from the other pictures of its page. */
export interface LogoHints {
  /** A picture at the top with this name as its text is a logo. */
  siteName: string | null;
  /** Texts of style sheets, with absolute addresses. */
  stylesheets: readonly string[];
  manifest: Manifest | null;
}

/**
 * Candidates for the owner's logo, best first: declared logos, then those shown at the top of the page, then
 * the site's icons.
 */
export function readLogos(
  page: HtmlPage,
  items: readonly SchemaItem[],
  { siteName, stylesheets, manifest }: LogoHints,
): SiteLogo[] {
  const logos: SiteLogo[] = [];
  const add = (kind: SiteLogo["kind"], address: string | null | undefined) => {
    const url = absoluteUrl(address ?? undefined, page.base);
    if (!url || isTracker(url)) return;
    const safe = kind === "icon" ? toHttps(url, page.url) : url;
    if (!logos.some((logo) => logo.url === safe)) logos.push({ url: safe, kind });
  };
  // An article's masthead is mostly a wordmark; a publication is better known by its square icon.
  const isMasthead = isArticle(page, items);
  const icons = siteIcons(page, manifest?.icons ?? []);
  const hasLargeIcon = icons.some(({ size }) => size >= largeIcon);
  const candidates = declared(page, items);
  const wordmarks = new Set(
    candidates
      .filter(({ shape }) => shape === "flat" || (!shape && isMasthead && hasLargeIcon))
      .map(({ address }) => address),
  );
  for (const { address } of candidates) if (!wordmarks.has(address)) add("declared", address);
  const addShown = () => {
    for (const address of shownLogos(page, siteName, stylesheets)) add("shown", address);
    for (const { address } of candidates) add("declared", address);
    for (const address of namedPreviews(page)) add("declared", address);
  };
  if (!isMasthead) addShown();
  for (const { address } of icons) add("icon", address);
  if (isMasthead) addShown();
  if (logos.length === 0) add("icon", "/favicon.ico");
  return logos.slice(0, logosMax);
}

const logosMax = 12;
/** Pixels; icons for home screens have as many. */
const largeIcon = 144;
const articleTypes = /(Article|BlogPosting)$/;
const postFolders = /^(blog|posts?|news|noticias?|articles?|articulos?|actualidad)$/i;

function isArticle(page: HtmlPage, items: readonly SchemaItem[]): boolean {
  const metas = metaTexts(page);
  // Content systems call every page an article; only those with a date are.
  const isShared =
    /article/.test(metas.get("og:type")?.[0] ?? "") &&
    ["article:published_time", "date", "pubdate", "article:tag", "article:author"].some((name) =>
      metas.has(name),
    );
  const isMarked = items.some(({ types }) => types.some((type) => articleTypes.test(type)));
  return isShared || isMarked || isPost(page.url);
}

/** Whether an address is that of a post: its whole title below a blog's folder or a date. */
function isPost(url: string): boolean {
  const folders = (URL.parse(url)?.pathname ?? "").split("/").filter(Boolean);
  const slug = folders.pop() ?? "";
  const isDated = /\/(19|20)\d\d\/\d{1,2}(\/|$)/.test(`/${folders.join("/")}`);
  const isInBlog = folders.some((folder) => postFolders.test(folder));
  return (isDated || isInBlog) && slug.split(/[-_]/).length >= 3;
}

interface Candidate {
  address: string | null;
  /** `flat` is a wide one-line wordmark, made for feeds; the page's own is better. Undefined if not stated. */
  shape?: "flat" | "compact";
}

function declared(page: HtmlPage, items: readonly SchemaItem[]): Candidate[] {
  const { $ } = page;
  const marked = $("img[itemprop~=logo], [itemprop~=logo] img")
    .toArray()
    .filter((element) => !$(element).closest(othersScopes).length)
    .slice(0, 3);
  return [
    { address: metaTexts(page).get("og:logo")?.[0] ?? null, shape: "compact" },
    ...marked.map((element): Candidate => {
      return { address: imageUrl(element as Element), shape: "compact" };
    }),
    ...items.flatMap((item) => childItems(item, "publisher").map(structuredLogo)),
    ...items
      .filter((item) => !item.types.some((type) => othersTypes.test(type)))
      .filter((item) => !isForeign(item, page))
      .map(structuredLogo),
  ];
}

// A shop sells other makers' brands; their logos are not the shop's.
const othersTypes = /^(Brand|Product|ProductGroup|Offer|Review|Person|Event|JobPosting)$/;
const othersScopes = '[itemtype$="/Brand"], [itemtype$="/Product"], [itemprop~=brand]';

/** Whether an item is another organization: a chamber of commerce, a sponsor, the maker of the page. */
function isForeign(item: SchemaItem, page: HtmlPage): boolean {
  const [theirs, own] = [URL.parse(itemText(item, "url") ?? ""), URL.parse(page.url)];
  if (!theirs || !own) return false;
  const labels = (url: URL) => url.hostname.replace(/^www\./, "").split(".");
  const domain = (url: URL) => labels(url).slice(-2).join(".");
  if (domain(theirs) === domain(own)) return false;
  const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
  const name = letters(itemText(item, "name") ?? "");
  // One business may have several domains.
  const ownNames = [...labels(own), ...(metaTexts(page).get("og:site_name") ?? [])].map(letters);
  return !ownNames.some((one) => one.length >= 4 && name.includes(one));
}

function structuredLogo(item: SchemaItem): Candidate {
  const [picture] = childItems(item, "logo");
  const width = Number.parseFloat(itemText(picture, "width") ?? "");
  const height = Number.parseFloat(itemText(picture, "height") ?? "");
  const ratio = width / height;
  return {
    address: itemPictureUrl(item, "logo"),
    ...(ratio > 0 ? { shape: ratio > 2.5 ? "flat" : "compact" } : {}),
  };
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
