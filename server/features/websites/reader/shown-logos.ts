import { isBadge, isHidden, statedPixels } from "./not-pictures.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { foldText } from "./texts.ts";

const imagesMax = 1_500;
/** Only the first pictures of a page can be its logo where nothing calls the place its header. */
const earlyMax = 6;

const headerNames =
  /(^|[\s_-])(site-?)?(header|masthead|cabecera|encabezado|top-?bar|navbar|nav|navigation|branding)(?![a-z])/i;
const logoWord = /(?<![a-z])(site-?)?logo(?!ut|n|s?-?(list|grid|wall|carousel|slider))/i;
// Rows of other firms' logos, means of payment, seals and social networks.
const othersNames = [
  /partner|client|sponsor|patrocin|colabora|marcas|brands|payment|pagos?|seal|sello|social|redes/i,
  /award|premio|press|prensa|carousel|slider|swiper|footer|cookie|testimon|language|idioma|flag|certific/i,
];

/**
 * Addresses of pictures at the top of the page that look like its logo, best first: named «logo» or like the
 * site, or the first in a link to the home page.
 */
export function shownLogos(page: HtmlPage, siteName: string | null): string[] {
  const names = [siteName, ...namesInTitle(page)].flatMap((name) => (name && letters(name)) || []);
  const { $, base } = page;
  const images = $("img, h1").toArray().slice(0, imagesMax) as Element[];
  const title = images.findIndex(({ name }) => name === "h1");
  // What follows the main heading belongs to the content, but for a logo within the heading itself.
  const top = title < 0 ? earlyMax : Math.min(earlyMax, title + 2);
  const rated = images.flatMap((element, at) => {
    const address = absoluteUrl(imageUrl(element) ?? undefined, base);
    if (element.name !== "img" || !address) return [];
    const isEarly = at < top && (title < 0 || at < title || $(element).closest("h1").length > 0);
    const score = rate(page, element, { isEarly, isFirst: isEarly && at === 0, names });
    return score >= 4 ? [{ address, score }] : [];
  });
  return rated
    .sort((one, other) => other.score - one.score)
    .map(({ address }) => address)
    .slice(0, 6);
}

/** Four and more is a logo. */
function rate(
  page: HtmlPage,
  element: Element,
  { isEarly, isFirst, names }: { isEarly: boolean; isFirst: boolean; names: readonly string[] },
): number {
  const place = placeOf(page, element);
  if (place.isOthers) return 0;
  const { alt = "", src = "", class: classes = "", id = "" } = element.attribs;
  const file = (imageUrl(element) ?? src).split(/[?#]/)[0]!.split("/").slice(-1)[0]!;
  if (isBadge(alt, file) || isSmall(element) || isHidden(element)) return 0;
  const isNamed = logoWord.test(`${classes} ${id}`) || logoWord.test(alt) || logoWord.test(file);
  const isTop = place.isHeader || isEarly;
  let score = 0;
  if (isNamed || place.isNamed) score += 3;
  if (place.isHome) score += 2.5;
  if (place.isHeader) score += 2;
  else if (isEarly) score += 1;
  if (isFirst) score += 1;
  if (isNameOf(alt, names) || isNameOf(file.replace(/\.\w+$/, ""), names)) score += 2.5;
  if (place.isContent) score -= 2;
  if (place.linksElsewhere) score -= 2;
  // The light or small variant of a logo is for special places.
  if (/white|blanco|negativ|sticky|mobile|movil|footer|dark-mode/i.test(`${file} ${classes}`)) {
    score -= 0.5;
  }
  return isTop || (isNamed && place.isHome) ? score : 0;
}

interface Place {
  isHeader: boolean;
  /** In a link to the home page. */
  isHome: boolean;
  /** An element close above is named «logo». */
  isNamed: boolean;
  isContent: boolean;
  /** Among the logos of others. */
  isOthers: boolean;
  linksElsewhere: boolean;
}

function placeOf({ $, base, url }: HtmlPage, element: Element): Place {
  const place: Place = {
    isHeader: false,
    isHome: false,
    isNamed: false,
    isContent: false,
    isOthers: false,
    linksElsewhere: false,
  };
  const parents = $(element).parents().toArray().slice(0, 30) as Element[];
  for (const [level, at] of parents.entries()) {
    const names = `${at.attribs.class ?? ""} ${at.attribs.id ?? ""}`;
    if (/^(footer|aside|form|figure|blockquote)$/.test(at.name)) place.isOthers = true;
    if (/^(body|html|kolmena-page)$/.test(at.name)) break;
    // A list of pictures shows others' marks, or what the business works with.
    if (/^(ul|ol)$/.test(at.name) && $(at).find("img").length > 2) place.isOthers = true;
    if (at.name === "a") {
      place.isHome = isHome(at.attribs.href, base, url);
      place.linksElsewhere = !place.isHome;
    }
    if (level < 4 && logoWord.test(names)) place.isNamed = true;
    if (/^(main|article)$/.test(at.name)) place.isContent = true;
    if (at.name === "header" && !$(at).closest("article").length) place.isHeader = true;
    if (at.attribs.role === "banner" || at.name === "nav") place.isHeader = true;
    if (headerNames.test(names)) place.isHeader = true;
    if (othersNames.some((pattern) => pattern.test(names))) place.isOthers = true;
  }
  return place;
}

/** The site's root, or the root of one of its languages. */
function isHome(href: string | undefined, base: string, url: string): boolean {
  const target = URL.parse(absoluteUrl(href, base) ?? "");
  const own = URL.parse(url);
  if (!target || !own) return false;
  const bare = (host: string) => host.replace(/^www\./, "");
  const path = target.pathname;
  const isRoot = /^\/([a-z]{2}([-_][a-z]{2})?\/?)?$/i.test(path);
  return bare(target.host) === bare(own.host) && (isRoot || /^\/(index|home|inicio)\b/i.test(path));
}

function isSmall(element: Element): boolean {
  return (
    (statedPixels(element, "width") ?? 99) < 24 || (statedPixels(element, "height") ?? 99) < 16
  );
}

/** The parts of the title that may be the site's name: the whole, or all but the first. */
function namesInTitle({ $ }: HtmlPage): string[] {
  const title = $("title")
    .toArray()
    .find((element) => !$(element).closest("svg").length);
  const parts = title
    ? $(title)
        .text()
        .slice(0, 300)
        .split(/\s+[|·•–—:-]\s+|\s*\|\s*/)
    : [];
  return parts.length > 1 ? parts.slice(1) : parts;
}

const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a text is a site's name, or a good part of it. */
function isNameOf(text: string, names: readonly string[]): boolean {
  const said = letters(text);
  return names.some((name) => {
    const isPart = name.includes(said) && said.length * 3 >= name.length;
    return said.length >= 4 && (isPart || (said.includes(name) && said.length <= name.length + 8));
  });
}
