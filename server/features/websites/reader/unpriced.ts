import { allWithin, parentOf } from "./elements.ts";
import { countPrices } from "./old-prices.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { asksPrice, nameFrom, nameIn } from "./product-names.ts";
import { foldText } from "./texts.ts";

const textMax = 200;

/** The name of what a row or card offers without an amount among others with prices, or "". */
export function unpricedName(element: Element): string {
  if (!/^(tr|li|p|div|article)$/.test(element.name)) return "";
  const text = visibleText(element, textMax + 1);
  if (text.length > textMax || !asksPrice.test(foldText(text))) return "";
  if (isMenu(element) || countPrices(element) > 0 || !standsAmongPrices(element)) return "";
  const name = unpricedLabel(text) || nameIn(element, element);
  return asksPrice.test(foldText(name)) || name.split(" ").length > 9 ? "" : name;
}

/** «Preguntas» of a menu asks for no price. */
const isMenu = (element: Element): boolean =>
  allWithin(element, ({ name }) => name === "a" || name === "nav").length > 2;

/** The name in a line such as «Óleo sobre lienzo: a consultar», or "". */
export function unpricedLabel(line: string): string {
  const [label = "", value = ""] = line.split(/\s*:\s+|\s+[–—]\s+|\s*\.{3,}\s*|\s*…+\s*/);
  return asksPrice.test(foldText(value)) && !asksPrice.test(foldText(label)) ? nameFrom(label) : "";
}

/** Whether at least two elements of this kind beside it have a price, and no more than half have none. */
function standsAmongPrices(element: Element): boolean {
  const siblings = (parentOf(element)?.children ?? []).slice(0, 120) as Node[];
  const alike = siblings.filter(isElement).filter(({ name }) => name === element.name);
  const priced = alike.filter((at) => countPrices(at) > 0).length;
  return priced >= 2 && priced * 2 >= alike.length;
}
