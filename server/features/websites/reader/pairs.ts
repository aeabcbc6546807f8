import { type Element, isElement, type Node, visibleText } from "./page.ts";

/** Elements that begin no line. */
export const inlineTags = new Set(
  "a abbr acronym b bdi bdo big cite code data em font i img ins kbd label mark nobr q small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** «Etiqueta: valor» of an element that holds nothing but two short texts side by side, or null. */
export function pairOf(element: Element): string | null {
  if (!/^(li|p|div)$/.test(element.name)) return null;
  const parts: Element[] = [];
  for (const child of element.children as Node[]) {
    if (child.type === "text" && child.data.trim() !== "") return null;
    if (isElement(child)) parts.push(child);
    if (parts.length > 2) return null;
  }
  const [label, value] = parts;
  if (!label || !value || ![label, value].every(isPhrase)) return null;
  const first = visibleText(label, 60);
  const second = visibleText(value, 120);
  if (first === "" || first.length > 40 || second.length > 80 || /[.,;!?…]$/.test(first))
    return null;
  // What touches a label in bold letters is its value.
  const touches =
    label.next === value &&
    /^(b|strong)$/.test(label.name) &&
    / /.test(second) &&
    !goesOn.test(second);
  if (!(touches || /^[\p{Lu}\d]/u.test(second)) || !/^\p{Lu}/u.test(first)) return null;
  return joinPair(first, second);
}

/** «Examen sin costo con la compra de sus lentes» is one sentence. */
const goesOn = /^(?:a|al|con|de|del|desde|en|hasta|para|por|que|sin|y|o)(?!\p{L})/u;

function isPhrase({ name, children }: Element): boolean {
  return (
    /^(span|strong|b|em|time|i)$/.test(name) &&
    (children as Node[]).every((child) => child.type === "text")
  );
}

const joinPair = (label: string, value: string) => `${label.replace(/\s*:$/, "")}: ${value}`;

/** A short table row as one text, "" for one of column names, null when its cells hold more. */
export function rowOf(row: Element): string | null {
  const cells = (row.children as Node[])
    .filter(isElement)
    .filter(({ name }) => /^t[dh]$/.test(name));
  if (cells.length < 2 || cells.length > 6) return null;
  if (cells.some((cell) => !isShortCell(cell))) return null;
  const texts = cells.map((cell) => visibleText(cell, 200));
  const filled = texts.filter((text) => text !== "");
  if (filled.length < 2) return null;
  const [label = "", ...cellTexts] = filled;
  // Of a product's row, what it tells beside the price.
  const values = cellTexts.filter(
    (text) => filled.length < 3 || !/^\D{0,3}\d{1,4}([.,]\d\d)?\D{0,2}$/.test(text),
  );
  if (values.length === 0) return "";
  if (label.length > 60 || values.some((value) => value.length > 120)) return null;
  if (/[.!?…]$/.test(label)) return null;
  // The corner over the names of rows is often empty.
  if (cells.filter((_, at) => texts[at] !== "").every(isColumnName)) return "";
  return joinPair(label, values.map((value) => value.replace(/\.$/, "")).join(", "));
}

/** Whether a row has more short cells than a sentence could join, as those of timetables do. */
export function isTimetableRow({ name, children }: Element): boolean {
  if (name !== "tr") return false;
  const cells = (children as Node[]).filter(isElement).filter((cell) => /^t[dh]$/.test(cell.name));
  return cells.length > 6 && cells.every((cell) => visibleText(cell, 80).length < 40);
}

/** Whether a cell names its column: old pages write such names in bold letters. */
function isColumnName({ name, children }: Element): boolean {
  const shown = (children as Node[]).filter(
    (child) => child.type !== "text" || child.data.trim() !== "",
  );
  return name === "th" || (shown.length > 0 && shown.every(isBold));
}

const isBold = (node: Node) => isElement(node) && /^(b|strong)$/.test(node.name);

/** The first of two or more children, where it is a short title of the sentence after it. */
export function titleIn(element: Element): Element | null {
  if (!/^(div|li|section|article|td)$/.test(element.name)) return null;
  const parts: Element[] = [];
  for (const child of (element.children as Node[]).slice(0, 12)) {
    if (child.type === "text" && child.data.trim() !== "") return null;
    const text = isElement(child) ? visibleText(child, 20) : "";
    // The number of a step is no title.
    if (isElement(child) && text !== "" && !/^\d{1,2}[.)ºª]?$/.test(text)) parts.push(child);
  }
  const [title, body, more] = parts;
  if (!title || !body || more || !isPlainBlock(title) || !isPlainBlock(body)) return null;
  const name = visibleText(title, 60);
  const isTitle = name.length <= 50 && /^\p{Lu}/u.test(name) && !/[.,;:!?…]$/.test(name);
  return isTitle && /\S \S+ .*[.!]$/.test(visibleText(body, 400)) ? title : null;
}

