import { absoluteUrl, type HtmlPage, visibleText } from "./page.ts";
import { foldText, plainText } from "./texts.ts";

const noTitles = new Set([
  ...["inicio", "inici", "home", "homepage", "home page", "index", "portada", "principal", "start"],
  ...[
    "pagina principal",
    "pagina de inicio",
    "pagina web",
    "bienvenido",
    "bienvenida",
    "bienvenidos",
  ],
  ...["welcome", "website", "web site", "mi sitio", "mi sitio web", "my site", "my website"],
  ...[
    "untitled",
    "sin titulo",
    "untitled document",
    "documento sin titulo",
    "titulo",
    "title",
    "null",
  ],
  ...["undefined", "just another wordpress site", "otro sitio realizado con wordpress"],
]);
const editorsWords = /\s+[|–—-]\s+(just another wordpress site|otro sitio .{0,20}wordpress)$/i;
const unfinishedTitle =
  /^(pagina nueva|nueva pagina|new page|document|documento|page|pagina) ?\d*$/;

/** Whether a title says nothing of the page, as what an editor puts until somebody names it. */
export function isNoTitle(title: string): boolean {
  const bare = foldText(title).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return bare === "" || noTitles.has(bare) || unfinishedTitle.test(bare);
}

/**
 * The first of these titles that names this page, rather than its site or a section of it; otherwise its
 * main heading, the site's name, or the first of them.
 * @param titles those that the page states, the most trusted first
 */
export function ownTitle(
  page: HtmlPage,
  titles: readonly (string | null | undefined)[],
  siteName: string | null,
): string | null {
  const stated = titles.flatMap(
    (title) => (title && plainText(title, 300).replace(editorsWords, "")) || [],
  );
  const real = stated.filter((title) => !isNoTitle(title));
  const heading = mainHeading(page);
  if (URL.parse(page.url)?.pathname.replace(/\/+$/, "") && real.length > 0) {
    const sections = sectionNames(page);
    if (siteName) sections.add(foldText(siteName));
    const own = [...real, heading].find(
      (title) =>
        title && !partsOf(title).every((part) => isNoTitle(part) || sections.has(foldText(part))),
    );
    if (own) return own;
  }
  return real[0] ?? heading ?? siteName ?? stated[0] ?? null;
}

function partsOf(title: string): string[] {
  return title.split(/\s+[|·•–—»›:-]\s+|\s*[|»›]\s*/).filter((part) => part !== "");
}

/** The page's first heading that is no mere «Inicio». */
function mainHeading({ $ }: HtmlPage): string | null {
  const headings = [...$("h1").toArray().slice(0, 5), ...$("h2").toArray().slice(0, 5)];
  for (const element of headings) {
    const text = visibleText(element, 300);
    if (text !== "" && !isNoTitle(text)) return text;
  }
  return null;
}

/** The texts of the menu's links to other pages of the site. */
function sectionNames({ $, base, url }: HtmlPage): Set<string> {
  const own = pathOf(url);
  const links = $("nav a[href], header a[href], [class*=breadcrumb i] a[href]").toArray();
  return new Set(
    links.slice(0, 200).flatMap((link) => {
      const target = absoluteUrl(link.attribs.href, base);
      if (!target || pathOf(target) === own) return [];
      return foldText(visibleText(link, 80));
    }),
  );
}

function pathOf(address: string): string {
  const { pathname = "", search = "" } = URL.parse(address) ?? {};
  return pathname.replace(/\/+$/, "") + search;
}
