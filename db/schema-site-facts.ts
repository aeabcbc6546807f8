import type { BrandTone } from "#shared/brain.ts";

// What was read of a website, as it is stored in `analyses.facts` and `orders.facts`.

/** What a page states about itself in its head and structured data. */
export interface PageHead {
  title: string | null;
  description: string | null;
  /** Primary subtag of the declared language, such as `es`. */
  language: string | null;
  /** The publisher's name. */
  siteName: string | null;
}

export interface Contacts {
  phone: string | null;
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
  pictureUrl: string | null;
  url: string | null;
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

export interface SiteFacts extends PageHead, Contacts {
  /** The language detected from the text, such as `es`; pages may declare none or a wrong one. */
  wordsLanguage: string | null;
  tone: BrandTone;
  addressForm: Voice["address"];
  products: SiteProduct[];
  colors: SiteColor[];
  /** The best candidate first. */
  logos: SiteLogo[];
  /** The preview picture first. */
  pictures: SitePicture[];
  fonts: string[];
  facts: string[];
  reviews: Review[];
}
