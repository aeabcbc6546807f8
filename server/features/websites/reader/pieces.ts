import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { inlineTags } from "./pairs.ts";
import { plainText } from "./texts.ts";

const piecesMax = 12;

/**
 * The texts of an element that the page shows apart from each other: those of its blocks, of `<small>`, of
 * lines, and of inline elements that touch; at most twelve.
 */
export function piecesOf(element: Element, skip?: (at: Element) => boolean): string[] {
  const pieces: string[] = [];
  let piece = "";
  const end = () => {
    const text = plainText(piece, 300);
    if (text !== "") pieces.push(text);
    piece = "";
  };
  const visit = (node: Node): void => {
    if (pieces.length >= piecesMax) return;
    if (node.type === "text") piece += node.data;
    if (!isElement(node)) return;
    if (skip?.(node)) {
      end();
      return;
    }
    if (node.name === "br") {
      if (startsAnew(node.next as Node | null)) end();
      else piece += " ";
      return;
    }
    const isApart = !inlineTags.has(node.name) || node.name === "small" || touches(node);
    if (isApart) end();
    if (isPlain(node)) piece += visibleText(node, 300);
    else for (const child of node.children as Node[]) visit(child);
    if (isApart && !inlineTags.has(node.name)) end();
  };
  for (const child of element.children.slice(0, 100) as Node[]) visit(child);
  end();
  return pieces;
}

/** Old pages break a name by hand; what begins anew is another text. */
function startsAnew(next: Node | null): boolean {
  for (let at = next; at; at = at.next as Node | null) {
    if (isElement(at) && /^(small|br)$/.test(at.name)) return true;
    const text = isElement(at) ? visibleText(at, 20) : at.type === "text" ? at.data.trim() : "";
    if (text !== "") return /^[\p{Lu}\d(«“–—-]/u.test(text);
  }
  return true;
}

/** Whether an inline element follows another one without a space. */
function touches({ prev, name }: Element): boolean {
  return isElement(prev as Node) && !/^(sup|sub|wbr)$/.test(name);
}

function isPlain({ children }: Element): boolean {
  return (children as Node[]).every((child) => child.type === "text");
}
