import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { WorkerId } from "#shared/workers.ts";
import { writeCopy } from "../index.ts";
import { graphemes } from "../spanish/sentences.ts";
import { shortened } from "./fit.ts";
import { packed } from "./selling-points.ts";

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

const order =
  "anuncio para restaurantes: tapizamos sillas en 15 días, desde 6 sillas, recogemos y entregamos";

test("an ad prints the owner's sentence whole, with one call and Meta's lengths", () => {
  const text = write("bran", "ad", order);
  const [one = "", ...others] = fields(text, "Texto principal");
  assert.deepEqual(others, []);
  assert.match(
    one,
    /^Para restaurantes: tapizamos sillas en 15 días, desde 6 sillas, recogemos y entregamos\./,
  );
  for (const title of fields(text, "Titular")) assert.ok(graphemes(title) <= 40, title);
  for (const line of fields(text, "Descripción")) assert.ok(graphemes(line) <= 30, line);
});

test("versions of an ad begin with different sentences and keep every fact", () => {
  const texts = fields(write("bran", "ad", `${order}. 3 versiones`), "Texto principal");
  assert.equal(texts.length, 3);
  assert.equal(new Set(texts.map((one) => one.split(".")[0])).size, 3);
  for (const one of texts) assert.match(one, /15 días, desde 6 sillas, recogemos y entregamos/);
});

test("a Google ad has six titles or more that fit and do not say the same twice", () => {
  const text = write("bran", "search-ad", "google tapizar sofá bilbao, no comprar telas");
  const titles = below(text, "Titulares");
  assert.ok(titles.length >= 6 && titles.length <= 10, text);
  assert.equal(new Set(titles.map((one) => one.toLowerCase())).size, titles.length);
  for (const one of titles) assert.ok(graphemes(one) <= 30 && !/[¡!]/.test(one), one);
  const descriptions = below(text, "Descripciones");
  assert.ok(descriptions.length >= 2);
  for (const one of descriptions) assert.ok(graphemes(one) <= 90, one);
  assert.match(fields(text, "Palabras que excluir")[0]!, /telas/);
});

test("an audience is read from what is told of customers, and never from the question", () => {
  const text = write(
    "bran",
    "audience",
    "¿a quién le enseño los anuncios? vienen sobre todo mujeres de 40 a 60 de Getxo y Bilbao. Los bares no nos interesan",
  );
  assert.match(text, /### Público 1: Mujeres de 40 a 60/);
  assert.match(text, /\*\*Edad:\*\* 40–60/);
  assert.match(text, /\*\*Exclusiones:\*\* Los bares no nos interesan\./);
  assert.doesNotMatch(text, /enseño/);
});

test("the two sides of a test differ in one sentence and share the facts", () => {
  const text = write(
    "bran",
    "ad-test",
    "probar dos anuncios: uno que diga que recogemos gratis y otro que diga que tardamos 15 días. La silla cuesta 45 €",
  );
  const [a = "", b = ""] = fields(text, "Texto principal");
  const [startA, ...restA] = a.split(". ");
  const [startB, ...restB] = b.split(". ");
  assert.equal(startA, "Recogemos gratis");
  assert.equal(startB, "Tardamos 15 días");
  assert.deepEqual(restA, restB);
  assert.match(a, /45 €/);
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
