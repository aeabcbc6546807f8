import sharp from "sharp";
import type { Box, Logo, Picture } from "../creative.ts";
import { readLuminances } from "../crops.ts";
import type { Luminances } from "../stage.ts";
import * as cutouts from "./cutouts.ts";
import * as photos from "./photos.ts";

const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

export interface ExampleDrawing {
  svg: string;
  kind: Picture["kind"];
  /** In fractions of the picture. */
  subject: Box;
}

/** Every drawing of the examples. */
const drawings: Record<string, ExampleDrawing> = {
  house: {
    svg: photos.countryHouse(),
    kind: "photo",
    subject: { x: 0.33, y: 0.25, width: 0.34, height: 0.23 },
  },
  tallHouse: {
    svg: photos.countryHouse(900, 2400),
    kind: "photo",
    subject: { x: 0.2, y: 0.33, width: 0.6, height: 0.15 },
  },
  bread: {
    svg: photos.bread(),
    kind: "photo",
    subject: { x: 0.18, y: 0.49, width: 0.64, height: 0.27 },
  },
  clinic: {
    svg: photos.clinic(),
    kind: "photo",
    subject: { x: 0.2, y: 0.16, width: 0.67, height: 0.65 },
  },
  hair: {
    svg: photos.hair(),
    kind: "photo",
    subject: { x: 0.24, y: 0.15, width: 0.5, height: 0.75 },
  },
  armchair: {
    svg: photos.armchair(),
    kind: "photo",
    subject: { x: 0.23, y: 0.15, width: 0.54, height: 0.71 },
  },
  serum: { svg: cutouts.serum, kind: "cutout", subject: whole },
  bicycle: { svg: cutouts.bicycle, kind: "cutout", subject: whole },
  tap: { svg: cutouts.tap, kind: "cutout", subject: whole },
  books: { svg: cutouts.books, kind: "cutout", subject: whole },
  coffeeBag: { svg: cutouts.coffeeBag, kind: "cutout", subject: whole },
  sansevieria: { svg: cutouts.sansevieria, kind: "cutout", subject: whole },
  pothos: { svg: cutouts.pothos, kind: "cutout", subject: whole },
  zamioculca: { svg: cutouts.zamioculca, kind: "cutout", subject: whole },
};

const mark = (content: string, width = 240) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="240" viewBox="0 0 ${width} 240">${content}</svg>`;

/** Invented logos: a leaf for light grounds, and a white wordmark that is invisible on white. */
const logos: Record<string, { svg: string; color: string }> = {
  leaf: {
    svg: mark(
      `<path d="M120 10C230 110 210 220 120 232C30 220 10 110 120 10Z" fill="#1c2b1a"/><path d="M120 90V200" stroke="#e4ead5" stroke-width="12"/>`,
    ),
    color: "#1c2b1a",
  },
  whiteWordmark: {
    svg: mark(
      `<circle cx="110" cy="120" r="72" fill="none" stroke="#fff" stroke-width="40"/><rect x="240" y="66" width="520" height="40" rx="20" fill="#fff"/><rect x="240" y="136" width="340" height="40" rx="20" fill="#fff"/>`,
      800,
    ),
    color: "#ffffff",
  },
};

export interface ExamplePictures {
  bytes: Map<string, Buffer>;
  pictures: Record<string, Picture>;
  logos: Record<string, Logo>;
}

const hex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** Mean colour of the outer pixels and mean luminance, ignoring transparent pixels. */
async function measureTones(bytes: Buffer): Promise<{ edgeColor: string; luminance: number }> {
  const side = 64;
  const { data } = await sharp(bytes)
    .resize({ width: side, height: side, fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = [0, 0, 0];
  let [edges, seen, light] = [0, 0, 0];
  for (let at = 0; at < side * side; at++) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(at * 4, at * 4 + 4);
    if (a < 128) continue;
    const linear = [r, g, b].map((value) => (value / 255) ** 2.2);
    light += 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
    seen++;
    if (!isOuter(data, at, side)) continue;
    edges++;
    [r, g, b].forEach((value, channel) => {
      edge[channel] = edge[channel]! + value;
    });
  }
  return { edgeColor: hex(edge.map((sum) => sum / edges)), luminance: light / seen };
}

/** On the border, or next to something transparent. */
function isOuter(data: Buffer, at: number, side: number): boolean {
  const [x, y] = [at % side, Math.floor(at / side)];
  return [
    [x - 2, y],
    [x + 2, y],
    [x, y - 2],
    [x, y + 2],
  ].some(([nx, ny]) => {
    if (nx! < 0 || ny! < 0 || nx! >= side || ny! >= side) return true;
    return data[(ny! * side + nx!) * 4 + 3]! < 128;
  });
}

/** Rasterizes a drawing into a picture for creatives. */
export async function rasterizeDrawing(
  id: string,
  { svg, kind, subject }: ExampleDrawing,
): Promise<{ bytes: Buffer; picture: Picture }> {
  const { data, info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = { id, width, height, kind, subject, ...(await measureTones(data)) };
  return { bytes: data, picture };
}

/** Draws all example pictures, or only those with these names. */
export async function drawExamplePictures(names?: readonly string[]): Promise<ExamplePictures> {
  const found: ExamplePictures = { bytes: new Map(), pictures: {}, logos: {} };
  const isWanted = ([id]: [string, unknown]) => names?.includes(id) ?? true;
  for (const [id, drawing] of Object.entries(drawings).filter(isWanted)) {
    const { bytes, picture } = await rasterizeDrawing(id, drawing);
    found.bytes.set(id, bytes);
    found.pictures[id] = picture;
  }
  for (const [id, { svg, color }] of Object.entries(logos).filter(isWanted)) {
    const { data, info } = await sharp(Buffer.from(svg))
      .png()
      .toBuffer({ resolveWithObject: true });
    found.bytes.set(id, data);
    found.logos[id] = { id, width: info.width, height: info.height, color, opaque: false };
  }
  return found;
}

/** What lies under any box of the example pictures, for composing without drawing. */
export async function luminancesOf({ bytes: files }: ExamplePictures): Promise<Luminances> {
  const read = new Map<string, Awaited<ReturnType<typeof readLuminances>>>();
  for (const [id, bytes] of files) read.set(id, await readLuminances(bytes));
  return (id, box) => read.get(id)?.(box) ?? [];
}
