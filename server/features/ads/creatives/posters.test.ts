import assert from "node:assert/strict";
import { before, test } from "node:test";
import fc from "fast-check";
import sharp from "sharp";
import { type AdIdea, chooseLooks } from "./choose-looks.ts";
import { createPalette } from "./colors/palette.ts";
import { composeCreative } from "./compose.ts";
import {
  angles,
  type Creative,
  type CreativeTexts,
  type Format,
  formatSizes,
  grounds,
  type LayoutName,
  patterns,
  typePairNames,
} from "./creative.ts";
import { createDrawer, type Drawer } from "./draw.ts";
import { isEligible } from "./layout.ts";
import { layouts } from "./layouts.ts";
import { ruleViolationsOf } from "./scene-rules.ts";
import { createStage } from "./stage.ts";
import { createTypeSetter, type TypeSetter } from "./typography/measure.ts";

const formats = Object.keys(formatSizes) as Format[];
const noPixels = () => [];
let setter: TypeSetter;
let drawer: Drawer;

before(async () => {
  [setter, drawer] = await Promise.all([createTypeSetter(), createDrawer()]);
});

const posters: readonly LayoutName[] = [
  "cartel",
  "cifra",
  "inicial",
  "carta",
  "bicolor",
  "trama",
  "etiqueta",
  "marco",
  "pregunta",
  "cita",
  "lista",
];

/** Facts of shops in at most eight words: short, long, accented, in capitals, with figures. */
const headlines = [
  "Abierto",
  "Envío gratis desde 40 €",
  "Pan de masa madre desde 1962",
  "Reparamos en 24 horas",
  "¿Hace falta cita?",
  "¿Cuánto tarda en llegar mi pedido a Canarias?",
  "−20 % en toda la tienda",
  "Más de 1.250 vinos españoles en la tienda",
  "PÉRGOLAS, ÁTICOS Y JARDINES EN TODA ESPAÑA",
  "Niñas y niños de tres a doce años",
  "Otorrinolaringología pediátrica con cita en el día",
  "$ 38.500 con envío a todo el país",
];

const bodies = [
  undefined,
  "Te lo decimos antes de empezar.",
  "Tres generaciones con el mismo horno de leña, en la misma calle del barrio desde siempre.",
];

const kickers = [undefined, "Reformas integrales de pisos", "Preparación IELTS y TOEFL"];

const names = [
  "Panadería Ejemplo",
  "Ñu",
  "Reformas y Construcciones de Ejemplo, S.L.",
  "123 Óptica",
];

const facts = ["Grupos de seis alumnos", "Sin permanencia", "Conversación desde el primer día"];

const brands = [
  ["#14497a", "#f4b942"],
  ["#9a4a14"],
  ["#39ff14"],
  ["#000000"],
  ["#e0286e", "#24506b"],
];

const items = [
  { name: "Corte de mujer", priceText: "24 €", before: "30 €" },
  { name: "Tratamiento de queratina", priceText: "$ 38.500", before: "$ 45.000" },
  { name: "Depilación" },
];

const logos = [
  undefined,
  { id: "sign", width: 240, height: 240, color: "#1c2b1a", opaque: false },
  { id: "word", width: 800, height: 240, color: "#ffffff", opaque: false },
];

const paletteOf = (hexes: readonly string[]) =>
  createPalette(hexes.map((hex, at) => ({ hex, weight: hexes.length - at })));

const posterCases = fc.record({
  layout: fc.constantFrom(...posters),
  format: fc.constantFrom(...formats),
  headline: fc.constantFrom(...headlines),
  body: fc.constantFrom(...bodies),
  kicker: fc.constantFrom(...kickers),
  name: fc.constantFrom(...names),
  cta: fc.constantFrom("Ver", "Pedir cita", "Encargar mi pan de hoy"),
  price: fc.constantFrom(
    undefined,
    { text: "89 €" },
    { text: "$ 38.500", before: "$ 45.000", note: "el kilo" },
  ),
  pair: fc.constantFrom(...typePairNames),
  ground: fc.constantFrom(...grounds),
  pattern: fc.constantFrom(...patterns),
  hexes: fc.constantFrom(...brands),
  logo: fc.constantFrom(...logos),
  hasItems: fc.boolean(),
  emphasis: fc.constantFrom(undefined, { headline: 1.25 }, { headline: 0.8, logo: 1.5 }),
});

