import { absoluteUrl, type HtmlPage } from "./page.ts";

const stylesheetsMax = 5;

// Style sheets of icons, fonts and widgets, which say nothing about the site's design.
const ignoredSheets =
  /fonts\.g(oogleapis|static)|font-?awesome|icons?\b|dashicons|swiper|slick|lightbox|cookie|print/i;

export interface LinkedFiles {
  stylesheets: string[];
  manifest: string | null;
}

/** The URLs of a page's linked files: at most five style sheets, same host first, and its manifest. */
export function findLinkedFiles({ $, base, url }: HtmlPage): LinkedFiles {
  const links = $("link[rel][href]").toArray().slice(0, 400);
  const host = URL.parse(url)?.host;
  const sheets = links
    .filter(
      ({ attribs }) => /\bstylesheet\b/i.test(attribs.rel!) && !/print/i.test(attribs.media ?? ""),
    )
    .filter(({ attribs }) => !/alternate/i.test(attribs.rel!) && !ignoredSheets.test(attribs.href!))
    .flatMap(({ attribs }) => absoluteUrl(attribs.href, base) ?? []);
  const hostRank = (address: string) => (new URL(address).host === host ? 0 : 1);
  const manifest = links.find(({ attribs }) => attribs.rel!.toLowerCase() === "manifest");
  return {
    stylesheets: [...new Set(sheets)]
      .sort((one, other) => hostRank(one) - hostRank(other))
      .slice(0, stylesheetsMax),
    manifest: absoluteUrl(manifest?.attribs.href, base),
  };
}
