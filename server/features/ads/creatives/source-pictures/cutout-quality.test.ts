import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import sharp from "sharp";
import { randomFrom } from "../random.ts";
import { type Mask, maskOf } from "./alpha-mask.ts";
import { bitmapOf, boxOf, shrinkBitmap } from "./bitmap.ts";
import {
  type CutoutFault,
  cutoutFaultsOf,
  cutoutQualityOf,
  givenCutoutLimits,
  ownCutoutLimits,
} from "./cutout-quality.ts";
import { isOpaqueRectangle } from "./opaque-rectangle.ts";
import { preparePicture } from "./prepare-picture.ts";

const side = 240;

/** A mask drawn by a rule over x and y from 0 to 1. */
function drawMask(isOpaque: (x: number, y: number) => boolean): Mask {
  const flags = Uint8Array.from({ length: side * side }, (_, at) =>
    isOpaque(((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side) ? 1 : 0,
  );
  return { width: side, height: side, flags };
}

const disc = (x: number, y: number, cx: number, cy: number, radius: number) =>
  Math.hypot(x - cx, y - cy) < radius;
const isProduct = (x: number, y: number) => disc(x, y, 0.5, 0.5, 0.3);
const faults = (mask: Mask, limits = ownCutoutLimits) =>
  cutoutFaultsOf(cutoutQualityOf(mask), limits);

test("A whole product has no faults at any size and place inside its picture", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 30 }),
      fc.integer({ min: 35, max: 65 }),
      fc.integer({ min: 35, max: 65 }),
      (radius, cx, cy) => {
        const mask = drawMask((x, y) => disc(x, y, cx / 100, cy / 100, radius / 100));
        assert.deepEqual(faults(mask), []);
      },
    ),
    { numRuns: 40 },
  );
});

test("Specks, scraps, torn holes, a ragged outline and a cut-off side are each found", () => {
  const next = randomFrom(3);
  const jitter = Array.from({ length: 360 }, () => (next() - 0.5) * 0.07);
  const angleOf = (x: number, y: number) =>
    Math.floor(((Math.atan2(y - 0.5, x - 0.5) / Math.PI + 1) / 2) * 359);
  const made: [CutoutFault, (x: number, y: number) => boolean][] = [
    ["specks", (x, y) => isProduct(x, y) || disc((x * 7) % 1, (y * 7) % 1, 0.5, 0.5, 0.08)],
    [
      "scraps",
      (x, y) => isProduct(x, y) || disc(x, y, 0.1, 0.1, 0.05) || disc(x, y, 0.9, 0.1, 0.06),
    ],
    ["holes", (x, y) => isProduct(x, y) && !disc((x * 12) % 1, (y * 12) % 1, 0.5, 0.5, 0.2)],
    [
      "ragged",
      (x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.3 + jitter[angleOf(x, y)]! && (x + y) * 0 === 0,
    ],
    ["cut_off", (x, y) => disc(x, y, 0.95, 0.5, 0.3)],
  ];
  for (const [fault, isOpaque] of made) {
    const found = faults(drawMask(isOpaque));
    assert.ok(found.includes(fault), `${fault}: ${found.join(", ")}`);
  }
});

test("Two products are refused in a picture that we cut out, and allowed in a site's own file", () => {
  const pair = drawMask((x, y) => disc(x, y, 0.27, 0.5, 0.2) || disc(x, y, 0.73, 0.5, 0.2));
  assert.deepEqual(faults(pair), ["scraps"]);
  assert.deepEqual(faults(pair, givenCutoutLimits), []);
});

test("A file trimmed to its product is not taken for a cut-off one", () => {
  assert.deepEqual(faults(drawMask((x) => x > 0.005 && x < 0.995)), []);
  assert.deepEqual(faults(drawMask((x, y) => y > 0.3 && x < 0.6)), ["cut_off"]);
});

test("A rectangle with corners of any ordinary radius is told from a product's outline", () => {
  const round = (radius: number) => (x: number, y: number) => {
    const [dx, dy] = [Math.min(x - 0.1, 0.9 - x), Math.min(y - 0.2, 0.8 - y)];
    if (dx < 0 || dy < 0) return false;
    return dx > radius || dy > radius || Math.hypot(radius - dx, radius - dy) < radius;
  };
  const isRectangle = (mask: Mask) =>
    isOpaqueRectangle(mask, boxOf(mask, (at) => mask.flags[at] === 1)!);
  for (const radius of [0, 0.02, 0.05, 0.1, 0.18]) {
    assert.ok(isRectangle(drawMask(round(radius))), `radius ${radius}`);
  }
  assert.ok(!isRectangle(drawMask(isProduct)));
  assert.ok(!isRectangle(drawMask((x, y) => y > 0.2 && Math.abs(x - 0.5) < 0.2 + 0.2 * y)));
  assert.ok(!isRectangle(drawMask((x, y) => round(0.05)(x, y) && !disc(x, y, 0.5, 0.5, 0.1))));
});

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">${content}</svg>`,
  );

const vase = (color: string) =>
  `<linearGradient id="${color.slice(1)}"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity=".8"/></linearGradient><path d="M250 120H350C340 220 450 280 450 390C450 480 390 520 300 520S150 480 150 390C150 280 260 220 250 120Z" fill="url(${color})"/>`;
