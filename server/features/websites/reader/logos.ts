import { metaTexts } from "./head.ts";
import { type Element, type Page, webAddress } from "./page.ts";
import { pictureAddress } from "./pictures.ts";
import { saidPicture, saidText, saidThings, type Thing } from "./things.ts";

export interface Logo {
  url: string;
  /** `declared`: the page calls it its logo; `shown`: it stands where logos stand; `icon`: of the browser's tab. */
  kind: "declared" | "shown" | "icon";
}

/**
 * Marks of the page's owner, the one that it would be known by first: what it calls its logo, then
 * the icons it gives itself, then wordmarks as flat as a line and what stands at the top.
 */
export function readLogos(page: Page, things: readonly Thing[]): Logo[] {
  const found: Logo[] = [];
  const add = (kind: Logo["kind"], address: string | null | undefined) => {
    const url = webAddress(address ?? undefined, page.base);
    const safe = url && kind === "icon" ? overTls(url, page.url) : url;
    if (safe && !found.some((logo) => logo.url === safe)) found.push({ url: safe, kind });
  };
  const marks = declared(page, things);
  const flat = new Set(marks.filter((mark) => mark.flat).map(({ address }) => address));
  for (const mark of marks) if (!flat.has(mark.address)) add("declared", mark.address);
  for (const address of icons(page)) add("icon", address);
  if (found.length === 0) add("icon", "/favicon.ico");
  for (const mark of marks) add("declared", mark.address);

  for (const address of shown(page)) add("shown", address);
  return found.slice(0, 12);
}

interface Mark {
  address: string | null;
  /** A wordmark of one line, as feeds ask for: it does not stand by itself. */
  flat: boolean;
}

function declared(page: Page, things: readonly Thing[]): Mark[] {
  const { $ } = page;
  const marked = $("img[itemprop~=logo], [itemprop~=logo] img").toArray().slice(0, 3);
  return [
    { address: metaTexts(page).get("og:logo")?.[0] ?? null, flat: false },
    ...marked.map((element) => ({ address: pictureAddress(element as Element), flat: false })),
    ...things.flatMap((thing) => saidThings(thing, "publisher").map(markOf)),
    ...things.map(markOf),
  ];
}

function markOf(thing: Thing): Mark {
  const [picture] = saidThings(thing, "logo");
  const width = Number.parseFloat(saidText(picture, "width") ?? "");
  const height = Number.parseFloat(saidText(picture, "height") ?? "");
  return { address: saidPicture(thing, "logo"), flat: width / height > 2.5 };
}

// A page of today shows nothing that comes unprotected, and a site answers both ways.
function overTls(address: string, pageUrl: string): string {
  const url = new URL(address);
  if (url.host !== URL.parse(pageUrl)?.host || url.port !== "") return address;
  url.protocol = "https:";
  return url.href;
}

/** Icons of the tab and of home screens: PNG before drawings and ICO, the largest first. */
function icons({ $, base, url }: Page): string[] {
  return $("link[rel][href]")
    .toArray()
    .slice(0, 400)
    .flatMap(({ attribs }) => {
      const rel = attribs.rel!.toLowerCase().split(/\s+/);
      const touch = rel.some((word) => word.startsWith("apple-touch-icon"));
      const address = webAddress(attribs.href, base);
      if (!address || !(touch || rel.includes("icon"))) return [];
      // Browsers leave out what comes unprotected from elsewhere.
      const isElsewhere = new URL(address).host !== URL.parse(url)?.host;
      if (address.startsWith("http:") && isElsewhere) return [];
      const isPng = /\.png($|\?)/.test(address) || attribs.type === "image/png";
      const size = Number(/(\d{2,4})x\d/i.exec(attribs.sizes ?? "")?.[1] ?? 0);
      return [{ address, rank: (isPng ? 2_000 : 0) + size - (touch ? 0.5 : 0) }];
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ address }) => address);
}

/** Pictures at the top of the page that are called a logo or lead to its first page. */
function shown({ $, url }: Page): (string | null)[] {
  const home = URL.parse("/", url)?.href;
  const named = $(
    "img[class*=logo i], img[id*=logo i], img[alt*=logo i], img[src*=logo i], [class*=logo i] img, [id*=logo i] img",
  ).toArray();
  const linked = $("header a img, nav a img")
    .toArray()
    .filter((element) => webAddress($(element).closest("a").attr("href"), url) === home);
  return [...linked, ...named]
    .filter((element) => !$(element).closest("footer, main, article").length)
    .slice(0, 6)
    .map((element) => pictureAddress(element as Element));
}
