import type { MetaDescriptor } from "react-router";
import { siteOrigin } from "./site-origin.ts";
import { breadcrumbOf, type SchemaObject } from "./structured-data.ts";

interface PageMeta {
  /** Without « · Kolmena», which is appended. */
  title: string;
  description: string;
  keywords?: string;
  /** Set for a page that search engines may list; without it the page is `noindex`. */
  path?: string;
  /** Alternative text of the share picture; the title by default. */
  picture?: string;
  /** Structured data (schema.org), without marketing figures. */
  data?: readonly SchemaObject[];
}

/** Title, description and the Open Graph tags for shared links. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, keywords, path } = page;
  const fullTitle = `${title} · Kolmena`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Kolmena" },
    { property: "og:locale", content: "es_ES" },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    ...(path === undefined
      ? [{ name: "robots", content: "noindex, nofollow" }]
      : sharingTags({ ...page, path })),
  ];
}

/** Path in web/public/ of the 1200 × 630 picture; `npm run site:examples -- pictures` draws one per listed page. */
export function sharePicturePath(path: string): string {
  return `/share/${path.slice(1).replaceAll("/", "-") || "inicio"}.jpg`;
}

function sharingTags(page: PageMeta & { path: string }): MetaDescriptor[] {
  const { title, path, picture = title, data = [] } = page;
  const address = siteOrigin + path;
  const graph = path === "/" ? data : [...data, breadcrumbOf(title.split(":")[0]!, address)];
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
    { property: "og:image", content: siteOrigin + sharePicturePath(path) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture },
    // X reads everything else from Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } },
  ];
}
