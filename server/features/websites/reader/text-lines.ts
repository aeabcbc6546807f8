import { isOldPrice } from "./old-prices.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { plainText } from "./texts.ts";

/** A line of a text that is broken by `<br>`. */
export interface TextLine {
  text: string;
  /** What of it is struck through. */
  old: string;
  /** Whether it is all in bold letters or capitals, or ends in a colon. */
  isTitle: boolean;
  /** Whether an empty line stands before it. */
  isApart: boolean;
}

/** The lines of an element's own text; empty when nothing breaks it. */
export function textLines(element: Element): TextLine[] {
  const lines: TextLine[] = [];
  let line: Element["children"] = [];
  let breaks = 0;
  let isApart = false;
  const end = () => {
    const text = lineText(line);
    if (text !== "") {
      lines.push({ text, old: struckText(line), isTitle: isTitle(line, text), isApart });
      isApart = false;
    } else isApart = lines.length > 0;
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
  return breaks > 0 ? lines : [];
}

/** The lines of preformatted text. */
export function preLines(element: Element): TextLine[] {
  const texts = element.children.map((node) =>
    node.type === "text" ? node.data : rawText(node as Node),
  );
  return texts
    .join("")
    .slice(0, preMax)
    .split("\n")
    .map((line) => plainText(line, 300))
    .map((text, at, all) => ({
      text,
      old: "",
      isTitle: isTitle([], text),
      isApart: all[at - 1] === "",
    }))
    .filter(({ text }) => text !== "");
}

const preMax = 20_000;

function rawText(node: Node): string {
  if (node.type === "text") return node.data;
  return isElement(node) ? (node.children as Node[]).map(rawText).join("") : "";
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

function isTitle(nodes: Element["children"], text: string): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  if (/:$/.test(text) || (letters.length > 3 && letters === letters.toUpperCase())) return true;
  const shown = (nodes as Node[]).filter((node) => node.type !== "text" || node.data.trim() !== "");
  return shown.length > 0 && shown.every((node) => isElement(node) && isBold(node));
}

/** Whether all words of an element are in bold letters. */
export function isBold(element: Element): boolean {
  if (/^(b|strong|big)$/.test(element.name)) return true;
  if (/font-weight:\s*(bold|[6-9]00)/.test(element.attribs.style ?? "")) return true;
  const shown = (element.children as Node[]).filter(
    (child) => child.type !== "text" || child.data.trim() !== "",
  );
  return (
    shown.length > 0 &&
    shown.every((child) => isElement(child) && (child.name === "br" || isBold(child)))
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
