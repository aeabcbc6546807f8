import assert from "node:assert/strict";
import { before, test } from "node:test";
import fc from "fast-check";
import sharp from "sharp";
import { onlyLong } from "#test/only-long.ts";
import type { Box, Creative } from "../creative.ts";
import { createDrawer } from "../draw.ts";
import { exampleCreative } from "../examples/example-creatives.ts";
import { drawExamplePictures } from "../examples/example-pictures.ts";
import { ordinaryExamples } from "../examples/ordinary.ts";
import { prepareLogo } from "./prepare-logo.ts";
import { type PreparedPicture, preparePicture } from "./prepare-picture.ts";
import { mostPictures, rankPictures } from "./rank-pictures.ts";
import {
  drawLogoExamples,
  drawPictureExamples,
  type LogoExample,
  type PictureExample,
} from "./test-pictures.ts";

let pictures: PictureExample[];
let logos: LogoExample[];
const prepared = new Map<string, Awaited<ReturnType<typeof preparePicture>>>();
before(async () => {
  [pictures, logos] = await Promise.all([drawPictureExamples(), drawLogoExamples()]);
  for (const { name, bytes } of pictures) prepared.set(name, await preparePicture(bytes));
});

function preparedOf(name: string): PreparedPicture {
  const found = prepared.get(name);
  assert.ok(found && "picture" in found, `${name} was refused`);
  return found;
}

const isInside = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001;

function assertWhole({ picture }: PreparedPicture): void {
  assert.ok(isInside(picture.subject), JSON.stringify(picture.subject));
  assert.ok(picture.luminance >= 0 && picture.luminance <= 1);
  assert.match(picture.edgeColor, /^#[0-9a-f]{6}$/);
}

/** The share of `inner` that is inside `outer`. */
function overlapShare(inner: Box, outer: Box): number {
  const across =
    Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x);
  const down =
    Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y);
  return (Math.max(0, across) * Math.max(0, down)) / (inner.width * inner.height);
}

test("Each example picture becomes a photo or a cut-out or is refused, as expected", () => {
  const kinds = pictures.map(({ name, expected }) => {
    const found = prepared.get(name)!;
    return { name, expected, got: "rejected" in found ? "rejected" : found.picture.kind };
  });
  assert.deepEqual(
    kinds.filter(({ expected, got }) => expected !== got),
    [],
  );
});

test("A refused picture has a reason", () => {
  const reasons = {
    "cut short": "broken",
    banner: "banner",
    icon: "too_small",
    silhouette: "uniform",
    tracker: "tracker",
    "one colour": "uniform",
    "nothing there": "transparent",
    huge: "too_large",
    drawing: "vector",
    "a page": "not_a_picture",
  };
  for (const [name, rejected] of Object.entries(reasons)) {
    assert.deepEqual(prepared.get(name), { rejected });
  }
});

test("Subject boxes are inside their picture, and the file has the stated size", async () => {
  for (const found of prepared.values()) {
    if ("rejected" in found) continue;
    assertWhole(found);
    const { width, height, hasAlpha, space, orientation } = await sharp(found.bytes).metadata();
    assert.deepEqual(
      { width, height },
      { width: found.picture.width, height: found.picture.height },
    );
    assert.equal(hasAlpha, found.picture.kind === "cutout");
    assert.equal(space, "srgb");
    assert.equal(orientation, undefined);
  }
});

test("The house in a street is the subject, at any shape, turned, in CMYK, P3, 16 bit or grey", () => {
  const shapes: Record<string, Box> = {
    street: { x: 0.55, y: 0.25, width: 0.25, height: 0.47 },
    "wide street": { x: 0.55, y: 0.25, width: 0.14, height: 0.47 },
  };
  for (const name of ["turned by EXIF", "CMYK", "Display P3", "16 bit", "grey"]) {
    shapes[name] = shapes.street!;
  }
  for (const [name, house] of Object.entries(shapes)) {
    const { picture } = preparedOf(name);
    assert.ok(
      overlapShare(house, picture.subject) > 0.8,
      `${name}: ${JSON.stringify(picture.subject)}`,
    );
    assert.ok(
      overlapShare(picture.subject, house) > 0.4,
      `${name}: ${JSON.stringify(picture.subject)}`,
    );
  }
});

