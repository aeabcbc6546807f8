import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import sharp, { type Sharp } from "sharp";
import { sharePicturePath } from "#web/lib/page-meta.ts";
import { listedAddresses } from "#web/pages.ts";
import { drawSharePictures, shareSize } from "./draw-share-pictures.ts";
import { sharePictures } from "./share-pictures/pictures.ts";

/** Out of 255: how far JPEG compression may change the mean of a block. */
const maxDifference = 6;
const blockSide = 10;

const publicFolder = new URL("../web/public/", import.meta.url);

/** The mean brightness of each block of a picture, row by row. */
async function blocksOf(picture: Sharp): Promise<number[]> {
  const pixels = await picture.flatten().greyscale().raw().toBuffer();
  const across = shareSize.width / blockSide;
  const sums = new Array<number>((across * shareSize.height) / blockSide).fill(0);
  pixels.forEach((value, at) => {
    const row = Math.floor(at / shareSize.width / blockSide);
    const block = row * across + Math.floor((at % shareSize.width) / blockSide);
    sums[block] = sums[block]! + value;
  });
  return sums.map((sum) => sum / blockSide ** 2);
}

test("every listed page has a share picture, and there are no others (npm run site:examples -- pictures)", async () => {
  const listed = listedAddresses();
  assert.deepEqual(Object.keys(sharePictures).toSorted(), listed.toSorted());
  const files = await readdir(new URL("share/", publicFolder));
  assert.deepEqual(
    files.map((file) => `/share/${file}`).toSorted(),
    listed.map(sharePicturePath).toSorted(),
  );
});

test("the stored share pictures match today's texts and prices", async () => {
  for await (const { path, pixels } of drawSharePictures(["/precios", "/sofi", "/para/salud"])) {
    const file = await readFile(new URL(sharePicturePath(path).slice(1), publicFolder));
    const drawn = await blocksOf(sharp(pixels, { raw: { ...shareSize, channels: 4 } }));
    const shown = await blocksOf(sharp(file));
    const difference = Math.max(...drawn.map((value, at) => Math.abs(value - shown[at]!)));
    assert.ok(
      difference <= maxDifference,
      `${path} differs by ${difference.toFixed(1)}: npm run site:examples -- pictures`,
    );
  }
});
