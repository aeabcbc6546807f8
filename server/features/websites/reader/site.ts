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

/** What a page links to that is read with it. */
export interface Beside {
  /** Texts of linked style sheets, in order. */
  stylesheets: readonly string[];
  manifest: Manifest | null;
}

export interface SiteFacts extends Head, Contacts {
  /** Of the words, for pages that declare none or another: `es`. */
  wordsLanguage: string | null;
  tone: BrandTone;
  addressForm: Voice["address"];
  products: Product[];
  colors: SiteColor[];
  /** The mark that it is known by first. */
  logos: Logo[];
  /** The picture that stands for the page first. */
  pictures: Picture[];
  fonts: string[];
  facts: string[];
  reviews: Review[];
}

/** What a page tells of its owner. Never throws; reads in linear time; everything is bounded. */
export function readSite(page: Page, { stylesheets, manifest }: Beside): SiteFacts {
  const things = readThings(page);
  const head = readHead(page, things);
  const words = [head.title, head.description, wordsOf(page, 20_000)].filter(Boolean).join(" ");
  const { tone, address } = readVoice(words);
  return {
    ...head,
    siteName: head.siteName ?? manifest?.name ?? nameInTitle(page),
    wordsLanguage: languageOf(words),
    tone,
    addressForm: address,
    products: readProducts(page, things),
    colors: readColors(page, stylesheets, manifest),
    logos: readLogos(page, things),
    pictures: readPictures(page, things),
    fonts: readFonts(page, stylesheets),
    ...readContacts(page, things),
    facts: readFacts(things),
    reviews: readReviews(things),
  };
}