test("A person in front of a busy wall is the subject, and noise has no subject", () => {
  const person = { x: 0.51, y: 0.38, width: 0.2, height: 0.5 };
  assert.ok(overlapShare(person, preparedOf("person in a workshop").picture.subject) > 0.8);
  assert.ok(preparedOf("noise").traits.confidence < 0.25);
});

test("A cut-out's edge has no remains of its ground", async () => {
  for (const name of [
    "vase on grey, soft shadow",
    "noisy vase on white",
    "vase before a vignette",
  ]) {
    const { bytes } = preparedOf(name);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    let [pale, seen] = [0, 0];
    for (let at = 0; at < info.width * info.height; at++) {
      if (data[at * 4 + 3]! < 64) continue;
      seen++;
      if (Math.min(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!) > 165) pale++;
    }
    assert.ok(pale < seen * 0.001, `${name}: ${pale} of ${seen} pixels are pale`);
  }
});

test("The hole of a handle becomes transparent, and a white label stays opaque", async () => {
  const alphaAt = async (name: string, x: number, y: number) => {
    const { bytes } = preparedOf(name);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3];
  };
  assert.equal(await alphaAt("mug on pink, seen through its handle", 0.8, 0.45), 0);
  assert.equal(await alphaAt("bottle, label, on grey", 0.5, 0.55), 255);
});

test("The same bytes give the same picture", async () => {
  for (const name of ["bicycle on sand", "street"]) {
    const { bytes } = pictures.find((one) => one.name === name)!;
    assert.deepEqual(await preparePicture(bytes), prepared.get(name));
  }
});

test("Preparing arbitrary bytes never throws", async () => {
  const starts = pictures.map(({ bytes }) => bytes.subarray(0, 3000));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc
      .tuple(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { maxLength: 12 }),
      )
      .map(([start, changes]) => {
        const broken = Buffer.from(start);
        for (const [at, value] of changes) if (at < broken.length) broken[at] = value;
        return broken;
      }),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (given) => {
      const found = await preparePicture(Buffer.from(given));
      if ("picture" in found) assertWhole(found);
      await prepareLogo(Buffer.from(given));
    }),
    { numRuns: 120 },
  );
});

