import { allWithin, parentOf } from "./elements.ts";
import { type Element, type HtmlPage, visibleText } from "./page.ts";
import { foldText } from "./texts.ts";

const elementsMax = 3_000;
const cartNames =
  /(?:^|[\s_-])(?:block|mini|header|site|shopping|view|open|toggle)?-?(?:cart|carrito|cesta|basket|minicart)(?:$|[\s_-])/i;
const carts = "carrito|cesta|(?:shopping )?cart|basket|bolsa de (?:la )?compra|mi compra";
const cartWords = new RegExp(
  `^(?:(?:ver|ir al?|abrir) )?(?:(?:el|la|mi|tu|su) )?(?:${carts})(?: de (?:la )?compras?)?(?![a-z])`,
);
const cartAddress = /(?:^|\/)(?:cart|carrito|cesta|basket|checkout\/cart)(?:[/?#.]|$)/i;

/**
 * Whether the page has a shopping cart above its contents: a link, a button or a box whose text, name, class
 * or address says so, also where only an icon shows. A button of a product is none.
 */
export function hasCart({ $ }: HtmlPage): boolean {
  const found = $("a, button, [class*=cart i], [id*=cart i], [class*=carrito i], [id*=carrito i]")
    .add("[class*=cesta i], [id*=cesta i], [class*=basket i], [id*=basket i]")
    .slice(0, elementsMax)
    .toArray() as Element[];
  // Some themes wrap all in `<main>`.
  const wholes = new Set($("main:has(header)").toArray() as Element[]);
  return found.some((element) => isCart(element) && isAbove(element, wholes));
}

function isCart(element: Element): boolean {
  const { name, attribs } = element;
  if (/^(html|body|script|style|link|form|input|img|svg)$/.test(name)) return false;
  const words = foldText(visibleText(element, 60));
  if (cartWords.test(words) && words.length < 40) return true;
  const label = foldText((attribs["aria-label"] ?? attribs.title ?? "").slice(0, 60));
  if (cartWords.test(label)) return true;
  if (name === "a" && cartAddress.test((attribs.href ?? "").slice(0, 200))) return true;
  // A box may hold what is in the cart, and a product's button names it too.
  const isButtonOfProduct = /(?:add|anad|agreg|sum|compr)\S* ?(?:to|al?)?|add-?to/.test(words);
  const names = `${attribs.class ?? ""} ${attribs.id ?? ""}`.slice(0, 400);
  return !isButtonOfProduct && !/add-?to|product/i.test(names) && cartNames.test(names);
}

const headerNames =
  /(?:^|[\s_-])(?:header|head|cabecera|topbar|top-?bar|navbar|nav|menu|toolbar|masthead|top)(?:$|[\s_-])/i;

/** Whether an element stands in the page's header or menu, or hovers over the page, and not within a product. */
function isAbove(element: Element, wholes: ReadonlySet<Element>): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (/^(main|article|footer|form)$/.test(at.name) && !wholes.has(at)) return false;
    if (/^(header|nav)$/.test(at.name)) return true;
    const names = `${at.attribs.class ?? ""} ${at.attribs.id ?? ""} ${at.attribs.role ?? ""}`;
    if (at.name !== "body" && headerNames.test(names.slice(0, 400))) return true;
    // Without a marked header, what stands before the first heading is one.
    if (at.name === "body") return standsFirst(element, at);
  }
  return false;
}

function standsFirst(element: Element, body: Element): boolean {
  const [first] = allWithin(body, (at) => at === element || /^(h[1-3]|p)$/.test(at.name));
  return first === element;
}
