import { namesLogo, placesOf } from "./logo-places.ts";
import { isHidden } from "./not-pictures.ts";
import { type Element, type HtmlPage, isElement, type Node } from "./page.ts";
import { safeSvg } from "./safe-svg.ts";

const drawingsMax = 300;
const triedMax = 6;
const iconNames =
  /icon|menu|burger|cart|carrito|cesta|search|lupa|buscar|close|arrow|chevron|user/i;
/** Characters of a file; an icon has few shapes. */
const namedLengthMin = 180;
const wordmarkLengthMin = 500;

/**
 * The logo that a page draws with an `<svg>` element in its header, as the text of an SVG file that can be
 * drawn safely and alone; null when there is none.
 */
export function readDrawnLogo(page: HtmlPage): string | null {
  const { $ } = page;
  const placeOf = placesOf(page);
  const rated = ($("svg").toArray().slice(0, drawingsMax) as Element[])
    .map((element, at) => {
      const place = placeOf(element);
      const texts = [...textsOf(element), ...usedIds(element)];
      const isNamed = texts.some(namesLogo);
      const isMark = isNamed || place.isNamed;
      const isIcon = !isMark && texts.some((text) => iconNames.test(text));
      const isOthers = place.isOthers && !(isMark && place.isHome);
      const isTop = place.isHeader || (isMark && place.isHome);
      const isOut = isIcon || isOthers || !isTop || place.isContent || place.linksElsewhere;
      const isInButton = $(element).closest("button, svg svg").length > 0;
      const score = isOut || isInButton ? 0 : (isMark ? 3 : 0) + (place.isHome ? 2.5 : 0);
      return { element, isMark, score: score - (place.isFooter ? 1.5 : 0) - at / 1_000 };
    })
    .filter(({ score, element }) => score > 1 && !isHidden(element))
    .sort((one, other) => other.score - one.score);
  for (const { element, isMark } of rated.slice(0, triedMax)) {
    const file = safeSvg(element, (id) => elementById(page, id));
    if (file && file.length >= (isMark ? namedLengthMin : wordmarkLengthMin)) return file;
  }
  return null;
}

function textsOf(element: Element): string[] {
  const title = childrenOf(element).find(({ name }) => name === "title");
  const titleText = title?.children
    .map((child) => (child.type === "text" ? child.data : ""))
    .join("");
  const { class: classes = "", id = "", "aria-label": label = "" } = element.attribs;
  return [classes, id, label, titleText ?? ""];
}

const usedIds = (element: Element) =>
  childrenOf(element)
    .filter(({ name }) => name === "use")
    .map(({ attribs }) => attribs.href ?? attribs["xlink:href"] ?? "");

const childrenOf = ({ children }: Element) =>
  children.slice(0, 40).filter((child) => isElement(child as Node)) as Element[];

/** @param id letters, digits and hyphens only */
function elementById({ $ }: HtmlPage, id: string): Element | null {
  const found = $(`[id="${id}"]`)[0];
  return found && isElement(found as Node) ? (found as Element) : null;
}
