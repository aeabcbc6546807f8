// Draws the site's before/after examples and writes their texts; npm run site:examples runs it. The
// advertisements come from the renderer for customers. Check the results by eye before committing them.
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { createPalette } from "#server/features/ads/creatives/colors/palette.ts";
import type { Creative, Picture, TextBox } from "#server/features/ads/creatives/creative.ts";
import { createDrawer } from "#server/features/ads/creatives/draw.ts";
import { rasterizeDrawing } from "#server/features/ads/creatives/examples/example-pictures.ts";
import { createTypeSetter } from "#server/features/ads/creatives/typography/measure.ts";
import { type SiteCase, siteCases } from "./site-cases/cases.ts";
import { drawOriginal } from "./site-cases/draw-original.ts";
import { type DrawingName, drawings } from "./site-cases/drawings.ts";

export const casesFolder = new URL("../web/site/cases/", import.meta.url);
/** Sizes in pixels: for large screens, for the first picture on a phone, and for phones. */
export const pictureSides = [720, 540, 360] as const;
/** The middle size delays the first view, and high-density screens hide its lower quality. */
const qualities = { 720: 82, 540: 62, 360: 82 } as const;

async function drawPictures() {
  const bytes = new Map<string, Buffer>();
  const pictures = {} as Record<DrawingName, Picture>;
  for (const name of Object.keys(drawings) as DrawingName[]) {
    const drawn = await rasterizeDrawing(name, drawings[name]);
    bytes.set(name, drawn.bytes);
    pictures[name] = drawn.picture;
  }
  return { bytes, pictures };
}

function creativeOf({ name, ad }: SiteCase, pictures: Record<DrawingName, Picture>): Creative {
  const weighted = ad.colors.map((hex, at) => ({ hex, weight: ad.colors.length - at }));
  return {
    layout: ad.layout,
    format: "square",
    seed: ad.seed,
    palette: createPalette(weighted),
    ground: ad.ground,
    pair: ad.pair,
    texts: { ...ad.texts, name },
    ...(ad.picture ? { picture: pictures[ad.picture] } : {}),
  };
}

/** The alternative text of an advertisement. */
function describe(name: string, boxes: readonly TextBox[]): string {
  const read = boxes.filter(({ role }) => role !== "brand" && role !== "cta");
  const button = boxes.find(({ role }) => role === "cta");
  const words = read.map(({ text }) => text.replaceAll("\u00a0", " ")).join(" · ");
  return `Anuncio de ${name}: ${words}. Botón: ${button?.text}`;
}

/** A case as the site shows it, with its pictures in full size. */
export interface DrawnCase {
  /** The case's entry in web/site/cases/written.ts. */
  written: Record<string, string>;
  /** Problems of the layout: dropped elements, or another layout than requested. */
  faults: string[];
  pictures: { before: Buffer; after: Buffer };
}

/** Draws all ten cases in order. */
export async function drawSiteCases(): Promise<DrawnCase[]> {
  const [drawer, setter, { bytes, pictures }] = await Promise.all([
    createDrawer(),
    createTypeSetter(),
    drawPictures(),
  ]);
  const drawn: DrawnCase[] = [];
  for (const one of siteCases) {
    const after = await drawer.drawCreative(creativeOf(one, pictures), bytes, ["png"]);
    const { sector, sectorName, name, city, title, lesson, said, changed, original } = one;
    drawn.push({
      written: {
        ...{ sector, sectorName, name, city, title, lesson, said },
        says: one.ad.texts.headline,
        changed,
        original: `Publicación original de ${name}. ${original}: «${said}».`,
        advertisement: describe(name, after.boxes),
      },
      faults: [
        ...(after.layout === one.ad.layout ? [] : [`${sector} was set as ${after.layout}`]),
        ...after.dropped.map((role) => `${sector} lost its ${role}`),
      ],
      pictures: { before: await drawOriginal(sector, setter, bytes), after: after.png },
    });
  }
  return drawn;
}

const sides = ["before", "after"] as const;

/** The source of a module that imports the URL of every picture. */
function writePictureModule(): string {
  const file = (sector: string, side: string, width: number) => `${sector}-${side}-${width}.webp`;
  const word = (sector: string, side: string, width: number) =>
    `${sector.replaceAll("-", "_")}_${side}_${width}`;
  const each = siteCases.flatMap(({ sector }) =>
    sides.flatMap((side) => pictureSides.map((width) => [sector, side, width] as const)),
  );
  const imports = each.map((one) => `import ${word(...one)} from "./${file(...one)}?url";\n`);
  const entries = siteCases.map(({ sector }) => {
    const pair = sides.map(
      (side) =>
        `${side}: { small: ${word(sector, side, 360)}, middle: ${word(sector, side, 540)}, large: ${word(sector, side, 720)} }`,
    );
    return `  ${JSON.stringify(sector)}: { ${pair.join(", ")} },\n`;
  });
  return `// Written by scripts/draw-site-cases.ts. Not edited by hand.\n${imports.join("")}
/** Addresses of the pictures by sector: 360, 540 and 720 px square. */
export const casePictures = {\n${entries.join("")}} as const;\n`;
}

async function writeAll(): Promise<void> {
  await mkdir(casesFolder, { recursive: true });
  const drawn = await drawSiteCases();
  for (const { written, faults, pictures } of drawn) {
    for (const fault of faults) console.warn(fault);
    for (const side of sides) {
      for (const width of pictureSides) {
        const shown = sharp(pictures[side]).resize(width);
        const how = { quality: qualities[width], effort: 6 };
        const bytes = await shown.webp(how).toBuffer();
        console.log(`${written.sector} ${side} ${width} px: ${Math.round(bytes.length / 1024)} KB`);
        await writeFile(new URL(`${written.sector}-${side}-${width}.webp`, casesFolder), bytes);
      }
    }
  }
  const cases = drawn.map(({ written }) => written);
  await writeFile(
    new URL("written.ts", casesFolder),
    `// Written by scripts/draw-site-cases.ts with the product's own renderer. Not edited by hand.
export const writtenCases = ${JSON.stringify(cases, null, 2)} as const;\n`,
  );
  await writeFile(new URL("pictures.ts", casesFolder), writePictureModule());
}

if (import.meta.main) await writeAll();
