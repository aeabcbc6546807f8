import assert from "node:assert/strict";
import { before, test } from "node:test";
import { composeCreative } from "./compose.ts";
import type { Creative, LayoutName, Picture } from "./creative.ts";
import { exampleCreative } from "./examples/example-creatives.ts";
import { drawExamplePictures, type ExamplePictures } from "./examples/example-pictures.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";
import { pictureShareOf, shareOfCanvas } from "./pieces/picture-share.ts";
import type { Scene } from "./scene.ts";
import { ruleViolationsOf } from "./scene-rules.ts";
import { createStage, type Luminances } from "./stage.ts";
import { createTypeSetter, type TypeSetter } from "./typography/measure.ts";

let setter: TypeSetter;
let drawn: ExamplePictures;

before(async () => {
  setter = await createTypeSetter();
  drawn = await drawExamplePictures();
});

/** A photo whose edges are of many tones, so that only a crop can show it. */
const busy: Luminances = (_id, _box) => Array.from({ length: 24 }, (_, at) => 0.05 + 0.02 * at);

const ratios = [0.6, 0.75, 0.9, 1, 1.2, 1.5, 1.9];
const layoutsWithPhoto: readonly LayoutName[] = ["mitad", "ficha", "arco", "precio", "sangre"];
const layoutsWithCutout: readonly LayoutName[] = ["mitad", "pedestal", "precio", "portada"];

function pictureOf(kind: Picture["kind"], ratio: number, isWhole: boolean): Picture {
  const height = Math.round(Math.sqrt(1_900_000 / ratio));
  return {
    id: "p",
    kind,
    width: Math.round(height * ratio),
    height,
    subject: isWhole
      ? { x: 0, y: 0, width: 1, height: 1 }
      : { x: 0.24, y: 0.22, width: 0.52, height: 0.5 },
    luminance: 0.3,
    edgeColor: "#777777",
  };
}

async function compose(layout: LayoutName, picture: Picture): Promise<[LayoutName, Scene]> {
  const example = ordinaryExamples.find((one) => one.layout === layout)!;
  const creative: Creative = { ...exampleCreative(example, drawn, "square"), picture };
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, busy),
  );
  assert.ok(composed);
  const stage = createStage(creative, () => 1, busy);
  assert.deepEqual(ruleViolationsOf(composed.scene, stage), [], `${layout} ${picture.width}`);
  return [composed.layout, composed.scene];
}

test("A photo takes at least 45 % of a square, whatever its shape and however its subject fills it", async () => {
  const small: string[] = [];
  for (const layout of layoutsWithPhoto) {
    for (const ratio of ratios) {
      for (const isWhole of [false, true]) {
        const [used, scene] = await compose(layout, pictureOf("photo", ratio, isWhole));
        const share = pictureShareOf(scene);
        const name = `${layout} → ${used}, ratio ${ratio}${isWhole ? ", all subject" : ""}`;
        if (share < 0.449) small.push(`${name}: ${share.toFixed(2)}`);
      }
    }
  }
  assert.deepEqual(small, []);
});

test("A cut-out takes at least 28 % of a square, and with its field 45 %", async () => {
  const small: string[] = [];
  for (const layout of layoutsWithCutout) {
    for (const ratio of ratios) {
      const [used, scene] = await compose(layout, pictureOf("cutout", ratio, true));
      const own = scene.subject ? shareOfCanvas([scene.subject], scene.size) : 0;
      const share = pictureShareOf(scene);
      if (share < 0.449 || own < 0.279) {
        small.push(`${layout} → ${used}, ratio ${ratio}: ${own.toFixed(2)} ${share.toFixed(2)}`);
      }
    }
  }
  assert.deepEqual(small, []);
});

test("The cards of a catalogue take at least 45 % of a square", async () => {
  const example = ordinaryExamples.find(({ layout }) => layout === "catalogo")!;
  const creative = exampleCreative(example, drawn, "square");
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, busy),
  );
  assert.equal(composed?.layout, "catalogo");
  assert.ok(pictureShareOf(composed.scene) >= 0.449, `${pictureShareOf(composed.scene)}`);
});

test("A file with too few pixels is shown smaller instead of not at all", async () => {
  const tiny = { ...pictureOf("photo", 1, false), width: 300, height: 300 };
  const [, scene] = await compose("ficha", tiny);
  assert.ok(scene.elements.some(({ kind }) => kind === "picture"));
});

test("Areas that overlap are counted once", () => {
  const size = { width: 100, height: 100 };
  const half = { x: 0, y: 0, width: 50, height: 100 };
  assert.equal(shareOfCanvas([half, { x: 25, y: 50, width: 50, height: 80 }], size), 0.625);
  assert.equal(shareOfCanvas([], size), 0);
});
