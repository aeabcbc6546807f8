import assert from "node:assert/strict";
import { test } from "node:test";
import { workers } from "#shared/workers.ts";
import { draftPicture } from "../../ads/pictures/draft-picture.ts";
import { composePictureCreative } from "../../ads/pictures/picture-look.ts";
import { understandWords } from "../../ads/revisions/understanding/understand.ts";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { contentTypeNamed } from "./understanding/intent.ts";

/** What objects have by themselves, and addresses and patterns that are none. */
const oddWords = [
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "https://",
  "http://[",
  "%",
  "(",
  "\\",
];

const brief = (asked: Partial<Brief>): Brief => ({
  workerId: "teo",
  contentType: "chat",
  prompt: "Un post sobre mi negocio",
  profile: null,
  history: [],
  seed: "1",
  today: new Date("2026-11-24T09:00:00Z"),
  ...asked,
});

const profileOf = (word: string): NonNullable<Brief["profile"]> => ({
  businessName: word,
  industry: word,
  businessType: "b2c",
  mainService: word,
  targetAudience: word,
  audienceAge: "26-35",
  audienceLocation: word,
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: [],
  products: [word, `pan ${word}`],
  brandValues: [word],
  differentiators: [word],
});

const native = /\[native code\]|\[object |undefined|NaN/;

test("every worker answers a message, a name and a product that are called «constructor» or «https://»", () => {
  for (const word of oddWords) {
    for (const { id, deliverables } of workers) {
      for (const prompt of [word, `un post sobre ${word}`, `«${word}»`, `¿por qué ${word}?`]) {
        const text = writeCopy(brief({ workerId: id, prompt }));
        assert.ok(text !== "" && !native.test(text), `${id}: ${prompt}: ${text}`);
      }
      for (const contentType of ["chat", ...deliverables.map((one) => one.id)]) {
        const asked = { workerId: id, contentType, prompt: `un post sobre ${word}` };
        const text = writeCopy(brief({ ...asked, profile: profileOf(word) }));
        assert.ok(text !== "" && !native.test(text), `${id} ${contentType}: ${word}: ${text}`);
      }
    }
  }
});

test("wishes and pictures of such words are read", () => {
  for (const word of oddWords) {
    for (const words of [
      word,
      `pon ${word}`,
      `cambia ${word} por ${word}`,
      `la foto de ${word}`,
      `en color ${word}`,
    ]) {
      assert.ok(understandWords(words, { texts: [word], price: "10 €" }).type, words);
    }
    for (const profile of [null, profileOf(word)]) {
      const asked = { prompt: `cartel de ${word}`, profile, history: [], seed: "1" };
      const { words, facts } = draftPicture({ ...asked, today: new Date(0) });
      const look = { prompt: word, format: "square", seed: "1" } as const;
      assert.ok(!native.test(JSON.stringify(composePictureCreative(words, facts, look))), word);
    }
  }
});

test("eight thousand letters of figures cost no more than others: what they ask for is found by one search", () => {
  assert.equal(contentTypeNamed("abro de 8 a 14 y de 17 a 20, ¿qué hago?"), "report");
  assert.notEqual(contentTypeNamed("abro de 8 a 14, ¿qué hago?"), "report");
  const before = process.cpuUsage();
  for (let at = 0; at < 20; at++) contentTypeNamed("1 a ".repeat(2_000));
  const { user } = process.cpuUsage(before);
  // Three nested searches took a second of processor; one takes two milliseconds.
  assert.ok(user < 300_000, `${user} µs`);
});
