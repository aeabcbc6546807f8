import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import sharp from "sharp";
import { type AdIdea, chooseLooks } from "./choose-looks.ts";
import { lchOf } from "./colors/color.ts";
import { createPalette } from "./colors/palette.ts";
import { angles, type Creative, type CreativeTexts, grounds, type Picture } from "./creative.ts";
import { createDrawer } from "./draw.ts";
import { drawExamplePictures } from "./examples/example-pictures.ts";
import { layouts } from "./layouts.ts";

/** The same series each time, others in the long tests. */
const sample = process.env.TEST_LONG ? {} : { seed: 26 };

const headlines = [
  "Llega antes que el autobús",
  "Aparcar ya no es tu problema",
  "Tu bicicleta, montada y lista",
  "La pedí el lunes y el martes iba al trabajo con ella",
  "Quedan pocas de esta talla",
  "¿Todavía buscas sitio para aparcar?",
  "Del portal a la oficina en diez minutos",
];

function ideasWith(texts: Partial<CreativeTexts>): AdIdea[] {
  return angles.map((angle, at) => ({
    angle,
    texts: {
      headline: headlines[at]!,
      cta: "Reservar la mía",
      name: "Tienda de bicicletas",
      ...texts,
    },
  }));
}

const rich: Partial<CreativeTexts> = {
  body: "Siete marchas, montada y lista para salir.",
  price: { text: "649 €" },
  masthead: "Bicis",
  facts: ["Montada y lista", "Dos años de garantía", "Revisión gratis"],
  items: [{ name: "Urbana", priceText: "649 €" }, { name: "Plegable" }, { name: "Eléctrica" }],
  quoteSource: "Reseña publicada en su página web",
};

const pictureOf = (id: string, kind: Picture["kind"], luminance: number): Picture => ({
  id,
  kind,
  width: 1500,
  height: 1500,
  subject: { x: 0.25, y: 0.25, width: 0.5, height: 0.4 },
  luminance,
  edgeColor: "#7a7a7a",
});

