import type { SiteProduct } from "#db/schema-site-facts.ts";
import { allWithin, firstWithin, parentOf } from "./elements.ts";
import { isWithin } from "./not-own.ts";
import {
  absoluteUrl,
  type Element,
  type HtmlPage,
  isElement,
  type Node,
  visibleText,
} from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { wholeSentences } from "./product-details.ts";
import { nameFrom } from "./product-names.ts";
import { foldText } from "./texts.ts";

const piecesMax = 12;
const cardTag = /^(article|li|div|figure|section)$/;

/**
 * The pieces that a workshop or gallery shows with pictures and no prices: the headings of cards side by
 * side, where at least two pictures are described with a word of the heading.
 */
export function shownPieces(page: HtmlPage, notOwn: ReadonlySet<Element>): SiteProduct[] {
  const seen = new Set<Element>();
  for (const heading of page.$("h2, h3, h4").toArray().slice(0, 200) as Element[]) {
    const card = parentOf(heading);
    const holder = card && parentOf(card);
    if (!holder || seen.has(holder) || isWithin(notOwn, holder)) continue;
    seen.add(holder);
    if (/^(nav|footer|aside)$/.test(holder.name)) continue;
    const cards = (holder.children as Node[])
      .filter(isElement)
      .filter(({ name }) => name === card.name && cardTag.test(name));
    const pieces = cards.flatMap((one) => piecesIn(page, one, heading.name));
    if (cards.length < 3 || pieces.length < 3 || pieces.length > 24) continue;
    if (pieces.filter(({ isPictured }) => isPictured).length < 2) continue;
    if (pieces.some(({ product }) => product.name.split(" ").length > 6)) continue;
    return pieces.slice(0, piecesMax).map(({ product }) => product);
  }
  return [];
}

function piecesIn(page: HtmlPage, card: Element, tag: string) {
  const headings = allWithin(card, ({ name }) => name === tag);
  const image = firstWithin(card, ({ name }) => name === "img");
  return headings.flatMap((heading) => {
    const name = nameFrom(visibleText(heading, 100));
    if (name === "" || /[.!?:]$/.test(visibleText(heading, 100))) return [];
    const next = heading.next as Node | null;
    const text = firstAfter(next);
    const description = text && wholeSentences(visibleText(text, 400));
    const isPictured = image !== null && sharesWord(name, image.attribs.alt ?? "");
    const source = image && headings.length === 1 ? (imageUrl(image) ?? undefined) : undefined;
    const link = firstWithin(card, (at) => at.name === "a" && at.attribs.href !== undefined);
    const product: SiteProduct = {
      name,
      priceCents: null,
      currency: null,
      priceText: null,
      ...(description ? { description } : {}),
      pictureUrl: absoluteUrl(source, page.base),
      url: link ? absoluteUrl(link.attribs.href, page.base) : null,
    };
    return [{ product, isPictured }];
  });
}

function firstAfter(node: Node | null): Element | null {
  for (let at = node; at; at = at.next as Node | null) {
    if (isElement(at)) return at.name === "p" ? at : null;
  }
  return null;
}

function sharesWord(name: string, alt: string): boolean {
  const words = (text: string) => foldText(text).match(/\p{L}{4,}/gu) ?? [];
  const described = new Set(words(alt));
  return words(name).some((word) => described.has(word));
}
