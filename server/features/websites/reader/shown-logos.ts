import { backgroundPictures } from "./background-pictures.ts";
import { type LogoPlace, namesLogo, placesOf } from "./logo-places.ts";
import { isBadge, isHidden, statedPixels } from "./not-pictures.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { foldText } from "./texts.ts";

const imagesMax = 1_500;
/** Only the first pictures of a page can be its logo where nothing calls the place its header. */
const earlyMax = 6;
const logoScore = 4;
/** Pixels; such a picture at the top is a strip with a photo or a slogan. */
const stripWidth = 600;
/** Spanish businesses must show who paid for their website. */
const fundersNames =
  /kit.?digital|next.?gen|recuperacion|financiad|union.?europea|(^|\W)feder(\W|$)/;

/**
 * Addresses of pictures at the top of the page that look like its logo, best first: named «logo» or like the
 * site, or the first in a link to the home page. Backgrounds of elements count too.
 */
export function shownLogos(
  page: HtmlPage,
  siteName: string | null,
  stylesheets: readonly string[],
): string[] {
  const names = namesOf(page, siteName);
  const placeOf = placesOf(page);
  const { $, base } = page;
  const images = $("img, amp-img, object[data], h1").toArray().slice(0, imagesMax) as Element[];
  const title = images.findIndex(({ name }) => name === "h1");
  // What follows the main heading belongs to the content, but for a logo within the heading itself.
  const top = title < 0 ? earlyMax : Math.min(earlyMax, title + 2);
  let hasFirst = false;
  const rated = images.flatMap((element, at) => {
    const address = absoluteUrl(addressOf(element) ?? undefined, base);
    if (element.name === "h1" || !address) return [];
    const place = placeOf(element);
    const isEarly = at < top && (title < 0 || at < title || $(element).closest("h1").length > 0);
    // Flags and links to social networks often stand above the logo.
    const isAside = place.isOthers || place.linksElsewhere || isSmall(element);
    const isFirst = isEarly && !hasFirst && !isAside;
    hasFirst ||= isFirst;
    return [rate(element, place, { address, isEarly, isFirst, names })];
  });
  const backgrounds = backgroundPictures(page, stylesheets).map(({ element, address }) =>
    rate(element, placeOf(element), { address, isEarly: false, isFirst: false, names }),
  );
  const rank = ({ score, isVariant }: Rated) => score - (isVariant ? 1.2 : 0);
  return [...rated, ...backgrounds]
    .filter(({ score }) => score >= logoScore)
    .sort((one, other) => rank(other) - rank(one))
    .map(({ address }) => address)
    .slice(0, 6);
}

/** The URL of a picture, also when only the sources beside it or its loader have it. */
function addressOf(element: Element): string | null {
  const { attribs, parent } = element;
  if (element.name === "object") return attribs.data ?? null;
  const own = imageUrl(element);
  if (own) return own;
  const isPicture = parent?.type === "tag" && parent.name === "picture";
  const sources = isPicture ? parent.children.slice(0, 10) : [];
  const source = sources.find((one) => one.type === "tag" && one.name === "source");
  const lazy = Object.entries(attribs).find(
    ([name, value]) => /^data-.{0,20}(src|image|file|url)$/.test(name) && /^[\w./:-]/.test(value),
  );
  return (source && imageUrl(source as Element)) ?? lazy?.[1] ?? null;
}

interface Seen {
  address: string;
  /** Among the first pictures, before the main heading. */
  isEarly: boolean;
  isFirst: boolean;
  names: readonly string[];
}

interface Rated {
  address: string;
  score: number;
  /** The light or small variant of a logo, for special places. */
  isVariant: boolean;
}

function rate(element: Element, place: LogoPlace, seen: Seen): Rated {
  const file = decodedFile(seen.address);
  const names = `${file} ${element.attribs.class ?? ""}`.slice(0, 600);
  return {
    address: seen.address,
    score: scoreOf(element, place, seen, file),
    isVariant: /white|blanco|negativ|sticky|mobile|movil|footer|dark-mode/i.test(names),
  };
}

function scoreOf(
  element: Element,
  place: LogoPlace,
  { isEarly, isFirst, names }: Seen,
  file: string,
): number {
  const { alt = "", title = "" } = element.attribs;
  const isNamed = [...textsOf(element), file].some(namesLogo);
  const isMark = isNamed || place.isNamed;
  // Nobody else's mark leads to this site's home page.
  const isOwn = isMark && place.isHome;
  if (place.isOthers && !isOwn) return 0;
  if (!(place.isHeader || isEarly || isOwn)) return 0;
  if (fundersNames.test(foldText(`${alt} ${file}`.slice(0, 600)))) return 0;
  if (isBadge(alt, file) || isSmall(element) || isHidden(element)) return 0;
  let score = 0;
  if (isMark) score += 3;
  if (place.isHome) score += 2.5;
  if (place.isHeader) score += 2;
  else if (isEarly) score += 1;
  if (isFirst) score += 1;
  if ([alt, title, file.replace(/\.\w+$/, "")].some((text) => isNameOf(text, names))) score += 2.5;
  if (place.isContent) score -= 2;
  if (place.isFooter) score -= 1.5;
  if (place.linksElsewhere) score -= 2;
  if (!isNamed && (statedPixels(element, "width") ?? 0) >= stripWidth) score -= 1.5;
  return score;
}

/** What the page calls a picture: its class, id, texts and the names that builders give it. */
function textsOf({ attribs }: Element): string[] {
  return Object.entries(attribs)
    .filter(([name]) => /^(class|id|alt|title|aria-label|data-(aid|ux|testid|hook))$/.test(name))
    .map(([, text]) => text);
}

function decodedFile(address: string): string {
  const file = address.split(/[?#]/)[0]!.split("/").at(-1)!;
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

function isSmall(element: Element): boolean {
  return (
    (statedPixels(element, "width") ?? 99) < 24 || (statedPixels(element, "height") ?? 99) < 16
  );
}

/** The site's names in bare letters: the stated one, those in the title, and that in its host. */
function namesOf({ $, url }: HtmlPage, siteName: string | null): string[] {
  const title = $("title")
    .toArray()
    .find((element) => !$(element).closest("svg").length);
  const parts = title
    ? $(title)
        .text()
        .slice(0, 300)
        .split(/\s+[|·•–—:-]\s+|\s*\|\s*/)
    : [];
  // The first part of several is the page's own.
  const inTitle = parts.length > 1 ? parts.slice(1) : parts;
  const labels = (URL.parse(url)?.hostname ?? "").replace(/^www\./, "").split(".");
  return [siteName ?? "", ...inTitle, labels[0]!].map(letters).filter(Boolean);
}

const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a text is a site's name, or a good part of it. */
function isNameOf(text: string, names: readonly string[]): boolean {
  const said = letters(text.slice(0, 200));
  return names.some((name) => {
    const isPart = name.includes(said) && said.length * 3 >= name.length;
    const isWhole = name.length >= 4 && said.includes(name) && said.length <= name.length + 8;
    return said.length >= 4 && (isPart || isWhole);
  });
}
