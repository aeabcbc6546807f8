import type { BrandTone } from "#shared/brain.ts";
import { readColors } from "./colors.ts";
import { type Contacts, readContacts } from "./contacts.ts";
import { readFonts } from "./fonts.ts";
import { nameInTitle, type PageHead, readHead } from "./head.ts";
import { readLogos, type SiteLogo } from "./logos.ts";
import type { Manifest } from "./manifest.ts";
import { type HtmlPage, pageText } from "./page.ts";
import { readPictures, type SitePicture } from "./pictures.ts";
import { readProducts, type SiteProduct } from "./products.ts";
import type { SiteColor } from "./ranked-colors.ts";
import { type Review, readFacts, readReviews } from "./reviews.ts";
import { readSchemaItems } from "./structured-data.ts";
import { detectLanguage, readVoice, type Voice } from "./voice.ts";

/** A page's linked files. */
export interface LinkedContents {
  /** Texts of the style sheets, in order. */
  stylesheets: readonly string[];
  manifest: Manifest | null;
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

/** Reads what a page says about its owner. Never throws, takes linear time, and bounds every field. */
export function readSite(page: HtmlPage, { stylesheets, manifest }: LinkedContents): SiteFacts {
  const items = readSchemaItems(page);
  const head = readHead(page, items);
  const words = [head.title, head.description, pageText(page, 20_000)].filter(Boolean).join(" ");
  const { tone, address } = readVoice(words);
  return {
    ...head,
    siteName: head.siteName ?? manifest?.name ?? nameInTitle(page),
    wordsLanguage: detectLanguage(words),
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
