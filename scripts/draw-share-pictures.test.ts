import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import sharp, { type Sharp } from "sharp";
import { sharePicture } from "#web/lib/page-meta.ts";
import { listedAddresses } from "#web/pages.ts";
import { drawSharePictures, shareSize } from "./draw-share-pictures.ts";
import { sharePictures } from "./share-pictures/pictures.ts";

/** Of 255: what writing as JPEG takes away from the mean of a block. */
const mostDifference = 6;
const blockSide = 10;

const publicFolder = new URL("../web/public/", import.meta.url);

/** How bright a picture is in each of its blocks, row by row. */
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

test("every listed page has a picture, and there is none of a page that is gone (npm run site:examples -- pictures)", async () => {
  const listed = listedAddresses();
  assert.deepEqual(Object.keys(sharePictures).toSorted(), listed.toSorted());
  const files = await readdir(new URL("share/", publicFolder));
  assert.deepEqual(
    files.map((file) => `/share/${file}`).toSorted(),
    listed.map(sharePicture).toSorted(),
  );
});

test("the pictures are those that the command draws from today's words and prices", async () => {
  for await (const { path, pixels } of drawSharePictures(["/precios", "/sofi", "/para/salud"])) {
    const kept = await readFile(new URL(sharePicture(path).slice(1), publicFolder));
    const drawn = await blocksOf(sharp(pixels, { raw: { ...shareSize, channels: 4 } }));
    const shown = await blocksOf(sharp(kept));
    const apart = Math.max(...drawn.map((value, at) => Math.abs(value - shown[at]!)));
    assert.ok(
      apart <= mostDifference,
      `${path} differs by ${apart.toFixed(1)}: npm run site:examples -- pictures`,
    );
  }
});
