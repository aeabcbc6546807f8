import type { HtmlPage } from "./page.ts";
import type { PageLine } from "./page-lines.ts";
import { foldText, plainText } from "./texts.ts";
import { isNoTitle } from "./titles.ts";

const titlesMax = 12;
const titleMax = 160;
const placesMax = 16;
const placeMax = 200;

/** What the document, its preview and its headings call the page, as printed: the document's title first. */
export function readTitles({ $ }: HtmlPage, lines: readonly PageLine[]): string[] {
  const document = $("title")
    .toArray()
    .filter((title) => !$(title).closest("svg").length)
    .map((title) => $(title).text())
    .slice(0, 1);
  const previews = $('meta[property="og:title"], meta[name="og:title"]')
    .toArray()
    .slice(0, 2)
    .map(({ attribs }) => attribs.content ?? "");
  const headings = lines
    .filter(({ kind }) => kind === "title" || kind === "heading")
    .map(({ text }) => text);
  const texts = [...document, ...previews, ...headings]
    .map((text) => plainText(text, titleMax + 1))
    .filter((text) => text.length <= titleMax && !isNoTitle(text));
  return [...new Set(texts)].slice(0, titlesMax);
}

/** A street with its number, a postal code before a name, or a way told from a landmark; folded. */
const address = [
  /\b(?:calle|c\/|av|avda|avenida|plaza|pza|paseo|carretera|ctra|camino|jiron|jr|carrera|circular|carrer|rua|pasaje|pje|ronda|ruta|calzada|callejon|bulevar|poligono|colonia|col|cuesta|travesia|esquina|barrio|vereda|sector)\b.{0,60}(?:\d|s\/n|,)/,
  /(?:^|\D)\d{4,5} [a-z]{3,}/,
  /\bc\. ?p\. ?\d{4,5}/,
  /\b\d{2,4} (?:metros|mts|m|varas|cuadras)\.? (?:al )?(?:norte|sur|este|oeste)\b/,
];

/** Lines that may tell where the business is: addresses, and the short ones of the page's head and foot. */
export function readPlaces(lines: readonly PageLine[]): string[] {
  const found = lines
    .filter(({ text, isMargin, isLink }) => {
      if (text.length > placeMax) return false;
      const folded = foldText(text);
      return address.some((one) => one.test(folded)) || (isMargin && !isLink && text.length <= 90);
    })
    .map(({ text }) => text);
  const unique = [...new Set(found)];
  // Feet come last, and pages say there where they are.
  return unique.length > placesMax
    ? [...unique.slice(0, placesMax / 2), ...unique.slice(-placesMax / 2)]
    : unique;
}
