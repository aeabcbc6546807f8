import { isOldPrice } from "./old-prices.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { findPrices } from "./prices.ts";
import { plainText } from "./texts.ts";

/** Lines of a text that is broken by `<br>`, each with one or no price; empty when it has no such list. */
export function priceLines(element: Element): { text: string; old: string }[] {
  const lines: { text: string; old: string }[] = [];
  let line: Element["children"] = [];
  let breaks = 0;
  const end = () => {
    const text = lineText(line);
    if (text !== "") lines.push({ text, old: struckText(line) });
    line = [];
  };
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      if (node.type === "text") line.push(node);
      return;
    }
    if (node.name === "br") {
      breaks += 1;
      end();
    } else if (hasBreak(node)) {
      for (const child of node.children) visit(child as Node);
    } else if (isPhrase(node) && isInline(node)) line.push(node);
    else end();
  };
  for (const child of element.children.slice(0, 400)) visit(child as Node);
  end();
  const priced = lines.filter(({ text }) => findPrices(text).length > 0).length;
  return breaks > 0 && priced >= 2 ? lines : [];
}

const inlineTags = new Set(
  "a abbr b big del em font i ins label mark s small span strike strong u".split(" "),
);

function isInline({ name }: Element): boolean {
  return inlineTags.has(name);
}

function hasBreak(element: Element): boolean {
  return (
    isInline(element) &&
    element.children.some((child) => isElement(child as Node) && (child as Element).name === "br")
  );
}

function lineText(nodes: Element["children"]): string {
  const parts = nodes.map((node) =>
    node.type === "text" ? node.data : visibleText(node as Node, 240, isOldPrice),
  );
  return plainText(parts.join(""), 300);
}

function struckText(nodes: Element["children"]): string {
  return nodes
    .filter((node) => isElement(node as Node) && isOldPrice(node as Element))
    .map((node) => visibleText(node as Node, 80))
    .join(" ");
}
