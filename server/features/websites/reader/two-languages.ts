import type { SiteProduct } from "#db/schema-site-facts.ts";
import { type HtmlPage, pageText } from "./page.ts";
import { foldText } from "./texts.ts";

const spanish = new RegExp(
  `^(?:${[
    "productos?|precios?|temporada|noches?|semana|dias?|servicios?|platos?|personas?|horarios?|habitacion(?:es)?",
    "todos|encargos|carta|tarifas?|contacto|inicio|baja|alta|adultos?|ninos?",
  ].join("|")})$`,
);

/**
 * The names of products of a page in two languages, «Coca de recapte / Coca de verduras», in Spanish alone;
 * unchanged where fewer than two thirds of them have two parts.
 */
export function inSpanish<T extends { product: SiteProduct }>(
  page: HtmlPage,
  found: readonly T[],
): void {
  const isDouble = ({ product }: T) => / \/ /.test(product.name);
  const double = found.filter(isDouble);
  if (double.length < 2 || double.length * 3 < found.length * 2) return;
  const at = spanishPart(pageText(page, 6_000));
  if (at === null) return;
  for (const { product } of double) {
    const parts = product.name.split(", ").map((part) => part.split(" / ")[at] ?? part);
    product.name = parts.join(", ");
  }
}

/** Which of two parts with a stroke between them is Spanish: 0 or 1; null when nothing tells. */
function spanishPart(text: string): 0 | 1 | null {
  const votes = [0, 0];
  for (const [, one = "", other = ""] of text.matchAll(/(\p{L}{3,}) \/ (\p{L}{3,})/gu)) {
    const [isFirst, isSecond] = [one, other].map((word) => spanish.test(foldText(word)));
    if (isFirst !== isSecond) votes[isFirst ? 0 : 1]! += 1;
  }
  if (votes[0] === votes[1]) return null;
  return votes[0]! > votes[1]! ? 0 : 1;
}
