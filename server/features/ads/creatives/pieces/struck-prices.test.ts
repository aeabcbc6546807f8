import assert from "node:assert/strict";
import { before, test } from "node:test";
import { composeCreative } from "../compose.ts";
import type { Creative, Format, LayoutName } from "../creative.ts";
import { exampleCreative } from "../examples/example-creatives.ts";
import { drawExamplePictures, type ExamplePictures } from "../examples/example-pictures.ts";
import { ordinaryExamples } from "../examples/ordinary.ts";
import type { Scene, TextRun } from "../scene.ts";
import { ruleViolationsOf } from "../scene-rules.ts";
import { createStage } from "../stage.ts";
import { createTypeSetter, type TypeSetter } from "../typography/measure.ts";

let setter: TypeSetter;
let drawn: ExamplePictures;

before(async () => {
  setter = await createTypeSetter();
  drawn = await drawExamplePictures();
});

const luminances = () => [0.1, 0.5, 0.9];
const formats: readonly Format[] = ["square", "wide"];

/** Prices as pages of several countries print them, each with its old one. */
const prices = [
  ["24,90 €", "29,90 €"],
  ["$ 38.500", "$ 45.000"],
  ["S/ 1.250", "S/ 1.500"],
  ["desde 1.290 € por persona", "1.450 €"],
  ["MXN $1,250.50", "MXN $1,400.00"],
] as const;

async function compose(creative: Creative): Promise<{ layout: LayoutName; scene: Scene }> {
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, luminances),
  );
  assert.ok(composed);
  const stage = createStage(creative, () => 1, luminances);
  assert.deepEqual(ruleViolationsOf(composed.scene, stage), []);
  return composed;
}

const runsOf = ({ elements }: Scene): TextRun[] =>
  elements.filter((element) => element.kind === "text");

function priced(layout: LayoutName, format: Format, [text, old]: readonly [string, string]) {
  const example = ordinaryExamples.find((one) => one.layout === layout)!;
  const creative = exampleCreative(example, drawn, format);
  const { note, body, ...texts } = creative.texts;
  const items = texts.items?.map((item) => ({ ...item, priceText: text, before: old }));
  return {
    ...creative,
    texts: { ...texts, ...(items ? { items } : { price: { text, before: old } }) },
  };
}

test("The old price is struck, and smaller than the new one, wherever a layout shows a price", async () => {
  const problems: string[] = [];
  for (const layout of ["precio", "pedestal", "portada"] as const) {
    for (const format of formats) {
      for (const pair of prices) {
        const { layout: used, scene } = await compose(priced(layout, format, pair));
        const name = `${layout} → ${used} ${format} «${pair[0]}»`;
        const now = scene.boxes.find(({ text }) => text === pair[0]);
        if (!now) {
          // A long price may be left out of a narrow cover, but not of the layout for prices.
          if (layout === "precio" || format === "wide") problems.push(`${name}: no price`);
          continue;
        }
        const old = runsOf(scene).find(({ text }) => text === pair[1]);
        const largest = Math.max(
          ...runsOf(scene)
            .filter(({ text }) => /\d/.test(text) && text !== pair[1])
            .map(({ size }) => size),
        );
        if (!old) problems.push(`${name}: no old price`);
        else if (old.size >= 0.8 * largest) problems.push(`${name}: the old price is as large`);
      }
    }
  }
  assert.deepEqual(problems, []);
});

test("The cards of a catalogue show the old prices of their items", async () => {
  for (const pair of prices.slice(0, 3)) {
    const { layout, scene } = await compose(priced("catalogo", "square", pair));
    assert.equal(layout, "catalogo");
    assert.equal(runsOf(scene).filter(({ text }) => text === pair[1]).length, 3);
  }
});
