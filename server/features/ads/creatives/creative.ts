/** The four sizes of a picture. */
export type Format = "square" | "portrait" | "story" | "wide";

export interface Size {
  width: number;
  height: number;
}

/** In pixels of the canvas; in fractions (0–1) of a picture where a comment says so. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const formatSizes: Record<Format, Size> = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 628 },
};

/**
 * Ids of the layouts, stored with every ad; each is described in `layouts/<id>.ts`. `sangre` is a
 * full-bleed photo, `mitad` half picture, `cartel` a poster of words, `precio` a large price, `arco` an
 * arch, `catalogo` three products, `lista` a list of facts, `pregunta` a question, `cita` a review,
 * `portada` a magazine cover, `ficha` a photo card, `panal` a honeycomb.
 */
export const layoutNames = [
  "sangre",
  "mitad",
  "pedestal",
  "cartel",
  "precio",
  "arco",
  "catalogo",
  "lista",
  "pregunta",
  "cita",
  "portada",
  "ficha",
  "panal",
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** The argument of an ad; a week has one of each. */
export const angles = [
  "benefit",
  "problem",
  "offer",
  "proof",
  "urgency",
  "question",
  "in_use",
] as const;
export type Angle = (typeof angles)[number];

export const grounds = ["paper", "tint", "soft", "brand", "deep", "accent", "ink"] as const;
export type Ground = (typeof grounds)[number];

/** Colours as `#rrggbb`, each legible on the colour behind it. */
export interface Scheme {
  ground: string;
  text: string;
  muted: string;
  /** For coloured words, prices and marks; contrast of at least 4.5:1 with the ground. */
  key: string;
  cta: { fill: string; label: string };
  /** Shapes behind the content (disc, plinth, honeycomb), one hue, from quiet to loud. */
  shapes: [string, string, string];
  /** Copied from the creative. */
  pattern?: Pattern;
}

/** The pattern on a ground without a picture; a honeycomb when absent. */
type Pattern = "rounds";

export interface Palette {
  /** No colour was found; the palette has only ink, paper and greys. */
  mono: boolean;
  /** The brand's colour is too bright to be used behind text. */
  fluorescent: boolean;
  schemes: Record<Ground, Scheme>;
}

export const typePairNames = [
  "mercado",
  "editorial",
  "cartel",
  "claro",
  "elegante",
  "amable",
  "tienda",
  "tecnico",
  "obra",
] as const;
export type TypePairName = (typeof typePairNames)[number];

/** Refers to a file given to the renderer; the size is in pixels. */
interface PictureRef extends Size {
  id: string;
}

export interface Picture extends PictureRef {
  /** A cut-out has transparent surroundings; a photo fills its rectangle. */
  kind: "photo" | "cutout";
  /** The box of the picture's subject, in fractions; of a cut-out, its trimmed box. */
  subject: Box;
  /** Mean relative luminance 0–1 of the opaque pixels. */
  luminance: number;
  /** `#rrggbb`: mean of the photo's four edges, or of the cut-out's outer 4 % ring. */
  edgeColor: string;
  /** A model generated it; the drawn file's metadata says so. */
  generated?: true;
  /** From 1, the widest crop of a layout, to 1.5; makes a second use of a picture look different. */
  zoom?: number;
}

export interface Logo extends PictureRef {
  /** `#rrggbb`: mean of its opaque pixels. */
  color: string;
  /** It is an opaque rectangle, so an initial is drawn instead. */
  opaque: boolean;
}

export interface Item {
  name: string;
  /** Exactly as on the page: «12,50 €». */
  priceText?: string;
  picture?: Picture;
}

export interface CreativeTexts {
  headline: string;
  body?: string;
  /** Verb and object, at most 24 characters. */
  cta: string;
  /** `text` and the crossed-out `before` exactly as on the page; `note` is «al día», «30 ml». */
  price?: { text: string; before?: string; note?: string };
  note?: string;
  /** The business's full name; the renderer shortens it. */
  name: string;
  /** Where the review in `headline` was published. */
  quoteSource?: string;
  items?: Item[];
  facts?: string[];
  /** A category word of at most 8 letters, for `portada`. */
  masthead?: string;
}

/** Factors that make elements larger or smaller; 1 is the layout's own size. */
export interface Emphasis {
  headline?: number;
  price?: number;
  logo?: number;
}

/** The whole description of a picture as plain data; the same creative gives the same bytes. */
export interface Creative {
  layout: LayoutName;
  format: Format;
  /** Seeds random choices, such as the highlighted cells of a honeycomb. */
  seed: number;
  palette: Palette;
  ground: Ground;
  pair: TypePairName;
  texts: CreativeTexts;
  logo?: Logo;
  picture?: Picture;
  /** A language model wrote the words; the files' metadata says so. */
  modelWords?: true;
  emphasis?: Emphasis;
  /** Which part of the brand is shown; `sign` is the logo or initial. Both parts when absent. */
  brand?: "name" | "sign" | "none";
  pattern?: Pattern;
  /** A full-canvas photo fades into the ground's colour instead of into ink or paper. */
  fadesInto?: "ground";
}

export type BoxRole =
  | "brand"
  | "headline"
  | "body"
  | "cta"
  | "price"
  | "note"
  | "item"
  | "quote_source"
  | "masthead";

/** The box of a text, and its colour. */
export interface TextBox extends Box {
  role: BoxRole;
  text: string;
  color: string;
}

/**
 * File kinds of a drawn picture; each is made only when requested. A `sample` is a small watermarked
 * WebP, `sampleWidth` pixels wide, for previews. A `thumbnail` is a small WebP for pages that also
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
