import assert from "node:assert/strict";
import { before, test } from "node:test";
import { composeCreative, faultsOf } from "./compose.ts";
import { type Box, type BoxRole, type Creative, type Format, formatSizes } from "./creative.ts";
import { readLuminances } from "./crops.ts";
import { creativeOf, type Example } from "./examples/creatives.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";
import { drawExamplePictures, type ExamplePictures } from "./examples/pictures.ts";
import { uglyExamples } from "./examples/ugly.ts";
import { bottom, right, type Scene } from "./scene.ts";
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

/** Words beside a price keep off it, in shares of the short side. */
const leastGap = 0.03;

/** Words that stand beside a price and too near to it. */
function gluedTo({ boxes, size }: Scene): string[] {
  const least = leastGap * Math.min(size.width, size.height);
  const beside = (one: Box, other: Box) =>
    Math.min(bottom(one), bottom(other)) > Math.max(one.y, other.y);
  return boxes
    .filter(({ role }) => role === "price")
    .flatMap((price) =>
      boxes
        .filter((box) => box.role !== "price" && beside(price, box))
        .map((box) => ({
          text: box.text,
          gap: Math.max(box.x - right(price), price.x - right(box)),
        })),
    )
    .filter(({ gap }) => gap < least)
    .map(({ text, gap }) => `«${text}» is ${gap.toFixed(0)} px from the price`);
}

interface Case {
  name: string;
  price: string;
  usual: Creative;
  scale: number;
}

/** Every example with every price in every format; a short run has half of them. */
const cases = (): Case[] =>
  showing.flatMap((example, at) =>
    prices.flatMap((price, number) =>
      formats
        .filter((_, place) => isLong || (at + number + place) % 2 === 0)
        .flatMap((format) =>
          scalesOf(format).map((scale) => ({
            name: `${example.title} ${example.layout} ${format} «${price}» × ${scale}`,
            price,
            usual: creativeOf(priced(example, price), drawn, format),
            scale,
          })),
        ),
    ),
  );

/** What is wrong with it when its price is asked to be larger. */
async function wrongWith({ price, usual, scale }: Case): Promise<string[]> {
  const was = await compose(usual);
  // Its usual price is shown by another layout.
  if (!was) return [];
  const is = await compose({ ...usual, emphasis: { price: scale } });
  if (!is) return ["another layout"];
  const [before, after] = [heightOf(was, price), heightOf(is, price)];
  const grown = after.least / before.least;
  const lost = rolesOf(was).filter((role) => !rolesOf(is).includes(role));
  return [
    ...(grown >= leastGrowth || isFull(was, usual, price) ? [] : [`only ${grown.toFixed(2)}`]),
    ...(after.count === before.count ? [] : [`${after.count} prices`]),
    ...gluedTo(was),
    ...gluedTo(is),
    ...(is.subject || !was.subject ? [] : ["no picture"]),
    ...lost.filter((role) => role !== mayGive[usual.format]).map((role) => `no ${role}`),
  ];
}

test("A larger price is larger in every layout that shows one, in every format, and nothing gives way to it", async () => {
  const found: string[] = [];
  for (const one of cases()) {
    found.push(...(await wrongWith(one)).map((wrong) => `${one.name}: ${wrong}`));
  }
  assert.deepEqual(found, []);
});

/** Short words that a page would set beside its price. */
const notes = ["Así es Vivero La Encina.", "Envío a toda la península", "Solo esta semana"];

test("No words beside a price come near to it, whatever its size", async () => {
  const found: string[] = [];
  for (const example of showing.filter(({ texts }) => texts.price)) {
    for (const price of ["189 €", ...prices.slice(0, 2)]) {
      for (const format of formats) {
        const shown = priced(example, price);
        const body = notes[(price.length + format.length) % notes.length]!;
        const { note, ...texts } = shown.texts;
        const short = { ...shown, texts: { ...texts, body, cta: "Ver la tienda" } };
        const creative = creativeOf(short, drawn, format);
        for (const scale of isLong ? [1, 1.25, 0.75] : [1]) {
          const scene = await compose({ ...creative, emphasis: { price: scale } });
          const glued = scene ? gluedTo(scene) : [];
          found.push(...glued.map((one) => `${example.title} ${format} «${price}»: ${one}`));
        }
      }
    }
  }
  assert.deepEqual(found, []);
});
