import type { MetaDescriptor } from "react-router";

/** In what the build writes it stands for the scheme and host that the server puts in its place. */
export const siteOrigin =
  typeof document === "undefined" ? "https://kolmena.invalid" : window.location.origin;

interface SharedPicture {
  /** In web/public/, drawn by scripts/draw-pictures.mjs. */
  file: string;
  alt: string;
}

const productPicture: SharedPicture = {
  file: "share.png",
  alt: "Kolmena: tu equipo de marketing con IA, trabajando mientras tú vendes",
};

export interface PageWords {
  /** Without the product's name. */
  title: string;
  description: string;
  keywords?: string;
  /** Of a page that others may list and link to. */
  path?: string;
  /** What other sites show of it, 1200 × 630, if not the picture of the whole product. */
  share?: SharedPicture;
  /** Structured data (schema.org); never with marketing figures. */
  data?: Record<string, unknown>;
}

/** Title, description and the lines that other sites show when somebody shares the page. */
export function pageMeta({
  title,
  description,
  keywords,
  path,
  share = productPicture,
  data,
}: PageWords): MetaDescriptor[] {
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
    ...(path === undefined ? [] : linesOfAddress(path, share)),
    ...(data ? [{ "script:ld+json": { "@context": "https://schema.org", ...data } }] : []),
  ];
}

function linesOfAddress(path: string, share: SharedPicture): MetaDescriptor[] {
  const address = siteOrigin + path;
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
    { property: "og:image", content: `${siteOrigin}/${share.file}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: share.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
