import { type HtmlPage, isElement, type Node, pageText } from "./page.ts";
import { plainText } from "./texts.ts";

const nodesMax = 6_000;
const pricesIn = /(?:precios?|tarifas?|importes?)(?: \p{L}+){0,3} en (euros|soles)(?!\p{L})/iu;
const signs: Record<string, string> = { euros: "€", soles: "soles" };
/** The amounts of tables get the sign of their column. */
const amountAtEnd = /\p{L}.*[\s.…·)]\d{1,4}[.,]\d{2}\s*$/su;

/**
 * Writes the currency behind the amounts with which lines end, «Hogaza … 3,80», on a page that tells it once,
 * «Precios en euros»: from here on, the page reads as if it had printed the sign.
 */
export function writeToldCurrency(page: HtmlPage): void {
  const text = pageText(page, 20_000);
  const sign = signs[pricesIn.exec(text)?.[1]?.toLowerCase() ?? ""];
  const root = page.$("body")[0] ?? page.$.root()[0];
  if (!sign || !root) return;
  let visited = 0;
  const visit = (node: Node): void => {
    visited += 1;
    if (visited > nodesMax) return;
    if (node.type === "text") {
      if (amountAtEnd.test(node.data) && endsLine(node))
        node.data = `${node.data.trimEnd()} ${sign}`;
    } else if (!isElement(node) || !/^(script|style|select)$/.test(node.name)) {
      if ("children" in node) for (const child of node.children as Node[]) visit(child);
    }
  };
  visit(root as Node);
}

/** Whether nothing stands behind a text in its line. */
function endsLine({ next }: Node): boolean {
  const after = next as Node | null;
  if (!after) return true;
  if (isElement(after)) return /^(br|p|div|ul|ol|li|table|hr|h[1-6])$/.test(after.name);
  return after.type === "text" && plainText(after.data, 20) === "";
}
