import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import sharp, { type Sharp } from "sharp";
import { sharePicture } from "#web/lib/page-meta.ts";
import { listedAddresses } from "#web/pages.ts";
import { drawSharePictures, shareSize } from "./draw-share-pictures.ts";
import { sharePictures } from "./share-pictures/pictures.ts";

/** Of 255, of a picture's 8 × 8 px: what writing as JPEG takes away. */
const mostDifference = 12;

const publicFolder = new URL("../web/public/", import.meta.url);
const small = async (picture: Sharp) =>
  await picture.removeAlpha().greyscale().resize(150, 79, { kernel: "linear" }).raw().toBuffer();

test("every listed page has a picture, and there is none of a page that is gone (npm run site:share)", async () => {
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
    const drawn = await small(sharp(pixels, { raw: { ...shareSize, channels: 4 } }));
    const shown = await small(sharp(kept));
    const apart = Math.max(...drawn.map((value, at) => Math.abs(value - shown[at]!)));
    assert.ok(apart <= mostDifference, `${path} differs by ${apart}: npm run site:share`);
  }
});