/**
 * The bold words with which a step or an item begins, where they are the title of the sentences behind:
 * `<li><strong>Escáner.</strong> Sin moldes de pasta.</li>`; or null.
 */
export function leadIn(element: Element): Element | null {
  const lead = boldStart(element);
  if (!lead || /^(li|dd)$/.test(element.name)) return lead;
  // A paragraph alone has no title of its own, but for a few words with a full stop: «La señal.»
  if (/^\S+(?: \S+){0,2}\.$/.test(visibleText(lead, 60))) return lead;
  const beside = [element.prev, element.next].map(elementNear);
  return beside.some((at) => at?.name === element.name && boldStart(at) !== null) ? lead : null;
}

function elementNear(node: unknown): Element | null {
  const at = node as Node | null;
  if (isElement(at)) return at;
  const near = [at?.prev, at?.next] as (Node | null | undefined)[];
  return at?.type === "text" && at.data.trim() === "" ? (near.find(isElement) ?? null) : null;
}

function boldStart(element: Element): Element | null {
  if (!/^(li|dd|p|div|td)$/.test(element.name)) return null;
  const [lead, ...rest] = (element.children as Node[])
    .slice(0, 40)
    .filter((child) => child.type !== "text" || child.data.trim() !== "")
    .filter((child, at) => at !== 1 || !isElement(child) || child.name !== "br");
  if (!isElement(lead) || !/^(strong|b)$/.test(lead.name) || rest.length === 0) return null;
  if (rest.some((child) => isElement(child) && !inlineTags.has(child.name))) return null;
  const title = visibleText(lead, 60);
  if (title.split(" ").length > 5 || !/^\p{Lu}[^\d:,;!?…]{1,45}$/u.test(title)) return null;
  const told = visibleText(element, 400)
    .slice(title.length)
    .replace(/^[\s.–—-]+/, "");
  // What goes on in small letters is the same sentence, as is what is in capitals throughout.
  const isSentence = /^[\p{Lu}\d¿¡«].*\p{Ll}/u.test(told) && /^\S+ \S+ .*[.!]$/.test(told);
  return isSentence ? lead : null;
}

function isPlainBlock({ name, children }: Element): boolean {
  return (
    /^(div|p|span|strong|b)$/.test(name) &&
    (children as Node[]).every((child) => !isElement(child) || inlineTags.has(child.name))
  );
}

function isShortCell(cell: Element): boolean {
  const queue = cell.children.slice(0, 20) as Node[];
  for (let visited = 0; queue.length > 0; visited += 1) {
    if (visited > 30) return false;
    const at = queue.pop()!;
    if (!isElement(at)) continue;
    if (at.name === "a" || !(inlineTags.has(at.name) || /^(p|br|div|center)$/.test(at.name)))
      return false;
    queue.push(...(at.children.slice(0, 20) as Node[]));
  }
  return true;
}

/** Whether a line is a short cell of a row that has another: a label whose value is no text. */
export function isLabelCell({ node, text }: { node: Node; text: string }): boolean {
  if (text.split(" ").length > 5 || /[.!:?]$/.test(text)) return false;
  for (let at: Node | null = node, level = 0; at && level < 4; level += 1) {
    if (isElement(at) && /^t[dh]$/.test(at.name)) {
      const row = at.parent as Node | null;
      const cells = isElement(row)
        ? (row.children as Node[]).filter(isElement).filter(({ name }) => /^t[dh]$/.test(name))
        : [];
      // The cells of a page's layout hold more than a line.
      const isWhole = visibleText(at, 200).length <= text.length + 2;
      return isWhole && cells.length > 1 && cells[0] === at;
    }
    at = at.parent as Node | null;
  }
  return false;
}
