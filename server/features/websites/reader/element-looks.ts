import { type Element, isElement, type Node, visibleText } from "./page.ts";

/** Whether an element is one of several alike, such as the cards of a shop. */
export function isRepeated({ name, attribs, prev, next }: Element): boolean {
  if (/^(li|td|article)$/.test(name)) return true;
  const isAlike = (node: Node | null) =>
    isElement(node) && node.name === name && node.attribs.class === attribs.class;
  const before = nextElement(prev as Node | null, "prev");
  const after = nextElement(next as Node | null, "next");
  return attribs.class !== undefined && (isAlike(before) || isAlike(after));
}

function nextElement(node: Node | null, side: "prev" | "next"): Node | null {
  const isText = node !== null && !isElement(node);
  return isText ? (node[side] as Node | null) : node;
}

export function blockOf({ name, attribs }: Element): string {
  if (/^(h[1-6]|li|dt|dd|summary|caption|td|th|pre)$/.test(name)) return name;
  if (attribs.role === "heading")
    return `h${/^[1-6]$/.exec(attribs["aria-level"] ?? "")?.[0] ?? 2}`;
  return "";
}

/** Bold letters, and the large or coloured ones of old pages. */
export function isEmphasized({ name, attribs }: Element): boolean {
  if (/^(b|strong|big)$/.test(name)) return true;
  if (name === "font") return /^(\+\d|[4-7])$/.test(attribs.size ?? "");
  return /font-weight\s*:\s*(bold|[6-9]00)/i.test(attribs.style ?? "");
}

/** Whether a text goes on after a line break; old pages break lines by hand. */
export function continues(before: string, after: string): boolean {
  const start = before.trimEnd();
  const end = after.trimStart();
  if (/[.!?:…|]$/.test(start)) return false;
  if (
    /(^|\s)(de|del|la|el|los|las|un|una|en|con|y|o|a|para|por|que|su|nuestr[oa]s?|desde)$/i.test(
      start,
    )
  ) {
    return true;
  }
  return /^\p{Ll}/u.test(end) && start.length > 45;
}

/** Whether a heading goes on after a line break; old pages stack several headings in one. */
export function isOneHeading(before: string, after: string): boolean {
  const [start, end] = [before.trim(), after.trim()];
  if (/[,.!?;:–—-]$/.test(start) || /^[\p{Ll}\d(¿¡]/u.test(end)) return true;
  return continues(start, end);
}

/** The question in bold or slanted letters with which a line begins, whose answer goes on behind it; or null. */
export function leadingQuestion(element: Element): string | null {
  if (!/^(b|strong|i|em|u)$/.test(element.name)) return null;
  const text = visibleText(element, 140).replace(/^[^\p{L}\d¿]+/u, "");
  return /^[^?.!]{6,118}\?$/.test(text) ? text : null;
}

/** The number that a counter runs up to, when it shows none yet. */
export function countOf({ attribs, children }: Element): string | null {
  const target = attribs["data-to-value"] ?? attribs["data-count"] ?? attribs["data-to"];
  const [shown] = children as Node[];
  const isEmpty = !shown || (shown.type === "text" && /^\s*0?\s*$/.test(shown.data));
  return isEmpty && target && /^\d{1,7}$/.test(target) ? target : null;
}

/** The question on a part of an accordion that opens its answer. */
export function questionOf(element: Element): string | null {
  const names = `${element.attribs.class ?? ""} ${element.attribs["aria-controls"] ?? ""}`;
  const isOpener =
    element.attribs["aria-expanded"] !== undefined || /accordion|collapse|faq|toggle/i.test(names);
  const text = visibleText(element, 140);
  if (!/\?$/.test(text) || text.length > 120) return null;
  return isOpener || (element.name === "button" && text.startsWith("¿")) ? text : null;
}