test("Any drawing of boxes gets a subject inside the picture", onlyLong, async () => {
  const share = fc.integer({ min: 0, max: 90 });
  const shape = fc.record({
    x: share,
    y: share,
    side: fc.integer({ min: 4, max: 60 }),
    hue: fc.nat(359),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 200, max: 500 }),
      fc.integer({ min: 200, max: 500 }),
      fc.array(shape, { maxLength: 6 }),
      fc.boolean(),
      async (width, height, shapes, onPaper) => {
        const drawn = shapes.map(
          ({ x, y, side, hue }) =>
            `<rect x="${x}%" y="${y}%" width="${side}%" height="${side}%" fill="hsl(${hue},60%,45%)"/>`,
        );
        const paper = onPaper ? `<rect width="100%" height="100%" fill="#ece7dc"/>` : "";
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${drawn.join("")}</svg>`;
        const found = await preparePicture(await sharp(Buffer.from(svg)).png().toBuffer());
        if ("picture" in found) assertWhole(found);
      },
    ),
    { numRuns: process.env.TEST_LONG ? 25 : 10 },
  );
});

test("Copies of a picture are ranked once, and at most twelve pictures are kept", async () => {
  const street = preparedOf("street");
  const smaller = await preparePicture(
    await sharp(street.bytes).resize(700).webp({ quality: 60 }).toBuffer(),
  );
  assert.ok("picture" in smaller);
  const other = preparedOf("person in a workshop");
  assert.deepEqual(
    rankPictures([smaller, other, street]).filter((one) => one === smaller),
    [],
  );
  assert.equal(rankPictures([smaller, other, street]).length, 2);
  const red = preparedOf("vase before a vignette");
  const blue = preparedOf("vase on white, jpeg");
  assert.equal(rankPictures([red, blue]).length, 2, "the same vase in another colour is another");
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...street,
    traits: {
      ...street.traits,
      hash: (BigInt(at) * 0x0123456789abcdn * 977n).toString(16).padStart(16, "0").slice(-16),
    },
  }));
  assert.ok(rankPictures(many).length <= mostPictures);
});

test("A small, blurred picture ranks after a large, sharp one", async () => {
  const large = preparedOf("person in a workshop");
  const blurred = await preparePicture(
    await sharp(large.bytes).resize(400).flop().blur(6).jpeg().toBuffer(),
  );
  assert.ok("picture" in blurred);
  assert.deepEqual(rankPictures([blurred, large]), [large, blurred]);
});

test("A logo is trimmed and its ground removed, or it is marked as opaque", async () => {
  const got = [];
  for (const { name, expected, bytes } of logos) {
    const found = await prepareLogo(bytes);
    const state = "rejected" in found ? "rejected" : found.logo.opaque ? "opaque" : "free";
    if (state !== expected) got.push({ name, expected, state });
    if ("rejected" in found) continue;
    const { width, height, hasAlpha } = await sharp(found.bytes).metadata();
    assert.deepEqual([width, height, hasAlpha], [found.logo.width, found.logo.height, true]);
    assert.match(found.logo.color, /^#[0-9a-f]{6}$/);
  }
  assert.deepEqual(got, []);
});

test("A layout can draw a prepared cut-out, photo and logo", async () => {
  const [drawer, drawn] = await Promise.all([createDrawer(), drawExamplePictures()]);
  const ink = logos.find(({ name }) => name === "ink on white, jpeg");
  const sign = await prepareLogo(ink!.bytes);
  assert.ok("logo" in sign);
  const logo = { id: "sign", ...sign.logo };
  const files = new Map([[logo.id, sign.bytes]]);
  for (const [layout, name] of [
    ["pedestal", "vase on grey, soft shadow"],
    ["sangre", "street"],
  ] as const) {
    const example = ordinaryExamples.find((one) => one.layout === layout)!;
    const { picture, bytes } = preparedOf(name);
    const drawnExample = exampleCreative(example, drawn, "square");
    const creative: Creative = {
      ...drawnExample,
      texts: { ...drawnExample.texts, body: undefined },
      logo,
      picture: { id: "found", ...picture },
    };
    files.set("found", bytes);
    const made = await drawer.drawCreative(creative, files, ["png"]);
    assert.equal(made.layout, layout);
    assert.ok(made.subject);
  }
});

test("An SVG may refer to its own elements and to nothing outside", async () => {
  const vector = (content: string) =>
    prepareLogo(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="60"><g id="a"/>${content}<rect width="60" height="40" fill="#a21"/><circle cx="30" cy="40" r="20" fill="#124"/></svg>`,
      ),
    );
  for (const content of [
    `<rect fill="url( '#a' )" width="9" height="9"/>`,
    `<use xlink:href = "#a"/>`,
    `<a href="https://example.com"><rect width="3" height="3"/></a>`,
  ]) {
    assert.ok("logo" in (await vector(content)), content);
  }
  for (const content of [
    `<use href="a.svg#b"/>`,
    `<image href = " http://example.com/a.png"/>`,
    `<image xlink:href='/etc/passwd'/>`,
    `<image href="data:image/svg+xml,%3Csvg/%3E"/>`,
    `<image href="&#104;ttp://example.com/a.png"/>`,
    `<style>@import "a.css";</style>`,
    `<svg:text>Lola</svg:text>`,
  ]) {
    assert.deepEqual(await vector(content), { rejected: "vector" }, content);
  }
});

test("A sign is drawn without its letters, and letters alone are no logo", async () => {
  const vector = (content: string) =>
    prepareLogo(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80">${content}<text x="90" y="40">Lola</text></svg>`,
      ),
    );
  const sign = `<path d="M20 10c20 10 30 30 10 60c-20-10-30-40-10-60z" fill="#5b6e25"/>`;
  const found = await vector(sign);
  assert.ok("logo" in found);
  // Trimmed to the sign, which is higher than it is wide.
  assert.ok(found.logo.height > found.logo.width);
  for (const content of ["", `<rect width="200" height="80" fill="#fff"/>`]) {
    assert.deepEqual(await vector(content), { rejected: "vector" }, content);
  }
});
