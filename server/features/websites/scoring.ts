import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Review, SiteFacts, SiteProduct } from "#db/schema-site-facts.ts";
import { decodePage } from "./reader/decode.ts";
import { readManifest } from "./reader/manifest.ts";
import { parsePage } from "./reader/page.ts";
import { colorDistance, toOklab } from "./reader/ranked-colors.ts";
import { readSite } from "./reader/site.ts";
import { foldText } from "./reader/texts.ts";

/** The correct values of a page: null when the page has none, absent when the field is not scored. */
export interface ExpectedFacts {
  url: string;
  /** What its owner types when buying advertisements; only of pages that stand with their pictures. */
  businessName?: string;
  title?: string | null;
  description?: string | null;
  lang?: string | null;
  logo?: string | null;
  image?: string | null;
  publisher?: string | null;
  phone?: string | null;
  tone?: string;
  addressForm?: string | null;
  /** All products of the page; any other product that is read counts as wrong. */
  products?: (Pick<SiteProduct, "name" | "priceCents" | "currency"> & Partial<SiteProduct>)[];
  /** `#rrggbb`; each must be among the first n + 2 colours that are read. */
  colors?: string[];
  /** Facts on the page on which an advertisement could be built, in its own words. */
  says?: string[];
  /** Further statements that may be read. */
  saysToo?: string[];
  /** All that customers say on the page; any other review that is read counts as wrong. */
  reviews?: Pick<Review, "text" | "author">[];
}

export interface FieldScore {
  page: string;
  field: string;
  right: number;
  asked: number;
  /** The expected and the read value, when they differ. */
  miss: string | null;
}

/** Reads every page of a folder and compares it with its expected values. */
export function scorePages(folder: string): FieldScore[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return names.flatMap((name) => {
    const expected = JSON.parse(
      readFileSync(join(folder, name, "expected.json"), "utf8"),
    ) as ExpectedFacts;
    const html = decodePage(readFileSync(join(folder, name, "page.html")), null);
    const beside = (file: string) =>
      existsSync(join(folder, name, file)) ? readFileSync(join(folder, name, file), "utf8") : null;
    const sheet = beside("styles.css");
    const facts = readSite(parsePage(html, expected.url), {
      stylesheets: sheet === null ? [] : [sheet],
      manifest: readManifest(beside("manifest.json") ?? ""),
    });
    return scoreFields(expected, facts).map((score) => ({ page: name, ...score }));
  });
}

function scoreFields(expected: ExpectedFacts, facts: SiteFacts): Omit<FieldScore, "page">[] {
  const address = (text: string | null) =>
    text === null ? null : (URL.parse(text, expected.url)?.href ?? text);
  const text = (value: string | null) => value?.replace(/\s+/g, " ").trim() ?? null;
  const language = (tag: string | null) => tag?.split(/[-_]/)[0]?.toLowerCase() ?? null;
  // «+34 986 00 00 00» and «986 00 00 00» ring in one shop.
  const dialled = (number: string | null) => number?.replace(/\D/g, "").slice(-8) ?? null;
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
    ["phone", expected.phone, facts.phone, dialled],
    ["tone", expected.tone, facts.tone, text],
    ["address form", expected.addressForm, facts.addressForm, text],
  ];
  const scores = pairs.flatMap(([field, wanted, read, same]) => {
    if (wanted === undefined) return [];
    const right = same(wanted) === same(read) ? 1 : 0;
    return [{ field, right, asked: 1, miss: right ? null : `${wanted} ≠ ${read}` }];
  });
  if (expected.products) scores.push(scoreProducts(expected.products, facts.products));
  if (expected.colors) scores.push(scoreColors(expected.colors, facts.colors));
  if (expected.says) scores.push(...scoreFacts(expected.says, expected.saysToo ?? [], facts));
  if (expected.reviews) scores.push(scoreReviews(expected.reviews, facts.reviews));
  return scores;
}

