import { type Declaration, parseDeclarations } from "./css-rules.ts";
import { namesLogo } from "./logo-places.ts";
import { isHidden } from "./not-pictures.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { foldText } from "./texts.ts";

const backgroundsMax = 8;
const styledMax = 400;
const selectorsMax = 60;

/** Names of the parts that pages open with a large photo. */
const openingNames =
  /hero|banner|portada|cabecera|header|masthead|jumbotron|cover|slide|intro|principal|parallax/i;
/** Names of tiles, which fill room, and of small marks. */
const ornamentNames =
  /pattern|patron|textur|noise|grain|tile|gradient|shape|wave|icon|ico[-_.]|sprite|arrow|flecha|bullet|avatar|btn|button|boton|flag|bandera/i;

/**
 * The photos that fill parts of the page from behind, by their elements: of inline styles and of style sheets,
 * whose addresses must be absolute. Tiles, marks and what lies behind the whole page are left out.
 */
export function findBackgroundPhotos(
  page: HtmlPage,
  stylesheets: readonly string[],
): ReadonlyMap<Element, string> {
  const { $ } = page;
  const photos = new Map<Element, string>();
  const add = (element: Element, rule: readonly Declaration[]) => {
    const address = absoluteUrl(photoOf(element, rule), page.base);
    if (address && photos.size < backgroundsMax) photos.set(element, address);
  };
  for (const element of $("[style*=url]").toArray().slice(0, styledMax) as Element[]) {
    add(element, parseDeclarations(`x{${element.attribs.style?.slice(0, 2_000)};}`));
  }
  const inline = $("style").toArray().slice(0, 60);
  const sheets = [...inline.map((style) => $(style).text()), ...stylesheets].slice(0, 70);
  const rules = sheets.filter((sheet) => /url\(/i.test(sheet)).flatMap(rulesOf);
  for (const { selector, declarations } of rules.slice(0, selectorsMax)) {
    const element = elementOf(page, selector);
    if (element && !photos.has(element)) add(element, declarations);
  }
  return photos;
}

/** The rules with a background photo, each with what else is declared for the same selector. */
function rulesOf(sheet: string): { selector: string; declarations: Declaration[] }[] {
  const bySelector = new Map<string, Declaration[]>();
  for (const declaration of parseDeclarations(sheet)) {
    if (!/^background(-image|-size|-repeat)?$/.test(declaration.property)) continue;
    const known = bySelector.get(declaration.selector);
    if (known) known.push(declaration);
    else bySelector.set(declaration.selector, [declaration]);
  }
  return [...bySelector].flatMap(([selectors, declarations]) =>
    declarations.some(({ value }) => /url\(/i.test(value))
      ? selectors.split(",").map((selector) => ({ selector: selector.trim(), declarations }))
      : [],
  );
}

/**
 * The first element that the last part of a selector matches by its classes and id. An estimate: the parts
 * before it are not compared.
 */
function elementOf({ $ }: HtmlPage, selector: string): Element | null {
  if (/:hover|:focus|:active|\[/.test(selector)) return null;
  const last = selector
    .replace(/:{1,2}[\w-]+/g, "")
    .split(/[\s>+~]+/)
    .at(-1)!;
  const isPlain = /^[\w-]{0,40}([.#][\w-]{1,80}){1,6}$|^(header|section|main)$/.test(last);
  const found = isPlain ? $(last)[0] : undefined;
  return found && "attribs" in found ? (found as Element) : null;
}

/** The address of a photo that fills an element; undefined where there is none. */
function photoOf(element: Element, rule: readonly Declaration[]): string | undefined {
  if (/^(body|html)$/.test(element.name) || isHidden(element)) return undefined;
  const values = rule
    .filter(({ property }) => /^background/.test(property))
    .map(({ value }) => value);
  const address = values
    .map((value) => /url\(\s{0,9}["']?([^"')\s]{1,1000})/i.exec(value)?.[1])
    .find((found) => found !== undefined);
  if (!address || /^data:|\.(svg|gif|ico)($|[?#])/i.test(address)) return undefined;
  const { class: classes = "", id = "" } = element.attribs;
  const name = foldText(`${classes} ${id} ${address.split("/").at(-1)}`);
  if (ornamentNames.test(name) || namesLogo(name)) return undefined;
  const isTiled = values.some((value) => /(?<!no-)\brepeat(-[xy])?\b/.test(value));
  const isFilled = values.some((value) => /\bcover\b|100%/.test(value));
  return !isTiled && (isFilled || openingNames.test(`${element.name} ${name}`))
    ? address
    : undefined;
}
