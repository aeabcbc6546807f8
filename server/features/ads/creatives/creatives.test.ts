import assert from "node:assert/strict";
import { before, test } from "node:test";
import { contrastOf } from "./colors/color.ts";
import { composeCreative } from "./compose.ts";
import {
  type Box,
  type Creative,
  type Format,
  formatSizes,
  grounds,
  layoutNames,
  type TextBox,
  typePairNames,
} from "./creative.ts";
import { type Example, exampleCreative } from "./examples/example-creatives.ts";
import {
  drawExamplePictures,
  type ExamplePictures,
  luminancesOf,
} from "./examples/example-pictures.ts";
import { ordinaryExamples as pictureExamples } from "./examples/ordinary.ts";
import { posterExamples, posterVariants } from "./examples/posters.ts";
import { uglyExamples as uglyPictureExamples } from "./examples/ugly.ts";
import { uglyPosterExamples } from "./examples/ugly-posters.ts";
import { paintScene } from "./paint.ts";
import type { Scene } from "./scene.ts";
import { ruleViolationsOf } from "./scene-rules.ts";
import { createStage, type Luminances } from "./stage.ts";
import { createTypeSetter, type TypeSetter } from "./typography/measure.ts";

const ordinaryExamples = [...pictureExamples, ...posterExamples];
const uglyExamples = [...uglyPictureExamples, ...uglyPosterExamples];

const formats = Object.keys(formatSizes) as Format[];

/** A short run checks every third case, which still covers every layout and size. */
const sampled = (at: number) => Boolean(process.env.TEST_LONG) || at % 3 === 0;
let setter: TypeSetter;
let drawn: ExamplePictures;
let luminances: Luminances;

before(async () => {
  setter = await createTypeSetter();
  drawn = await drawExamplePictures();
  luminances = await luminancesOf(drawn);
});

async function compose(creative: Creative): Promise<{ scene: Scene; layout: string }> {
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, luminances),
  );
  assert.ok(composed, `${creative.layout} ${creative.format}: nothing holds the words`);
  return composed;
}

