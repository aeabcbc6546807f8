import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, describe, it } from "node:test";
import sharp from "sharp";
import { writtenCases } from "#web/site/cases/written.ts";
import { casesFolder, type DrawnCase, drawSiteCases, shownSides } from "./draw-site-cases.ts";
import { siteCases } from "./site-cases/cases.ts";
import { originals } from "./site-cases/originals.ts";

/** Of a 720 px picture. */
const mostBytes = 45 * 1024;
/** Of 255: what writing as WebP takes away from the mean of a block. */
const mostDifference = 12;
const blocks = 30;

/** How bright a picture is in each of 30 × 30 blocks, at this width. */
async function blocksOf(picture: Buffer, width: number): Promise<number[]> {
  const pixels = await sharp(picture).resize(width).greyscale().raw().toBuffer();
  const side = width / blocks;
  const sums = new Array<number>(blocks * blocks).fill(0);
  pixels.forEach((value, at) => {
    const row = Math.floor(at / width / side);
    const block = row * blocks + Math.floor((at % width) / side);
    sums[block] = sums[block]! + value;
  });
  return sums.map((sum) => sum / side ** 2);
}

function mostApart(one: number[], other: number[]): number {
  return Math.max(...one.map((value, at) => Math.abs(value - other[at]!)));
}

describe("the site's before/afters (npm run site:examples writes them; look at them)", () => {
  let drawn: DrawnCase[];
  before(async () => {
    drawn = await drawSiteCases();
  });

  it("what the site says of the ten cases is what the renderer sets today", () => {
    assert.deepEqual(
      drawn.flatMap(({ faults }) => faults),
      [],
    );
    assert.deepEqual(
      writtenCases,
      drawn.map(({ written }) => written),
    );
  });

  it("the pictures are those that the command draws, in two sizes, and light", async () => {
    for (const { written, pictures } of drawn) {
      for (const side of ["before", "after"] as const) {
        for (const width of shownSides) {
          const file = `${written.sector}-${side}-${width}.webp`;
          const bytes = await readFile(new URL(file, casesFolder));
          assert.ok(bytes.length <= mostBytes, `${file} has ${bytes.length} bytes`);
          assert.equal((await sharp(bytes).metadata()).width, width, file);
          const apart = mostApart(
            await blocksOf(pictures[side], width),
            await blocksOf(bytes, width),
          );
          assert.ok(apart <= mostDifference, `${file} differs by ${apart.toFixed(1)}`);
        }
      }
    }
  });

  it("no figure stands in a picture that is not among the facts of its business", () => {
    const figures = (text: string) => text.match(/\d+/g) ?? [];
    for (const { sector, facts, ad } of siteCases) {
      const known = new Set(facts.flatMap(figures));
      const shown = [
        ...Object.values(ad.texts).flatMap((text) => figures(JSON.stringify(text))),
        ...originals[sector]!.words.flatMap(({ text }) => figures(text)),
      ];
      assert.deepEqual(
        shown.filter((figure) => !known.has(figure)),
        [],
        sector,
      );
    }
  });
});
