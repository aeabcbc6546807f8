import type { PageHead } from "#db/schema-site-facts.ts";
import { type HtmlPage, visibleText } from "./page.ts";
import { itemPictureUrl, itemText, type SchemaItem } from "./structured-data.ts";
import { foldText, plainText } from "./texts.ts";
import { ownTitle } from "./titles.ts";

const pageTypes = /(Article|Posting|Page|Report|Review|Recipe|Product|Event|Course|Book)$/;
const ownerTypes =
  /(Organization|Business|Store|Shop|Restaurant|Hotel|Lodging|Clinic|Salon|Corporation|Dentist|Bakery|Cafe\w*|Gym)$/;

export function readHead(page: HtmlPage, items: readonly SchemaItem[]): PageHead {
  const metas = metaTexts(page);
  const first = (...names: string[]) => {
    for (const name of names) {
      for (const text of metas.get(name) ?? []) if (/[\p{L}\p{N}]/u.test(text)) return text;
    }
    return null;
  };
  const main = items.filter((item) => item.types.some((type) => pageTypes.test(type)));
  const mainText = (...names: string[]) => {
    for (const item of main) {
      const text = itemText(item, ...names);
      if (text) return text;
    }
    return null;
  };
  const siteName =
    first("og:site_name", "application-name", "apple-mobile-web-app-title") ??
    ownerText(items, "name");
  const stated = [
    first("og:title", "twitter:title"),
    mainText("headline"),
    documentTitle(page),
    first("dc.title", "title"),
    mainText("name"),
  ];
  const title = ownTitle(page, stated, siteName ?? nameInTitle(page));
  const description =
    first("og:description", "twitter:description", "description", "dc.description") ??
    mainText("description") ??
    ownerText(items, "description") ??
    leadingParagraph(page);
  return {
    title: bounded(title, 300),
    description: bounded(description, 1_000),
    language: declaredLanguage(page, first, main),
    siteName: bounded(siteName, 120),
  };
}

function bounded(text: string | null, max: number): string | null {
  return (text && plainText(text, max)) || null;
}

/** The contents of `<meta>` tags by lower-case name, in order. */
export function metaTexts({ $ }: HtmlPage): Map<string, string[]> {
  const metas = new Map<string, string[]>();
  for (const element of $("meta[content]").toArray().slice(0, 1_000)) {
    const { property, name, itemprop, content = "" } = element.attribs;
    for (const key of [property, name, itemprop, element.attribs["http-equiv"]]) {
      if (!key || content.trim() === "") continue;
      const texts = metas.get(key.toLowerCase()) ?? [];
      metas.set(key.toLowerCase(), [...texts.slice(0, 9), content.slice(0, 20_000)]);
    }
  }
  return metas;
}

function documentTitle({ $ }: HtmlPage): string | null {
  // SVG drawings have titles, too.
  const element = $("title")
    .toArray()
    .find((title) => !$(title).closest("svg").length);
  return (element && $(element).text().trim()) || null;
}

/** The part of the title that resembles the host name: «Horno Ejemplo» at horno-ejemplo.es. */
export function nameInTitle(page: HtmlPage): string | null {
  const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
  const labels = URL.parse(page.url)?.hostname.split(".").slice(0, -1).map(letters) ?? [];
  const parts = documentTitle(page)?.split(/\s+[|·•–—:-]\s+|\s*\|\s*/) ?? [];
  const named = parts.filter((part) => {
    const name = letters(part);
    return name.length >= 3 && part.length <= 60 && labels.some((label) => resembles(label, name));
  });
  return bounded(named.sort((one, other) => one.length - other.length)[0] ?? null, 60);
}

function resembles(label: string, name: string): boolean {
  return label.length >= 4 && (label.includes(name) || name.includes(label));
}

function leadingParagraph({ $ }: HtmlPage): string | null {
  for (const within of ["main p, article p", "p"]) {
    for (const element of $(within).toArray().slice(0, 40)) {
      if ($(element).closest("nav, footer, header, form, [class*=cookie i]").length) continue;
      const text = visibleText(element, 1_000);
      if (text.length >= 50) return text;
    }
  }
  return null;
}

function declaredLanguage(
  { $ }: HtmlPage,
  first: (...names: string[]) => string | null,
  main: readonly SchemaItem[],
): string | null {
  const declared = [
    $("html").attr("lang"),
    $("html").attr("xml:lang"),
    first("og:locale"),
    first("content-language", "language", "dc.language", "inlanguage"),
    ...main.map((item) => itemText(item, "inLanguage")),
    $("body").attr("lang"),
  ];
  for (const tag of declared) {
    const primary = /^\s*([a-z]{2,3})(?:[-_,;\s]|$)/i.exec(tag ?? "")?.[1];
    if (primary) return primary.toLowerCase();
  }
  return null;
}

function ownerText(items: readonly SchemaItem[], name: string): string | null {
  const owners = items.filter((item) => item.types.some((type) => ownerTypes.test(type)));
  const sites = items.filter((item) => item.types.includes("WebSite"));
  for (const item of [...owners, ...sites]) {
    const text = itemText(item, name);
    if (text) return text;
  }
  return null;
}

/** The page's preview picture; the URL may be relative. */
export function previewPictureUrl(page: HtmlPage, items: readonly SchemaItem[]): string | null {
  const metas = metaTexts(page);
  for (const name of [
    "og:image:secure_url",
    "og:image:url",
    "og:image",
    "twitter:image:src",
    "twitter:image",
    "image",
  ]) {
    const address = metas.get(name)?.find((text) => text.trim() !== "");
    if (address) return address;
  }
  for (const item of items.filter((one) => one.types.some((type) => pageTypes.test(type)))) {
    const address = itemPictureUrl(item, "image", "thumbnailUrl");
    if (address) return address;
  }
  return page.$('link[rel="image_src"]').attr("href") ?? null;
}
