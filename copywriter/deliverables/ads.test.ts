import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "../index.ts";
import { graphemes } from "../spanish/sentences.ts";
import { packed, shortened } from "./fit.ts";

const profile = {
  businessName: "Tapicería Moscú",
  industry: "tapicería",
  businessType: "b2c",
  mainService: "Tapizado de sillas, sofás y cabeceros",
  targetAudience: "familias y restaurantes",
  audienceAge: "36-45",
  audienceLocation: "Bilbao, España",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
  products: ["Tapizado de sillas", "Sofás a medida", "Cabeceros"],
  brandValues: [],
  differentiators: ["Muestrario a domicilio", "Recogida y entrega"],
} as const;

const write = (workerId: WorkerId, contentType: string, prompt: string) =>
  writeCopy({
    workerId,
    contentType,
    prompt,
    profile: { ...profile } as never,
    history: [],
    seed: "s",
    today: new Date("2026-11-24"),
  });

const fields = (text: string, label: string) =>
  [...text.matchAll(new RegExp(`^\\*\\*${label}:\\*\\* (.+)$`, "gm"))].map(([, value]) => value!);

/** The lines of a list below a heading. */
const below = (text: string, heading: string) =>
  (text.split(`### ${heading}\n`)[1]?.split("\n### ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2));

test("an ad keeps Meta's lengths, every fact and different texts", () => {
  const text = write(
    "bran",
    "ad",
    "anuncio para restaurantes: sillas tapizadas en 15 días, desde 6 sillas, recogemos y entregamos",
  );
  const texts = fields(text, "Texto principal");
  assert.equal(new Set(texts).size, 3);
  assert.equal(new Set(fields(text, "Titular")).size, 3);
  for (const one of texts) {
    assert.ok(graphemes(one) <= 125, one);
    assert.match(one, /15 días.*6 sillas.*[Rr]ecogemos y entregamos/);
  }
  for (const one of fields(text, "Titular")) assert.ok(graphemes(one) <= 40, one);
  for (const one of fields(text, "Descripción")) assert.ok(graphemes(one) <= 30, one);
});

test("a Google ad has its counts and lengths, and no exclamation marks", () => {
  const text = write("bran", "search-ad", "google tapizar sofá bilbao, no comprar telas");
  const titles = below(text, "Titulares");
  assert.equal(titles.length, 10);
  for (const one of titles) assert.ok(graphemes(one) <= 30 && !/[¡!]/.test(one), one);
  const descriptions = below(text, "Descripciones");
  assert.equal(descriptions.length, 4);
  for (const one of descriptions) assert.ok(graphemes(one) <= 90, one);
  assert.equal(below(text, "Enlaces de sitio").length, 4);
  assert.equal(below(text, "Palabras clave").length, 8);
  assert.match(fields(text, "Palabras que excluir")[0]!, /telas/);
});

test("the shots of a reel fill the seconds that were asked for, without voice where it is banned", () => {
  for (const seconds of [10, 15, 30, 45]) {
    const text = write(
      "vivi",
      "reel-script",
      `reel de ${seconds} segundos clavando grapas y acabando en la silla nueva, sin voz`,
    );
    const rows = [...text.matchAll(/^\| \d+\. .*$/gm)].map(([row]) => row.split(" | "));
    let end = 0;
    for (const [, time = "", , screen = ""] of rows) {
      const [from = "", to = ""] = time.split("–");
      assert.equal(Number(from), end, text);
      end = Number(to);
      assert.ok(graphemes(screen) <= 60, screen);
    }
    assert.equal(end, seconds);
    assert.match(rows[0]![2]!, /[Cc]lavando grapas/);
    assert.match(rows.at(-1)![2]!, /silla nueva/);
    assert.doesNotMatch(text, /\| Voz \|/);
  }
});

test("a tutorial without steps asks for them and invents none", () => {
  const text = write("vivi", "tutorial", "tutorial de cómo clavar una grapa en 4 pasos");
  assert.match(text.split("## ")[0]!, /pasos/);
  assert.equal(text.match(/^\d\. /gm)?.length, 4);
});

test("a shortened or packed text is never longer than asked", () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zñ]{1,12}[,;.]?$/), { maxLength: 30 }),
      fc.integer({ min: 1, max: 80 }),
      fc.boolean(),
      (words, max, isSentence) => {
        const text = words.join(" ");
        const short = shortened(text, max, isSentence);
        assert.ok(graphemes(short) <= max && text.startsWith(short));
        assert.ok(graphemes(packed(words, max).text) <= max);
      },
    ),
  );
});
