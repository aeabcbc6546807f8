/**
 * Of a minified style sheet, what can match a page: rules are left out whose classes or data attributes
 * stand neither in its HTML nor in its code. What decides by anything else is kept.
 */
export function rulesFor(styles, html, code) {
  const classes = new Set();
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of unescaped(list).split(/\s+/)) classes.add(name);
  }
  const said = html + code + ofServer;
  const isThere = (name) =>
    name.startsWith("data-") ? isSaid(name, said) : classes.has(name) || code.includes(name);
  const kept = blocks(styles)
    .map((block) => neededOf(block, isThere))
    .join("");
  return withoutUnused(kept, said);
}

/** What the server writes into pages: that there is somebody who counts visits. */
const ofServer = "data-pixel";

/** In HTML it is `data-some-name`, in code `dataset.someName` as well. */
function isSaid(name, text) {
  const property = name
    .slice("data-".length)
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return text.includes(name) || text.includes(`dataset.${property}`);
}

const grouping = /^@(media|supports|layer|container)\b/;

function neededOf({ head, body }, isThere) {
  if (body === undefined) return head;
  if (grouping.test(head)) {
    const inner = blocks(body)
      .map((block) => neededOf(block, isThere))
      .join("");
    // An empty layer still decides the order of layers.
    return inner || head.startsWith("@layer") ? `${head}{${inner}}` : "";
  }
  if (head.startsWith("@")) return `${head}{${body}}`;
  const selectors = split(head, ",").filter((selector) => askedBy(selector).every(isThere));
  return selectors.length > 0 ? `${selectors.join(",")}{${body}}` : "";
}

const part = {
  class: /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/iy,
  attribute: /\[([\w-]+)(?:[~|^$*]?=(?:"[^"]*"|'[^']*'|[^\]]*))?[^\]]*\]/y,
  other: /\\.|[\s\S]/y,
};

/** The rules of a sheet without those blocks that another, which comes before it, has as they stand. */
export function rulesBeyond(styles, before) {
  const there = new Set(blocks(before).map(written));
  const isOrderless = ({ head }) =>
    /^@(?:layer base|layer properties|font-face|property)\b/.test(head);
  return blocks(styles)
    .filter((block) => !isOrderless(block) || !there.has(written(block)))
    .map(written)
    .join("");
}

/** The classes and data attributes that elements must have for a selector to match; what stands in
 * `:not(…)` and the like may ask for anything, but for what stands alone in `:is(…)`. */
function askedBy(selector) {
  const asked = [];
  let depth = 0;
  if (/^:is\(.*\)$/.test(selector) && split(selector.slice(4, -1), ",").length === 1) {
    return askedBy(selector.slice(4, -1));
  }
  for (let at = 0; at < selector.length; ) {
    const next = (pattern) => {
      pattern.lastIndex = at;
      return pattern.exec(selector);
    };
    const name = next(part.class);
    const attribute = name ? null : next(part.attribute);
    const found = name ?? attribute ?? next(part.other);
    if (found[0] === "(") depth++;
    if (found[0] === ")") depth--;
    if (depth === 0 && name) asked.push(unescapedName(name[1]));
    if (depth === 0 && attribute?.[1].startsWith("data-")) asked.push(attribute[1]);
    at += found[0].length;
  }
  return asked;
}

function unescapedName(name) {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code, letter) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );
}

/** Without the variables, registered properties and key frames that nothing kept speaks of. */
function withoutUnused(styles, said) {
  const all = blocks(withoutUnusedVariables(styles, said));
  const named = (head) => /^@(?:keyframes|property) (\S+)/.exec(head)?.[1];
  const text = all
    .filter(({ head }) => !named(head))
    .map(written)
    .join("");
  return all
    .filter(({ head }) => !named(head) || text.includes(named(head)))
    .map(written)
    .join("");
}

/** A variable may be there for another variable only: again, until none falls. */
function withoutUnusedVariables(styles, said) {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = styles.replaceAll(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*(;|(?=\}))/g,
    (whole, name) => (used.has(name) || said.includes(name) ? whole : ""),
  );
  return kept === styles ? kept : withoutUnusedVariables(kept, said);
}

const written = ({ head, body }) => (body === undefined ? head : `${head}{${body}}`);

/** The statements of a sheet: `head;` alone, or `head{body}`. */
function blocks(styles) {
  const found = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  walk(styles, (letter, at) => {
    if (letter === "{" && depth++ === 0) open = at;
    if (letter === "}" && --depth === 0) {
      found.push({ head: styles.slice(start, open).trim(), body: styles.slice(open + 1, at) });
      start = at + 1;
    }
    if (letter === ";" && depth === 0) {
      found.push({ head: styles.slice(start, at + 1).trim() });
      start = at + 1;
    }
  });
  return found;
}

function split(text, separator) {
  const parts = [];
  let start = 0;
  let depth = 0;
  walk(text, (letter, at) => {
    if (letter === "(" || letter === "[") depth++;
    if (letter === ")" || letter === "]") depth--;
    if (letter === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  });
  return [...parts, text.slice(start)];
}

/** Each letter that is not quoted, escaped or in a comment. */
function walk(text, visit) {
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "\\") at++;
    else if (letter === '"' || letter === "'") {
      for (at++; text[at] !== letter; at++) if (text[at] === "\\") at++;
    } else if (letter === "/" && text[at + 1] === "*") at = text.indexOf("*/", at) + 1;
    else visit(letter, at);
  }
}

function unescaped(text) {
  return text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
