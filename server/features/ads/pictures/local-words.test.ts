import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { graphemes } from "#server/features/workers/copywriter/language/polish.ts";
import { anyProfile, prompts } from "#server/features/workers/copywriter/proof/briefs.ts";
import { formatOfRatio } from "#shared/pictures.ts";
import { anyCharacter } from "#test/any-text.ts";
import { contrastOf } from "../creatives/colors/color.ts";
import { limits } from "../creatives/colors/palette.ts";
import { factsOf } from "./draft-picture.ts";
import { copyOf, localWords } from "./local-words.ts";
import { formatNamed, type PictureBrief, pictureLimits } from "./picture-brief.ts";
import { creativeOf } from "./picture-look.ts";

const anyBrief: fc.Arbitrary<PictureBrief> = fc.record({
  prompt: fc.oneof(
    fc.constantFrom(...prompts),
    fc.constantFrom(...prompts).map((prompt) => `Una imagen en azul para ${prompt}`),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
  ),
  history: fc.constant([]),
  profile: fc.option(anyProfile),
  seed: fc.uuid(),
  today: fc.constant(new Date("2026-11-21T12:00:00Z")),
});

const about = (prompt: string, products: string[] = []) => {
  const profile = {
    businessName: "Horno Lumbre",
    industry: "Panadería",
    businessType: "b2c",
    mainService: "Pan de masa madre",
    targetAudience: "Vecinos",
    audienceAge: "",
    audienceLocation: "",
    primaryGoal: "sales",
    brandTone: "friendly",
    preferredPlatforms: ["instagram"],
    products,
    brandValues: [],
    differentiators: [],
  } as const;
  const today = new Date("2026-11-21T12:00:00Z");
  return localWords({ prompt, history: [], profile: { ...profile } as never, seed: "s", today });
};

test("Whatever is asked by whomever, there are words that fit, and the same for the same", () => {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const words = localWords(brief);
      assert.deepEqual(localWords(brief), words);
      assert.ok(words.headline.trim() !== "");
      for (const [text, max] of [
        [words.headline, pictureLimits.headline + 2],
        [words.body ?? "", pictureLimits.body + 2],
        [words.cta, pictureLimits.cta],
      ] as const) {
        assert.ok(graphemes(text) <= max, `${graphemes(text)} in «${text}»`);
        assert.doesNotMatch(text, /[{}[\]|<>]|undefined/);
      }
    }),
    { numRuns: 300 },
  );
});

test("Every picture's text can be read on its ground", () => {
  fc.assert(
    fc.property(anyBrief, fc.constantFrom(...Object.values(formatOfRatio)), (brief, format) => {
      const copy = copyOf(brief);
      const { prompt, seed } = brief;
      const { palette, ground } = creativeOf(localWords(brief, copy), factsOf(copy), {
        prompt,
        format,
        seed,
      });
      const { text, ground: color } = palette.schemes[ground];
      assert.ok(contrastOf(text, color) >= limits.text - 0.05);
    }),
    { numRuns: 200 },
  );
});

test("Words in quotes are set exactly as they are, products in quotes are what it is about", () => {
  assert.equal(
    about("Crea una historia con «Hoy huele a domingo»").headline,
    "Hoy huele a domingo",
  );
  assert.equal(about("Pon «¿Vienes ya?»").headline, "¿Vienes ya?");
  const words = about("Una imagen para anunciar «Hogaza de centeno»", ["Hogaza de centeno"]);
  assert.notEqual(words.headline, "Hogaza de centeno");
  assert.match(words.body ?? "", /Hogaza de centeno/);
});

test("A price and a discount are what the person said, and nothing when they said none", () => {
  assert.deepEqual(about("Roscón de Reyes a 18 €").price, { text: "18 €" });
  assert.deepEqual(about("Croissants con un 20 % de descuento").price, {
    text: "−20 %",
    note: "de descuento",
  });
  assert.equal(about("Croissants").price, undefined);
});

test("The shape is read from the words, square when they say nothing", () => {
  assert.equal(formatNamed("una historia para el sábado"), "story");
  assert.equal(formatNamed("banner de Navidad"), "wide");
  assert.equal(formatNamed("imagen vertical"), "portrait");
  assert.equal(formatNamed("pan de centeno"), "square");
});
