import { isElement, type Node, type Page, textOf } from "./page.ts";

/** What a page says in schema.org's words, by JSON-LD, microdata or RDFa Lite alike. */
export interface Thing {
  /** Without the vocabulary's address: `Product`. */
  types: string[];
  values: Map<string, Value[]>;
}
export type Value = string | Thing;

const thingsMax = 4_000;
const valuesMax = 60;
const depthMax = 24;

/** Every thing of the page, nested ones after the one that holds them. */
export function readThings(page: Page): Thing[] {
  const things: Thing[] = [];
  readScripts(page, things);
  readMarkup(page, things);
  return things;
}

function newThing(types: string[], things: Thing[]): Thing {
  const thing = {
    types: types.slice(0, 8).map((type) => type.replace(/^.*[/#:]/, "")),
    values: new Map<string, Value[]>(),
  };
  if (things.length < thingsMax) things.push(thing);
  return thing;
}

function add(thing: Thing, name: string, value: Value): void {
  const values = thing.values.get(name);
  if (!values) thing.values.set(name, [value]);
  else if (values.length < valuesMax) values.push(value);
}

function readScripts({ $ }: Page, things: Thing[]): void {
  const byId = new Map<string, Thing>();
  const scripts = $('script[type*="ld+json" i]').toArray().slice(0, 40);
  const roots = scripts.map((script) => parsed($(script).text()));
  for (const root of roots) read(root, 0);

  function read(value: unknown, depth: number): Value[] {
    if (depth > depthMax || things.length >= thingsMax) return [];
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
      // What it stands for may only come later.
      const known = byId.get(id) ?? { types: [], values: new Map() };
      byId.set(id, known);
      return [known];
    }
    const text = (value as Record<string, unknown>)["@value"];
    if (text !== undefined) return read(text, depth + 1);
    const types = [(value as Record<string, unknown>)["@type"]].flat();
    const names = types.filter((type) => typeof type === "string");
    const thing = newThing(names, things);
    if (typeof id === "string") {
      const promised = byId.get(id);
      if (promised && promised.types.length === 0) {
        promised.types = thing.types;
        promised.values = thing.values;
      } else if (!promised) {
        byId.set(id, thing);
      }
    }
    for (const [name, inner] of entries) {
      if (name.startsWith("@")) continue;
      const key = name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, "");
      for (const item of read(inner, depth + 1)) add(thing, key, item);
    }
    return [thing];
  }
}

function parsed(text: string): unknown {
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

/** Up to where the first object or list closes: a brace too many is a common slip. */
function firstValue(text: string): string {
  let depth = 0;
  for (const mark of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g)) {
    if (/^[{[]/.test(mark[0])) depth += 1;
    else if (/^[}\]]/.test(mark[0])) depth -= 1;
    if (depth === 0 && !mark[0].startsWith('"')) return text.slice(0, mark.index + 1);
  }
  return text;
}

function readMarkup({ $ }: Page, things: Thing[]): void {
  const visit = (node: Node, holder: Thing | null): void => {
    if (!isElement(node)) {
      if ("children" in node) for (const child of node.children) visit(child, holder);
      return;
    }
    const { attribs } = node;
    const isThing = attribs.itemscope !== undefined || attribs.typeof !== undefined;
    const thing = isThing ? newThing(words(attribs.itemtype ?? attribs.typeof), things) : null;
    if (holder) {
      // Open Graph uses `property`, too, and has a colon in its names.
      const names = words(attribs.itemprop ?? attribs.property)
        .map((name) => name.replace(/^schema:/, ""))
        .filter((name) => /^\w+$/.test(name));
      for (const name of names) {
        const value = thing ?? markedValue(node, name);
        if (value !== "") add(holder, name, value);
      }
    }
    for (const child of node.children) visit(child, thing ?? holder);
  };
  const root = $.root()[0];
  if (root) for (const child of root.children) visit(child as Node, null);
}

function words(text: string | undefined): string[] {
  return text?.slice(0, 500).split(/\s+/).filter(Boolean) ?? [];
}

const addressNames = /^(url|image|logo|sameAs|item|thumbnailUrl|contentUrl)$/;

function markedValue(node: Extract<Node, { attribs: object }>, name: string): string {
  const { attribs } = node;
  const said = attribs.content ?? attribs.resource;
  if (said !== undefined) return said;
  if (/^(img|source|video|audio|iframe|embed)$/.test(node.name)) {
    return attribs["data-src"] ?? attribs.src ?? "";
  }
  if (/^(a|link|area)$/.test(node.name) && (node.name === "link" || addressNames.test(name))) {
    return attribs.href ?? "";
  }
  if (node.name === "time" && attribs.datetime) return attribs.datetime;
  if (/^(data|meter)$/.test(node.name) && attribs.value) return attribs.value;
  return textOf(node, 1_200);
}

/** The first value of these names that is text or has a text to stand for it. */
export function saidText(thing: Thing | undefined, ...names: string[]): string | null {
  for (const name of names) {
    for (const value of thing?.values.get(name) ?? []) {
      const text = typeof value === "string" ? value : saidText(value, "name", "url");
      if (text && text.trim() !== "") return text.trim();
    }
  }
  return null;
}

/** The address of a picture, however it is said. */
export function saidPicture(thing: Thing | undefined, ...names: string[]): string | null {
  for (const name of names) {
    for (const value of thing?.values.get(name) ?? []) {
      if (typeof value === "string") return value;
      const address = saidPicture(value, "url", "contentUrl", "thumbnailUrl");
      if (address) return address;
    }
  }
  return null;
}

export function saidThings(thing: Thing, ...names: string[]): Thing[] {
  return names
    .flatMap((name) => thing.values.get(name) ?? [])
    .filter((value) => typeof value !== "string");
}