const series = fc.record({
  seed: fc.integer(),
  texts: fc.record({
    price: fc.constantFrom(undefined, rich.price),
    masthead: fc.constantFrom(undefined, rich.masthead),
    facts: fc.constantFrom(undefined, rich.facts),
    items: fc.constantFrom(undefined, rich.items),
    quoteSource: fc.constantFrom(undefined, rich.quoteSource),
  }),
  pictures: fc.array(
    fc.record({
      kind: fc.constantFrom("photo" as const, "cutout" as const),
      luminance: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 5 },
  ),
  hexes: fc.array(
    fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`),
    { maxLength: 4 },
  ),
});

test("Consecutive ads differ in layout and ground, and of several pictures none is used more than twice", () => {
  fc.assert(
    fc.property(series, ({ seed, texts, pictures, hexes }) => {
      const palette = createPalette(hexes.map((hex) => ({ hex, weight: 1 })));
      const shown = pictures.map(({ kind, luminance }, at) => pictureOf(`p${at}`, kind, luminance));
      const hero = shown[0]?.id;
      const input = { ideas: ideasWith(texts), pictures: shown, hero, palette, seed };
      const looks = chooseLooks(input);
      assert.deepEqual(chooseLooks(input), looks);
      assert.equal(looks.length, 7);
      const colors = looks.map(({ ground }) => palette.schemes[ground].ground);
      for (const [at, look] of looks.entries()) {
        const next = looks[at + 1];
        if (next) assert.notEqual(look.layout, next.layout);
        if (next) assert.notEqual(colors[at], colors[at + 1]);
        if (look.layout === "cita")
          assert.ok(["proof", "benefit", "in_use"].includes(angles[at]!), angles[at]);
        assert.notEqual(look.layout, "panal");
        assert.equal(look.pattern, looks[0]!.pattern);
        const uses = looks.filter(
          (other) => other.picture && other.picture.id === look.picture?.id,
        );
        const most = shown.length === 1 ? 3 : look.picture?.id === hero && shown.length > 3 ? 1 : 2;
        assert.ok(uses.length <= most);
        assert.equal(new Set(uses.map(({ picture }) => picture?.zoom)).size, uses.length);
        if (look.picture) assert.notEqual(next?.picture?.id, look.picture.id);
      }
      assert.ok(looks.filter(({ layout }) => layouts[layout].centered).length <= 2);
      assert.ok(new Set(looks.map(({ layout }) => layout)).size >= 6);
      const possible = new Set(grounds.map((name) => palette.schemes[name].ground)).size;
      assert.ok(new Set(colors).size >= Math.min(4, possible));
    }),
    { numRuns: 500, ...sample },
  );
});

test("A page with enough material gets six layouts or seven on at least four grounds, light and dark", () => {
  const palette = createPalette([
    { hex: "#2348d0", weight: 2 },
    { hex: "#ffc928", weight: 1 },
  ]);
  const pictures = [pictureOf("a", "photo", 0.3), pictureOf("b", "cutout", 0.4)];
  for (let seed = 0; seed < 40; seed++) {
    const looks = chooseLooks({ ideas: ideasWith(rich), pictures, palette, seed });
    assert.ok(new Set(looks.map(({ layout }) => layout)).size >= 6);
    const colors = looks.map(({ ground }) => palette.schemes[ground].ground);
    assert.ok(new Set(colors).size >= 4);
    const light = colors.filter((hex) => lchOf(hex)!.l > 0.8).length;
    assert.ok(light >= 2 && light <= 5);
  }
});

test("A photo of few pixels gives way to a poster", () => {
  const tiny = { ...pictureOf("tiny", "photo", 0.4), width: 320, height: 240 };
  const palette = createPalette([{ hex: "#1d4f8f", weight: 1 }]);
  const looks = chooseLooks({ ideas: ideasWith({}), pictures: [tiny], palette, seed: 3 });
  assert.ok(looks.every(({ picture }) => picture === undefined));
});

test("Two crops of one picture count as one", () => {
  const palette = createPalette([{ hex: "#1f3d30", weight: 1 }]);
  const hero = pictureOf("hero", "photo", 0.3);
  const crops = ["wide", "small"].map((id) => ({ ...pictureOf(id, "photo", 0.3), sameAs: "hero" }));
  for (let seed = 0; seed < 40; seed++) {
    const pictures = [hero, ...crops];
    const looks = chooseLooks({ ideas: ideasWith({}), pictures, hero: "hero", palette, seed });
    const uses = looks.flatMap(({ picture }, at) => (picture ? [at] : []));
    assert.ok(uses.length >= 1 && uses.length <= 3);
    for (const at of uses) assert.ok(!uses.includes(at + 1));
  }
});

test("Ads whose products have pictures show them, next to posters where layouts would repeat", () => {
  const palette = createPalette([{ hex: "#1f3d30", weight: 1 }]);
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.constantFrom("photo" as const, "cutout" as const), {
        minLength: 4,
        maxLength: 4,
      }),
      (seed, kinds) => {
        const pictures = kinds.map((kind, at) => pictureOf(`p${at}`, kind, 0.3));
        const ideas = ideasWith({ price: { text: "2,20 €" } }).map((idea, at) => {
          const own = [pictures[at % pictures.length]!];
          return { ...idea, pictures: own, ownPicture: true as const };
        });
        const looks = chooseLooks({ ideas, pictures, palette, seed });
        const shown = looks.flatMap(({ picture }, at) => (picture ? [{ picture, at }] : []));
        assert.ok(shown.length >= 4, `only ${shown.length} pictures`);
        for (const { picture, at } of shown) assert.equal(picture.id, ideas[at]!.pictures[0]!.id);
        assert.ok(new Set(looks.map(({ layout }) => layout)).size >= 6);
      },
    ),
  );
});

test("The only picture of what one ad tells is kept for it, and unused pictures come before used ones", () => {
  const palette = createPalette([{ hex: "#1f3d30", weight: 1 }]);
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 3, max: 6 }),
      (seed, day, count) => {
        const pictures = [...Array(count).keys()].map((at) => pictureOf(`p${at}`, "photo", 0.3));
        const ideas = ideasWith({}).map((idea, at) =>
          at === day ? { ...idea, pictures: [pictures[0]!], matched: 1 } : { ...idea, pictures },
        );
        const looks = chooseLooks({ ideas, pictures, palette, seed });
        const uses = new Map<string, number>();
        for (const { picture } of looks) {
          if (picture) uses.set(picture.id, (uses.get(picture.id) ?? 0) + 1);
        }
        for (const look of looks.slice(0, day)) assert.notEqual(look.picture?.id, "p0");
        if ([...uses.values()].some((times) => times > 1)) assert.equal(uses.size, count);
      },
    ),
    { numRuns: 200, ...sample },
  );
});

/** An average hash of 16 × 16 luminances. */
async function hashOf(png: Buffer): Promise<boolean[]> {
  const { data } = await sharp(png)
    .greyscale()
    .resize(16, 16, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  return [...data].map((value) => value > mean);
}

test("Any two of a week's seven pictures differ in at least a fifth of their hash bits", async () => {
  const [drawer, drawn] = await Promise.all([createDrawer(), drawExamplePictures()]);
  const palette = createPalette([
    { hex: "#2348d0", weight: 2 },
    { hex: "#ffc928", weight: 1 },
  ]);
  const pictures = [drawn.pictures.house!, drawn.pictures.bicycle!, drawn.pictures.clinic!];
  for (const seed of [3, 11]) {
    const ideas = ideasWith(rich);
    const looks = chooseLooks({ ideas, pictures, palette, seed });
    const hashes: boolean[][] = [];
    for (const [at, look] of looks.entries()) {
      const { texts } = ideas[at]!;
      const creative: Creative = {
        ...look,
        texts,
        palette,
        seed,
        format: "square",
        pair: "mercado",
      };
      hashes.push(await hashOf((await drawer.drawCreative(creative, drawn.bytes, ["png"])).png));
    }
    for (const [at, one] of hashes.entries()) {
      for (const [later, other] of hashes.slice(at + 1).entries()) {
        const share = one.filter((bit, place) => bit !== other[place]).length / one.length;
        const names = `${looks[at]!.layout} and ${looks[at + 1 + later]!.layout}`;
        assert.ok(share >= 0.2, `seed ${seed}: ${names} differ by ${share.toFixed(2)}`);
      }
    }
  }
});
