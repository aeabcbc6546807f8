import { fold, plain } from "#copywriter/spanish/fold.ts";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import { adProductName, adProductNameMax } from "#shared/added-facts.ts";
import { isWithin, limits, type SiteWords } from "../ad-copy.ts";
import { hasVerb } from "../facts/has-verb.ts";
import { withAccents } from "./accents.ts";
import { isSayable } from "./flaws.ts";
import { byLead } from "./lead-products.ts";
import { isOften, namedGood, withoutCondition } from "./named-good.ts";
import { isCountry, isKnownPlace } from "./places.ts";
import { isOrder } from "./planted-orders.ts";
import { partPrice, taxOf, withoutTax, withTax, withUnit } from "./price-parts.ts";
import { isHeading, isOfMourning, quiet } from "./product-names.ts";
import type { ProductWords } from "./source-words.ts";
import { headOf } from "./tags-of.ts";
import { titleNoun, tradeNoun, variantGroups } from "./variant-groups.ts";
import { withoutSigns } from "./without-signs.ts";

const productsMax = 12;

/** «CORTE DE SEÑORA (pelo largo)» → «Corte de señora». */
function titleOf(name: string): string {
  // «Resplandor 1878, M.N.»: the head of the prices.
  const bare = adProductName(plain(name).replace(/,? \(?M\.? ?N\.?\)?$/u, ""));
  // «ATM (mandíbula)»: letters alone say little.
  const said = quiet(bare.length < 4 && isWithin(name, 30) ? plain(name) : bare);
  // «iPhone» is written so.
  return /^\p{Ll}\p{Lu}/u.test(said) ? said : said && said[0]!.toUpperCase() + said.slice(1);
}

/** What the site sells that can be advertised by its name, at most twelve; main things before what goes with them. */
export function productsOf(site: SiteWords, of: Of): ProductWords[] {
  const seen = new Set<string>();
  const named = goodsOf(site, of);
  const found = named.flatMap((good): ProductWords[] => {
    const { product, index, group, name, notes } = good;
    const key = fold(name);
    if (isOrder(product.name) || seen.has(key) || !isName(name)) return [];
    if (isHeading(name) || isOfMourning(name) || key === fold(of.businessName)) return [];
    if (isHalfList(product.name, name)) return [];
    seen.add(key);
    // «Tarjeta Regalo 50 €» says its own.
    const price = /[€$£]/.test(name) ? null : priceOf(good.price);
    const [, unit] = unitBehind.exec(product.description ?? "") ?? [];
    const note = noteIn(unit ? [unit.toLowerCase(), ...notes] : notes);
    // What has no room beside the price is told in a sentence.
    const left = notes.filter(
      (one) => !fold(note ?? "").includes(fold(one)) && !fold(name).includes(fold(one)),
    );
    const description = of.isSpanish
      ? describedBy(withoutRest(product.description ?? ""), price ? left : [])
      : "";
    return [
      {
        index,
        name,
        tag: isTag(name) ? name : headOf(name),
        price,
        before: priceOf(product.beforeText ?? null),
        note: price ? note : null,
        group,
        description: isTelling(description) && !tells(note ?? "", description) ? description : null,
        hasPicture: product.pictureUrl !== null,
        isAdded: product.isAdded === true,
      },
    ];
  });
  return byLead(found, site, of.trade).slice(0, productsMax);
}

interface Of {
  isSpanish: boolean;
  businessName: string;
  /** What the shop is or sells: «Mudanzas». */
  trade: string | null;
}

interface Good {
  product: SiteWords["products"][number];
  index: number;
  group: string | null;
  name: string;
  price: string | null;
  /** What holds for the price, the most important first. */
  notes: string[];
}

