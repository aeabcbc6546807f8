import type { BrandTone } from "#shared/brain.ts";
import { readColors } from "./colors.ts";
import { type Contacts, readContacts } from "./contacts.ts";
import { readFonts } from "./fonts.ts";
import { type Head, nameInTitle, readHead } from "./head.ts";
import { type Logo, readLogos } from "./logos.ts";
import type { Manifest } from "./manifest.ts";
import { type Page, wordsOf } from "./page.ts";
import { type Picture, readPictures } from "./pictures.ts";
import { type Product, readProducts } from "./products.ts";
import type { SiteColor } from "./ranked-colors.ts";
import { type Review, readFacts, readReviews } from "./reviews.ts";
import { readThings } from "./things.ts";
import { languageOf, readVoice, type Voice } from "./voice.ts";

/** A page's linked files. */
export interface Beside {
  /** Texts of the style sheets, in order. */
  stylesheets: readonly string[];
  manifest: Manifest | null;
}

export interface SiteFacts extends Head, Contacts {
  /** The language detected from the text, such as `es`; pages may declare none or a wrong one. */
  wordsLanguage: string | null;
  tone: BrandTone;
  addressForm: Voice["address"];
  products: Product[];
  colors: SiteColor[];
  /** The best candidate first. */
  logos: Logo[];
  /** The preview picture first. */
  pictures: Picture[];
  fonts: string[];
  facts: string[];
  reviews: Review[];
}

/** Reads what a page says about its owner. Never throws, takes linear time, and bounds every field. */
export function readSite(page: Page, { stylesheets, manifest }: Beside): SiteFacts {
  const items = readThings(page);
  const head = readHead(page, items);
  const words = [head.title, head.description, wordsOf(page, 20_000)].filter(Boolean).join(" ");
  const { tone, address } = readVoice(words);
  return {
    ...head,
    siteName: head.siteName ?? manifest?.name ?? nameInTitle(page),
    wordsLanguage: languageOf(words),
    tone,
    addressForm: address,
    products: readProducts(page, items),
    colors: readColors(page, stylesheets, manifest),
    logos: readLogos(page, items),
    pictures: readPictures(page, items),
    fonts: readFonts(page, stylesheets),
    ...readContacts(page, items),
    facts: readFacts(items),
    reviews: readReviews(items),
  };
}
