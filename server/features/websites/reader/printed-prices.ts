import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { findPrices } from "./prices.ts";

const printsMax = 800;

/** Finds an amount as the page prints it, such as «$ 38.500»; null when the page does not. */
export type FindPrinted = (cents: number, currency: string | null) => string | null;

/** Reads every amount of the page's text once. */
export function readPrintedPrices(page: HtmlPage): FindPrinted {
  const prints = new Map<number, { text: string; currency: string | null }[]>();
  let count = 0;
  const visit = (node: Node): void => {
    if (count >= printsMax || !("children" in node)) return;
    if (isElement(node)) {
      if (/^(script|style|template|noscript|svg|select)$/.test(node.name)) return;
      if (isPhrase(node)) {
        add(node);
        return;
      }
    }
    for (const child of node.children) visit(child as Node);
  };
  const add = (element: Element) => {
    for (const { cents, currency, text } of findPrices(visibleText(element, 600))) {
      count += 1;
      const same = prints.get(cents) ?? [];
      if (same.length < 8) prints.set(cents, [...same, { text, currency }]);
    }
  };
  const root = page.$("body")[0] ?? page.$.root()[0];
  if (root) visit(root as Node);
  return (cents, currency) => {
    const same = prints.get(cents)?.filter((one) => isSame(one.currency, currency)) ?? [];
    // «desde» and «por noche» belong to one of several products with this amount.
    return same.map(({ text }) => text).sort((a, b) => a.length - b.length)[0] ?? null;
  };
}

function isSame(printed: string | null, currency: string | null): boolean {
  return printed === null || currency === null || printed === currency;
}
