import type { Box, Format, LayoutName, Size } from "#db/schema-creatives.ts";

export {
  type Angle,
  angles,
  type Box,
  type Creative,
  type CreativeTexts,
  type Emphasis,
  type Format,
  type Ground,
  grounds,
  type Item,
  type LayoutName,
  type Logo,
  layoutNames,
  type Palette,
  type Pattern,
  type Picture,
  type PictureRef,
  patterns,
  type Scheme,
  type Size,
  type TypePairName,
  typePairNames,
} from "#db/schema-creatives.ts";

export const formatSizes: Record<Format, Size> = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 628 },
};

export type BoxRole =
  | "brand"
  | "kicker"
  | "headline"
  | "body"
  | "cta"
  | "price"
  | "note"
  | "item"
  | "quote_source"
  | "masthead"
  | "contact";

/** The box of a text, and its colour. */
export interface TextBox extends Box {
  role: BoxRole;
  text: string;
  color: string;
}

/**
 * File kinds of a drawn picture; each is made only when requested. A `sample` is a small watermarked
 * JPEG, `sampleWidth` pixels wide, for previews. A `thumbnail` is a small JPEG for pages that also
 * offer the full picture.
 */
export type FileFormat = "png" | "webp" | "sample" | "thumbnail";

export const sampleWidth = 480;
/** Pixels; sharp on a phone, and on a large screen next to a second picture. */
export const thumbnailWidth = 720;

/** With the requested files. */
export type DrawnCreative<F extends FileFormat = never> = Drawn & Record<F, Buffer>;

interface Drawn extends Size, Partial<Record<FileFormat, Buffer>> {
  /** The requested layout, or another one that had room for the words. */
  layout: LayoutName;
  boxes: TextBox[];
  /** The subject's box on the canvas; null if the layout shows no picture. */
  subject: Box | null;
  /** What the layout left out for lack of room, in that order. */
  dropped: BoxRole[];
  /** Hash of everything that is painted; equal hashes with the same pictures give equal pixels. */
  sceneHash: string;
}
