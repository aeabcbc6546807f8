import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "cheerio";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import ICAL from "ical.js";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { anyCharacter } from "#test/any-character.ts";
import { hostile } from "../copy/example-briefs.ts";
import { composeCalendar } from "./calendar.ts";
import type { DeliveredOrder } from "./delivered-order.ts";
import { exampleOrder } from "./example-order.ts";
import { downloadName } from "./file-names.ts";
import { composeMetaCsv } from "./meta-csv.ts";
import { dateRangeOf } from "./strategy/spanish-days.ts";
import { composeStrategy } from "./strategy/strategy.ts";
import { renderStrategyHtml } from "./strategy/strategy-html.ts";
import { renderStrategyPdf } from "./strategy/strategy-pdf.ts";
import { shrinkPictures } from "./strategy/strategy-pictures.ts";

const { order: example } = exampleOrder();

const hostileTexts = [
  ...hostile,
  '=HYPERLINK("http://malo.example","gratis")',
  "+34 600 000 000",
  "-20 % solo hoy",
  "@cuenta",
  "\t=1+1",
  "\r\n=cmd|' /C calc'!A0",
  'comillas "dobles", comas; y\npunto\\y coma',
  "una\\nraya, dos; tres",
  "javascript:alert(1)",
  "END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR",
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  "</style><style>*{display:none}",
  "\ud83d",
  "__proto__",
  "constructor",
  "toString",
  "\u202e=cmd|' /C calc'!A0",
  "\u200b+1+1",
  "\u2066-20 %\u2069 \u202egpj.exe",
  "👩‍🍳🥐❤️🇪🇸1️⃣",
  "שלום Привет 你好 𝗣𝗮𝗻",
];
const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: anyCharacter, maxLength: 90 }),
);

/** The example order with these texts in every place that a stranger can write. */
const withWords = (text: string, other: string): DeliveredOrder => ({
  ...example,
  businessName: text,
  websiteUrl: other,
  writer: other,
  ads: example.ads.map((ad) => ({
    ...ad,
    goal: other,
    why: text,
    link: other,
    pictureHeadline: text,
    copy: {
      ...ad.copy,
      ...{ primaryText: text, headline: other, description: text, hashtags: [other, text] },
    },
  })),
});

test("with any texts, Meta's table has fourteen rows and no cell that a spreadsheet runs as a formula", () => {
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      const csv = composeMetaCsv(withWords(text, other));
      const rows: string[][] = parse(csv, { bom: true });
      assert.equal(rows.length, 15);
      for (const cell of rows.flat()) {
        assert.doesNotMatch(cell, /^[\s\p{Cf}]*[=+\-@＝＋－＠]|[\r\n\t\0]/u);
        assert.ok(cell.isWellFormed());
      }
    }),
  );
});

test("a text that looks like a formula stays readable in Meta's table", () => {
  const [, first] = parse(composeMetaCsv(withWords("-20 % solo hoy", "+34 600")), { bom: true });
  assert.ok(first!.includes("\u221220 % solo hoy"), first!.join("|"));
  assert.ok(first!.includes("'+34 600"), first!.join("|"));
});

test("with any texts, the calendar has fourteen events that contain them, in lines of 75 bytes", () => {
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      const ics = composeCalendar(withWords(text, other));
      assert.doesNotMatch(ics, /[^\r]\n|\r[^\n]/);
      for (const line of ics.split("\r\n")) {
        assert.ok(Buffer.byteLength(line) <= 75, line);
        assert.ok(line.isWellFormed());
      }
      const root = new ICAL.Component(ICAL.parse(ics));
      const events = root.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
      assert.equal(events.length, 14);
      assert.equal(root.getAllSubcomponents("vtimezone").length, 1);
      for (const { summary, description } of events) {
        const plain = (words: string) => words.toWellFormed().replace(/[\p{Cc}\p{Z}\s]/gu, "");
        assert.ok(plain(summary).endsWith(plain(other)), summary);
        assert.ok(plain(description).startsWith(plain(text)), description);
      }
    }),
  );
});

test("revising an ad keeps the UID of its calendar events", () => {
  const uids = (order: DeliveredOrder) => composeCalendar(order).match(/^UID:.*$/gm);
  const changed = { ...withWords("otra cosa", "otra"), revision: example.revision + 1 };
  assert.deepEqual(uids(changed), uids(example));
  assert.match(composeCalendar(changed), /^SEQUENCE:4\r$/m);
});

const documentOf = async (order: DeliveredOrder) => {
  const dot = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#9a4a14" } })
    .png()
    .toBuffer();
  const pictures = await shrinkPictures(order.ads.map(() => ({ square: dot, wide: dot })));
  const { number, pageUrl, colors } = order;
  return { strategy: composeStrategy(order), number, pageUrl, colors, pictures };
};

