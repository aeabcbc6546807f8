import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodePage } from "./reader/decode.ts";
import { readManifest } from "./reader/manifest.ts";
import { openPage } from "./reader/page.ts";
import type { Product } from "./reader/products.ts";
import { distance, placeOf } from "./reader/ranked-colors.ts";
import { readSite, type SiteFacts } from "./reader/site.ts";

/** What a careful reader finds on a page; null: there is none to find; absent: not asked. */
export interface Expected {
  url: string;
  title?: string | null;
  description?: string | null;
  lang?: string | null;
  logo?: string | null;
  image?: string | null;
  publisher?: string | null;
  phone?: string | null;
  tone?: string;
  addressForm?: string | null;
  /** All of them; a product that is read beside these counts as a fault. */
  products?: (Pick<Product, "name" | "priceCents" | "currency"> & Partial<Product>)[];
  /** `#rrggbb`; each must be among the first, as many as these and two more. */
  colors?: string[];
}

export interface Mark {
  page: string;
  field: string;
  right: number;
  asked: number;
  /** What was expected and what was read, where they differ. */
  miss: string | null;
}

/** Reads every page of a folder and compares it with what is expected of it. */
export function scorePages(folder: string): Mark[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return names.flatMap((name) => {
    const expected = JSON.parse(
      readFileSync(join(folder, name, "expected.json"), "utf8"),
    ) as Expected;
    const html = decodePage(readFileSync(join(folder, name, "page.html")), null);
    const beside = (file: string) =>
      existsSync(join(folder, name, file)) ? readFileSync(join(folder, name, file), "utf8") : null;
    const sheet = beside("styles.css");
    const facts = readSite(openPage(html, expected.url), {
      stylesheets: sheet === null ? [] : [sheet],
      manifest: readManifest(beside("manifest.json") ?? ""),
    });
    return marksOf(expected, facts).map((mark) => ({ page: name, ...mark }));
  });
}

function marksOf(expected: Expected, facts: SiteFacts): Omit<Mark, "page">[] {
  const address = (text: string | null) =>
    text === null ? null : (URL.parse(text, expected.url)?.href ?? text);
  const text = (value: string | null) => value?.replace(/\s+/g, " ").trim() ?? null;
  const language = (tag: string | null) => tag?.split(/[-_]/)[0]?.toLowerCase() ?? null;
  const pairs: [
    string,
    string | null | undefined,
    string | null,
    (a: string | null) => string | null,
  ][] = [
    ["title", expected.title, facts.title, text],
    ["description", expected.description, facts.description, text],
    ["lang", expected.lang, facts.language, language],
    ["logo", expected.logo, facts.logos[0]?.url ?? null, address],
    ["image", expected.image, facts.pictures[0]?.url ?? null, address],
    ["publisher", expected.publisher, facts.siteName, text],
    ["phone", expected.phone, facts.phone, text],
    ["tone", expected.tone, facts.tone, text],
    ["address form", expected.addressForm, facts.addressForm, text],
  ];
  const marks = pairs.flatMap(([field, wanted, read, same]) => {
    if (wanted === undefined) return [];
    const right = same(wanted) === same(read) ? 1 : 0;
    return [{ field, right, asked: 1, miss: right ? null : `${wanted} ≠ ${read}` }];
  });
  if (expected.products) marks.push(productsMark(expected.products, facts.products));
  if (expected.colors) marks.push(colorsMark(expected.colors, facts.colors));
  return marks;
}

function productsMark(wanted: NonNullable<Expected["products"]>, read: readonly Product[]) {
  const told = (list: readonly Partial<Product>[]) =>
    list.map((one) => `${one.name} ${one.priceCents ?? one.priceText}`).join("; ");
  const right = wanted.filter((product) =>
    read.some((one) =>
      Object.entries(product).every(([key, value]) => one[key as keyof Product] === value),
    ),
  ).length;
  const asked = Math.max(wanted.length, read.length);
  const miss = right === asked ? null : `${told(wanted)} ≠ ${told(read)}`;
  return { field: "products", right, asked, miss };
}

function colorsMark(wanted: readonly string[], read: SiteFacts["colors"]) {
  const first = read.slice(0, wanted.length + 2).map(({ hex }) => placeOf(hex));
  const right = wanted.filter((hex) => {
    const own = placeOf(hex);
    return first.some((one) => distance(one, own) < 0.04);
  }).length;
  const told = read.map(({ hex, weight }) => `${hex} ${weight}`).join(", ");
  const miss = right === wanted.length ? null : `${wanted.join(", ")} ≠ ${told}`;
  return { field: "colors", right, asked: wanted.length, miss };
}

/** Per field: how many were right, in all and in the second half of the pages by name. */
export function table(marks: readonly Mark[]): string {
  const pages = [...new Set(marks.map(({ page }) => page))];
  const halves = [
    { title: "all", pages },
    { title: "first half", pages: pages.slice(0, Math.ceil(pages.length / 2)) },
    { title: "second half", pages: pages.slice(Math.ceil(pages.length / 2)) },
  ];
  const fields = [...new Set(marks.map(({ field }) => field))];
  const cells = fields.map((field) => [
    field.padEnd(12),
    ...halves.map((half) => {
      const own = marks.filter((mark) => mark.field === field && half.pages.includes(mark.page));
      const right = own.reduce((sum, mark) => sum + mark.right, 0);
      const asked = own.reduce((sum, mark) => sum + mark.asked, 0);
      const share = asked === 0 ? "" : `${((right / asked) * 100).toFixed(1)} %`;
      return `${right}/${asked} ${share}`.padEnd(18);
    }),
  ]);
  const head = ["field".padEnd(12), ...halves.map(({ title }) => title.padEnd(18))];
  return [head, ...cells].map((line) => line.join("").trimEnd()).join("\n");
}
