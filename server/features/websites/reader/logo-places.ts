import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { foldText } from "./texts.ts";

const headerNames =
  /(^|[\s_-])(site-?)?(header|masthead|cabecera|encabezado|top-?bar|navbar|nav|navigation|branding)(?![a-z])/i;
// Spanish has many words that end like this: «catálogo», «psicólogo», «logopeda», «blogoteca».
const logoWord =
  /(?<![aiob])logo(?!ut|ns?(?![a-z])|ped|terap|s?-?(list|grid|wall|carousel|slider))/i;
/** Class names by which widespread frameworks call the site's own mark. */
const ownMarkNames = /(^|[\s_-])(navbar|site|header)-?brand(ing)?(?![a-z])/i;
/** Such names mean the business itself in the header, and others' products below. */
const brandNames = /(^|[\s_-])(brand|marca)(?![a-z])/i;
// Rows of other firms' logos, means of payment, seals and social networks.
const othersNames = [
  /partner|client|sponsor|patrocin|colabora|marcas|brands|payment|pagos?|seal|sello|social|redes/i,
  /award|premio|press|prensa|carousel|slider|swiper|cookie|testimon|language|idioma|flag|certific/i,
];
const footerNames = /footer/i;
const namesMax = 600;

/** Whether a class, an id, a file name or a text speaks of a logo. */
export function namesLogo(text: string): boolean {
  return logoWord.test(parted(text));
}

/** Folded; names are often written together: «mainHeader», «headerLogo». */
const parted = (text: string) =>
  foldText(text.slice(0, namesMax).replace(/([a-z])(?=[A-Z])/g, "$1-"));

/** Where an element stands on a page. */
export interface LogoPlace {
  isHeader: boolean;
  isFooter: boolean;
  /** In a link to the home page. */
  isHome: boolean;
  /** An element close above is named «logo». */
  isNamed: boolean;
  isContent: boolean;
  /** Among the logos of others. */
  isOthers: boolean;
  linksElsewhere: boolean;
}

/** Returns a function that tells where an element of the page stands. */
export function placesOf(page: HtmlPage): (element: Element) => LogoPlace {
  const isShowcase = remembered((list) => page.$(list).find("img").length > 2);
  // Some systems put the whole page into one form.
  const isWholePage = remembered((form) => page.$(form).find("nav, header, h1").length > 0);
  return (element) => {
    const place: LogoPlace = {
      isHeader: false,
      isFooter: false,
      isHome: false,
      isNamed: false,
      isContent: false,
      isOthers: false,
      linksElsewhere: false,
    };
    let [isFigure, isBrand, linksHere] = [false, false, false];
    const parents = page.$(element).parents().toArray().slice(0, 30) as Element[];
    // A picture's own names are told apart from those of its place, but a background's place is its element.
    const within = /^(img|amp-img|object|svg)$/.test(element.name)
      ? parents
      : [element, ...parents];
    for (const [level, at] of within.entries()) {
      if (/^(body|html|kolmena-page)$/.test(at.name)) break;
      const names = parted(`${at.attribs.class ?? ""} ${at.attribs.id ?? ""}`);
      if (at.name === "a") {
        const link = linkKind(at.attribs.href, page);
        place.isHome = link === "home";
        linksHere = link === "here";
        place.linksElsewhere = link === "elsewhere";
      }
      if (level < 4 && (logoWord.test(names) || ownMarkNames.test(names))) place.isNamed = true;
      if (level < 4 && brandNames.test(names)) isBrand = true;
      if (/^(main|article)$/.test(at.name)) place.isContent = true;
      if (at.name === "header" && !page.$(at).closest("article").length) place.isHeader = true;
      if (at.attribs.role === "banner" || at.name === "nav") place.isHeader = true;
      if (headerNames.test(names)) place.isHeader = true;
      if (at.name === "footer" || footerNames.test(names)) place.isFooter = true;
      if (/^(aside|blockquote)$/.test(at.name)) place.isOthers = true;
      if (at.name === "figure") isFigure = true;
      if (at.name === "form" && !isWholePage(at)) place.isOthers = true;
      // A list of pictures shows others' marks, or what the business works with.
      if (/^(ul|ol)$/.test(at.name) && isShowcase(at)) place.isOthers = true;
      if (othersNames.some((pattern) => pattern.test(names))) place.isOthers = true;
    }
    if (place.isFooter || (isFigure && !place.isHeader)) place.isOthers = true;
    if (isBrand && place.isHeader) place.isNamed = true;
    // Many links to nowhere are placeholders; in the header they lead to the top of a one-page site.
    if (linksHere && place.isHeader && !place.isOthers) place.isHome = true;
    return place;
  };
}

function remembered(ask: (element: Element) => boolean): (element: Element) => boolean {
  const answers = new Map<Element, boolean>();
  return (element) => {
    const known = answers.get(element) ?? ask(element);
    answers.set(element, known);
    return known;
  };
}

/** `home` is the site's root, the root of one of its languages, or the folder of the page. */
function linkKind(
  href: string | undefined,
  { base, url }: HtmlPage,
): "home" | "here" | "elsewhere" {
  if (/^\s*#/.test(href ?? "")) return "here";
  const target = URL.parse(absoluteUrl(href, base) ?? "");
  const own = URL.parse(url);
  if (!target || !own || bareHost(target) !== bareHost(own)) return "elsewhere";
  const folder = target.pathname.replace(/(index|home|inicio|default)(\.\w{2,5})?\/?$/i, "");
  const isRoot = /^\/([a-z]{2}([-_][a-z]{2})?\/?)?$/i.test(folder);
  const isOwnFolder = folder === own.pathname.replace(/[^/]*$/, "");
  return isRoot || isOwnFolder ? "home" : "elsewhere";
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, "");
