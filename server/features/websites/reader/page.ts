import { type CheerioAPI, load } from "cheerio/slim";
import { limitHtml } from "./limit-html.ts";
import { plainText } from "./texts.ts";

type Nodes = ReturnType<CheerioAPI["root"]>[number]["children"];
export type Node = Nodes[number];
export type Element = Extract<Node, { attribs: object }>;

export interface HtmlPage {
  $: CheerioAPI;
  /** The URL against which relative links are resolved. */
  base: string;
  url: string;
}

/** Parses a page up to safe limits of size and nesting; never throws. */
export function parsePage(html: string, url: string): HtmlPage {
  // With a single root, queries take linear time; a broken page can have many roots.
  const whole = `<kolmena-page>${limitHtml(html)}</kolmena-page>`;
  const $ = load(whole, { xml: { xmlMode: false, decodeEntities: true } });
  const base = $("base[href]").attr("href");
  return { $, url, base: (base && absoluteUrl(base, url)) || url };
}

/** The absolute http(s) URL, without fragment and of at most 2,048 characters, or null. */
export function absoluteUrl(href: string | undefined, base: string): string | null {
  const text = href?.trim() ?? "";
  if (text === "" || text.length > 2_048) return null;
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  url.hash = "";
  return url.href.length <= 2_048 ? url.href : null;
}

const hiddenTags = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "select",
  "textarea",
]);
const inline = new Set(
  "a abbr b bdi bdo cite code data em font i ins del kbd mark q s small span strong sub sup time u".split(
    " ",
  ),
);

export function isElement(node: Node | null | undefined): node is Element {
  return node !== null && node !== undefined && "attribs" in node;
}

/** A node's visible text, up to `max` characters, in linear time. */
export function visibleText(node: Node, max = 600, skip?: (element: Element) => boolean): string {
  let text = "";
  let visited = 0;
  const visit = (at: Node): void => {
    if (text.length > max * 2 || visited > 4_000) return;
    visited += 1;
    if (at.type === "text") {
      text += at.data;
    } else if (isElement(at)) {
      if (hiddenTags.has(at.name) || skip?.(at)) return;
      const gap = inline.has(at.name) ? "" : " ";
      text += gap === "" && isSetApart(text, at) ? " " : gap;
      for (const child of at.children) visit(child);
      text += gap;
    }
  };
  visit(node);
  return plainText(text, max);
}

/** Whether an inline element that touches the one before it is shown apart from it, as style sheets do. */
export function isSetApart(before: string, element: Element): boolean {
  const { prev } = element;
  if (!isElement(prev as Node) || /^(sup|sub|wbr)$/.test(element.name)) return false;
  const end = before.slice(-1);
  if (!/[\p{Ll}\d€%)»]/u.test(end)) return false;
  const next = beginningOf(element);
  if (/\d/.test(end)) {
    // «19» and «90» are one price, and «40 h» may be one word.
    return /^\p{Lu}|^\p{L}{3}|^\p{L}+\s|^\d[^a-z]*[a-z]/u.test(next);
  }
  if (/^\p{Lu}|^\d/u.test(next)) return true;
  if (!/\p{Ll}/u.test(end)) return /^\p{L}{2}/u.test(next);
  // Two colours of one word have no spaces.
  const isLabel = /^(b|strong|dt)$/.test((prev as Element).name) && element.name !== "b";
  if (isLabel && /^\p{Ll}+[\s,.;:]+\S/u.test(next)) return true;
  return /^\p{Ll}+\s\p{L}/u.test(next) && /\p{L}\s+\p{L}/u.test(before.slice(-40));
}

/** The first characters of an element's text, at least twenty where it has them. */
function beginningOf(element: Element): string {
  let text = "";
  const queue = [...element.children.slice(0, 10)];
  for (let visited = 0; queue.length > 0 && visited < 20 && text.length < 20; visited += 1) {
    const at = queue.shift() as Node;
    if (at.type === "text") text += at.data.slice(0, 200);
    else if (isElement(at) && !hiddenTags.has(at.name)) queue.unshift(...at.children.slice(0, 10));
  }
  return text.trimStart();
}

/** The page's visible text in order, up to `max` characters. */
export function pageText({ $ }: HtmlPage, max: number): string {
  const body = $("body")[0] ?? $.root()[0];
  if (!body) return "";
  const parts: string[] = [];
  let length = 0;
  const visit = (at: Node): void => {
    if (length > max) return;
    if (at.type === "text") {
      const part = at.data.trim();
      if (part === "") return;
      parts.push(part);
      length += part.length + 1;
    } else if (isElement(at) && !hiddenTags.has(at.name)) {
      for (const child of at.children) visit(child);
    }
  };
  for (const child of body.children) visit(child as Node);
  return plainText(parts.join(" "), max);
}
