/** The four sizes in which an advertisement is set. */
export type Format = "square" | "portrait" | "story" | "wide";

export interface Size {
  width: number;
  height: number;
}

/** In pixels of the canvas, or in fractions (0–1) of a picture where it is said. */
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

/** What the advertisement argues; a week has one of each. */
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

/** Colours as `#rrggbb`, each already legible on the colour it stands on. */
export interface Scheme {
  ground: string;
  text: string;
  muted: string;
  /** Coloured words, prices and marks: at least 4.5:1 to the ground. */
  key: string;
  cta: { fill: string; label: string };
  /** Shapes behind the content (disc, plinth, honeycomb), one hue, from quiet to loud. */
  shapes: [string, string, string];
  /** As its creative has it. */
  pattern?: Pattern;
}

/** What fills a ground that shows no picture; a honeycomb when absent. */
export type Pattern = "rounds";

export interface Palette {
  /** No colour was found: ink, paper and grey steps only. */
  mono: boolean;
  /** The brand's colour is too loud to stand behind text. */
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

/** A file among those given to the renderer, by its id, and its size in pixels. */
export interface PictureRef extends Size {
  id: string;
}

export interface Picture extends PictureRef {
  /** A cut-out has transparent surroundings; a photo fills its rectangle. */
  kind: "photo" | "cutout";
  /** What the picture is of, in fractions of it; a cut-out's is what remains when it is trimmed. */
  subject: Box;
  /** Mean relative luminance 0–1 of what is opaque. */
  luminance: number;
  /** `#rrggbb`: mean of the photo's four edges, or of the cut-out's outer 4 % ring. */
  edgeColor: string;
  /** A model made it: the file says so. */
  generated?: true;
  /** 1 is the widest crop a layout can use, up to 1.5; tells two uses of one picture apart. */
  zoom?: number;
}

export interface Logo extends PictureRef {
  /** `#rrggbb`: mean of its opaque pixels. */
  color: string;
  /** One opaque rectangle: a letter stands in for it. */
  opaque: boolean;
}

export interface Item {
  name: string;
  /** Exactly as the page has it, «12,50 €». */
  priceText?: string;
  picture?: Picture;
}

export interface CreativeTexts {
  headline: string;
  body?: string;
  /** Verb and object, at most 24 characters. */
  cta: string;
  /** `text` and the struck `before` exactly as the page has them; `note` is «al día», «30 ml». */
  price?: { text: string; before?: string; note?: string };
  note?: string;
  /** Of the business, in full; the renderer shortens it. */
  name: string;
  /** Where the review in `headline` was published. */
  quoteSource?: string;
  items?: Item[];
  facts?: string[];
  /** A category word of at most 8 letters, for `portada`. */
  masthead?: string;
}

/** What is asked to be larger or smaller than its layout would have it: 1 is as it would. */
export interface Emphasis {
  headline?: number;
  price?: number;
  logo?: number;
}

/** Everything that decides a picture, as plain data: the same creative gives the same bytes. */
export interface Creative {
  layout: LayoutName;
  format: Format;
  /** Decides what the rules leave open, such as which cells of a honeycomb are lit. */
  seed: number;
  palette: Palette;
  ground: Ground;
  pair: TypePairName;
  texts: CreativeTexts;
  logo?: Logo;
  picture?: Picture;
  /** A language model wrote its words: the files say so of themselves. */
  modelWords?: true;
  emphasis?: Emphasis;
  /** What is shown of the brand: only its name, only its sign, or nothing; absent: both. */
  brand?: "name" | "sign" | "none";
  pattern?: Pattern;
  /** A photo over the whole canvas fades into the ground instead of into ink or paper. */
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

/** Where a piece of text stands, and the colours it was set in. */
export interface TextBox extends Box {
  role: BoxRole;
  text: string;
  color: string;
}

/**
 * Kinds of file in which a picture is given; each is made only if it is asked for. A `sample` is a
 * small WebP, `sampleWidth` wide, that shows what the picture would be and is of no other use. A
 * `thumbnail` is one for pages that show what is kept in full.
 */
export type FileFormat = "png" | "webp" | "sample" | "thumbnail";

export const sampleWidth = 480;
/** Sharp on a phone, and beside another on a large screen. */
export const thumbnailWidth = 720;

/** With the files that were asked for. */
export type DrawnCreative<F extends FileFormat = never> = Drawn & Record<F, Buffer>;

interface Drawn extends Size, Partial<Record<FileFormat, Buffer>> {
  /** The one asked for, or the one that could hold the words. */
  layout: LayoutName;
  boxes: TextBox[];
  /** Where the picture's subject stands, or null if the layout shows no picture. */
  subject: Box | null;
  /** What the layout left out for want of room, in the order in which it fell. */
  dropped: BoxRole[];
  /** Of all that is painted: with the same pictures, the same hash gives the same pixels. */
  sceneHash: string;
}
