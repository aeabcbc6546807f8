import assert from "node:assert/strict";
import { before, test } from "node:test";
import { composeCreative, faultsOf } from "./compose.ts";
import { type BoxRole, type Creative, type Format, formatSizes } from "./creative.ts";
import { readLuminances } from "./crops.ts";
import { creativeOf, type Example } from "./examples/creatives.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";
import { drawExamplePictures, type ExamplePictures } from "./examples/pictures.ts";
import { uglyExamples } from "./examples/ugly.ts";
import type { Scene } from "./scene.ts";
import { createStage, type Luminances } from "./stage.ts";
import { createTypeSetter, type TypeSetter } from "./typography/measure.ts";

const formats = Object.keys(formatSizes) as Format[];
const prices = ["18 €", "12,50 €", "$2.800", "1.299,00 €"];
const isLong = Boolean(process.env.TEST_LONG);
/** Of one revision; and of two in a row, in what is delivered. */
const scalesOf = (format: Format) =>
  isLong && (format === "square" || format === "wide") ? [1.25, 1.25 ** 2] : [1.25];

/** That is seen; a revision that shows less is none. */
const leastGrowth = 1.08;

const examples = [...ordinaryExamples, ...uglyExamples].filter(
  ({ layout, texts }) => texts.price || layout === "catalogo",
);
/** One layout shows photos and cut-outs of any shape beside its price. */
const pictures = isLong ? ["armchair", "bread", "coffeeBag", "serum", "hair"] : ["armchair"];
const showing = [
  ...examples,
  ...pictures.map((picture) => ({
    ...examples.find(({ layout }) => layout === "precio")!,
    title: picture,
    picture,
  })),
];

let setter: TypeSetter;
let drawn: ExamplePictures;
let luminances: Luminances;

before(async () => {
  setter = await createTypeSetter();
  drawn = await drawExamplePictures();
  const read = new Map<string, Awaited<ReturnType<typeof readLuminances>>>();
  for (const [id, bytes] of drawn.bytes) read.set(id, await readLuminances(bytes));
  luminances = (id, box) => read.get(id)?.(box) ?? [];
});

function priced(example: Example, price: string): Example {
  const { texts } = example;
  const items = texts.items?.map((item) => ({ ...item, priceText: price }));
  const shown = texts.price ? { price: { ...texts.price, text: price } } : {};
  return { ...example, texts: { ...texts, ...shown, ...(items ? { items } : {}) } };
}

/** Null: another layout holds its words. */
async function compose(creative: Creative): Promise<Scene | null> {
  const composed = await setter.settle((measure) => composeCreative(creative, measure, luminances));
  assert.ok(composed);
  if (composed.layout !== creative.layout) return null;
  const stage = createStage(creative, () => 1, luminances);
  assert.deepEqual(faultsOf(composed.scene, stage), []);
  return composed.scene;
}

const heightOf = ({ boxes }: Scene, price: string) => {
  const found = boxes.filter(({ text }) => text === price).map(({ height }) => height);
  return { least: Math.min(...found), count: found.length };
};
/** From edge to edge already. */
function isFull({ boxes }: Scene, creative: Creative, price: string): boolean {
  const { safe } = createStage(creative, () => 1, luminances);
  return boxes.some(({ text, width }) => text === price && width > 0.98 * safe.width);
}
/** Beside a product a story has no room for both; it is not delivered. */
const mayGive: Partial<Record<Format, BoxRole>> = { story: "body" };
const rolesOf = ({ boxes }: Scene): BoxRole[] => [...new Set(boxes.map(({ role }) => role))].sort();

test("A larger price is larger in every layout that shows one, in every format, and nothing gives way to it", async () => {
  const failed: string[] = [];
  for (const [at, example] of showing.entries()) {
    for (const [number, price] of prices.entries()) {
      for (const [place, format] of formats.entries()) {
        if (!isLong && (at + number + place) % 2 === 1) continue;
        const usual = creativeOf(priced(example, price), drawn, format);
        const was = await compose(usual);
        if (!was) continue;
        const before = heightOf(was, price);
        for (const scale of scalesOf(format)) {
          const name = `${example.title} ${example.layout} ${format} «${price}» × ${scale}`;
          try {
            const is = await compose({ ...usual, emphasis: { price: scale } });
            if (!is) throw new Error("another layout");
            const after = heightOf(is, price);
            const grown = after.least / before.least;
            if (!(grown >= leastGrowth) && !isFull(was, usual, price))
              failed.push(`${name}: ${grown.toFixed(2)}`);
            if (after.count !== before.count) failed.push(`${name}: ${after.count} prices`);
            if (!is.subject !== !was.subject) failed.push(`${name}: the picture is gone`);
            const lost = rolesOf(was).filter((role) => !rolesOf(is).includes(role));
            if (lost.some((role) => role !== mayGive[format])) failed.push(`${name}: no ${lost}`);
          } catch (error) {
            failed.push(`${name}: ${(error as Error).message.split("\n")[0]}`);
          }
        }
      }
    }
  }
  assert.deepEqual(failed, []);
});
