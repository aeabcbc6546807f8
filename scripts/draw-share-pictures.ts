// Draws the preview pictures for shared links, and the icons, with the renderer for customers:
// npm run site:examples -- pictures. Check the results by eye before committing them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { sharePicturePath } from "#web/lib/page-meta.ts";
import { writeHeading } from "./share-pictures/heading.ts";
import { colors, createPainter } from "./share-pictures/pen.ts";
import { sharePictures } from "./share-pictures/pictures.ts";

const publicFolder = new URL("../web/public/", import.meta.url);
export const shareSize = { width: 1200, height: 630 } as const;

/** Renders the picture of each path in turn, as raw RGBA rows. */
export async function* drawSharePictures(paths = Object.keys(sharePictures)) {
  const sheets = await createPainter();
  for (const path of paths) {
    const picture = sharePictures[path]!;
    const pixels = await sheets.paint(shareSize, async (pen) => {
      await picture.drawIllustration(pen);
      await writeHeading(pen, picture, picture.width);
    });
    yield { path, pixels };
  }
}

/** The logo in a square: its share of the side, and the background. */
const icons = [
  { file: "icon-180.png", side: 180, share: 0.8, ground: colors.paper },
  { file: "icon-192.png", side: 192, share: 1, ground: "#0000" },
  { file: "icon-512.png", side: 512, share: 1, ground: "#0000" },
  { file: "icon-maskable.png", side: 512, share: 0.62, ground: colors.paper },
] as const;

async function drawIcons(): Promise<void> {
  const logo = await readFile(new URL("favicon.svg", publicFolder));
  for (const { file, side, share, ground } of icons) {
    const inner = Math.round(side * share);
    const drawn = await sharp(logo, { density: (72 * inner) / 44 })
      .resize(inner)
      .png()
      .toBuffer();
    const base = sharp({ create: { width: side, height: side, channels: 4, background: ground } });
    const icon = base.composite([{ input: drawn }]).png({ palette: true, effort: 10 });
    await writeFile(new URL(file, publicFolder), await icon.toBuffer());
  }
}

if (import.meta.main) {
  await mkdir(new URL("share/", publicFolder), { recursive: true });
  for await (const { path, pixels } of drawSharePictures()) {
    const bytes = await sharp(pixels, { raw: { ...shareSize, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
    console.log(`${path}: ${Math.round(bytes.length / 1024)} KB`);
    await writeFile(new URL(sharePicturePath(path).slice(1), publicFolder), bytes);
  }
  await drawIcons();
}
