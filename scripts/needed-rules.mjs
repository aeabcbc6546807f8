/**
 * The rules of a minified style sheet that can match a page. Drops rules whose classes or data attributes
 * are neither in its HTML nor in its code, and keeps rules with other selectors.
 */
export function usedRules(styles, html, code) {
  const classes = new Set();
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of unescapeHtml(list).split(/\s+/)) classes.add(name);
  }
  const mentions = html + code + serverAttributes;
  const isUsed = (name) =>
    name.startsWith("data-")
      ? isMentioned(name, mentions)
      : classes.has(name) || code.includes(name);
  const remaining = blocks(styles)
    .map((block) => keepUsed(block, isUsed))
    .join("");
  return withoutUnused(remaining, mentions);
}

/** An attribute that the server adds to pages when an advertising pixel is configured. */
const serverAttributes = "data-pixel";

/** Whether a data attribute is mentioned: as `data-some-name`, or in code as `dataset.someName`. */
function isMentioned(name, text) {
  const property = name
    .slice("data-".length)
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return text.includes(name) || text.includes(`dataset.${property}`);
}

const grouping = /^@(media|supports|layer|container)\b/;

function keepUsed({ head, body }, isUsed) {
  if (body === undefined) return head;
  if (grouping.test(head)) {
    const inner = blocks(body)
      .map((block) => keepUsed(block, isUsed))
      .join("");
    // An empty layer still defines the order of layers.
    return inner || head.startsWith("@layer") ? `${head}{${inner}}` : "";
  }
  if (head.startsWith("@")) return `${head}{${body}}`;
  const selectors = split(head, ",").filter((selector) => requiredNames(selector).every(isUsed));
  return selectors.length > 0 ? `${selectors.join(",")}{${body}}` : "";
}

const part = {
  class: /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/iy,
  attribute: /\[([\w-]+)(?:[~|^$*]?=(?:"[^"]*"|'[^']*'|[^\]]*))?[^\]]*\]/y,
  other: /\\.|[\s\S]/y,
};

/** A sheet's rules without the order-independent blocks that an earlier sheet already contains. */
export function remainingRules(styles, before) {
  const earlier = new Set(blocks(before).map(serialize));
  const isOrderless = ({ head }) =>
    /^@(?:layer base|layer properties|font-face|property)\b/.test(head);
  return blocks(styles)
    .filter((block) => !isOrderless(block) || !earlier.has(serialize(block)))
    .map(serialize)
    .join("");
}

/** The classes and data attributes that a selector requires. Ignores those inside `:not(…)` and similar
 * pseudo-classes, except for an `:is(…)` with a single selector. */
function requiredNames(selector) {
  const names = [];
  let depth = 0;
  if (/^:is\(.*\)$/.test(selector) && split(selector.slice(4, -1), ",").length === 1) {
    return requiredNames(selector.slice(4, -1));
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
    if (depth === 0 && name) names.push(unescapeCss(name[1]));
    if (depth === 0 && attribute?.[1].startsWith("data-")) names.push(attribute[1]);
    at += found[0].length;
  }
  return names;
}

function unescapeCss(name) {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code, letter) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );
}

/** Removes variables, registered properties and keyframes that the remaining rules do not use. */
function withoutUnused(styles, mentions) {
  const all = blocks(withoutUnusedVariables(styles, mentions));
  const named = (head) => /^@(?:keyframes|property) (\S+)/.exec(head)?.[1];
  const text = all
    .filter(({ head }) => !named(head))
    .map(serialize)
    .join("");
  return all
    .filter(({ head }) => !named(head) || text.includes(named(head)))
    .map(serialize)
    .join("");
}

/** Repeats until nothing changes, because a variable may only be used by another unused one. */
function withoutUnusedVariables(styles, mentions) {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const remaining = styles.replaceAll(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*(;|(?=\}))/g,
    (whole, name) => (used.has(name) || mentions.includes(name) ? whole : ""),
  );
  return remaining === styles ? remaining : withoutUnusedVariables(remaining, mentions);
}

const serialize = ({ head, body }) => (body === undefined ? head : `${head}{${body}}`);

/** Splits a sheet into statements: `head;`, or `head{body}`. */
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

/** Visits each character that is not quoted, escaped or in a comment. */
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

function unescapeHtml(text) {
  return text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
