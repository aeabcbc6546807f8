import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";

/** A schema.org item of a page, from JSON-LD, microdata or RDFa Lite. */
export interface SchemaItem {
  /** Type names without the vocabulary's URL, such as `Product`. */
  types: string[];
  values: Map<string, SchemaValue[]>;
  /** The marked-up element; absent for JSON-LD. */
  place?: Element;
}
export type SchemaValue = string | SchemaItem;

const itemsMax = 4_000;
const valuesMax = 60;
const depthMax = 24;

/** Every item of the page; nested items come after their parents. */
export function readSchemaItems(page: HtmlPage): SchemaItem[] {
  const items: SchemaItem[] = [];
  readScripts(page, items);
  readMarkup(page, items);
  return items;
}

function newItem(types: string[], items: SchemaItem[]): SchemaItem {
  const item: SchemaItem = {
    types: types.slice(0, 8).map((type) => type.replace(/^.*[/#:]/, "")),
    values: new Map<string, SchemaValue[]>(),
  };
  if (items.length < itemsMax) items.push(item);
  return item;
}

function add(item: SchemaItem, name: string, value: SchemaValue): void {
  const values = item.values.get(name);
  if (!values) item.values.set(name, [value]);
  else if (values.length < valuesMax) values.push(value);
}

function readScripts({ $ }: HtmlPage, items: SchemaItem[]): void {
  const byId = new Map<string, SchemaItem>();
  const scripts = $('script[type*="ld+json" i]').toArray().slice(0, 40);
  const roots = scripts.map((script) => parseJson($(script).text()));
  for (const root of roots) read(root, 0);

  function read(value: unknown, depth: number): SchemaValue[] {
    if (depth > depthMax || items.length >= itemsMax) return [];
    if (typeof value === "string") return [value.slice(0, 20_000)];
    if (typeof value === "number" || typeof value === "boolean") return [String(value)];
    if (Array.isArray(value)) {
      return value.slice(0, 500).flatMap((item) => read(item, depth + 1));
    }
    if (typeof value !== "object" || value === null) return [];
    const entries = Object.entries(value).slice(0, 100);
    const graph = entries.find(([name]) => name === "@graph");
    if (graph) return read(graph[1], depth + 1);
    const id = (value as Record<string, unknown>)["@id"];
    if (typeof id === "string" && entries.length === 1) {
      // The item with this id may only appear later.
      const referenced = byId.get(id) ?? { types: [], values: new Map() };
      byId.set(id, referenced);
      return [referenced];
    }
    const text = (value as Record<string, unknown>)["@value"];
    if (text !== undefined) return read(text, depth + 1);
    const types = [(value as Record<string, unknown>)["@type"]].flat();
    const names = types.filter((type) => typeof type === "string");
    const item = newItem(names, items);
    if (typeof id === "string") {
      const placeholder = byId.get(id);
      if (placeholder && placeholder.types.length === 0) {
        placeholder.types = item.types;
        placeholder.values = item.values;
      } else if (!placeholder) {
        byId.set(id, item);
      }
    }
    for (const [name, inner] of entries) {
      if (name.startsWith("@")) continue;
      const key = name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, "");
      for (const child of read(inner, depth + 1)) add(item, key, child);
    }
    return [item];
  }
}

function parseJson(text: string): unknown {
  if (text.length > 1_000_000) return null;
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)?[\s;]*$/, "");
  const repaired = bare
    .replace(/^\s*\/\/.*$/gm, " ")
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\\(?!["\\/bfnrtu])/g, "")
    .replace(/,\s*([}\]])/g, "$1");
  for (const attempt of [bare, repaired, firstValue(repaired)]) {
    try {
      return JSON.parse(attempt);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/** Cuts the text where its first object or list closes, because an extra brace is a common mistake. */
function firstValue(text: string): string {
  let depth = 0;
  for (const mark of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g)) {
    if (/^[{[]/.test(mark[0])) depth += 1;
    else if (/^[}\]]/.test(mark[0])) depth -= 1;
    if (depth === 0 && !mark[0].startsWith('"')) return text.slice(0, mark.index + 1);
  }
  return text;
}

function readMarkup({ $ }: HtmlPage, items: SchemaItem[]): void {
  const visit = (node: Node, holder: SchemaItem | null): void => {
    if (!isElement(node)) {
      if ("children" in node) for (const child of node.children) visit(child, holder);
      return;
    }
    const { attribs } = node;
    const isItem = attribs.itemscope !== undefined || attribs.typeof !== undefined;
    const item = isItem ? newItem(words(attribs.itemtype ?? attribs.typeof), items) : null;
    if (item) item.place = node;
    if (holder) {
      // Open Graph also uses `property`, with a colon in its names.
      const names = words(attribs.itemprop ?? attribs.property)
        .map((name) => name.replace(/^schema:/, ""))
        .filter((name) => /^\w+$/.test(name));
      for (const name of names) {
        const value = item ?? propertyValue(node, name);
        if (value !== "") add(holder, name, value);
      }
    }
    for (const child of node.children) visit(child, item ?? holder);
  };
  const root = $.root()[0];
  if (root) for (const child of root.children) visit(child as Node, null);
}

function words(text: string | undefined): string[] {
  return text?.slice(0, 500).split(/\s+/).filter(Boolean) ?? [];
}

const addressNames = /^(url|image|logo|sameAs|item|thumbnailUrl|contentUrl)$/;

function propertyValue(node: Extract<Node, { attribs: object }>, name: string): string {
  const { attribs } = node;
  const explicit = attribs.content ?? attribs.resource;
  if (explicit !== undefined) return explicit;
  if (/^(img|source|video|audio|iframe|embed)$/.test(node.name)) {
    return attribs["data-src"] ?? attribs.src ?? "";
  }
  if (/^(a|link|area)$/.test(node.name) && (node.name === "link" || addressNames.test(name))) {
    return attribs.href ?? "";
  }
  if (node.name === "time" && attribs.datetime) return attribs.datetime;
  if (/^(data|meter)$/.test(node.name) && attribs.value) return attribs.value;
  return visibleText(node, 1_200);
}

/** The first value of these names that is text, or that has a name or URL. */
export function itemText(item: SchemaItem | undefined, ...names: string[]): string | null {
  for (const name of names) {
    for (const value of item?.values.get(name) ?? []) {
      const text = typeof value === "string" ? value : itemText(value, "name", "url");
      if (text && text.trim() !== "") return text.trim();
    }
  }
  return null;
}

/** A picture's URL, given directly or as an ImageObject. */
export function itemPictureUrl(item: SchemaItem | undefined, ...names: string[]): string | null {
  for (const name of names) {
    for (const value of item?.values.get(name) ?? []) {
      if (typeof value === "string") return value;
      const address = itemPictureUrl(value, "url", "contentUrl", "thumbnailUrl");
      if (address) return address;
    }
  }
  return null;
}

export function childItems(item: SchemaItem, ...names: string[]): SchemaItem[] {
  return names
    .flatMap((name) => item.values.get(name) ?? [])
    .filter((value) => typeof value !== "string");
}