async function faults(creative: Creative): Promise<string[]> {
  const { scene } = await compose(creative);
  const stage = createStage(creative, () => 1, luminances);
  return ruleViolationsOf(scene, stage).map(
    (fault) => `${creative.layout} ${creative.format}: ${fault}`,
  );
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0;

/** Checks the layout rules again, independently of `faultsOf`. */
function ruleViolations({ boxes, subject, size }: Scene, format: Format): string[] {
  const s = Math.min(size.width, size.height);
  const margin = s * (format === "wide" ? 0.08 : 0.07);
  const [top, end] =
    format === "story" ? [0.14, 0.8] : [margin / size.height, 1 - margin / size.height];
  return boxes.flatMap((box, at) => {
    // A sticker may be 0.04 s from the edge, and descenders are below the last baseline.
    const near = box.role === "price" || box.role === "note" ? 0.03 * s : 1;
    const outside =
      box.x < margin - near ||
      box.x + box.width > size.width - margin + near ||
      box.y < top * size.height - near ||
      box.y + box.height > end * size.height + Math.max(near, 9);
    const met = boxes.slice(at + 1).filter((other) => overlap(box, other));
    const covers = subject !== null && box.role !== "masthead" && overlap(box, subject);
    return outside || met.length > 0 || covers ? [`${format} ${box.role} «${box.text}»`] : [];
  });
}

/** Every example at every size. */
function everyCreative(examples: readonly Example[]): Creative[] {
  return examples.flatMap((example) =>
    formats.map((format) => exampleCreative(example, drawn, format)),
  );
}

test("In every layout and size, texts stay in the safe box and do not cover each other or the subject", async () => {
  for (const creative of everyCreative([...ordinaryExamples, ...uglyExamples, ...posterVariants])) {
    const { layout, scene } = await compose(creative);
    assert.equal(layout, creative.layout, `${creative.layout} ${creative.format} gave way`);
    assert.deepEqual(ruleViolations(scene, creative.format), []);
    assert.deepEqual(await faults(creative), []);
  }
});

/** Difficult texts that real sites have. */
const hostileTexts: readonly Partial<Creative["texts"]>[] = [
  { headline: "Ya", cta: "Ver" },
  { headline: "Electroencefalografistas otorrinolaringológicos internacionalizados" },
  { headline: "https://www.ejemplo.es/una-direccion-que-nadie-deberia-poner-en-un-titular?x=1" },
  { headline: "Supercalifragilisticoespialidosamente", body: "Desoxirribonucleótidos." },
  {
    headline: "a e o u y a la de 3 € 24 horas 1.250,00 € o 15 %",
    cta: "Pedir cita ahora mismo ya",
  },
  { headline: Array.from({ length: 40 }, (_, at) => `palabra${at}`).join(" ") },
  {
    headline:
      "¿Cuánto tiempo llevas queriendo cambiar la cocina y dejándolo para después del verano?",
  },
  { name: "X", headline: "Ñandú, ¡qué alegría! 🎉🎉🎉 Órgano ÁÉÍÓÚ" },
  {
    name: "Ultramarinos-Coloniales-Importaciones-Exportaciones-Hermanos-Gutiérrez-y-Compañía",
    price: {
      text: "Desde 12.499,90 € IVA incluido",
      before: "15.999,00 €",
      note: "hasta fin de existencias",
    },
    note: "Financiación a doce meses sin intereses con tu tarjeta habitual y sin papeleos.",
    items: [
      { name: "Electroencefalografía computarizada", priceText: "1.299,00 €" },
      { name: "Té", priceText: "Gratis" },
      { name: "Masaje relajante de espalda y cuello con piedras calientes y aceites" },
    ],
    facts: [
      "Sí",
      "Abierto de lunes a domingo de 9:00 a 21:00 incluso festivos nacionales y locales",
      "Wifi",
    ],
    quoteSource: "Reseña publicada en la ficha de empresa de su página web oficial en 2026",
    masthead: "Muebles",
  },
];

test("Difficult texts never leave the safe box or overlap, in any layout and size", async () => {
  const found: string[] = [];
  for (const [at, texts] of hostileTexts.entries()) {
    for (const [number, example] of [...ordinaryExamples, ...uglyExamples].entries()) {
      if (!sampled(at + 2 * number)) continue;
      const format = formats[(at + number) % formats.length]!;
      const creative = exampleCreative(example, drawn, format);
      found.push(...(await faults({ ...creative, texts: { ...creative.texts, ...texts } })));
    }
  }
  assert.deepEqual(found, []);
});

test("Every layout works with every type pair and every ground", async () => {
  const found: string[] = [];
  for (const [number, example] of [...ordinaryExamples, ...uglyExamples].entries()) {
    for (const [at, pair] of typePairNames.entries()) {
      const creative = exampleCreative(example, drawn, formats[(number + at) % formats.length]!);
      const ground = grounds[(number + at) % grounds.length]!;
      found.push(...(await faults({ ...creative, pair, ground })));
    }
  }
  assert.deepEqual(found, []);
});

test("A second use of a picture is zoomed in, unless that would cut its subject", async () => {
  const cover = async (layout: string, zoom: number) => {
    const example = ordinaryExamples.find((one) => one.layout === layout)!;
    const creative = exampleCreative(example, drawn, "square");
    const picture = { ...creative.picture!, zoom };
    const { body, ...texts } = creative.texts;
    const composed = await compose({ ...creative, texts, picture });
    assert.equal(composed.layout, layout);
    return composed.scene.elements.find(({ kind }) => kind === "picture");
  };
  assert.notDeepEqual(await cover("sangre", 1.35), await cover("sangre", 1));
  assert.deepEqual(await cover("mitad", 1.5), await cover("mitad", 1));
});

test("A picture that the layout «mitad» cannot show whole is shown in another layout", async () => {
  const example = ordinaryExamples.find(({ layout }) => layout === "mitad")!;
  for (const picture of Object.values(drawn.pictures)) {
    for (const format of formats) {
      const { scene } = await compose({ ...exampleCreative(example, drawn, format), picture });
      const shown = scene.elements.some(({ kind }) => kind === "picture");
      assert.ok(shown, `${picture.id} is not shown in ${format}`);
    }
  }
});

test("Headline, button and brand are never left out", async () => {
  for (const creative of everyCreative([...ordinaryExamples, ...uglyExamples])) {
    const { scene } = await compose(creative);
    for (const role of ["headline", "cta", "brand"] as const) {
      const shown = scene.boxes.some((box) => box.role === role);
      assert.ok(shown, `${creative.layout} ${creative.format} has no ${role}`);
    }
  }
});

/** The picture without its texts, to measure what is behind them. */
async function paintGround(scene: Scene): Promise<Buffer> {
  const elements = scene.elements.filter(({ kind }) => kind !== "text");
  return paintScene(setter.renderer, { ...scene, elements }, drawn.bytes);
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;

/** Contrast with the pixels behind a box, ignoring the worst 2 %. */
function contrastBehind(pixels: Buffer, { width }: { width: number }, box: TextBox): number {
  const found: number[] = [];
  const [across, down] = [16, 12];
  for (let at = 0; at < across * down; at++) {
    const x = Math.round(box.x + (((at % across) + 0.5) / across) * box.width);
    const y = Math.round(box.y + ((Math.floor(at / across) + 0.5) / down) * box.height);
    const pixel = pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
    if (pixel.length === 3) found.push(contrastOf(toHex([...pixel]), box.color));
  }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * 0.02)] ?? 0;
}

/** Full-bleed photos from dark to nearly white. */
function photoCreatives(): Creative[] {
  const example = ordinaryExamples.find(({ layout }) => layout === "sangre")!;
  return ["bread", "hair", "clinic", "armchair", "tallHouse"].flatMap((picture) =>
    formats.map((format) => exampleCreative({ ...example, picture }, drawn, format)),
  );
}

test("Every text has a contrast of about 4.5:1 or more with the pixels behind it", async () => {
  const dim: string[] = [];
  const examples = everyCreative([...ordinaryExamples, ...uglyExamples]);
  for (const [at, creative] of [...examples, ...photoCreatives()].entries()) {
    if (!sampled(at)) continue;
    const texts = { ...creative.texts, kicker: "Preparación de IELTS" };
    const { scene } = await compose({ ...creative, texts });
    const pixels = await paintGround(scene);
    // A masthead may be behind the product.
    const words = scene.boxes.filter(({ role, text }) => role !== "masthead" && text !== "");
    for (const box of words) {
      // Buttons and the brand's initial have round corners.
      const inset = box.role === "cta" || box.text.length === 1 ? box.height * 0.3 : 0;
      const inner = { ...box, x: box.x + inset, width: box.width - 2 * inset };
      const contrast = contrastBehind(pixels, scene.size, inner);
      if (contrast < 4.4) {
        dim.push(`${creative.layout} ${creative.format} ${box.role} ${contrast.toFixed(2)}`);
      }
    }
  }
  assert.deepEqual(dim, []);
});

test("Every layout has an ordinary and an ugly example", () => {
  for (const examples of [ordinaryExamples, uglyExamples]) {
    assert.deepEqual(examples.map(({ layout }) => layout).toSorted(), [...layoutNames].toSorted());
  }
});
