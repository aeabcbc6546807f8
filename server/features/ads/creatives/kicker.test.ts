import assert from "node:assert/strict";
import { before, test } from "node:test";
import { composeCreative } from "./compose.ts";
import type { Creative, Format } from "./creative.ts";
import { exampleCreative } from "./examples/example-creatives.ts";
import {
  drawExamplePictures,
  type ExamplePictures,
  luminancesOf,
} from "./examples/example-pictures.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";
import { posterExamples } from "./examples/posters.ts";
import { uglyExamples } from "./examples/ugly.ts";
import { uglyPosterExamples } from "./examples/ugly-posters.ts";
import type { Scene } from "./scene.ts";
import { ruleViolationsOf } from "./scene-rules.ts";
import { createStage, type Luminances } from "./stage.ts";
import { createTypeSetter, type TypeSetter } from "./typography/measure.ts";

const examples = [...ordinaryExamples, ...posterExamples, ...uglyExamples, ...uglyPosterExamples];
const formats: readonly Format[] = ["square", "wide"];
/** Short and as long as a kicker may be. */
const kickers = ["Calefacción", "Preparación de IELTS y de TOEFL"];
const leastSizes = { square: 0.034, wide: 0.045 } as const;
/** In shares of the short side, from the kicker's descenders to the headline's capitals. */
const leastGap = 0.012;

let setter: TypeSetter;
let drawn: ExamplePictures;
let luminances: Luminances;

before(async () => {
  setter = await createTypeSetter();
  drawn = await drawExamplePictures();
  luminances = await luminancesOf(drawn);
});

async function compose(creative: Creative): Promise<{ layout: string; scene: Scene }> {
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, luminances),
  );
  assert.ok(composed);
  const stage = createStage(creative, () => 1, luminances);
  assert.deepEqual(ruleViolationsOf(composed.scene, stage), []);
  return composed;
}

/** What is wrong with a scene's kicker. */
function problemsOf({ boxes, elements, size }: Scene, format: Format): string[] {
  const s = Math.min(size.width, size.height);
  const box = boxes.find(({ role }) => role === "kicker");
  const headline = boxes.find(({ role }) => role === "headline");
  if (!box || !headline) return ["no kicker"];
  const runs = elements.filter(
    (one) =>
      one.kind === "text" &&
      one.baseline > box.y &&
      one.baseline <= box.y + box.height &&
      box.text.includes(one.text),
  );
  const sizes = runs.map((run) => (run.kind === "text" ? run.size : 0));
  const least = leastSizes[format as "square"] * s;
  return [
    ...(Math.min(...sizes) < least ? ["too small"] : []),
    ...(box.y + box.height + leastGap * s > headline.y ? ["too close to the headline"] : []),
  ];
}

test("Every layout draws the kicker above its headline, large enough and with a gap", async () => {
  const found: string[] = [];
  for (const kicker of kickers) {
    for (const example of examples) {
      for (const format of formats) {
        const creative = exampleCreative(example, drawn, format);
        const texts = { ...creative.texts, kicker };
        const { layout, scene } = await compose({ ...creative, texts });
        const name = `${example.layout} → ${layout} ${format}, ${example.title}, «${kicker}»`;
        found.push(...problemsOf(scene, format).map((problem) => `${name}: ${problem}`));
      }
    }
  }
  assert.deepEqual(found, []);
});

test("A kicker that the headline repeats is not drawn", async () => {
  const creative = exampleCreative(ordinaryExamples[0]!, drawn, "square");
  const { headline } = creative.texts;
  const texts = { ...creative.texts, kicker: headline.split(" ").slice(0, 2).join(" ") };
  const { scene } = await compose({ ...creative, texts });
  assert.ok(scene.boxes.every(({ role }) => role !== "kicker"));
});

test("An ad's price stands in both of its formats, also in layouts without a price of their own", async () => {
  const missing: string[] = [];
  for (const example of [...ordinaryExamples, ...posterExamples]) {
    for (const format of formats) {
      const creative = exampleCreative(example, drawn, format);
      if (creative.texts.items) continue;
      const texts = { ...creative.texts, price: { text: "24,90 €", before: "29,90 €" } };
      const { layout, scene } = await compose({ ...creative, texts });
      const shows = (price: string) => scene.boxes.some(({ text }) => text === price);
      if (!shows("24,90 €") || !shows("29,90 €"))
        missing.push(`${example.layout} → ${layout} ${format}`);
    }
  }
  assert.deepEqual(missing, []);
});
