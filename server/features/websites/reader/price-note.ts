import type { SiteProduct } from "#db/schema-site-facts.ts";
import { parentOf } from "./elements.ts";
import { countPrices } from "./old-prices.ts";
import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { findPrices } from "./prices.ts";
import { plainText } from "./texts.ts";

/** A text with the element that holds it. */
interface Line {
  text: string;
  holder: Element | null;
}

const linesMax = 1_500;
const lineMax = 400;
const skipped = new Set("script style template noscript svg select".split(" "));
const noteMax = 70;

const tax = "(?:IVA|I\\.V\\.A\\.?|IGV|ITBIS|ISV|impuestos)";
const also =
  "(?: (?:y|ni|o) (?:el )?(?:servicio|propina|impuestos|IVA|IGV|recargo|gastos|envío|transporte))?";
const ofPrices = /(?<!\p{L})(?:precios|tarifas|importes)(?!\p{L})/iu;
const prices = "(?:(?:todos )?(?:nuestros |los )?precios )";
/** Longer forms first: each is printed whole. */
const forms = [
  `${prices}?(?:(?:ya )?(?:no )?incluyen?) (?:el )?(?:\\d{1,2} ?% de )?${tax}${also}`,
  `${prices}?(?:sin|con|más|\\+) (?:el )?(?:\\d{1,2} ?% de )?${tax}(?: (?:no )?incluidos?)?${also}`,
  `${tax} (?:y servicio |y propina )?(?:no )?incluidos?(?: en (?:el precio|(?:todos )?los precios))?`,
  `${tax} (?:aparte|a añadir|por cuenta del cliente)`,
  `precios (?:son )?(?:orientativos|aproximados|de referencia|sujetos a (?:cambios?|variación))`,
].map((form) => new RegExp(`(?<![\\p{L}\\d])${form}(?![\\p{L}%])`, "iu"));

/**
 * What a page says of all its prices, as it prints it: «IVA no incluido», «Precios orientativos»; at most 70
 * characters. Null when it says nothing, says it of single prices, or shows no price.
 */
export function readPriceNote(page: HtmlPage, products: readonly SiteProduct[]): string | null {
  const priced = products.filter(({ priceText }) => priceText !== null).length;
  if (priced === 0) return null;
  const notes = linesOf(page).flatMap(notesIn);
  const ofAll = notes.find(({ isOfOne }) => !isOfOne);
  // Behind at least half of the prices, it is said of all.
  const found = ofAll ?? (notes.length * 2 >= priced ? notes[0] : undefined);
  const note = found?.text.replace(/\s+/g, " ").trim() ?? "";
  return note === "" || note.length > noteMax ? null : note.charAt(0).toUpperCase() + note.slice(1);
}

function notesIn({ text, holder }: Line): { text: string; isOfOne: boolean }[] {
  for (const form of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index);
    const isOfAll = ofPrices.test(text) || (!/\p{L}/u.test(before) && !standsWithOne(holder));
    return [{ text: found[0], isOfOne: !isOfAll || followsPrice(before) }];
  }
  return [];
}

/** Whether a card or a line with a single price holds the note. */
const standsWithOne = (holder: Element | null): boolean =>
  holder !== null && !/^(body|main|footer)$/.test(holder.name) && countPrices(holder) === 1;

/** Whether a text ends in an amount of money, with a word or two behind it at most. */
function followsPrice(before: string): boolean {
  const end = before.slice(-60);
  const last = findPrices(end).at(-1);
  if (!last) return false;
  const printed = last.text.replace(/^desde /, "");
  const behind = end.slice(end.indexOf(printed, last.at) + printed.length);
  return behind.length < 24 && !/[.;:!?]/.test(behind);
}

/** The texts of the innermost blocks of a page. */
function linesOf({ $ }: HtmlPage): Line[] {
  const lines: Line[] = [];
  const visit = (node: Node): void => {
    if (lines.length >= linesMax) return;
    if (node.type === "text") {
      const holder = node.parent as Node | null;
      if (node.data.trim() === "") return;
      lines.push({
        text: plainText(node.data, lineMax),
        holder: holder && isElement(holder) ? holder : null,
      });
    } else if (isElement(node) && skipped.has(node.name)) {
      return;
    } else if (isElement(node) && isPhrase(node)) {
      lines.push({ text: visibleText(node, lineMax), holder: parentOf(node) });
    } else if ("children" in node) {
      for (const child of node.children) visit(child as Node);
    }
  };
  const root = $("body")[0] ?? $.root()[0];
  if (root) visit(root as Node);
  return lines;
}
