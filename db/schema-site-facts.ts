import type { BrandTone } from "#shared/brain.ts";

// What was read of a website, as it is stored in `analyses.facts` and `orders.facts`.

/** What a page states about itself in its head and structured data. */
export interface PageHead {
  title: string | null;
  description: string | null;
  /** Primary subtag of the declared language, such as `es`; null when none is declared. */
  language: string | null;
  /** The publisher's name. */
  siteName: string | null;
}

export interface Contacts {
  phone: string | null;
  /** The number that is written to by WhatsApp; absent where the page names none. */
  whatsapp?: string;
  email: string | null;
  address: string | null;
  /** The town, from structured data only. */
  town: string | null;
  socialLinks: string[];
}

export interface Voice {
  tone: BrandTone;
  /** The Spanish form of address; null when there is none or the page is in another language. */
  address: "tu" | "usted" | "vos" | "vosotros" | null;
}

export interface SiteProduct {
  name: string;
  /** Both or neither are null: when the page has no price, or its currency is unknown. */
  priceCents: number | null;
  currency: string | null;
  /** The price as the page writes it. */
  priceText: string | null;
  /** The crossed-out earlier price as the page writes it; absent when there is none. */
  beforeText?: string;
  /**
   * The kind of thing that the nearest heading or table caption names, at most 40 characters: «Tapizado» of
   * «Sofá de 3 plazas». Absent where there is none, or it only says «Precios» or the like.
   */
  group?: string;
  /** What the page says of this product beside its name, one or two sentences. */
  description?: string;
  pictureUrl: string | null;
  url: string | null;
}

/** What a statement is about. `other` is told last. */
export const statementTopics = [
  "guarantee",
  "returns",
  "shipping",
  "payment",
  "hours",
  "booking",
  "gift",
  "discount",
  "since",
  "award",
  "people",
  "number",
  "material",
  "origin",
  "process",
  "measure",
  "place",
  "other",
] as const;

export type StatementTopic = (typeof statementTopics)[number];

/** One thing that the page says of its business, in the page's own words. */
export interface SiteStatement {
  /** Whole, never cut; at most 240 characters. */
  text: string;
  /** `title` is the page's h1, `answer` the answer to the question in `under`. */
  place: "title" | "heading" | "bullet" | "sentence" | "answer";
  /** The heading above it, or the question that it answers; at most 120 characters. */
  under: string | null;
  about: StatementTopic;
  /** The picture beside it on the page, as in `SiteFacts.pictures`; absent when none is. */
  pictureUrl?: string;
  /** Typed by the buyer of advertisements, who wants it told. */
  isAdded?: true;
}

export interface SiteColor {
  /** `#rrggbb`, lower-case. */
  hex: string;
  /** The colour's share, 0 to 1; the list sums to 1. */
  weight: number;
}

export interface SiteLogo {
  url: string;
  /** `declared` in the page's data, `shown` where logos usually are, or the browser tab's `icon`. */
  kind: "declared" | "shown" | "icon";
}

export interface SitePicture {
  url: string;
  /** Pixels, from the element's attributes or the URL. */
  width?: number;
  height?: number;
  alt: string;
}

export interface Review {
  text: string;
  author: string | null;
  /** From 0 to 5. */
  rating: number | null;
}

/** A page that presents no business: somebody's article, or a form to sign in. */
export type PageKind = "article" | "login";

export interface SiteFacts extends PageHead, Contacts {
  /** Absent for every other page, and in readings stored by earlier versions. */
  kind?: PageKind;
  /**
   * The language detected from the text, such as `es`; null when the text is too short. `language` is the
   * declared one, or this where the words plainly contradict it: read `language ?? wordsLanguage`.
   */
  wordsLanguage: string | null;
  tone: BrandTone;
  addressForm: Voice["address"];
  products: SiteProduct[];
  /** What the page says of all its prices, as it prints it, such as «IVA no incluido»; absent when nothing. */
  priceNote?: string;
  colors: SiteColor[];
  /** The best candidate first. */
  logos: SiteLogo[];
  /**
   * The logo that the page draws within its HTML: the text of a safe SVG file of at most 24,000 characters.
   * Absent when there is none, and in readings stored by earlier versions.
   */
  drawnLogo?: string;
  /** The preview picture first. */
  pictures: SitePicture[];
  fonts: string[];
  /** From structured data, each with its label: «Desde: 1987». */
  facts: string[];
  reviews: Review[];
  /** What the page says in its text, in its order; absent in readings stored by earlier versions. */
  says?: SiteStatement[];
  /** The words on the page's buttons, such as «Reservar mesa»; absent likewise. */
  calls?: string[];
  /** What its document, preview and headings are called, at most 12 of 160 characters; absent likewise. */
  titles?: string[];
  /** Lines that may tell where it is, at most 16 of 200 characters; absent likewise. */
  places?: string[];
}
