import { type Page, webAddress } from "./page.ts";

const stylesheetsMax = 5;

// Of pictograms, letters and widgets: they say nothing of the page's own look.
const others =
  /fonts\.g(oogleapis|static)|font-?awesome|icons?\b|dashicons|swiper|slick|lightbox|cookie|print/i;

export interface SiteLinks {
  stylesheets: string[];
  manifest: string | null;
}

/** Addresses of what is read beside a page: at most five style sheets, its own first, and a manifest. */
export function linksOf({ $, base, url }: Page): SiteLinks {
  const links = $("link[rel][href]").toArray().slice(0, 400);
  const host = URL.parse(url)?.host;
  const sheets = links
    .filter(
      ({ attribs }) => /\bstylesheet\b/i.test(attribs.rel!) && !/print/i.test(attribs.media ?? ""),
    )
    .filter(({ attribs }) => !/alternate/i.test(attribs.rel!) && !others.test(attribs.href!))
    .flatMap(({ attribs }) => webAddress(attribs.href, base) ?? []);
  const foreign = (address: string) => (new URL(address).host === host ? 0 : 1);
  const manifest = links.find(({ attribs }) => attribs.rel!.toLowerCase() === "manifest");
  return {
    stylesheets: [...new Set(sheets)]
      .sort((one, other) => foreign(one) - foreign(other))
      .slice(0, stylesheetsMax),
    manifest: webAddress(manifest?.attribs.href, base),
  };
}
