import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { type ComposedCreative, composeCreative } from "./compose.ts";
import {
  type Box,
  type Creative,
  type DrawnCreative,
  type FileFormat,
  type Size,
  sampleWidth,
  thumbnailWidth,
} from "./creative.ts";
import { readLuminances } from "./crops.ts";
import { freePixels } from "./free-pixels.ts";
import { type PictureBytes, paintScene } from "./paint.ts";
import type { Scene, Sheet } from "./scene.ts";
import type { Luminances } from "./stage.ts";
import { createTypeSetter, type TypeSetter } from "./typography/measure.ts";
import { createWatermarks, type Watermarks } from "./watermark.ts";

export interface Drawer {
  /**
   * Composes and paints a creative into files of these formats; without formats it is only composed.
   * The same creative and pictures give the same bytes.
   * @throws when a picture is missing or cannot be read
   */
  drawCreative: <F extends FileFormat>(
    creative: Creative,
    pictures: PictureBytes,
    formats: readonly F[],
  ) => Promise<DrawnCreative<F>>;
  /** Paints a finished sheet in full size and as a thumbnail, which is WebP here. */
  paintSheet: (sheet: Sheet) => Promise<PaintedSheet>;
}

/** The files of a painted sheet. */
export type PaintedSheet = Record<"png" | "thumbnail", Buffer>;

/**
 * IPTC's digital source type of a picture: `composite` for photos of a site, which we cannot know to
 * be generated; `algorithmicMedia` when rules alone drew it; and `compositeWithTrained…` when a model
 * wrote the words or generated the photo.
 */
function sourceTypeOf(scene: Scene, { picture, modelWords }: Creative): string {
  if (modelWords) return "compositeWithTrainedAlgorithmicMedia";
  const pictureElements = scene.elements.filter(({ kind }) => kind === "picture");
  if (pictureElements.length === 0) return "algorithmicMedia";
  const isGenerated =
    picture?.generated && pictureElements.some((one) => "id" in one && one.id === picture.id);
  return isGenerated ? "compositeWithTrainedAlgorithmicMedia" : "composite";
}

const xmpOf = (sourceType: string): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;

async function luminancesOf({ picture }: Creative, pictures: PictureBytes): Promise<Luminances> {
  const bytes = picture && pictures.get(picture.id);
  if (!picture || !bytes || picture.kind === "cutout") return () => [];
  const sample = await readLuminances(bytes);
  return (id, box) => (id === picture.id ? sample(box) : []);
}

/** Composes a creative with the measured widths of its words. */
export async function composeWithTypeSetter(
  setter: TypeSetter,
  creative: Creative,
  pictures: PictureBytes,
): Promise<ComposedCreative> {
  const luminances = await luminancesOf(creative, pictures);
  const composed = await setter.composeMeasured((measure) =>
    composeCreative(creative, measure, luminances),
  );
  if (!composed) {
    throw new Error(`No layout holds «${creative.texts.headline.slice(0, 80)}»`);
  }
  return composed;
}

/** Leaves out a ground that a photo covers completely. */
function hashOf({ size, ground, elements }: Scene): string {
  const covers = ({ x, y, width, height }: Box) =>
    x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height;
  const isCovered = elements.some(
    (element) => element.kind === "picture" && !element.radii && covers(element.at),
  );
  const visible = isCovered ? elements : [ground, elements];
  return createHash("sha256").update(JSON.stringify(visible)).digest("base64url");
}

/** Rows of red, green and blue, and the XMP metadata of files made of them. */
interface Painted {
  pixels: Buffer;
  size: Size;
  xmp: string;
}

/** A loop over a whole picture is never compiled well: V8 replaces it while it runs, each time anew. */
const quadsAtOnce = 1024;

/** Four pixels, in as many words, become three words; by single bytes it would take three times as long. */
function packQuads(words: Int32Array, from: number, until: number): void {
  for (let at = from * 4, to = from * 3; at < until * 4; at += 4, to += 3) {
    const second = words[at + 1]!;
    const third = words[at + 2]!;
    words[to] = (words[at]! & 0xffffff) | (second << 24);
    words[to + 1] = ((second >>> 8) & 0xffff) | (third << 16);
    words[to + 2] = ((third >>> 16) & 0xff) | (words[at + 3]! << 8);
  }
}

/**
 * Moves red, green and blue of all pixels together, in place: without alpha sharp encodes and resizes in
 * half the time. takumi exists for little-endian machines only.
 */
