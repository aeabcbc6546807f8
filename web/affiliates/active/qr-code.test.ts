import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { qrCodeOf, qrSvg } from "./qr-code.ts";

test("a QR code's SVG has its three corners, a quiet zone around them and a light background", async () => {
  const code = qrCodeOf("https://kolmena.example/?ref=LUMBRE7");
  const svg = Buffer.from(await qrSvg(code).arrayBuffer());
  const { data, info } = await sharp(svg, { density: 72 * 8 })
    .resize(code.size, code.size, { kernel: "nearest" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => data[y * info.width * info.channels + x]! < 128;
  assert.equal(info.width, code.size);
  for (let at = 0; at < code.size; at++) {
    for (const edge of [0, 1, 2, 3, code.size - 4, code.size - 1]) {
      assert.ok(!isDark(at, edge) && !isDark(edge, at), `${at}, ${edge}`);
    }
  }
  const far = code.size - 4 - 7;
  for (const [left, top] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const) {
    for (let at = 0; at < 7; at++) assert.ok(isDark(left + at, top) && isDark(left, top + at));
    assert.ok(!isDark(left + 1, top + 1) && isDark(left + 3, top + 3));
  }
});
