import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { brandToneIds } from "#shared/brain.ts";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { goals } from "./lexicon/goals.ts";
import { general, industries } from "./lexicon/industries.ts";
import { tones } from "./lexicon/tones.ts";
import { topics } from "./lexicon/topics.ts";
import { anyBrief } from "./proof/briefs.ts";
import { pieceOf } from "./proof/checks.ts";
import { claimsIn } from "./proof/claims.ts";
import { businesses } from "./samples.ts";

const long = process.env.TEST_LONG === "1";
const options = long ? { numRuns: 30_000 } : { numRuns: 300, seed: 20_261_121 };
/** Plans, checks and tables speak to the owner; these are what the owner publishes. */
const published = new Set(
  "post carousel thread bio image-copy ad search-ad comment-reply review-reply direct-message faq email email-sequence landing newsletter product-page collection cart-recovery reel-script video-ad tutorial welcome-flow reactivation".split(
    " ",
  ),
);

test("nothing is promised in the owner's name that the owner did not say", () => {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      if (!published.has(brief.contentType)) return;
      const given = [brief.prompt, JSON.stringify(brief.profile)].join(" ");
      const found = claimsIn(pieceOf(writeCopy(brief)).split("### Palabras clave")[0]!, given);
      assert.deepEqual(found, []);
    }),
    options,
  );
});

test("what the owner did say may be claimed, and is", () => {
  const brief: Brief = {
    workerId: "nai",
    contentType: "landing",
    prompt: "Landing sobre la limpieza dental",
    profile: { ...businesses[1]!, differentiators: ["Presupuesto por escrito"] },
    history: [],
    seed: "claims",
    today: new Date("2026-11-20T10:00:00Z"),
  };
  const piece = pieceOf(writeCopy(brief));
  assert.match(piece, /presupuesto por escrito/i);
  assert.deepEqual(claimsIn(piece, JSON.stringify(brief.profile)), []);
  assert.equal(claimsIn(piece, "").length, 1);
});

test("no line of the lexicon promises anything by itself", () => {
  const lines = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : Array.isArray(value)
        ? value.flatMap(lines)
        : value && typeof value === "object" && !(value instanceof RegExp)
          ? Object.values(value).flatMap(lines)
          : [];
  for (const source of [
    [...industries, general].map((one) => ({ ...one, match: [], search: [] })),
    Object.values(topics)
      .flat()
      .map((one) => ({ ...one, match: [] })),
    brandToneIds.map((id) => ({ ...tones[id], does: [], avoids: [], voice: "" })),
    Object.values(goals).map((one) => one.reasons),
  ])
    for (const line of lines(source)) assert.deepEqual(claimsIn(line, ""), [], line);
});

test("a line about one product does not stand beside another", () => {
  const cases: [string, string, RegExp][] = [
    ["Panadería", "café de filtro", /\bmigas?\b|corteza|corrusco|hogaza/i],
    ["Panadería", "tarta de queso", /corteza|corrusco|rebanada|barra/i],
    ["Clínica dental", "limpieza dental", /boca (?:un poco )?dormida|torno/i],
    ["Taller mecánico", "frenos", /aire acondicionado/i],
    ["Limpieza", "limpieza de oficinas", /nevera|sábanas|sábado/i],
  ];
  for (const [industry, product, foreign] of cases) {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const contentType of ["post", "email", "landing", "reel-script"]) {
        const piece = pieceOf(
          writeCopy({
            workerId: "teo",
            contentType,
            prompt: `Sobre ${product}`,
            profile: {
              ...businesses[0]!,
              industry,
              products: [],
              differentiators: [],
              brandTone: brandToneIds[seed % brandToneIds.length]!,
            },
            history: [],
            seed: `${seed}`,
            today: new Date("2026-11-20T10:00:00Z"),
          }),
        );
        assert.doesNotMatch(piece, foreign, `${product}: ${piece}`);
      }
    }
  }
});

test("in a trade of worries nobody jokes, and no emoji is added", () => {
  for (const industry of ["Abogados", "Funeraria", "Clínica dental", "Finanzas", "Psicología"]) {
    for (let seed = 0; seed < 40; seed += 1) {
      const piece = pieceOf(
        writeCopy({
          workerId: "teo",
          contentType: "post",
          prompt: "",
          profile: { ...businesses[0]!, industry, products: [], brandTone: "playful" },
          history: [],
          seed: `${seed}`,
          today: new Date("2026-11-20T10:00:00Z"),
        }),
      );
      assert.doesNotMatch(
        piece,
        /confeti|superpoder|milagros|¡Corre|resistirse|🎉|😏|🙈/u,
        industry,
      );
    }
  }
});