function withoutAlpha(rgba: Buffer): Buffer {
  const count = rgba.length / 4;
  const quads = Math.floor(count / 4);
  // A view of words must be aligned.
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : Buffer.from(new Uint8Array(rgba).buffer);
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, quads * 4);
  for (let from = 0; from < quads; from += quadsAtOnce) {
    packQuads(words, from, Math.min(quads, from + quadsAtOnce));
  }
  for (let at = quads * 4; at < count; at++) aligned.copyWithin(at * 3, at * 4, at * 4 + 3);
  return aligned.subarray(0, count * 3);
}

/** Blends RGBA pixels over RGB ones, in place; sharp's `composite` takes ten times as long. */
function blendOver(rgb: Buffer, rgba: Buffer): void {
  for (let to = 0, from = 0; to < rgb.length; to += 3, from += 4) {
    const alpha = rgba[from + 3]! / 255;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      rgb[to + channel] = rgba[from + channel]! * alpha + rgb[to + channel]! * (1 - alpha);
    }
  }
}

/** A new one for each file: sharp's `clone` would copy all pixels. */
const imageOf = ({ pixels, size, xmp }: Painted): Sharp =>
  sharp(pixels, { raw: { ...size, channels: 3 } }).withXmp(xmp);

const smallOf = (painted: Painted): Sharp =>
  imageOf(painted).resize({ width: thumbnailWidth, kernel: "linear" });

const small = { quality: 82 } as const;

type Encode = (painted: Painted, marks: Watermarks) => Promise<Buffer>;

const encode: Record<FileFormat, Encode> = {
  // Level 4 takes 75 % longer and saves a quarter of the bytes; networks encode what they show anew.
  png: (painted) => imageOf(painted).png({ compressionLevel: 1 }).toBuffer(),
  webp: (painted) => imageOf(painted).webp({ quality: 90, effort: 2 }).toBuffer(),
  // WebP would take two and a half times as long, half of a picture's whole time, and save a quarter.
  thumbnail: (painted) => smallOf(painted).jpeg(small).toBuffer(),
  async sample(painted, marks) {
    const height = Math.round((sampleWidth * painted.size.height) / painted.size.width);
    const size = { width: sampleWidth, height };
    const pixels = await imageOf(painted).resize(size).raw().toBuffer();
    blendOver(pixels, await marks.of(size));
    return await imageOf({ ...painted, pixels, size })
      .jpeg(small)
      .toBuffer();
  },
};

/** Loads the fonts once and draws any number of pictures with them. */
export async function createDrawer(): Promise<Drawer> {
  const setter = await createTypeSetter();
  const marks = createWatermarks(setter.renderer);

  async function paint(
    scene: Pick<Scene, "size" | "ground" | "elements">,
    pictures: PictureBytes,
    sourceType: string,
  ): Promise<Painted> {
    const rgba = await paintScene(setter.renderer, scene, pictures);
    return { pixels: withoutAlpha(rgba), size: scene.size, xmp: xmpOf(sourceType) };
  }

  async function drawCreative<F extends FileFormat>(
    creative: Creative,
    pictures: PictureBytes,
    formats: readonly F[],
  ): Promise<DrawnCreative<F>> {
    const { scene, layout } = await composeWithTypeSetter(setter, creative, pictures);
    const { boxes, subject, dropped } = scene;
    const set = { layout, ...scene.size, boxes, subject, dropped, sceneHash: hashOf(scene) };
    const files: Partial<Record<FileFormat, Buffer>> = {};
    if (formats.length > 0) {
      const painted = await paint(scene, pictures, sourceTypeOf(scene, creative));
      for (const format of formats) files[format] = await encode[format](painted, marks);
      freePixels(painted.pixels);
    }
    return { ...set, ...(files as Record<F, Buffer>) };
  }

  async function paintSheet(sheet: Sheet): Promise<PaintedSheet> {
    // Sheets contain no model's words or pictures.
    const painted = await paint(
      { ...sheet, elements: [...sheet.elements] },
      new Map(),
      "algorithmicMedia",
    );
    const [png, thumbnail] = await Promise.all([
      encode.png(painted, marks),
      // Given away as a file, and made once.
      smallOf(painted).webp({ quality: 80, effort: 0 }).toBuffer(),
    ]);
    return { png, thumbnail };
  }

  return { drawCreative, paintSheet };
}