/** The site's products by what each is called, with its price and what belongs to that. */
function goodsOf(site: SiteWords, { isSpanish, trade }: Of): Good[] {
  const rows = site.products.map((product) => {
    // «Jacaranda» is a name: nobody writes it otherwise than its maker.
    const isWord = !product.name.trim().includes(" ");
    const group = isSpanish ? groupOf(product.group) : null;
    return { group, name: titleOf(withoutSigns(product.name, isSpanish && !isWord)) };
  });
  const isTaught = rows.some(({ name }) => /^clases? /i.test(name));
  const tax = taxOf(site.priceNote ?? "");
  const variants = variantGroups(rows);
  const noun = tradeNoun(trade) ?? titleNoun(site);
  return site.products.map((product, index) => {
    const row = rows[index]!;
    // «Dentro de Santiago» is no kind of thing, and a condition.
    const place = limitStart.test(product.group ?? "") ? [product.group!] : [];
    if (!isSpanish || product.isAdded)
      return {
        product,
        index,
        group: row.group,
        name: row.name,
        price: product.priceText,
        notes: [],
      };
    const parts = partPrice(product.priceText ?? "");
    const bare = product.priceText ? withoutCondition(row.name) : { name: row.name, note: null };
    const name = quiet(bare.name);
    const group = row.group ?? (isTaught && isOften(bare.note) ? "Clases" : null);
    const made = variants.has(group ?? "")
      ? { name: group!, note: lowered(name) }
      : namedGood(name, group ?? noun, group !== null);
    const lasting = /^Duración: (\d[^.,]*)\.?$/.exec(product.description ?? "")?.[1];
    const [first] = parts.notes;
    const named = withUnit(parts.price, bare.note);
    const { price, unit } = named.unit ? named : withUnit(parts.price, first ?? null);
    const own = taxOf(parts.notes.join(", ")) ?? tax;
    const taxed = product.priceText ? withTax(price, own) : null;
    const told = [made.note, bare.note, ...parts.notes.map(withoutTax), lasting, ...place];
    const notes = told.flatMap((note) =>
      note && !unit?.endsWith(note.toLowerCase()) ? (noteOf(note) ?? []) : [],
    );
    return {
      product,
      index,
      group,
      name: made.name,
      price: product.priceText ? (taxed ?? price) : null,
      notes: [...(taxed === null && own ? [own] : []), ...notes],
    };
  });
}

/** «Visita a domicilio en Medellín» of «… en Medellín, Envigado e Itagüí»: a part of what is sold. */
function isHalfList(whole: string, name: string): boolean {
  const [, next = ""] =
    /^, (\p{L}+)(?:,| (?!de ).*)? [yeou] /iu.exec(whole.slice(name.length)) ?? [];
  const last = name.split(" ").at(-1) ?? "";
  if (next === "" || !fold(whole).startsWith(fold(name))) return false;
  const areNames = name.includes(" ") && /^\p{Lu}\p{Ll}/u.test(last) && /^\p{Lu}\p{Ll}/u.test(next);
  return (
    areNames ||
    fold(last).slice(-2) === fold(next).slice(-2) ||
    (/r$/.test(last) && /r$/.test(next))
  );
}

/** As many of the notes as have room beside a price. */
function noteIn(notes: readonly string[]): string | null {
  const joined = notes.reduce((one, other) => {
    const both = one === "" ? other : `${one}, ${other}`;
    return fold(one).includes(fold(other)) || !isWithin(both, limits.pictureNote) ? one : both;
  }, "");
  return joined === "" ? null : joined;
}

/** «Camión: 15 m³» is «Camión de 15 m³»; a label of a table that makes no words is left out. */
const labelled: [label: RegExp, said: string][] = [
  [/^(?:Entrega|Plazo|Listo): (\d[^.]*)$/, "Entrega en $1"],
  [/^Horario: (\d.* a .*)$/, "De $1"],
  [/^(\p{Lu}\p{Ll}{3,}): (\d[\d.,]* ?(?:m[²³23]?|cm|km|kg|kw|litros?))$/u, "$1 de $2"],
];

function describedBy(description: string, notes: readonly string[]): string {
  const bare = description.replace(/,? \(?(?:con )?(?:el )?(?:IVA|IGV) incluido\)?/giu, "");
  const text = withoutSigns(bare.replace(/, (?=\p{Lu}\p{Ll}+: )/gu, " · "));
  const parts = [
    ...notes.map((note) => note[0]!.toUpperCase() + note.slice(1)),
    ...text.split(/(?<=[.!?]) (?=\p{Lu})| [·|] /u).map(toldLabel),
  ].filter(Boolean);
  const told = parts.reduce((all, part) => {
    const isAnew = /^\p{Lu}/u.test(part);
    return /[.!?…]$/.test(all) ? `${all} ${part}` : `${all}${isAnew ? "." : ","} ${part}`;
  }, parts.shift() ?? "");
  return plain(told);
}

function toldLabel(part: string): string {
  const bare = part.replace(/\.$/, "");
  const form = labelled.find(([pattern]) => pattern.test(bare));
  if (form) return bare.replace(...form);
  return /^\p{Lu}\p{Ll}+: (?:\d|\P{L}*\p{L}+$)/u.test(bare) && bare.length < 40 ? "" : part;
}