function scoreReviews(wanted: NonNullable<ExpectedFacts["reviews"]>, read: readonly Review[]) {
  const describe = ({ text, author }: Pick<Review, "text" | "author">) => `${text} — ${author}`;
  const texts = read.map(describe);
  const right = wanted.filter((review) => texts.includes(describe(review))).length;
  const asked = Math.max(wanted.length, read.length);
  const miss = right === asked ? null : `${wanted.map(describe).join("; ")} ≠ ${texts.join("; ")}`;
  return { field: "reviews", right, asked, miss };
}

function scoreProducts(
  wanted: NonNullable<ExpectedFacts["products"]>,
  read: readonly SiteProduct[],
) {
  const describe = (list: readonly Partial<SiteProduct>[]) =>
    list.map((one) => `${one.name} ${one.priceCents ?? one.priceText}`).join("; ");
  const right = wanted.filter((product) =>
    read.some((one) =>
      Object.entries(product).every(([key, value]) => one[key as keyof SiteProduct] === value),
    ),
  ).length;
  const asked = Math.max(wanted.length, read.length);
  const miss = right === asked ? null : `${describe(wanted)} ≠ ${describe(read)}`;
  return { field: "products", right, asked, miss };
}

function scoreColors(wanted: readonly string[], read: SiteFacts["colors"]) {
  const first = read.slice(0, wanted.length + 2).map(({ hex }) => toOklab(hex));
  const right = wanted.filter((hex) => {
    const wantedPlace = toOklab(hex);
    return first.some((one) => colorDistance(one, wantedPlace) < 0.04);
  }).length;
  const readColors = read.map(({ hex, weight }) => `${hex} ${weight}`).join(", ");
  const miss = right === wanted.length ? null : `${wanted.join(", ")} ≠ ${readColors}`;
  return { field: "colors", right, asked: wanted.length, miss };
}

/** How many of the marked facts are read, and how much of what is read is marked. */
function scoreFacts(wanted: readonly string[], allowed: readonly string[], facts: SiteFacts) {
  const read = (facts.says ?? []).map(({ text }) => text);
  const missing = wanted.filter((fact) => !read.some((text) => isSameFact(fact, text)));
  const others = read.filter(
    (text) => ![...wanted, ...allowed].some((fact) => isSameFact(fact, text)),
  );
  const score = (field: string, asked: number, misses: readonly string[]) => ({
    field,
    right: asked - misses.length,
    asked,
    miss: misses.length === 0 ? null : misses.join("; "),
  });
  return [score("facts", wanted.length, missing), score("facts kept clean", read.length, others)];
}

/** Whether a statement holds a marked fact, or at least four fifths of its words in one piece. */
function isSameFact(fact: string, statement: string): boolean {
  const [marked, read] = [fact, statement].map(
    (text) =>
      ` ${foldText(text)
        .replace(/[^\p{L}\d%€$£]+/gu, " ")
        .trim()} `,
  ) as [string, string];
  if (read.includes(marked)) return true;
  const count = (text: string) => text.trim().split(" ").length;
  return marked.includes(read) && count(read) >= count(marked) * 0.8;
}

/** A table with the share of right values per field, for all pages and for each half of them. */
export function formatTable(scores: readonly FieldScore[]): string {
  const pages = [...new Set(scores.map(({ page }) => page))];
  const halves = [
    { title: "all", pages },
    { title: "first half", pages: pages.slice(0, Math.ceil(pages.length / 2)) },
    { title: "second half", pages: pages.slice(Math.ceil(pages.length / 2)) },
  ];
  const fields = [...new Set(scores.map(({ field }) => field))];
  const cells = fields.map((field) => [
    field.padEnd(18),
    ...halves.map((half) => {
      const own = scores.filter(
        (score) => score.field === field && half.pages.includes(score.page),
      );
      const right = own.reduce((sum, score) => sum + score.right, 0);
      const asked = own.reduce((sum, score) => sum + score.asked, 0);
      const share = asked === 0 ? "" : `${((right / asked) * 100).toFixed(1)} %`;
      return `${right}/${asked} ${share}`.padEnd(18);
    }),
  ]);
  const head = ["field".padEnd(18), ...halves.map(({ title }) => title.padEnd(18))];
  return [head, ...cells].map((line) => line.join("").trimEnd()).join("\n");
}