test("with any texts, the strategy's HTML runs no script, makes no request and shows the texts", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (text, other) => {
      const page = load(await renderStrategyHtml(await documentOf(withWords(text, other))));
      assert.equal(page("script, iframe, object, form, base").length, 0);
      assert.equal(page("style").length, 1);
      for (const element of page("*").toArray()) {
        const attributes = page(element).attr() ?? {};
        for (const name of Object.keys(attributes)) assert.doesNotMatch(name, /^on/);
        if (attributes.href !== undefined) assert.match(attributes.href, /^https?:/);
        if (attributes.src !== undefined) assert.match(attributes.src, /^data:image/);
      }
      const plain = (words: string) => words.toWellFormed().replace(/[\p{Cc}\s]/gu, "");
      assert.ok(plain(page("h1").text()).includes(plain(text)));
    }),
    { numRuns: process.env.TEST_LONG ? 40 : 15 },
  );
});

test("with any texts, the strategy's PDF has ten pages with all text inside the page", async () => {
  const long = "a".repeat(3000);
  for (const [text, other] of [
    [hostileTexts.join(" "), long],
    [long, hostileTexts.join(" ")],
    ["", ""],
  ] as const) {
    const bytes = await renderStrategyPdf(
      await documentOf(withWords(text, other)),
      example.deliveredAt,
    );
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    assert.equal(pdf.numPages, 10);
    for (let number = 1; number <= 10; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!("transform" in item) || item.str.trim() === "") continue;
        const [, , , , x, y] = item.transform as number[];
        assert.ok(x! >= 40 && x! + item.width <= 560, `${item.str} leaves page ${number} at ${x}`);
        assert.ok(y! > 20 && y! < 820, `${item.str} leaves page ${number} at ${y}`);
      }
    }
  }
});

test("words in Greek, Cyrillic and Hebrew are spelled in Latin letters in the PDF", async () => {
  const text = "Ταβέρνα του Νίκου, Пекарня «Чайка», שלום, πίτα 🥙 y café";
  const bytes = await renderStrategyPdf(
    await documentOf(withWords(text, text)),
    example.deliveredAt,
  );
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(3)).getTextContent();
  const words = items.map((item) => ("str" in item ? item.str : "")).join("");
  const plain = words.replace(/\s+/g, "");
  assert.ok(plain.includes("TavernatouNikou,Pekarnya«Chaika»,shlvm,pita"), words);
  assert.doesNotMatch(words, /\?\?/);
});

test("the same order gives a PDF with the same bytes", async () => {
  const document = await documentOf(example);
  const print = () => renderStrategyPdf(document, example.deliveredAt);
  assert.deepEqual(await print(), await print());
});

test("a strategy states in its text and metadata whether rules or a model wrote it", async () => {
  assert.match(
    composeStrategy({ ...example, writer: "Modo local" }).origin,
    /por programa \(modo local\)/,
  );
  assert.match(
    composeStrategy({ ...example, writer: "OpenAI · gpt-5" }).origin,
    /inteligencia artificial \(OpenAI · gpt-5\)/,
  );
  for (const [writer, kind] of [
    ["Modo local", "composite"],
    ["OpenAI · gpt-5", "compositeWithTrainedAlgorithmicMedia"],
  ] as const) {
    const document = await documentOf({ ...example, writer });
    const sourceType = `http://cv.iptc.org/newscodes/digitalsourcetype/${kind}`;
    const page = load(await renderStrategyHtml(document));
    assert.equal(page("meta[itemprop=digitalSourceType]").attr("content"), sourceType);
    const data = new Uint8Array(await renderStrategyPdf(document, example.deliveredAt));
    const { metadata } = await (await getDocument({ data, verbosity: 0 }).promise).getMetadata();
    assert.ok(metadata?.getRaw().includes(`>${sourceType}<`), metadata?.getRaw());
  }
});

test("a week that crosses a month or a year names the month or year of both ends", () => {
  assert.equal(dateRangeOf("2026-11-23", "2026-11-29"), "Del 23 al 29 de noviembre de 2026");
  assert.equal(
    dateRangeOf("2026-11-28", "2026-12-04"),
    "Del 28 de noviembre al 4 de diciembre de 2026",
  );
  assert.equal(
    dateRangeOf("2026-12-29", "2027-01-04"),
    "Del 29 de diciembre de 2026 al 4 de enero de 2027",
  );
});

test("a download's file name has the business's name in ASCII letters, digits and hyphens", () => {
  const named = (businessName: string) => downloadName({ businessName }, "zip");
  assert.equal(named("Peluquería Ñandú, S. L."), "anuncios-peluqueria-nandu-s-l.zip");
  assert.equal(named("你好"), "anuncios.zip");
  fc.assert(
    fc.property(anyText, (text) => assert.match(named(text), /^anuncios(-[a-z0-9-]+)?\.zip$/)),
  );
});
