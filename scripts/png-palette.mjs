// A browser's screenshot has four bytes a pixel; drawn pictures of few colours need one.
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** A PNG of 8-bit RGB or RGBA as one with at most 256 colours, the rarest melted into their nearest. */
export function toPalette(png) {
  const { width, height, pixels } = decode(png);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = choose(counts);
  const nearest = new Map();
  for (const colour of counts.keys()) nearest.set(colour, indexOfNearest(palette, colour));

  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = nearest.get(pixels[y * width + x]);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3)))),
    chunk("tRNS", Buffer.from(palette.map((colour) => channels(colour)[3]))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const channels = (colour) => [
  (colour >>> 24) & 255,
  (colour >>> 16) & 255,
  (colour >>> 8) & 255,
  colour & 255,
];

/** The most frequent colours, leaving out those that are hardly different from one already taken. */
function choose(counts) {
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const taken = [];
  for (const least of [300, 60, 0]) {
    for (const [colour] of byFrequency) {
      if (taken.length === 256) return taken;
      if (taken.every((other) => distance(other, colour) > least)) taken.push(colour);
    }
  }
  return taken;
}

function distance(one, other) {
  const a = channels(one);
  return channels(other).reduce((sum, value, at) => sum + (value - a[at]) ** 2, 0);
}

function indexOfNearest(palette, colour) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, other] of palette.entries()) {
    const far = distance(other, colour);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const bytes = { 2: 3, 6: 4 }[png[25]];
  if (png[24] !== 8 || !bytes) throw new Error("Not an 8-bit RGB or RGBA picture");
  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) !== "IDAT") continue;
    parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * bytes;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    const row = raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    for (let x = 0; x < stride; x++) {
      const left = x < bytes ? 0 : row[x - bytes];
      const corner = x < bytes ? 0 : above[x - bytes];
      row[x] += [0, left, above[x], (left + above[x]) >> 1, paeth(left, above[x], corner)][filter];
    }
    for (let x = 0; x < width; x++) {
      const [r, g, b, a = 255] = row.subarray(x * bytes, (x + 1) * bytes);
      pixels[y * width + x] = ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
    }
    above = row;
  }
  return { width, height, pixels };
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
