import type { SiteLogo } from "#db/schema-site-facts.ts";
import { metaTexts } from "./head.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { childItems, itemPictureUrl, itemText, type SchemaItem } from "./structured-data.ts";

/**
 * Candidates for the owner's logo, best first: declared logos, then the site's icons, then very wide
 * wordmarks, then pictures at the top of the page.
 */
export function readLogos(page: HtmlPage, items: readonly SchemaItem[]): SiteLogo[] {
  const logos: SiteLogo[] = [];
  const add = (kind: SiteLogo["kind"], address: string | null | undefined) => {
    const url = absoluteUrl(address ?? undefined, page.base);
    const safe = url && kind === "icon" ? toHttps(url, page.url) : url;
    if (safe && !logos.some((logo) => logo.url === safe)) logos.push({ url: safe, kind });
  };
  const candidates = declared(page, items);
  const flat = new Set(
    candidates.filter((candidate) => candidate.flat).map(({ address }) => address),
  );
  for (const candidate of candidates)
    if (!flat.has(candidate.address)) add("declared", candidate.address);
  for (const address of icons(page)) add("icon", address);
  if (logos.length === 0) add("icon", "/favicon.ico");
  for (const candidate of candidates) add("declared", candidate.address);

  for (const address of shown(page)) add("shown", address);
  return logos.slice(0, 12);
}

interface Candidate {
  address: string | null;
  /** A wide one-line wordmark, which makes a poor logo by itself. */
  flat: boolean;
}

function declared(page: HtmlPage, items: readonly SchemaItem[]): Candidate[] {
  const { $ } = page;
  const marked = $("img[itemprop~=logo], [itemprop~=logo] img").toArray().slice(0, 3);
  return [
    { address: metaTexts(page).get("og:logo")?.[0] ?? null, flat: false },
    ...marked.map((element) => ({ address: imageUrl(element as Element), flat: false })),
    ...items.flatMap((item) => childItems(item, "publisher").map(structuredLogo)),
    ...items.map(structuredLogo),
  ];
}

function structuredLogo(item: SchemaItem): Candidate {
  const [picture] = childItems(item, "logo");
  const width = Number.parseFloat(itemText(picture, "width") ?? "");
  const height = Number.parseFloat(itemText(picture, "height") ?? "");
  return { address: itemPictureUrl(item, "logo"), flat: width / height > 2.5 };
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

/** Pictures outside the content that are named «logo» or link to the home page. */
function shown({ $, url }: HtmlPage): (string | null)[] {
  const home = URL.parse("/", url)?.href;
  const named = $(
    "img[class*=logo i], img[id*=logo i], img[alt*=logo i], img[src*=logo i], [class*=logo i] img, [id*=logo i] img",
  ).toArray();
  const linked = $("header a img, nav a img")
    .toArray()
    .filter((element) => absoluteUrl($(element).closest("a").attr("href"), url) === home);
  return [...linked, ...named]
    .filter((element) => !$(element).closest("footer, main, article").length)
    .slice(0, 6)
    .map((element) => imageUrl(element as Element));
}
