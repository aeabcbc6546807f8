// Advertisements as they are stored in `orders`, `ads` and `analyses.material`: plain data, which
// later versions must still be able to draw.

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

/**
 * Ids of the layouts, stored with every ad; each is described in `layouts/<id>.ts`. `sangre` is a
 * full-bleed photo, `mitad` half picture, `cartel` a poster of words, `precio` a large price, `arco` an
 * arch, `catalogo` three products, `lista` a list of facts, `pregunta` a question, `cita` a review,
 * `portada` a magazine cover, `ficha` a photo over the words. Posters that need no picture: `cifra` a figure of
 * the headline, `inicial` the brand's initial over and over, `carta` ruled rows as on a menu, `bicolor` two fields
 * of colour, `trama` a pattern, `etiqueta` a swing tag, `marco` a frame. `panal`, a honeycomb, is only
 * in older ads.
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
  "cifra",
  "inicial",
  "carta",
  "bicolor",
  "trama",
  "etiqueta",
  "marco",
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

/**
 * The pattern on a ground without a picture; a honeycomb when absent, as in older ads. `letters`
 * repeats the brand's initial.
 */
export const patterns = ["rounds", "stripes", "checks", "dots", "arcs", "letters"] as const;

export type Pattern = (typeof patterns)[number];

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
  "imprenta",
  "taller",
  "galeria",
  "cuaderno",
  "compas",
  "suave",
] as const;

export type TypePairName = (typeof typePairNames)[number];

/** Refers to a file given to the renderer; the size is in pixels. */
export interface PictureRef extends Size {
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
  /** Id of a better picture of the same order that shows the same, at another size or crop. */
  sameAs?: string;
  /** From 1, the widest crop of a layout, to 1.5; makes a second use of a picture look different. */
  zoom?: number;
}

export interface Logo extends PictureRef {
  /** `#rrggbb`: mean of its opaque pixels. */
  color: string;
  /** Its main colours with their shares of the opaque pixels, the largest first; absent in older ones. */
  inks?: { color: string; share: number }[];
  /** It is an opaque rectangle, so an initial is drawn instead. */
  opaque: boolean;
}

export interface Item {
  name: string;
  /** Exactly as on the page: «12,50 €». */
  priceText?: string;
  /** The crossed-out old price, exactly as on the page. */
  before?: string;
  picture?: Picture;
}

export interface CreativeTexts {
  /** What the headline is about, small above it: «Preparación IELTS». */
  kicker?: string;
  headline: string;
  body?: string;
  /** Where the business is or how to reach it: «Calle Mayor, 12 · 975 00 01 04». */
  contact?: string;
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
  /** For solemn trades: posters are not set in capitals. */
  calm?: true;
}

/** The button of Meta that stands under an advertisement. */
export const buttons = ["SHOP_NOW", "BOOK_NOW", "CONTACT_US", "GET_QUOTE", "LEARN_MORE"] as const;

export type Button = (typeof buttons)[number];

/** What is written in the picture; prices and quotes exactly as the page has them. */
export interface PictureWords
  extends Pick<
    CreativeTexts,
    "kicker" | "headline" | "body" | "contact" | "note" | "price" | "facts" | "masthead"
  > {
  quote?: { text: string; source: string };
  /** With the place of each among the site's products. */
  items?: { name: string; priceText?: string; before?: string; productIndex: number }[];
}

export interface Ad {
  angle: Angle;
  primaryText: string;
  headline: string;
  description: string;
  /** With their `#`, without accents, at most five. */
  hashtags: string[];
  /** Verb and object, in the picture. */
  cta: string;
  button: Button;
  picture: PictureWords;
  /** Of the site's products; null if it is about the business as a whole. */
  productIndex: number | null;
  /** The fact of the page that it is built on; null when there was none, absent in earlier orders. */
  source?: string | null;
  /** The picture that stands beside that fact on the page. */
  pictureUrl?: string;
  /** Whether that fact is about the things sold, such as their material; then no other thing is shown. */
  isOfGoods?: true;
}

export interface RetryableSource {
  url: string;
  /** `site`: it did not answer; `us`: preparing took too long. */
  by: "site" | "us";
  /** How often it was fetched. */
  times: number;
}

export interface StoredPicture extends Picture {
  /** URL on the site; matches a product's `pictureUrl`. */
  sourceUrl: string;
  extension: "png" | "jpg";
}

/** A picture that the buyer uploaded for the ads of one analysis. */
export interface OwnStoredPicture extends StoredPicture {
  /** SHA-256 of the uploaded bytes: the same file is stored once. */
  digest: string;
  /** Of the whole picture, of which a cut-out may be a part. */
  whole: Size;
}

export interface StoredLogo extends Logo {
  sourceUrl: string;
  extension: "png";
}

/**
 * A site's prepared pictures and logo. Plain data; the files are under
 * `<folder>/material/<id>.png|jpg`, where the folder is `analyses/<id>` before an order and
 * `orders/<id>` in one. Colours are not part of it, because the buyer can edit them.
 */
export interface Material {
  /** Best first, without duplicates. */
  pictures: StoredPicture[];
  logo: StoredLogo | null;
  /** URLs that need not be fetched again, whether they gave a picture or not. */
  tried?: string[];
  /** URLs that gave nothing yet and may be fetched again. */
  late?: RetryableSource[];
}

/** The two formats of an order: square for Instagram, wide for Facebook. */
export const deliveredFormats = ["square", "wide"] as const;

export type DeliveredFormat = (typeof deliveredFormats)[number];

/** A whole ad: equal values give equal texts and pictures. */
export interface ComposedAd {
  copy: Ad;
  creatives: Record<DeliveredFormat, Creative>;
}
