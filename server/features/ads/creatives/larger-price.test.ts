import assert from "node:assert/strict";
import { before, test } from "node:test";
import { composeCreative } from "./compose.ts";
import { type Box, type BoxRole, type Creative, type Format, formatSizes } from "./creative.ts";
import { type Example, exampleCreative } from "./examples/example-creatives.ts";
import {
  drawExamplePictures,
  type ExamplePictures,
  luminancesOf,
} from "./examples/example-pictures.ts";
import { ordinaryExamples } from "./examples/ordinary.ts";
import { uglyExamples } from "./examples/ugly.ts";
import { bottom, right, type Scene } from "./scene.ts";
import { ruleViolationsOf } from "./scene-rules.ts";
import { createStage, type Luminances } from "./stage.ts";
import { createTypeSetter, type TypeSetter } from "./typography/measure.ts";

const formats = Object.keys(formatSizes) as Format[];
const prices = ["18 €", "12,50 €", "$2.800", "1.299,00 €"];
const isLong = Boolean(process.env.TEST_LONG);
/** The scale of one revision, and of two in a row for the delivered formats. */
const scalesOf = (format: Format) =>
  isLong && (format === "square" || format === "wide") ? [1.25, 1.25 ** 2] : [1.25];

/** The least visible growth. */
const leastGrowth = 1.08;

const examples = [...ordinaryExamples, ...uglyExamples].filter(
  ({ layout, texts }) => texts.price || layout === "catalogo",
);
/** More pictures for the layout «precio», which shows photos and cut-outs of any shape. */
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
  luminances = await luminancesOf(drawn);
});

function priced(example: Example, price: string): Example {
  const { texts } = example;
  const items = texts.items?.map((item) => ({ ...item, priceText: price }));
  const shown = texts.price ? { price: { ...texts.price, text: price } } : {};
  return { ...example, texts: { ...texts, ...shown, ...(items ? { items } : {}) } };
}

/** Null when another layout was used instead. */
async function compose(creative: Creative): Promise<Scene | null> {
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, luminances),
  );
  assert.ok(composed);
  if (composed.layout !== creative.layout) return null;
  const stage = createStage(creative, () => 1, luminances);
  assert.deepEqual(ruleViolationsOf(composed.scene, stage), []);
  return composed.scene;
}

const heightOf = ({ boxes }: Scene, price: string) => {
  const found = boxes.filter(({ text }) => text === price).map(({ height }) => height);
  return { least: Math.min(...found), count: found.length };
};
/** The price already takes the full width. */
function isFull({ boxes }: Scene, creative: Creative, price: string): boolean {
  const { safe } = createStage(creative, () => 1, luminances);
  return boxes.some(({ text, width }) => text === price && width > 0.98 * safe.width);
}
/** A story, which is not delivered, has no room for the body next to a product and a larger price. */
const mayGive: Partial<Record<Format, BoxRole>> = { story: "body" };
const rolesOf = ({ boxes }: Scene): BoxRole[] => [...new Set(boxes.map(({ role }) => role))].sort();

/** The minimum gap between a price and other texts, in shares of the short side. */
const leastGap = 0.03;

/** Texts that are too close to a price. */
function textsTooClose({ boxes, size }: Scene): string[] {
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
            usual: exampleCreative(priced(example, price), drawn, format),
            scale,
          })),
        ),
    ),
  );

/** Problems of the creative with a larger price. */
async function problemsOf({ price, usual, scale }: Case): Promise<string[]> {
  const was = await compose(usual);
  // Even the normal price is shown by another layout.
  if (!was) return [];
  const is = await compose({ ...usual, emphasis: { price: scale } });
  if (!is) return ["another layout"];
  const [before, after] = [heightOf(was, price), heightOf(is, price)];
  const grown = after.least / before.least;
  const lost = rolesOf(was).filter((role) => !rolesOf(is).includes(role));
  return [
    ...(grown >= leastGrowth || isFull(was, usual, price) ? [] : [`only ${grown.toFixed(2)}`]),
    ...(after.count === before.count ? [] : [`${after.count} prices`]),
    ...textsTooClose(was),
    ...textsTooClose(is),
    ...(is.subject || !was.subject ? [] : ["no picture"]),
    ...lost.filter((role) => role !== mayGive[usual.format]).map((role) => `no ${role}`),
  ];
}

test("Enlarging a price works in every layout and format that shows one, and removes nothing else", async () => {
  const found: string[] = [];
  for (const one of cases()) {
    found.push(...(await problemsOf(one)).map((problem) => `${one.name}: ${problem}`));
  }
  assert.deepEqual(found, []);
});

/** Short texts that a page would show next to a price. */
const notes = ["Así es Vivero La Encina.", "Envío a toda la península", "Solo esta semana"];

test("Texts keep a minimum distance from a price of any size", async () => {
  const found: string[] = [];
  for (const example of showing.filter(({ texts }) => texts.price)) {
    for (const price of ["189 €", ...prices.slice(0, 2)]) {
      for (const format of formats) {
        const shown = priced(example, price);
        const body = notes[(price.length + format.length) % notes.length]!;
        const { note, ...texts } = shown.texts;
        const short = { ...shown, texts: { ...texts, body, cta: "Ver la tienda" } };
        const creative = exampleCreative(short, drawn, format);
        for (const scale of isLong ? [1, 1.25, 0.75] : [1]) {
          const scene = await compose({ ...creative, emphasis: { price: scale } });
          const tooClose = scene ? textsTooClose(scene) : [];
          found.push(...tooClose.map((one) => `${example.title} ${format} «${price}»: ${one}`));
        }
      }
    }
  }
  assert.deepEqual(found, []);
});