const lowered = (text: string) =>
  (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text).replace(
    / \(([^()]+)\)/,
    ", $1",
  );

const tells = (description: string, note: string): boolean =>
  note !== "" && fold(description).includes(fold(note));

const limitStart = /^(?:dentro|fuera|en|hasta|desde|sin|con|para|solo) /i;

/** A heading's name for the things below it, if it can stand above one of them. */
function groupOf(group: string | undefined): string | null {
  const name = titleOf(withoutSigns(group ?? ""));
  return name !== "" &&
    isWithin(name, limits.pictureKicker) &&
    // «Tres colchones: Albufera, 899 €» would be the price of three.
    !/^(?:\d|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L})/iu.test(name) &&
    !/^(?:metro|precio|tarifa|oferta|novedad|promo)/i.test(name) &&
    !limitStart.test(name) &&
    // «Luque, Paraguay»
    !name.split(/[,–—-] ?| · /).every((part) => isKnownPlace(part) || isCountry(part)) &&
    isSayable(name) &&
    !isOrder(name) &&
    !hasVerb(name)
    ? name
    : null;
}

/** «… y ventanas: cuarto», «Caneca de 30 kilos a»: the unit or the price that stood behind it is elsewhere. */
const withoutRest = (description: string): string =>
  description
    .replace(/\s(?:a|de|en|con|por|para|y|o|el|la|desde)\.?$/i, "")
    .replace(unitBehind, "");
const unitBehind =
  /(?<=\p{L}{3,}[^:.]*)[:.] ?(galón|cuarto|caneca|kilo|litro|metro|unidad|docena|bulto|caja|par|saco)\.?$/iu;

/** «Bueno» alone says little of a book. */
const isTelling = (description: string): boolean =>
  description.includes(" ") &&
  // «Hay que verlo» tells of the price.
  !/^(?:hay que|se deja|consult|segun|ver |a consultar|pregunt)\w*(?: \w+){0,2}$/.test(
    fold(description),
  ) &&
  // «Lo anterior y capilla»: what is above it on the page?
  !/\blo anterior\b/i.test(description) &&
  isSayable(description) &&
  !isOrder(description);

/** Whole names of two or three words: half a name is another thing. */
const isTag = (name: string): boolean =>
  /^\p{L}+(?: \p{L}+){1,2}$/u.test(name) && isWithin(name, 24);

/** A name that fits whole: a cut one would be another thing. */
function isName(name: string): boolean {
  return (
    graphemes(name) >= 3 &&
    isWithin(name, adProductNameMax) &&
    // «265/65 R17 (camioneta)» is a size.
    /\p{L}{3}/u.test(name.replace(/\(.*$/, "")) &&
    isSayable(name) &&
    name.split(" ").every((word) => word.length <= 20)
  );
}

function priceOf(priceText: string | null): string | null {
  const text = priceText?.trim() ?? "";
  return /\d/.test(text) &&
    /[€$£₡₲]|S\/|Bs|Gs|^Q|[A-Z]{3}\b|euros?/i.test(text) &&
    isWithin(text, limits.priceText) &&
    !isOrder(text) &&
    !/[<>{}]/.test(text)
    ? // «24 €/pers.» would end the sentence.
      text.replace(/\.$/, "")
    : null;
}

/** A condition of prices, at most as long as a picture has room for beside one. */
export function noteOf(noteText: string): string | null {
  // «Precios más IVA», of one price
  // With a word before it, «3 dias» is plainly Spanish.
  const printed = plain(withAccents(`de ${noteText}`).slice(3))
    .replace(/[.()]/g, "")
    .replace(/^precios (?=más|mas|sin|con|\+)/i, "")
    .replace(/^precios (orientativo|aproximado|indicativo)s/i, "precio $1")
    .replace(/^(?:los )?precios (no )?incluyen /i, "$1incluye ")
    .replace(/^(?:tarifas|precios|valores) (?=de referencia)/i, "precio ");
  // «IVA NO INCLUIDO», «precio ORIENTATIVO»
  const note = printed
    .replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => word.toLowerCase())
    .replace(/(?<!\p{L})(?:iva|igv|isv|itbms)(?!\p{L})/giu, (tax) => tax.toUpperCase());
  // It stands in brackets.
  const small = /^\p{Lu}\p{Ll}/u.test(note) ? note[0]!.toLowerCase() + note.slice(1) : note;
  return small && !isOrder(small) && isSayable(small) && isWithin(small, limits.pictureNote)
    ? small
    : null;
}
