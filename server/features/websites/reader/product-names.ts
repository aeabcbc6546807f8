import { allWithin, firstWithin } from "./elements.ts";
import { isOldPrice } from "./old-prices.ts";
import { type Element, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { piecesOf } from "./pieces.ts";
import { findPrices } from "./prices.ts";
import { foldText, plainText } from "./texts.ts";

/** Elements that hold a product's name. */
export const nameTags = /^(h[1-6]|dt)$/;
const nameWords =
  /(^|[\s_-])(name|nombre|title|titulo|product-?name|plato|dish|servei|servicio)\b|__(title|name)/i;

/** The product's name in an element around a price, or "". */
export function nameIn(element: Element, place: Element): string {
  const heading = firstWithin(element, (at) => nameTags.test(at.name) && isNaming(at));
  if (heading) return nameFrom(withoutPrice(visibleText(heading, 200, isOldPrice)));
  const named = firstWithin(
    element,
    (at) => at !== place && nameWords.test(at.attribs.class ?? "") && !isPriceLike(at),
  );
  if (named) return nameFrom(visibleText(named, 200));
  if (element.name === "tr") {
    const cell = firstWithin(
      element,
      (at) => /^t[dh]$/.test(at.name) && /\p{L}{2}/u.test(visibleText(at, 60)) && !isPriceLike(at),
    );
    if (cell && cell !== place) return nameFrom(strongOf(cell) ?? piecesOf(cell)[0] ?? "");
  }
  if (!holderTags.test(element.name)) return "";
  const strong = strongOf(element);
  if (strong) return nameFrom(withoutPrice(strong));
  const line = firstLine(element);
  if (line !== "") return line;
  const isPrice = (at: Element) =>
    isOldPrice(at) || isAside(at) || (at === place && at !== element);
  const apart = piecesOf(element, isPrice);
  const own = visibleText(element, 300, isPrice);
  const bare = withoutPrice((apart.length > 1 && apart.find(isName)) || own);
  return nameFrom(bare) || pictureName(element, bare);
}

/** Lists of details, buttons and badges beside a name. */
export function isAside({ name, attribs }: Element): boolean {
  if (/^(ul|ol|button)$/.test(name)) return true;
  return /(^|[\s_-])(btn|button|boton|badge|insignia)([\s_-]|$)/i.test(attribs.class ?? "");
}

function isName(text: string): boolean {
  // Lines that end as sentences do name nothing.
  const isSentence = /[.!?]$/.test(text) && text.split(" ").length > 4;
  return nameFrom(text) !== "" && !isSentence && !badgeText.test(foldText(text));
}

function isNaming(heading: Element): boolean {
  const text = withoutPrice(visibleText(heading, 60));
  const plain = foldText(text);
  // «Consulta» is what a vet sells; «Consultar» asks for the price.
  const isVisit = /^(primera |segunda )?consultas?(?! (el )?precio)(?![a-z])/.test(plain);
  return /\p{L}/u.test(text) && (isVisit || !asksPrice.test(plain));
}

const asking =
  "consult\\w+|cotiz\\w+|segun|presupuesto|gratis|gratuit[oa]|pregunt\\w+|a convenir|sin cargo|sin stock";
/** What stands where the price would: it must be asked for, or nothing is to pay, or nothing is left. */
export const asksPrice = new RegExp(
  `(^|\\s)(${asking}|agotad[oa]|bajo (pedido|demanda)|precio en tienda)(\\s|$)`,
);

/** The first short line of an element that has several, or "". */
function firstLine(element: Element): string {
  const lines = allWithin(element, (at) => /^(p|div|td)$/.test(at.name) && isPhrase(at));
  if (lines.length < 2) return "";
  for (const line of lines.slice(0, 3)) {
    if (isAside(line)) continue;
    const text = visibleText(line, 200, isAside);
    if (text.length > 80 || /[.!?…]$/.test(text) || isPriceLike(line)) continue;
    if (isName(text)) return nameFrom(text);
  }
  return "";
}

const badgeText =
  /^(nuevo|nueva|novedad|oferta|agotado|rebajas?|rebajad[oa]|sale|new|mas vendid[oa]s?|top)$/;

const holderTags =
  /^(li|p|div|article|section|a|tr|td|dt|h[1-6]|font|center|figure|figcaption|details|summary)$/;

/** The text of the only picture beside a price, where no words name the product. */
function pictureName(element: Element, words: string): string {
  if (/\p{L}{3}/u.test(words)) return "";
  const images = allWithin(element, ({ name }) => name === "img");
  return images.length === 1 ? nameFrom(plainText(images[0]!.attribs.alt ?? "", 120)) : "";
}

function withoutPrice(text: string): string {
  const price = findPrices(text)[0];
  if (price) {
    const name = text.slice(0, price.at);
    // «18 € Corte de pelo» names the product after its price.
    if (/\p{L}{3}/u.test(name.replace(/desde|precio|antes|solo/gi, ""))) return name;
    const rest = text.slice(price.at).replace(price.text.replace(/^desde /, ""), "");
    return /^[\s·:–—-]*\p{Lu}/u.test(rest) ? rest : "";
  }
  return text.replace(/\d{1,4}[.,]\d{2}\s*$/, "");
}

function strongOf(element: Element): string | null {
  const strong = firstWithin(element, (at) => /^(strong|b)$/.test(at.name) && !isPriceLike(at));
  return strong ? visibleText(strong, 200) : null;
}

function isPriceLike(element: Element): boolean {
  const text = visibleText(element, 60);
  return findPrices(text).length > 0 || isBarePrice(text);
}

/** Whether a text is an amount without a currency sign, such as «5,50». */
export function isBarePrice(text: string): boolean {
  return /^\s*\d{1,4}[.,'’]\d{2}\s*$/.test(text);
}

// Words before amounts that are no product's price: carts, shipping, discounts.
const notProducts = [
  /^((el|la|los|las|tu|su|un) )?(envios?|portes|gastos|shipping|delivery|flete|recargo)\b/,
  /^((el|tu) )?carrito(?= de (la )?compra|:|\W*\d|$)/,
  /^((la|tu|su|mi|una) )?cesta(?! (con|para|de (?!(la )?compra)|\w+[oa]\b))\b/,
  /^(total|subtotal|iva|cupon|descuento|ahorra|fianza|deposito|pedidos?|compras?|antes|ahora|cookies?)\b/,
  /^(precios?|prices?|desde|from|solo|only|free|hasta|up to|dona|donativo|gana|consigue|llevate)\b/,
  /^(gratis|te regalamos|regalo por|pedido minimo|cuotas?|\d+ cuotas|pvp|mensualidad|coste|costo)\b/,
  /^(importe|oferta|agregar|anadir|comprar|ver|ir|saltar|skip)\b|^tarifas?( (sin|con|desde|en|y|iva)\b|$)/,
  /^(agotad[oa]s?|sin stock|no disponible|disponibles?|proximamente|ultim[oa]s? (unidad|plaza)|quedan?)\b/,
  /^((pago|compra)s? (100 ?% )?segur[oa]s?|devoluci(on|ones)|cambios y devoluciones|el precio)\b/,
  /^(despacho|entrega|retiro|recojo|recogida)s? (gratis|a todo|a domicilio|en|sin)\b|\bgratis\b/,
  /^(recogida|recojo|retiro|entrega|montaje|desplazamiento|salida)s? (y|o) (entrega|recogida|transporte)s?\b/,
  /^desplazamientos?( (a|hasta|dentro|fuera|en)\b|$)/,
  /^(cada|por|al|a la) (\d+ )?(mes|dia|noche|persona|hora|sesion|ano|semana|trimestre|unidad)/,
  /^(suplemento|sobrecoste|recargo)s?( (por|nocturno|festivo|urgente)\b|$)/,
  /^(precio )?m(in|ax)im[oa]$/,
  /^suplementos? de (noche|nocturnidad|festivo|domingo|terraza|urgencia)/,
  /\b(suplemento|sobrecoste|recargo)s?( de)?$|^(la )?(segunda|2a|2ª) (unidad|par)$/,
  /^(si|no|porque|cuando|aunque|como)( |,|:|$)|^claro[,:]|[⭐★]/,
];
const sentenceEnd =
  /(^|\s)(a|al|de|del|en|con|el|la|los|las|un|una|unos|para|por|hasta|of|for|the|to|y|e|o|que|costo|vale)$/i;
// A verb of somebody who tells something; names of products have none.
const telling = [
  /\b(me|nos|se|os|lo|ya|le|les|te) (cost|cobr|vend|compr|pag|sal|hic|env|da|re)/,
  /\b(pague|costaba|cuestan?|recaud\w+|invert\w+|ahorr\w+|levant\w+|hay|es|son|estan|tienes?|tienen|pagan?|cobran?)\b/,
  /\b(puedes?|pueden|podes|tenes|financi(a|an|as)|incluyen|llega|llegan|recoge|recogen|quieres|queres)\b/,
];

/** Names that end as verbs of the first person plural do. */
const nounsInMos = new Set(
  `ramos tramos gramos miligramos kilogramos reclamos prestamos balsamos sesamos alamos paramos extremos supremos
  remos racimos primos maximos minimos ultimos optimos mimos intimos anonimos decimos septimos`.split(
    /\s+/,
  ),
);

/** «Financiamos», «damos». */
function tellsOfUs(plain: string): boolean {
  return plain
    .split(/\P{L}+/u)
    .some(
      (word) => /\p{L}{2}[aei]mos$/u.test(word) && !nounsInMos.has(word) && !/isimos$/.test(word),
    );
}

/** «Compró»; few nouns end so. */
const preterite = /(?<!\p{L})(?!domin|cap|bur|mat|palet)\p{L}{2,}(?:ó|ieron|aron)(?!\p{L})/u;

const leadIn =
  /(^|[\s,;·|:(–—-])(desde|from|precio:?|por|a partir de|antes|ahora|(?<!caf[eé]s? )solo|cuesta)\s?:?\s*$/i;

/** «2 m²» of a store room, «3 × 3 m» of a tent. */
const area = /^\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)? ?m[²³23]?$/u;

/** A product's name, or "" when the words are about something else. */
export function nameFrom(text: string): string {
  const name = text
    .replace(/^[\s·•*–—|:.…¡¿!✓✔➤►-]+|[\s·•*–—|:.…¡¿(=-]+$/g, "")
    .replace(/\s*[.…·_]{3,}.*$/, "")
    .replace(leadIn, "")
    .replace(/(?:\s*[.…·_]){2,}\s*$|[\s,;·|:–—-]+$/, "");
  if (/[?]|[.] (Antes|Ahora|Desde|Solo)\b/.test(name)) return "";
  // A text that ends in a preposition or an article is part of a sentence.
  if (sentenceEnd.test(name) || /^(\S+ ){3,}\S+[.!?] \p{Lu}/u.test(name)) return "";
  if (/^[/+%]|\d{3}[ .]\d{2,3}[ .]\d{2,3}|\d{8}/.test(name)) return "";
  if (name.length < 2 || name.length > 120) return "";
  if (!/\p{L}{2}/u.test(name) && !area.test(name)) return "";
  const plain = foldText(name).replace(/^[^\p{L}\d]+/u, "");
  if (name.split(" ").length > 2 && preterite.test(name)) return "";
  if (tellsOfUs(plain) || isQuotation(name)) return "";
  if (notProducts.some((pattern) => pattern.test(plain))) return "";
  // «Cabaña para 4 personas (hay 3)» is a name.
  const told = plain.replace(/\([^()]*\)/g, "");
  return telling.some((pattern) => pattern.test(told)) ? "" : name;
}

/** «Llegó envuelto con un lazo y una nota.» */
function isQuotation(name: string): boolean {
  const quoted = /[«“]([^»”]+)/.exec(name)?.[1] ?? "";
  return quoted.split(" ").length > 5;
}
