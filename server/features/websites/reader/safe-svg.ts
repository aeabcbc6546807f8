import { type Element, isElement, type Node } from "./page.ts";

// A drawing within a page becomes a file by copying only what is known to be harmless: no scripts, no links,
// no references to other files, and no texts, whose fonts the file would not have.

/** The parser folds names to lower case; SVG has capitals within some. */
const properNames = new Map(
  `viewBox preserveAspectRatio linearGradient radialGradient clipPath gradientUnits gradientTransform
  spreadMethod clipPathUnits maskUnits maskContentUnits`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);
const elements = new Set(
  `svg g path circle ellipse rect line polyline polygon defs symbol use lineargradient radialgradient stop
  clippath mask`.split(/\s+/),
);
/** Left out with all that they contain, because they draw nothing. */
const leftOut =
  /^(title|desc|metadata|script|style|set|filter|animate\w*|sodipodi:.*|inkscape:.*|rdf:.*)$/;
const attributes = new Set(
  `viewbox preserveaspectratio x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform offset id class
  gradientunits gradienttransform spreadmethod clippathunits maskunits maskcontentunits clip-path mask
  clip-rule fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray opacity stop-color stop-opacity style`.split(/\s+/),
);
const sizes = new Set(["width", "height"]);
const shapes = /^(path|circle|ellipse|rect|polyline|polygon|use)$/;
// `var` would be unknown outside of the page, and the database stores no control characters.
const unsafeValue = /url\((?!#[\w-]{1,80}\))|[@\\<{}]|[^ -~\s]|expression|script:|var\(/i;
const unsafeRules = /url\((?!#[\w-]{1,80}\))|[@\\<]|[^ -~\s]|expression|script:/i;

const elementsMax = 300;
const depthMax = 16;
const usesMax = 4;
const fileMax = 24_000;
const rulesMax = 4_000;

/**
 * The text of an SVG file that draws the same as an `<svg>` element of a page, of at most 24,000 characters.
 * Null where that cannot be told: it has texts or pictures, or its colours come from the page.
 * @param byId finds the element of the page that a `<use>` refers to
 */
export function safeSvg(root: Element, byId: (id: string) => Element | null): string | null {
  const rules = rulesOf(root);
  const drawing: Drawing = {
    parts: [],
    length: 0,
    elements: 0,
    shapes: 0,
    uses: 0,
    inks: new Set(),
    references: new Set(),
    rules,
  };
  if (!writeChildren(root, drawing, { depth: 0, isInked: isInked(root, rules), classes: "" })) {
    return null;
  }
  let viewBox = root.attribs.viewbox;
  const body = drawing.parts.splice(0);
  const isThere = (id: string) =>
    [...body, ...drawing.parts].some((part) => part.includes(` id="${id}"`));
  // A definition may refer to further ones.
  for (const id of drawing.references) {
    if (isThere(id)) continue;
    const element = byId(id);
    if (!element || !elements.has(element.name)) return null;
    if (!write(element, drawing, { depth: 1, isInked: false, classes: "" })) return null;
    if (element.name === "symbol") viewBox ??= element.attribs.viewbox;
  }
  // Several colours that only the page's style sheets know would all become black.
  if (drawing.inks.size > 1 || drawing.shapes === 0) return null;
  const box = viewBox ?? boxOf(root);
  if (!box || !/^[\s\d.,-]{7,80}$/.test(box)) return null;
  const style = rules === "" ? "" : `<style>${rules}</style>`;
  const defs = drawing.parts.length > 0 ? `<defs>${drawing.parts.join("")}</defs>` : "";
  const own = attributesOf(root, ["fill", "fill-rule", "stroke", "stroke-width", "style", "class"]);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.trim()}"${own}>`;
  const file = `${head}${style}${defs}${body.join("")}</svg>`;
  return file.length <= fileMax ? file : null;
}

interface Drawing {
  parts: string[];
  length: number;
  elements: number;
  shapes: number;
  uses: number;
  /** The classes of shapes whose colours are nowhere in the drawing. */
  inks: Set<string>;
  /** The ids that the drawing uses. */
  references: Set<string>;
  /** Its own style rules. */
  rules: string;
}

interface Inherited {
  depth: number;
  /** Whether a colour is stated above. */
  isInked: boolean;
  classes: string;
}

/** Whether all children can be copied. */
function writeChildren(element: Element, drawing: Drawing, inherited: Inherited): boolean {
  return element.children.every((child) => {
    return !isElement(child as Node) || write(child as Element, drawing, inherited);
  });
}

function write(element: Element, drawing: Drawing, above: Inherited): boolean {
  const { name, attribs } = element;
  if (leftOut.test(name)) return true;
  drawing.elements += 1;
  if (!elements.has(name) || above.depth > depthMax || drawing.elements > elementsMax) return false;
  const isDefinition = /^(defs|clippath|mask|lineargradient|radialgradient|stop)$/.test(name);
  const here: Inherited = {
    depth: above.depth + 1,
    isInked: above.isInked || isDefinition || isInked(element, drawing.rules),
    classes: attribs.class?.trim() || above.classes,
  };
  if (shapes.test(name)) {
    drawing.shapes += 1;
    if (!here.isInked) drawing.inks.add(here.classes);
  }
  const reference = attribs.href ?? attribs["xlink:href"];
  let link = "";
  if (name === "use" || reference !== undefined) {
    const id = /^\s*#([\w-]{1,80})\s*$/.exec(reference ?? "")?.[1];
    if (!id || drawing.uses >= usesMax) return false;
    drawing.uses += 1;
    drawing.references.add(id);
    link = ` href="#${id}"`;
  }
  for (const value of Object.values(attribs)) {
    const id = /url\(#([\w-]{1,80})\)/.exec(value)?.[1];
    if (id) drawing.references.add(id);
  }
  const tag = properNames.get(name) ?? name;
  const open = `<${tag}${attributesOf(element)}${link}>`;
  drawing.length += open.length;
  if (drawing.length > fileMax) return false;
  drawing.parts.push(open);
  if (!writeChildren(element, drawing, here)) return false;
  drawing.parts.push(`</${tag}>`);
  return true;
}

function attributesOf({ name: tag, attribs }: Element, only?: readonly string[]): string {
  return Object.entries(attribs)
    .filter(([name]) => (only ? only.includes(name) : attributes.has(name) || isSize(tag, name)))
    .filter(([, value]) => !unsafeValue.test(value))
    .map(([name, value]) => ` ${properNames.get(name) ?? name}="${escaped(value)}"`)
    .join("");
}

// A nested drawing's size is in the page's units.
const isSize = (tag: string, name: string) => sizes.has(name) && !/^(svg|symbol)$/.test(tag);

const escaped = (value: string) =>
  value
    .replace(/\s+/g, " ")
    .trim()
    .replace(/&/g, "&amp;")
    .replace(/"/g, "&quot;")
    .replace(/</g, "&lt;");

/** The drawing's own style rules, empty when there are none or they are not safe. */
function rulesOf(root: Element): string {
  const texts: string[] = [];
  const visit = (element: Element, depth: number): void => {
    for (const child of element.children.slice(0, elementsMax)) {
      if (!isElement(child as Node) || depth > depthMax) continue;
      const { name, children } = child as Element;
      if (name === "style") {
        for (const text of children) if (text.type === "text") texts.push(text.data);
      } else visit(child as Element, depth + 1);
    }
  };
  visit(root, 0);
  const rules = texts
    .join(" ")
    .replace(/<!\[CDATA\[|\]\]>/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return rules.length > rulesMax || unsafeRules.test(rules) ? "" : rules.replace(/&/g, "&amp;");
}

/** Whether the element itself states a colour, also by a class of the drawing's own rules. */
function isInked({ attribs }: Element, rules: string): boolean {
  const { fill, stroke, style = "", class: classes = "" } = attribs;
  const stated = [fill, stroke].some((value) => value && !unsafeValue.test(value));
  if (stated || /(^|;)\s*(fill|stroke)\s*:/i.test(style)) return true;
  return classes.split(/\s+/).some((name) => name !== "" && rules.includes(`.${name}`));
}

/** The view of a drawing that states only its size in pixels. */
function boxOf({ attribs }: Element): string | null {
  const [width, height] = [attribs.width, attribs.height].map((text) => {
    return /^\s*(\d{1,4}(?:\.\d{1,4})?)(?:px)?\s*$/.exec(text ?? "")?.[1];
  });
  return width && height ? `0 0 ${width} ${height}` : null;
}
