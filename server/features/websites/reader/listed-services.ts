import type { SiteProduct } from "#db/schema-site-facts.ts";
import { allWithin, firstWithin, parentOf, siblingOf } from "./elements.ts";
import { groupName } from "./group-names.ts";
import { groupWords } from "./grouped-products.ts";
import { isWithin } from "./not-own.ts";
import { absoluteUrl, type Element, type HtmlPage, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { findPrices } from "./prices.ts";
import { wholeSentences } from "./product-details.ts";
import { nameFrom } from "./product-names.ts";
import { cellsOf } from "./table-columns.ts";
import { textLines } from "./text-lines.ts";
import { foldText } from "./texts.ts";

const servicesMax = 12;

const offerings =
  "servicios?|tratamientos?|especialidades|productos|trabajos|platos|cursos|clases|talleres|actividades";
const offeringHeadings = [
  new RegExp(
    `^((nuestr[oa]s|todos? (nuestr)?[oa]s|los|las|otros|algun[oa]s) )?(${offerings})( |$|:)`,
  ),
  /^(que|lo que|todo lo que) (hacemos|ofrecemos|vendemos|reparamos|tratamos|elaboramos|servimos|cocinamos)/,
  /^(en que|como) (te |le |os )?(podemos |puedo )?ayud|^(la |nuestra )?carta( |$)|^areas de (practica|trabajo)/,
  /^(que|a que) (hago|nos dedicamos|puedes encontrar|encontraras)|^especialistas en( |$)/,
  /^(our |what )?(services|treatments|we do|we offer)( |$)/,
];

/**
 * Services and goods that the page lists by name only, under a heading such as «Servicios»: short noun
 * phrases, at most twelve.
 */
export function listedServices(page: HtmlPage, notOwn: ReadonlySet<Element>): SiteProduct[] {
  const found = new Map<string, SiteProduct>();
  const headings = page.$("h1, h2, h3, h4, h5").toArray().slice(0, 300) as Element[];
  for (const heading of headings) {
    if (!isOffering(visibleText(heading, 80)) || isElsewhere(page, heading, notOwn)) continue;
    const below = belowOf(heading);
    // Where there are prices, what is offered has been read with them.
    if (below.some((part) => findPrices(visibleText(part, 900)).length > 0)) continue;
    const marked = below.flatMap((part) => namesIn(part, heading, page));
    const named = marked.length > 0 ? marked : below.flatMap((part) => linesIn(part, page));
    // One name alone is a sentence's title rather than a list.
    if (named.length < 2) continue;
    const names = named.map(({ name }) => name);
    const { notGroups, words } = groupWords(page, names);
    const group = groupName(visibleText(heading, 80), words);
    const grouped = group === "" || notGroups.has(foldText(group)) ? {} : { group };
    for (const product of named) {
      const key = foldText(product.name);
      if (!found.has(key) && found.size < servicesMax) found.set(key, { ...product, ...grouped });
    }
  }
  return [...found.values()];
}

function isOffering(text: string): boolean {
  const plain = foldText(text).replace(/^[^\p{L}]+/u, "");
  return plain.length <= 60 && offeringHeadings.some((pattern) => pattern.test(plain));
}

function isElsewhere({ $ }: HtmlPage, heading: Element, notOwn: ReadonlySet<Element>): boolean {
  if (isWithin(notOwn, heading)) return true;
  return (
    $(heading).closest(
      "nav, footer, header nav, form, [class*=menu-item i], [class*=dropdown i], [class*=submenu i], [class*=footer i]",
    ).length > 0
  );
}

/** What follows a heading until the next one of its kind, also where the heading has a box of its own. */
function belowOf(heading: Element): Element[] {
  let top = heading;
  for (let level = 0; level < 3; level += 1) {
    const below: Element[] = [];
    for (let at = siblingOf(top, "next"); at && below.length < 30; at = siblingOf(at, "next")) {
      if (/^(nav|footer)$/.test(at.name)) break;
      if (/^h[1-6]$/.test(at.name) && at.name <= heading.name) break;
      below.push(at);
    }
    if (below.some((part) => visibleText(part, 40) !== "")) return below;
    const above = parentOf(top);
    if (!above || /^(body|html|main)$/.test(above.name)) return [];
    top = above;
  }
  return [];
}

/** The headings, list items, terms or cells in a part that are short names. */
function namesIn(part: Element, above: Element, page: HtmlPage): SiteProduct[] {
  const isHeading = (at: Element) => /^h[1-6]$/.test(at.name) && at.name > above.name;
  const isItem = ({ name }: Element) => name === "li";
  // The headings of a menu are its courses, and the dishes stand below.
  const isMenu = /carta|menu|platos|productos/.test(foldText(visibleText(above, 80)));
  for (const matches of [
    ...(isMenu ? [isItem] : []),
    isHeading,
    ({ name }: Element) => name === "dt",
    isItem,
    ({ name }: Element) => name === "tr",
    (at: Element) => at.name === "a" && !/btn|button|boton/i.test(at.attribs.class ?? ""),
  ]) {
    const named = within(part, matches).flatMap((at) => serviceOf(at, page) ?? []);
    if (named.length > 0) return isMenu && isCourse(part) ? [] : named;
  }
  return [];
}

function within(part: Element, matches: (at: Element) => boolean): Element[] {
  return matches(part) ? [part] : allWithin(part, matches);
}

/** The paragraphs and lines of a part that are short names. */
function linesIn(part: Element, page: HtmlPage): SiteProduct[] {
  return within(part, isPhrase).flatMap((at) => {
    const lines = textLines(at);
    if (lines.length === 0) return serviceOf(at, page) ?? [];
    return lines.flatMap(({ text }) => serviceNamed(text) ?? []);
  });
}

/** Whether a part is the heading of a list. */
function isCourse(part: Element): boolean {
  return /^h[1-6]$/.test(part.name) && /^(ul|ol|table)$/.test(siblingOf(part, "next")?.name ?? "");
}

function serviceOf(element: Element, page: HtmlPage): SiteProduct | null {
  if (firstWithin(element, ({ name }) => /^(ul|ol|form|input|button)$/.test(name))) return null;
  const isHead = element.name === "tr" && cellsOf(element).every(({ name }) => name === "th");
  const whole = visibleText(element, 400);
  if (isHead || findPrices(whole).length > 0) return null;
  const titled = firstWithin(element, ({ name }) => /^(strong|b|h[1-6]|td|th)$/.test(name));
  const text = titled ? visibleText(titled, 120) : whole;
  const [name = "", ...rest] = text.split(/\s*:\s+|\s+[–—-]\s+|\.\s+/);
  const service = serviceNamed(name);
  if (!service) return null;
  const told = titled ? whole.slice(whole.indexOf(text) + text.length) : rest.join(". ");
  const description = wholeSentences(told.replace(/^[\s:.–—-]+/, "")) ?? paragraphAfter(element);
  const link = element.name === "a" ? element : firstWithin(element, (at) => at.name === "a");
  const href = link?.attribs.href;
  return {
    ...service,
    ...(description && /[.!?…]$/.test(description) ? { description } : {}),
    url: href && !/^\s*(#|tel:|mailto:)/.test(href) ? absoluteUrl(href, page.base) : null,
  };
}

function serviceNamed(text: string): SiteProduct | null {
  const name = nameFrom(text.replace(/\.$/, ""));
  if (!isNounPhrase(name) || findPrices(text).length > 0) return null;
  return {
    name,
    priceCents: null,
    currency: null,
    priceText: null,
    pictureUrl: null,
    url: null,
  };
}

function paragraphAfter(element: Element): string | null {
  const next = /^(h[1-6]|dt)$/.test(element.name) ? siblingOf(element, "next") : null;
  return next && /^(p|dd|div)$/.test(next.name) ? wholeSentences(visibleText(next, 400)) : null;
}

const notNouns = [
  /^(inicio|home|contacto|blog|nosotros|quienes somos|ver|leer|saber|mas|llama|reserva|pide|escribe|compra)\b/,
  /^(add|read|view|see|learn|buy|shop|more|contact|agregar|anadir|preguntas frecuentes)\b/,
  /^(siguenos|aviso legal|politica|privacidad|cookies|mapa|horarios?|tel|telefono|lunes|martes|sabado)\b/,
  /^(si|no|porque|cuando|como|donde|que|quien|te|le|os|nos|se|somos|tenemos|hacemos|ofrecemos)\b/,
  // «Llámanos», «Escríbeme».
  /^\w{3,}[aei](nos|me)\b/,
  /\b(garantizad[oa]|gratis|anos de experiencia|personalizada)$|@|https?:|www\.|\d{5,}/,
];

/** Whether a text is a short name as it stands in a list: one to seven words, no sentence, no link's words. */
function isNounPhrase(text: string): boolean {
  if (text.length < 3 || text.length > 60 || /[?!¿¡;]/.test(text)) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || text.split(" ").length > 7) return false;
  const plain = foldText(text);
  return !notNouns.some((pattern) => pattern.test(plain)) && !isOffering(text);
}
