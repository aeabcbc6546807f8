import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { foldText } from "./texts.ts";

// Parts of a page whose names and prices are not what the page offers: comments, related things, teasers of
// a blog, widgets.

const part = (words: string) => new RegExp(`(^|[\\s_-])(${words})([\\s_-]|$)`, "i");
const asideNames = [
  part(
    "comments?|comentarios?|commentlist|respond|disqus|reviews?|testimonials?|testimonios?|opiniones",
  ),
  part("related|relacionad[oa]s?|up-?sells?|cross-?sells?|recommendations|recently-viewed"),
  part("blog|blog-posts|latest-posts|recent-posts|post-list|posts-list|news|noticias"),
  part("sidebar|widget-area|newsletter|cookies?|popup|modal|breadcrumbs?|tagcloud|pagination"),
];
const widgetName = /(^|\s)(widget|widget_[\w-]+)(\s|$)/;

const asideHeadings = [
  /^(tambien )?(te|le|os|les) (puede[n]?|podria[n]?) (tambien )?(interesar|gustar|encantar)/,
  /^(quiza|tal vez) (tambien )?te (interese|guste)/,
  /^(you may|you might) also like|^related (products|posts|articles)|^(recent|latest) (posts|news)/,
  /^(articulos?|productos?|entradas?|noticias|posts?|contenidos?|temas) (relacionad|recient|similar|anterior)/,
  /^(ultim[oa]s|nuestras ultimas) (noticias|entradas|articulos|posts|publicaciones)/,
  /^((del|en el|desde el|nuestro|visita el|lee el) )?blog\b|^noticias( |$)|^actualidad$|^novedades del blog/,
  /^(\d+ )?(comentarios?|comments?|respuestas)( |$)|^deja (un|tu) (comentario|respuesta)|^leave a reply/,
  /^(otros )?clientes (tambien )?(compraron|vieron)|^(visto|vistos|vistas) recientemente|^recently viewed/,
  /^(opiniones|resenas|testimonios|valoraciones)( |$)|^(lo que|que) (dicen|opinan)|^seguir leyendo/,
  /^(gastos|costes?|tarifas|zonas|condiciones) (y \w+ )?de (envio|entrega|reparto|despacho)/,
  /^envios?( y devoluciones)?$|^portes$|^((entregas|domicilios|despachos|repartos?)( a domicilio)?|delivery)$/,
  /^(formas|medios|metodos) de pago|^donaciones?$|^(haz|hacer) (tu|una) donacion/,
  /^(quienes vieron|los que compraron|comprados juntos|combinalo con|completa (el|tu) look)/,
];

const headingTags = /^h[1-6]$/;
const wholeTags = /^(body|html|main|kolmena-page)$/;

/** The elements that hold comments, related things, teasers or widgets; what is in them is not the page's. */
export function notOwnParts({ $ }: HtmlPage): Set<Element> {
  const parts = new Set<Element>();
  for (const element of $("[class], [id], aside, blockquote").toArray() as Element[]) {
    if (isAside(element) && !$(element).find("h1").length) parts.add(element);
  }
  for (const heading of $("h2, h3, h4, h5, h6, strong, b, p, div, span").toArray() as Element[]) {
    if (!headingTags.test(heading.name) && !isLoneText(heading)) continue;
    // What is below it was found with the heading above.
    if (parts.has(heading)) continue;
    const text = foldText(visibleText(heading, 80));
    if (text === "" || !asideHeadings.some((pattern) => pattern.test(text))) continue;
    for (const below of partBelow(heading)) parts.add(below);
  }
  return parts;
}

/** Whether an element or one above it is in these parts. */
export function isWithin(parts: ReadonlySet<Element>, element: Element): boolean {
  for (let at: Node | null = element; at; at = at.parent as Node | null) {
    if (isElement(at) && parts.has(at)) return true;
  }
  return false;
}

function isAside({ name, attribs }: Element): boolean {
  if (wholeTags.test(name)) return false;
  if (name === "aside" || name === "blockquote") return true;
  const names = `${attribs.class ?? ""} ${attribs.id ?? ""}`;
  if (names.length > 400) return false;
  return widgetName.test(attribs.class ?? "") || asideNames.some((pattern) => pattern.test(names));
}

/** Whether an element has only a short text, as a title without a heading's tag has. */
function isLoneText({ children }: Element): boolean {
  const [only] = children;
  return children.length === 1 && only?.type === "text" && only.data.trim().length <= 60;
}

/** What stands under a heading: the part that it begins, or what follows until the next like it. */
export function partBelow(heading: Element): Element[] {
  let top = heading;
  let above = heading.parent as Node | null;
  // A heading may stand alone in a box of its own.
  while (isElement(above) && !wholeTags.test(above.name) && isFirstIn(top, above)) {
    top = above;
    if (hasMore(top, heading)) return [top];
    above = above.parent as Node | null;
  }
  const below: Element[] = [];
  for (let at = top.next as Node | null; at; at = at.next as Node | null) {
    if (!isElement(at)) continue;
    if (/^h[1-3]$/.test(at.name) || at.name === "footer" || at.name === "section") break;
    below.push(at);
  }
  return below;
}

function isFirstIn(element: Element, above: Element): boolean {
  const first = (above.children as Node[]).find(
    (child) => isElement(child) || (child.type === "text" && child.data.trim() !== ""),
  );
  return first === element;
}

function hasMore(part: Element, heading: Element): boolean {
  return visibleText(part, 400).length > visibleText(heading, 400).length;
}
