import type { MetaDescriptor } from "react-router";
import { siteOrigin } from "./site-origin.ts";
import { pathOf, type Thing } from "./structured-data.ts";

export interface PageWords {
  /** Without the product's name. */
  title: string;
  description: string;
  keywords?: string;
  /** Of a page that others may list and link to; without it search engines are told to leave it. */
  path?: string;
  /** What stands in the picture that other sites show of it, if not the title. */
  picture?: string;
  /** Structured data (schema.org); never with marketing figures. */
  data?: readonly Thing[];
}

/** Title, description and the lines that other sites show when somebody shares the page. */
export function pageMeta(page: PageWords): MetaDescriptor[] {
  const { title, description, keywords, path } = page;
  const whole = `${title} · Kolmena`;
  return [
    { title: whole },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Kolmena" },
    { property: "og:locale", content: "es_ES" },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    ...(path === undefined
      ? [{ name: "robots", content: "noindex, nofollow" }]
      : linesOfAddress({ ...page, path })),
  ];
}

/** In web/public/, 1200 × 630; `npm run site:examples -- pictures` draws one for each listed page. */
export function sharePicture(path: string): string {
  return `/share/${path.slice(1).replaceAll("/", "-") || "inicio"}.jpg`;
}

function linesOfAddress(page: PageWords & { path: string }): MetaDescriptor[] {
  const { title, path, picture = title, data = [] } = page;
  const address = siteOrigin + path;
  const things = path === "/" ? data : [...data, pathOf(title.split(":")[0]!, address)];
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
    { property: "og:image", content: siteOrigin + sharePicture(path) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture },
    // The rest X takes from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": things } },
  ];
}
