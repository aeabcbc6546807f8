import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import type { SiteFacts } from "#db/schema-site-facts.ts";
import { decodePage } from "./reader/decode.ts";
import { parsePage } from "./reader/page.ts";
import { findPrices } from "./reader/prices.ts";
import { readSite } from "./reader/site.ts";
import { scorePages } from "./scoring.ts";

const scores = scorePages(join(import.meta.dirname, "pages"));

function shareRight(field: string): number {
  const own = scores.filter((score) => score.field === field);
  const sum = (part: "right" | "asked") => own.reduce((whole, score) => whole + score[part], 0);
  return sum("right") / sum("asked");
}

const minimumShares: [string, number][] = [
  ["title", 0.95],
  ["description", 0.95],
  ["lang", 0.95],
  ["logo", 0.9],
  ["image", 0.9],
  ["products", 0.95],
  ["colors", 0.95],
  ["tone", 0.8],
  ["facts", 0.85],
  ["facts kept clean", 0.9],
  ["reviews", 0.85],
];
for (const [field, least] of minimumShares) {
  test(`The ${field} is read correctly on at least ${least * 100} % of the example sites`, () => {
    const misses = scores.filter((score) => score.field === field && score.miss);
    const report = misses.map(({ page, miss }) => `${page}: ${miss}`).join("\n");
    assert.ok(shareRight(field) >= least, `${shareRight(field)}\n${report}`);
  });
}

const url = "https://ejemplo.test/";
const read = (html: string, stylesheets: string[] = []) =>
  readSite(parsePage(html, url), { stylesheets, manifest: null });

