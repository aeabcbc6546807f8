import assert from "node:assert/strict";
import { before, test } from "node:test";
import sharp from "sharp";
import { createDrawer } from "./draw.ts";
import { exampleCreative } from "./examples/example-creatives.ts";
import { drawExamplePictures, type ExamplePictures } from "./examples/example-pictures.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";

let drawn: ExamplePictures;
before(async () => {
  drawn = await drawExamplePictures();
});

const both = ["png", "webp"] as const;
const exampleOf = (layout: string) => ordinaryExamples.find((one) => one.layout === layout)!;

test("The same creative gives the same bytes, also from another drawer", async () => {
  const [one, other] = await Promise.all([createDrawer(), createDrawer()]);
  for (const layout of ["sangre", "catalogo", "panal"]) {
    const creative = exampleCreative(exampleOf(layout), drawn, "square");
    const first = await one.drawCreative(creative, drawn.bytes, both);
    const again = await one.drawCreative(creative, drawn.bytes, both);
    const elsewhere = await other.drawCreative(
      structuredClone(creative),
      new Map(drawn.bytes),
      both,
    );
    for (const made of [again, elsewhere]) {
      assert.ok(first.png.equals(made.png));
      assert.ok(first.webp.equals(made.webp));
      assert.deepEqual(made.boxes, first.boxes);
    }
  }
});

test("Another seed highlights other honeycomb cells", async () => {
  const drawer = await createDrawer();
  const creative = exampleCreative(exampleOf("panal"), drawn, "square");
  const one = await drawer.drawCreative(creative, drawn.bytes, both);
  const other = await drawer.drawCreative({ ...creative, seed: 8 }, drawn.bytes, both);
  assert.ok(!one.png.equals(other.png));
});

test("A picture has its format's size and IPTC source type: with a photo, without, or with a model's words", async () => {
  const drawer = await createDrawer();
  for (const [layout, kind, more] of [
    ["sangre", "composite", {}],
    ["cartel", "algorithmicMedia", {}],
    ["cartel", "compositeWithTrainedAlgorithmicMedia", { modelWords: true }],
  ] as const) {
    const creative = { ...exampleCreative(exampleOf(layout), drawn, "wide"), ...more };
    const made = await drawer.drawCreative(creative, drawn.bytes, both);
    for (const bytes of [made.png, made.webp]) {
      const { width, height, xmp } = await sharp(bytes).metadata();
      assert.deepEqual([width, height], [1200, 628]);
      assert.match(xmp?.toString("utf8") ?? "", new RegExp(`digitalsourcetype/${kind}<`));
    }
  }
});

test("A missing picture is an error that names it", async () => {
  const drawer = await createDrawer();
  const creative = exampleCreative(exampleOf("pedestal"), drawn, "square");
  await assert.rejects(drawer.drawCreative(creative, new Map(), both), /serum|leaf/);
});