test("Posters keep the layout rules with any words, format, type and ground", async () => {
  let [whole, all] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      posterCases,
      async ({ layout, hexes, headline, body, kicker, name, cta, ...rest }) => {
        const { price, hasItems, ...look } = rest;
        const texts: CreativeTexts = { kicker, headline, body, name, cta, price, facts };
        if (hasItems) texts.items = items;
        if (layout !== "etiqueta" && layout !== "inicial") delete texts.price;
        if (layout === "cita") texts.quoteSource = "Reseña publicada en su página web";
        if (!isEligible(layouts[layout], { texts })) return;
        const creative: Creative = { ...look, layout, texts, palette: paletteOf(hexes), seed: 3 };
        const composed = await setter.composeMeasured((measure) =>
          composeCreative(creative, measure, noPixels),
        );
        assert.ok(composed);
        const stage = createStage(creative, () => 1, noPixels);
        assert.deepEqual(ruleViolationsOf(composed.scene, stage), []);
        all++;
        if (composed.layout === layout) whole++;
      },
    ),
    { numRuns: 800, seed: 26 },
  );
  // A long body is worth another layout.
  assert.ok(whole / all > 0.95, `${whole} of ${all} posters kept their layout`);
});

/** An average hash of 16 × 16 luminances. */
async function hashOf(png: Buffer): Promise<boolean[]> {
  const grey = sharp(png).greyscale().resize(16, 16, { fit: "fill" });
  const { data } = await grey.raw().toBuffer({ resolveWithObject: true });
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return [...data].map((value) => value > mean);
}

test("The seven posters of a shop without pictures differ and have six layouts or more", async () => {
  for (const [seed, hexes] of brands.entries()) {
    const palette = paletteOf(hexes);
    const ideas = angles.map((angle, at): AdIdea => {
      const headline = headlines[(at + seed) % headlines.length]!;
      return { angle, texts: { headline, body: bodies[1]!, cta: "Pedir cita", name: names[0]! } };
    });
    const looks = chooseLooks({ ideas, pictures: [], palette, seed });
    const hashes: { layout: string; bits: boolean[] }[] = [];
    for (const [at, look] of looks.entries()) {
      const { texts } = ideas[at]!;
      const creative: Creative = {
        ...look,
        texts,
        palette,
        seed,
        format: "square",
        pair: typePairNames[(seed * 5) % typePairNames.length]!,
      };
      const { layout, png } = await drawer.drawCreative(creative, new Map(), ["png"]);
      hashes.push({ layout, bits: await hashOf(png) });
    }
    assert.ok(new Set(hashes.map(({ layout }) => layout)).size >= 6);
    for (const [at, one] of hashes.entries()) {
      for (const other of hashes.slice(at + 1)) {
        const share = one.bits.filter((bit, place) => bit !== other.bits[place]).length / 256;
        const pair = `brand ${seed}: ${one.layout} and ${other.layout}`;
        assert.ok(share >= 0.2, `${pair} differ by ${share.toFixed(2)}`);
      }
    }
  }
});

/** A square poster of a brand's name, with these words. */
async function composePoster(layout: LayoutName, texts: Partial<CreativeTexts>) {
  const creative: Creative = {
    layout,
    format: "square",
    seed: 1,
    palette: createPalette([{ hex: "#b01217", weight: 1 }]),
    ground: "paper",
    pair: "claro",
    texts: { headline: "", cta: "Llamar", name: "Ejemplo", ...texts },
  };
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, noPixels),
  );
  assert.equal(composed?.layout, layout);
  return composed.scene;
}

test("A list has a title of its own where its headline only repeats a row", async () => {
  const items = ["Cremación", "Básico", "Capilla"].map((name) => ({ name, priceText: "$900" }));
  const titleOf = async (texts: Partial<CreativeTexts>) => {
    const { boxes } = await composePoster("carta", { headline: "Cremación", items, ...texts });
    assert.equal(boxes.filter(({ role, text }) => role === "item" && text !== "$900").length, 3);
    return boxes.find(({ role }) => role === "headline")?.text;
  };
  assert.equal(await titleOf({}), "Precios");
  assert.equal(await titleOf({ kicker: "Funeraria" }), "Funeraria");
  assert.equal(await titleOf({ headline: "Tres servicios" }), "Tres servicios");
});

test("A figure's preposition and unit stand in its line", async () => {
  const baselines = async (headline: string, words: readonly string[]) => {
    const { elements } = await composePoster("cifra", { headline });
    return words.map((word) => elements.find((one) => one.kind === "text" && one.text === word));
  };
  for (const [headline, words] of [
    ["Charo es quien coge el teléfono desde 1996", ["desde", "1996"]],
    ["Tenemos alumnos de 70 años", ["de", "70", "años"]],
  ] as const) {
    const runs = await baselines(headline, words);
    const found = new Set(runs.map((run) => run?.kind === "text" && Math.round(run.baseline)));
    assert.equal(found.size, 1, headline);
    assert.ok(!found.has(false), headline);
  }
});