/** Every string in the result. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function assertSafe(facts: SiteFacts): void {
  const texts = textsOf(facts);
  for (const text of texts) {
    assert.ok(text.isWellFormed() && text.length <= 2_048, text.slice(0, 80));
    assert.doesNotMatch(text, /\p{Cc}|[\u202a-\u202e\u2066-\u2069]|<script|^javascript:|^data:/iu);
  }
  assert.ok(JSON.stringify(facts).length < 200_000);
}

const pieces = fc.constantFrom(
  ..."<div>|</div>|<p>|<li>|<b>|</b>|<table><tr><td>|</td>|<h2>Pan</h2>|12,50 €|<span class=price>|</span>".split(
    "|",
  ),
  '<script type="application/ld+json">{"@type":"Product","name":"<script>x","offers":{"price":',
  '<script type="application/ld+json">{"@id":"a","@graph":[{"@id":"a","x":{"@id":"a"}}]}</script>',
  "</script>",
  "<style>a{color:red",
  "}</style>",
  "<!--",
  "-->",
  '<meta property="og:title" content="&lt;script&gt;\u202e',
  '<img src="data:x"><img src="//x.test/a.jpg" width=800 height=600>',
  '<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">',
  '<div itemprop="offers" itemscope><b itemprop="price">9,99</b>',
  '"',
  "\0\u0007&#0;&#x202e;&#xd800;",
);

test("Random bytes are read into bounded, safe facts", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      assertSafe(read(decodePage(bytes, null)));
    }),
  );
});

test("Random markup is read into bounded, safe facts", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 120 }), (parts) => {
      assertSafe(read(parts.join(""), [parts.join(" ")]));
    }),
    { numRuns: 300 },
  );
});

const hostile: Record<string, string> = {
  "ten million characters of nesting": "<div>".repeat(2_000_000),
  "closing tags without an opening tag": `${"<i><div>".repeat(300)}${"</x>".repeat(500_000)}`,
  "unclosed formatting tags": "<b><i><u><p>".repeat(200_000),
  "an unclosed attribute": `<a href="${"x".repeat(3_000_000)}`,
  "unclosed comments": "<!--".repeat(700_000),
  "unclosed style comments": `<style>${"/*".repeat(700_000)}</style>`,
  "nested style rules": `<style>${"a{".repeat(500_000)}</style>`,
  "circular style variables": `<style>:root{--a:var(--b) var(--b);--b:var(--a) var(--a)}p{color:var(--a)}</style><p>`,
  "nested brackets in JSON-LD": `<script type="application/ld+json">${"[".repeat(400_000)}</script>`,
  "quotes and backslashes in JSON-LD": `<script type="application/ld+json">{"a":"${"\\\\x".repeat(400_000)}`,
  "100,000 prices": "<p>Pan 1,20 €</p>".repeat(100_000),
  "nested microdata items": `<div itemscope itemtype="x/Product" itemprop="offers">`.repeat(
    100_000,
  ),
  "an endless number": `<p>${"1.111.".repeat(300_000)} €</p>`,
  "only white space": `<title>${" ".repeat(2_000_000)}</title>`,
  "only less-than signs": "<".repeat(3_000_000),
};
for (const [what, html] of Object.entries(hostile)) {
  test(`A page with ${what} is read without failing`, () => {
    assertSafe(read(html));
  });
}

test("Amounts of money are read in the formats of four locales", () => {
  const amount = fc.integer({ min: 1, max: 99_999_999 });
  const styles = fc.constantFrom("es-ES", "en-GB", "de-DE", "es-MX");
  fc.assert(
    fc.property(amount, styles, (cents, locale) => {
      const text = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
      assert.deepEqual(
        findPrices(`Por solo ${text} € al mes`).map((price) => [price.cents, price.currency]),
        [[cents, "EUR"]],
        text,
      );
    }),
  );
});

test("Prices in menus and shops are read, amounts in news are not", () => {
  const cents = (text: string) => findPrices(text).map((price) => price.cents);
  assert.deepEqual(cents("Croquetas 9'50 € · Tarta 5’5€"), [950, 550]);
  assert.deepEqual(cents("Desde 12,- € o US$1,299.00"), [1200, 129900]);
  assert.deepEqual(cents("1.250 €, 12€/mes, € 7"), [125000, 1200, 700]);
  const texts = findPrices("Desde 180 € por noche, 29 €/mes o 48€/kg").map(({ text }) => text);
  assert.deepEqual(texts, ["desde 180 € por noche", "29 €/mes", "48€/kg"]);
  assert.deepEqual(cents("Recauda 50 millones; $50 million, $3 bn, 20 % y 2026"), []);
});

test("JSON-LD with common mistakes is still read", () => {
  const product = `{"@type":"Product","name":"Pan d\\'ahir","offers":{"price":"2","priceCurrency":"EUR"},}`;
  for (const text of [
    `${product}}`,
    `<!-- ${product} -->`,
    `// nota\n${product}`,
    `/* <![CDATA[ */${product}/* ]]> */`,
    `[${product}];`,
  ]) {
    const { products } = read(`<script type="application/ld+json">${text}</script>`);
    assert.deepEqual(
      products.map(({ name, priceCents }) => [name, priceCents]),
      [["Pan d’ahir", 200]],
      text,
    );
  }
});

test("A page's encoding is found from its header, byte order mark, meta tag or bytes", () => {
  const latin = Buffer.from("<title>Peluquería Año</title>", "latin1");
  assert.match(decodePage(latin, "iso-8859-1"), /Peluquería Año/);
  assert.match(decodePage(latin, null), /Peluquería Año/);
  assert.match(decodePage(latin, "no-such-alphabet"), /Peluquería Año/);
  const withMeta = Buffer.concat([Buffer.from('<meta charset="windows-1252">'), latin]);
  assert.match(decodePage(withMeta, null), /Peluquería Año/);
  const withByteOrderMark = Buffer.from("\ufeff<title>Año</title>", "utf16le");
  assert.match(decodePage(withByteOrderMark, "iso-8859-1"), /Año/);
  assert.match(decodePage(Buffer.from("<title>Año</title>"), "utf-8"), /Año/);
});

test("The bytes decide where the header or the meta tag contradicts them", () => {
  const title = "<title>Peluquería Año</title>";
  assert.match(decodePage(Buffer.from(title, "latin1"), "utf-8"), /Peluquería Año/);
  assert.match(decodePage(Buffer.from(title), "iso-8859-1"), /Peluquería Año/);
  const declared = `<meta charset="iso-8859-1">${title}`;
  assert.match(decodePage(Buffer.from(declared), null), /Peluquería Año/);
  const wrong = Buffer.from(`<meta charset="utf-8">${title}`, "latin1");
  assert.match(decodePage(wrong, "utf-8"), /Peluquería Año/);
  // A page that was cut off within its last letter is still UTF-8.
  const cut = Buffer.from(`${title}${"á".repeat(20)}`).subarray(0, -1);
  assert.match(decodePage(cut, "utf-8"), /Peluquería Año/);
});
