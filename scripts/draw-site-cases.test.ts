import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, describe, it } from "node:test";
import sharp from "sharp";
import { writtenCases } from "#web/site/cases/written.ts";
import { casesFolder, type DrawnCase, drawSiteCases, pictureSides } from "./draw-site-cases.ts";
import { siteCases } from "./site-cases/cases.ts";
import { originals } from "./site-cases/originals.ts";

/** The maximum size of a picture file. */
const maxBytes = 45 * 1024;
/** Out of 255: how far WebP compression may change the mean of a block. */
const maxDifference = 12;
const blocks = 30;

/** The mean brightness of each of 30 × 30 blocks of a picture at this width. */
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

function maxDifferenceOf(one: number[], other: number[]): number {
  return Math.max(...one.map((value, at) => Math.abs(value - other[at]!)));
}

describe("the site's before/after examples (npm run site:examples writes them; check them by eye)", () => {
  let drawn: DrawnCase[];
  before(async () => {
    drawn = await drawSiteCases();
  });

  it("the stored texts of the ten cases match what the renderer produces today", () => {
    assert.deepEqual(
      drawn.flatMap(({ faults }) => faults),
      [],
    );
    assert.deepEqual(
      writtenCases,
      drawn.map(({ written }) => written),
    );
  });

  it("the stored pictures match today's rendering in each size, and are small files", async () => {
    for (const { written, pictures } of drawn) {
      for (const side of ["before", "after"] as const) {
        for (const width of pictureSides) {
          const file = `${written.sector}-${side}-${width}.webp`;
          const bytes = await readFile(new URL(file, casesFolder));
          assert.ok(bytes.length <= maxBytes, `${file} has ${bytes.length} bytes`);
          assert.equal((await sharp(bytes).metadata()).width, width, file);
          const difference = maxDifferenceOf(
            await blocksOf(pictures[side], width),
            await blocksOf(bytes, width),
          );
          assert.ok(difference <= maxDifference, `${file} differs by ${difference.toFixed(1)}`);
        }
      }
    }
  });

  it("every number in a picture is among the facts of its business", () => {
    const figures = (text: string) => text.match(/\d+/g) ?? [];
    for (const { sector, facts, ad } of siteCases) {
      const factNumbers = new Set(facts.flatMap(figures));
      const shown = [
        ...Object.values(ad.texts).flatMap((text) => figures(JSON.stringify(text))),
        ...originals[sector]!.textLines.flatMap(({ text }) => figures(text)),
      ];
      assert.deepEqual(
        shown.filter((figure) => !factNumbers.has(figure)),
        [],
        sector,
      );
    }
  });
});
