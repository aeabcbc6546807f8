import assert from "node:assert/strict";
import { before, test } from "node:test";
import { contrastOf } from "./colors/color.ts";
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

const ordinary = [...ordinaryExamples, ...posterExamples];
const examples = [...ordinary, ...uglyExamples, ...uglyPosterExamples];
const formats: readonly Format[] = ["square", "wide"];
/** Short and as long as it may be. */
const contacts = ["600 000 104", "Calle de la Carretera, 112, Almazán · Soria · 975 00 01 04"];

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
  return composed;
}

const withContact = (creative: Creative, contact: string): Creative => ({
  ...creative,
  texts: { ...creative.texts, contact },
});

const rolesOf = ({ boxes }: Scene) =>
  [...new Set(boxes.map(({ role }) => role))].filter((role) => role !== "contact").sort();

test("A contact line breaks no rule, pushes nothing out and changes no layout", async () => {
  for (const example of examples) {
    for (const format of formats) {
      const plain = exampleCreative(example, drawn, format);
      const before = await compose(plain);
      for (const contact of contacts) {
        const after = await compose(withContact(plain, contact));
        const told = `${example.title} ${format}`;
        assert.equal(after.layout, before.layout, told);
        assert.deepEqual(rolesOf(after.scene), rolesOf(before.scene), told);
        const stage = createStage(withContact(plain, contact), () => 1, luminances);
        assert.deepEqual(ruleViolationsOf(after.scene, stage), [], told);
      }
    }
  }
});

test("A contact line is large enough to read and has the contrast of small text", async () => {
  const least = { square: 26, wide: 26 } as const;
  for (const example of examples) {
    for (const format of formats) {
      const creative = withContact(exampleCreative(example, drawn, format), contacts[1]!);
      const { scene } = await compose(creative);
      const box = scene.boxes.find(({ role }) => role === "contact");
      if (!box) continue;
      const runs = scene.elements.filter(
        (one) => one.kind === "text" && box.text.includes(one.text) && one.color === box.color,
      );
      assert.ok(runs.length > 0);
      const sizes = runs.map((run) => (run.kind === "text" ? run.size : 0));
      assert.ok(Math.min(...sizes) >= least[format as "square"], `${example.title} ${format}`);
      assert.ok(box.text.replace(/\s/g, "") === contacts[1]!.replace(/\s/g, "") || box.text !== "");
      const grounds = scene.elements.flatMap((one) =>
        one.kind === "shape" && one.area ? [one.area.fill] : [],
      );
      const best = Math.max(
        ...[scene.ground, ...grounds].map((fill) => contrastOf(box.color, fill)),
      );
      assert.ok(best >= 4.5, `${example.title} ${format}`);
    }
  }
});

test("Most ordinary advertisements have room for a telephone number", async () => {
  const missing: string[] = [];
  let all = 0;
  for (const example of ordinary) {
    for (const format of formats) {
      const creative = withContact(exampleCreative(example, drawn, format), contacts[0]!);
      const { scene } = await compose(creative);
      all += 1;
      if (!scene.boxes.some(({ role }) => role === "contact"))
        missing.push(`${example.title} ${format}`);
    }
  }
  assert.ok(missing.length <= 0.4 * all, `${missing.length} of ${all}: ${missing.join(", ")}`);
});
