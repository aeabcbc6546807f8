import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Creative, DrawnCreative } from "../creatives/creative.ts";
import { createDrawer, type Drawer } from "../creatives/draw.ts";
import { type Example, exampleCreative } from "../creatives/examples/example-creatives.ts";
import {
  drawExamplePictures,
  type ExamplePictures,
} from "../creatives/examples/example-pictures.ts";
import { ordinaryExamples } from "../creatives/examples/ordinary.ts";
import { uglyExamples } from "../creatives/examples/ugly.ts";
import type { DrawRequest } from "../creatives/renderer.ts";
import type { ComposedAd } from "../material/material.ts";
import { priceHeight } from "./applying/sizes.ts";
import type { ApplyContext } from "./draft.ts";
import { type DrawContext, layOutAd } from "./drawing.ts";
import { drawWishes } from "./drawn-wishes.ts";
import { exampleAds, exampleContext } from "./examples/example-ads.ts";
import { proposals } from "./proposals.ts";
import { understandWords } from "./understanding/understand.ts";
import { findWorkingProposals } from "./working-proposals.ts";

const larger = "Más grande el precio";
const isLong = Boolean(process.env.TEST_LONG);

let drawer: Drawer;
let examples: ExamplePictures;
let drawing: DrawContext;

before(async () => {
  drawer = await createDrawer();
  examples = await drawExamplePictures();
  drawing = {
    orderId: "order",
    pictures: examples.bytes,
    signal: new AbortController().signal,
    renderer: { draw } as unknown as DrawContext["renderer"],
  };
});

/** Draws in this process like the product; a short run only lays out. */
async function draw({ creative, pictures, formats }: DrawRequest) {
  const painted = isLong ? formats : [];
  try {
    return { type: "drawn", drawn: await drawer.drawCreative(creative, pictures, painted) };
  } catch (error) {
    const failure = { kind: "impossible", detail: String(error), attempts: 1 };
    return { type: "failed", failure };
  }
}

/** A delivered advertisement in the layout of the example. */
function adOf(example: Example): ComposedAd {
  const { copy } = exampleAds.find(({ copy }) => !copy.picture.quote)!;
  const { headline, body, price } = example.texts;
  const [square, wide] = (["square", "wide"] as const).map((format) =>
    exampleCreative(example, examples, format),
  ) as [Creative, Creative];
  return {
    copy: {
      ...copy,
      productIndex: null,
      picture: { headline, ...(body ? { body } : {}), ...(price ? { price } : {}) },
    },
    creatives: { square, wide },
  } as ComposedAd;
}

function contextOf(ad: ComposedAd): ApplyContext {
  const pictures = Object.values(examples.pictures).map((picture) => ({
    ...picture,
    sourceUrl: `https://horno.example/${picture.id}.png`,
    extension: "png" as const,
  }));
  return { ...exampleContext(ad), material: { pictures, logo: null } };
}

async function reviseByWords(words: string, ad: ComposedAd) {
  const price = ad.creatives.square.texts.price?.text ?? null;
  const read = understandWords(words, { texts: [], price });
  assert.ok(read.type === "understood", words);
  return await drawWishes(drawing, ad, read.wishes, { context: contextOf(ad), isWhole: false });
}

test("Every proposal is understood as the wish that it stands for", () => {
  for (const { words, wish } of proposals) {
    assert.deepEqual(understandWords(words, { texts: [], price: "18 €" }), {
      type: "understood",
      wishes: [wish],
      keeps: [],
    });
  }
});

test("In every layout each proposal changes the picture, and those that would not are left out", async () => {
  for (const example of isLong ? [...ordinaryExamples, ...uglyExamples] : ordinaryExamples) {
    const ad = adOf(example);
    const current = await layOutAd(drawing, ad);
    const height = priceHeight(ad.creatives.square.texts);
    const offered = await findWorkingProposals(drawing, current, contextOf(ad));
    const name = `${example.layout}, ${example.title}`;
    const shows = [current.square, current.wide].some((one) => height(one!) > 0);
    assert.equal(offered.includes(larger), shows, `${name}: ${offered.join(", ")}`);
    assert.ok(offered.length >= 3, `${name}: ${offered.join(", ")}`);
    for (const { words, requires } of proposals) {
      const answer = await reviseByWords(words, ad);
      if (!offered.includes(words)) {
        if (requires || answer.type === "unclear") continue;
        // A wish that was not proposed may still change the texts beside the picture.
        const now = await layOutAd(drawing, answer.drawn.ad);
        assert.equal(now.square!.sceneHash, current.square!.sceneHash, `${name}: ${words}`);
        continue;
      }
      assert.ok(answer.type === "drawn", `${name}: ${words}`);
      const now = await layOutAd(drawing, answer.drawn.ad);
      assert.notEqual(now.square!.sceneHash, current.square!.sceneHash, `${name}: ${words}`);
      if (words === larger) {
        for (const format of ["square", "wide"] as const) {
          const [before, after] = [height(current[format]!), height(now[format]!)];
          assert.ok(after >= before * 1.08, `${name} ${format}: ${before} to ${after}`);
          assert.equal(now[format]!.layout, current[format]!.layout, `${name} ${format}`);
        }
      }
      if (isLong) await assertPainted(answer.drawn.pictures.square, ad, `${name}: ${words}`);
    }
  }
});

async function assertPainted(
  { png }: Pick<DrawnCreative<"png">, "png">,
  ad: ComposedAd,
  name: string,
) {
  const { square } = ad.creatives;
  const before = await drawer.drawCreative(square, examples.bytes, ["png"]);
  assert.ok(!before.png.equals(png), name);
}

test("A larger price is not proposed when the picture does not show the price", async () => {
  const example = ordinaryExamples.find(({ layout }) => layout === "mitad")!;
  const ad = adOf({ ...example, texts: { ...example.texts, price: { text: "Consultar" } } });
  const offered = await findWorkingProposals(drawing, await layOutAd(drawing, ad), contextOf(ad));
  assert.ok(!offered.includes(larger) && offered.length >= 3, offered.join(", "));
});

test("A larger price without room for it is refused, and other changes are suggested", async () => {
  const example = ordinaryExamples.find(({ layout }) => layout === "precio")!;
  const { picture, ...words } = example;
  const price = { text: "Desde 12.499,90 € IVA y transporte incluidos en la península" };
  const ad = adOf({ ...words, texts: { ...words.texts, price } });
  const answer = await reviseByWords(larger, ad);
  assert.ok(answer.type === "unclear", JSON.stringify(answer));
  assert.match(answer.question, /el precio no cabe más grande/);
  assert.match(answer.question, /Aquí sí puedes pedir, por ejemplo, «Otro color», /);
  const unpriced = await reviseByWords(
    larger,
    adOf(ordinaryExamples.find(({ layout }) => layout === "cartel")!),
  );
  assert.ok(unpriced.type === "unclear");
  assert.match(unpriced.question, /no lleva precio/);
});

test("A wish that is already fulfilled is not drawn, and the answer says so", async () => {
  const example = ordinaryExamples.find(({ layout }) => layout === "portada")!;
  for (const words of [
    `cambia el título a «${example.texts.headline}»`,
    `el precio es ${example.texts.price!.text}`,
    "título sin mayúsculas",
  ]) {
    const answer = await reviseByWords(words, adOf(example));
    assert.ok(answer.type === "unclear", words);
    assert.match(answer.question, /ya (?:está así|va sin)/, words);
  }
});