const jug = `<path d="M400 220C520 210 520 400 400 400" fill="none" stroke="#9c3b22" stroke-width="7"/>${vase("#9c3b22")}`;
const glass = `<path d="M210 120H390L360 500H240Z" fill="#dfeaf0" stroke="#a8bcc8" stroke-width="6"/><path d="M220 260H380L360 480H240Z" fill="#d8a24a"/>`;
const hardShadow = `<path d="M300 520L560 480L520 440L300 470Z" fill="#000" opacity=".28"/>`;
const softShadow = `<filter id="b"><feGaussianBlur stdDeviation="18"/></filter><ellipse cx="300" cy="516" rx="170" ry="22" fill="#000" opacity=".35" filter="url(#b)"/>`;
const letters = (color: string, opacity = 1) =>
  [0, 1, 2, 3, 4, 5]
    .map(
      (at) =>
        `<path d="M${70 + at * 80} 40V90M${70 + at * 80} 40H${110 + at * 80}M${70 + at * 80} 64H${104 + at * 80}" stroke="${color}" stroke-width="11" fill="none" opacity="${opacity}"/>`,
    )
    .join("");

interface Drawn {
  name: string;
  content: string;
  /** A cut-out is allowed; else only the photo is. */
  mayCut: boolean;
}

const drawings: Drawn[] = [
  { name: "plain", content: vase("#2c6a7c"), mayCut: true },
  { name: "soft shadow", content: softShadow + vase("#2c6a7c"), mayCut: true },
  { name: "thin handle", content: jug, mayCut: true },
  { name: "glass", content: glass, mayCut: true },
  { name: "hard shadow", content: hardShadow + vase("#2c6a7c"), mayCut: true },
  { name: "white on white", content: vase("#fdfdfd"), mayCut: false },
  {
    name: "two products",
    content: `<g transform="translate(-60 150) scale(.7)">${vase("#7a3c9e")}</g><g transform="translate(240 150) scale(.7)">${vase("#2c6a7c")}</g>`,
    mayCut: false,
  },
  { name: "text", content: letters("#222") + vase("#2c6a7c"), mayCut: false },
  { name: "watermark", content: vase("#2c6a7c") + letters("#555", 0.5), mayCut: false },
  {
    name: "cut off",
    content: `<g transform="translate(230 0)">${vase("#2c6a7c")}</g>`,
    mayCut: false,
  },
];

async function noisyJpeg(content: string, color: string, noise: number, seed: number) {
  const image = sharp(svg(`<rect width="600" height="600" fill="${color}"/>${content}`));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const next = randomFrom(seed);
  const raw = data.map((level) =>
    Math.max(0, Math.min(255, Math.round(level + (next() + next() - 1) * noise))),
  );
  return await sharp(Buffer.from(raw), { raw: { ...info, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

test("Over grounds, noise, shadows, glass, text and watermarks, every cut-out that is made is clean", async () => {
  const problems: string[] = [];
  let [cut, plain] = [0, 0];
  for (const { name, content, mayCut } of drawings) {
    for (const [at, color] of ["#ffffff", "#f3efe8", "#cfd6da"].entries()) {
      for (const noise of process.env.TEST_LONG ? [0, 9, 26] : [[0, 9, 26][(at + 1) % 3]!]) {
        if (name === "white on white" && at > 0) continue;
        const bytes = await noisyJpeg(content, color, noise, 11 + at);
        const made = await preparePicture(bytes);
        const label = `${name} on ${color}, noise ${noise}`;
        if ("rejected" in made) {
          if (name !== "white on white") problems.push(`${label}: ${made.rejected}`);
          continue;
        }
        if (name === "plain" && noise < 20) plain++;
        if (made.picture.kind === "photo") continue;
        if (name === "plain" && noise < 20) cut++;
        if (!mayCut) problems.push(`${label}: was cut out`);
        const mask = maskOf(await shrinkBitmap(await bitmapOf(sharp(made.bytes)), 480), 48);
        const found = faults(mask);
        if (found.length > 0) problems.push(`${label}: ${found.join(", ")}`);
      }
    }
  }
  assert.deepEqual(problems, []);
  assert.equal(cut, plain, "a coloured product on a plain ground is cut out");
});

test("A photo in a transparent frame is shown whole, without its frame", async () => {
  for (const radius of [0, 24, 70]) {
    const bytes = await sharp(
      svg(
        `<clipPath id="c"><rect x="60" y="90" width="480" height="360" rx="${radius}"/></clipPath><g clip-path="url(#c)"><rect width="600" height="600" fill="#8fb0c9"/><rect y="300" width="600" height="300" fill="#62734a"/><circle cx="420" cy="260" r="70" fill="#b4452c"/></g>`,
      ),
    )
      .png()
      .toBuffer();
    const made = await preparePicture(bytes);
    assert.ok("picture" in made);
    assert.equal(made.picture.kind, "photo");
    assert.deepEqual(made.picture.subject, { x: 0, y: 0, width: 1, height: 1 });
    assert.ok(made.picture.width > 430 && made.picture.width <= 482);
  }
});
