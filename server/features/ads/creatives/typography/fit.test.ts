import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type FitRules, fitPoster, fitText } from "./fit.ts";
import { countWords, mustNotEndLine, shortenHeadline, unbreakablePieces } from "./words.ts";

/** Approximate widths of a bold font. */
const measure = (text: string) =>
  [...text].reduce(
    (sum, sign) => sum + (/[il.,;:!¡'|]/.test(sign) ? 0.3 : /[mwMW]/.test(sign) ? 0.9 : 0.55),
    0,
  );

const words = fc.constantFrom(
  ..."el la de del en con para por que y a o un una tu su no sin casa pan hoy reservas mañana electrodomésticos cita 24 3 horas piel mejor, siempre. limpieza internacionalización ayer € 15 desde hasta muy".split(
    " ",
  ),
);
const headline = fc.array(words, { minLength: 1, maxLength: 16 }).map((list) => list.join(" "));
const rules = fc.record({
  width: fc.integer({ min: 300, max: 1000 }),
  height: fc.integer({ min: 100, max: 800 }),
  maxSize: fc.integer({ min: 70, max: 140 }),
  minSize: fc.integer({ min: 40, max: 60 }),
  maxLines: fc.integer({ min: 1, max: 6 }),
});
const fitCases = fc
  .tuple(headline, rules)
  .map(([text, found]): [string, FitRules] => [
    text,
    { ...found, measure, lineHeight: 1.1, capHeight: 0.7 },
  ]);
const runs = { numRuns: 2000 };
const plain = (text: string) => text.replace(/\u00a0/g, " ");

test("A fitted headline is complete, inside its box and within its size limits", () => {
  fc.assert(
    fc.property(fitCases, ([text, box]) => {
      const fitted = fitText(text, box);
      if (!fitted) return;
      assert.equal(plain(fitted.lines.join(" ")), text);
      assert.ok(fitted.lines.length <= box.maxLines);
      assert.ok(fitted.size <= box.maxSize && fitted.size >= box.minSize * 0.99);
      assert.ok(fitted.height <= box.height);
      for (const line of fitted.lines) assert.ok(measure(line) * fitted.size <= box.width);
    }),
    runs,
  );
});

test("Only the last line may end in an article, a preposition or a similar word", () => {
  fc.assert(
    fc.property(fitCases, ([text, box]) => {
      const fitted = fitText(text, box);
      for (const line of fitted?.lines.slice(0, -1) ?? []) {
        assert.ok(
          !/(?:^|[\s\u00a0])(?:el|la|de|del|en|con|para|por|que|y|o|una?|tu|su|sin|desde|hasta)$/.test(
            line,
          ),
          line,
        );
      }
    }),
    runs,
  );
});

test("No line break separates a number from its word or currency, or a one-letter word from the next", () => {
  fc.assert(
    fc.property(fitCases, ([text, box]) => {
      const fitted = fitText(text, { ...box, lenient: true });
      for (const line of fitted?.lines.slice(0, -1) ?? []) {
        assert.ok(!/(?:^|[\s\u00a0])[aeouy]$/i.test(line), line);
      }
      for (const [at, line] of fitted?.lines.entries() ?? []) {
        const next = fitted?.lines[at + 1];
        if (next) assert.ok(!(/\d$/.test(line) && /^[\p{L}€]/u.test(next)), `${line} / ${next}`);
      }
    }),
    runs,
  );
});

test("Lines are balanced, without a single word on the last line", () => {
  const box = { measure, width: 900, height: 700, maxSize: 112, minSize: 50, maxLines: 3 };
  const set = (text: string) =>
    fitText(text, { ...box, lineHeight: 1.1, capHeight: 0.7 })!.lines.map(plain);
  assert.deepEqual(set("El pan de hoy se empezó ayer"), ["El pan de hoy", "se empezó ayer"]);
  assert.deepEqual(set("El silencio empieza a una hora de casa"), [
    "El silencio empieza",
    "a una hora de casa",
  ]);
});

test("A poster's lines have equal widths, and sizes within a factor of 2.2", () => {
  const box = {
    measure,
    width: 900,
    height: 560,
    maxSize: 450,
    minSize: 40,
    gap: 40,
    capHeight: 0.7,
  };
  const lines = fitPoster("Lo difícil es cruzar la puerta", box)!;
  const widths = lines.map(({ text, size }) => measure(text) * size);
  assert.ok(lines.length >= 2);
  assert.ok(Math.max(...widths) - Math.min(...widths) < 1);
  const sizes = lines.map(({ size }) => size);
  assert.ok(Math.max(...sizes) / Math.min(...sizes) <= 2.2);
  assert.equal(fitPoster("uno dos tres cuatro cinco seis siete ocho nueve diez", box), null);
});

test("A headline of 40 words is cut to its first clause, and the next clause becomes a sentence", () => {
  const long =
    "En nuestra clínica cuidamos de toda tu familia con la misma cercanía de siempre, revisamos cada diente con calma, sin prisas y con todo el cariño que hace falta para que ir al dentista deje de ser un problema";
  const [first] = shortenHeadline(long);
  assert.equal(
    first?.headline,
    "En nuestra clínica cuidamos de toda tu familia con la misma cercanía de siempre",
  );
  assert.equal(first?.rest, "Revisamos cada diente con calma.");
});

test("Shortened headlines are never empty, do not end in articles and keep both question marks", () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 60 }), (list) => {
      const cuts = shortenHeadline(list.join(" "));
      assert.ok(cuts.length > 0);
      for (const { headline: cut } of cuts.slice(1)) {
        assert.ok(cut.trim() !== "" && countWords(cut) <= 14 && !mustNotEndLine(cut), cut);
      }
    }),
    runs,
  );
  for (const { headline: cut } of shortenHeadline("¿Y si esta vez, por fin, te cuidas tú?")) {
    assert.ok(cut.includes("¿") && cut.endsWith("?"), cut);
  }
});

test("A lone mark or «no» is at no line's end, and a mark at no line's begin", () => {
  const rules = { measure: (text: string) => text.length * 0.5, lineHeight: 1.1, capHeight: 0.7 };
  for (let width = 300; width <= 900; width += 20) {
    const area = { width, height: 600, maxSize: 100, minSize: 20, maxLines: 4 };
    for (const text of ["Foz · Lugo · Ribadeo · Burela", "Aquí no cobramos la visita"]) {
      const lines = fitText(text, { ...rules, ...area })?.lines ?? [];
      if (text.startsWith("Foz")) assert.ok(lines.length > 0);
      for (const line of lines) assert.doesNotMatch(line, /^·|·$|\bno$/u);
    }
  }
});

test("A sign stays with its number", () => {
  assert.deepEqual(unbreakablePieces("−20 % en toda la tienda")[0], "−20\u00a0%");
});

test("The two words of a name stay together, and not a sentence's first word", () => {
  const text = "Traslado local y desde los Estados Unidos";
  assert.ok(unbreakablePieces(text).includes("Estados\u00a0Unidos"));
  assert.deepEqual(unbreakablePieces("Sofá Chester"), ["Sofá", "Chester"]);
});

test("An acronym stays with its number, a year with its preposition, and a telephone number in one piece", () => {
  assert.ok(unbreakablePieces("Sí, con CFDI 4.0").includes("CFDI\u00a04.0"));
  assert.ok(unbreakablePieces("Llama al 965 55 01 42").includes("965\u00a055\u00a001\u00a042"));
  assert.ok(unbreakablePieces("Abrimos en 2012 con mil bodegas").includes("en\u00a02012"));
});
