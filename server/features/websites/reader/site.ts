import type { SiteFacts, SiteLogo, SitePicture } from "#db/schema-site-facts.ts";
import { readPlaces, readTitles } from "./address-lines.ts";
import { findBackgroundPhotos } from "./background-photos.ts";
import { readCalls } from "./calls.ts";
import { readColors } from "./colors.ts";
import { readContacts } from "./contacts.ts";
import { readDrawnLogo } from "./drawn-logo.ts";
import { readFonts } from "./fonts.ts";
import { nameInTitle, readHead } from "./head.ts";
import { detectLanguage, trustedLanguage } from "./language.ts";
import { readLogos } from "./logos.ts";
import type { Manifest } from "./manifest.ts";
import { type HtmlPage, pageText } from "./page.ts";
import { readPageKind } from "./page-kind.ts";
import { readLines } from "./page-lines.ts";
import { readPictures } from "./pictures.ts";
import { readPriceNote } from "./price-note.ts";
import { readProducts } from "./products.ts";
import { quietProducts } from "./quiet-products.ts";
import { readFacts, readReviews } from "./reviews.ts";
import { readStatements } from "./statements.ts";
import { readSchemaItems } from "./structured-data.ts";
import { foldText } from "./texts.ts";
import { writeToldCurrency } from "./told-currency.ts";
import { readVoice } from "./voice.ts";

/** A page's linked files. */
export interface LinkedContents {
  /** Texts of the style sheets, in order, with absolute addresses. */
  stylesheets: readonly string[];
  manifest: Manifest | null;
}

/** Reads what a page says about its owner. Never throws, takes linear time, and bounds every field. */
export function readSite(page: HtmlPage, { stylesheets, manifest }: LinkedContents): SiteFacts {
  writeToldCurrency(page);
  const items = readSchemaItems(page);
  const head = readHead(page, items);
  const words = [head.title, head.description, pageText(page, 20_000)].filter(Boolean).join(" ");
  const { tone, address } = readVoice(words);
  const siteName = head.siteName ?? manifest?.name ?? nameInTitle(page);
  const listed = readProducts(page, items);
  // A business is none of its own products.
  const isSiteName = (name: string) => foldText(name) === foldText(siteName ?? "");
  const priceNote = readPriceNote(page, listed);
  const products = quietProducts(
    page,
    listed.map(({ product }) => product),
  ).filter(({ name, priceText }) => priceText !== null || !isSiteName(name));
  const calls = readCalls(page);
  const language = trustedLanguage(head.language, words);
  const wordsLanguage = detectLanguage(words);
  const reviews = readReviews(page, items);
  const kind = readPageKind(page, items, products);
  const drawnLogo = readDrawnLogo(page);
  const logos = readLogos(page, items, { siteName, stylesheets, manifest });
  const backgrounds = findBackgroundPhotos(page, stylesheets);
  const pictures = readPictures(page, items, backgrounds);
  const lines = readLines(page);
  return {
    ...head,
    ...(kind ? { kind } : {}),
    language,
    siteName,
    wordsLanguage,
    tone,
    addressForm: address,
    products,
    ...(priceNote ? { priceNote } : {}),
    colors: readColors(page, stylesheets, manifest),
    logos,
    ...(drawnLogo ? { drawnLogo } : {}),
    pictures,
    fonts: readFonts(page, stylesheets),
    ...readContacts(page, items),
    facts: readFacts(items),
    reviews,
    says: readStatements(page, {
      items,
      head: { title: head.title, siteName },
      language: language ?? wordsLanguage,
      products,
      calls,
      reviews,
      pictures: contentPictures(pictures, logos),
      backgrounds,
    }),
    calls,
    titles: readTitles(page, lines),
    places: readPlaces(lines),
  };
}

/** The URLs of pictures that are not logos. */
function contentPictures(
  pictures: readonly SitePicture[],
  logos: readonly SiteLogo[],
): ReadonlySet<string> {
  const logoUrls = new Set(logos.map(({ url }) => url));
  return new Set(
    pictures.map(({ url }) => url).filter((url) => !logoUrls.has(url) && !isMark(url)),
  );
}

/** Whether a file is named as a logo, an icon or a badge. */
const isMark = (url: string): boolean =>
  /(^|[-_.])(logo|avatar|icon|sprite|badge|bandera|flag|placeholder)/i.test(
    url.split(/[?#]/)[0]!.split("/").at(-1)!,
  );
