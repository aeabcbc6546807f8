import { fold, plain } from "#copywriter/spanish/fold.ts";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import { adProductName, adProductNameMax } from "#shared/added-facts.ts";
import { isWithin, limits, type SiteWords } from "../ad-copy.ts";
import { hasVerb } from "../facts/has-verb.ts";
import { withAccents } from "./accents.ts";
import { isSayable } from "./flaws.ts";
import { isCountry, isKnownPlace } from "./places.ts";
import { isOrder } from "./planted-orders.ts";
import { isHeading, isMinor, isOfMourning, quiet } from "./product-names.ts";
import type { ProductWords } from "./source-words.ts";
import { headOf } from "./tags-of.ts";
import { withoutSigns } from "./without-signs.ts";

const productsMax = 12;

/** «CORTE DE SEÑORA (pelo largo)» → «Corte de señora». */
function titleOf(name: string): string {
  // «Resplandor 1878, M.N.»: the head of the prices.
  const bare = adProductName(plain(name).replace(/,? \(?M\.? ?N\.?\)?$/u, ""));
  // «ATM (mandíbula)»: letters alone say little.
  const said = quiet(bare.length < 4 && isWithin(name, 30) ? plain(name) : bare);
  return said && said[0]!.toUpperCase() + said.slice(1);
}

/** What the site sells that can be advertised by its name, at most twelve. */
export function productsOf(
  site: SiteWords,
  isSpanish: boolean,
  businessName: string,
): ProductWords[] {
  const seen = new Set<string>();
  const found = site.products.flatMap((product, index): ProductWords[] => {
    const group = isSpanish ? groupOf(product.group) : null;
    // «Jacaranda» is a name: nobody writes it otherwise than its maker.
    const isWord = !product.name.trim().includes(" ");
    const name = titleIn(group, titleOf(withoutSigns(product.name, isSpanish && !isWord)));
    const key = fold(name);
    if (isOrder(product.name) || seen.has(key) || !isName(name)) return [];
    if (isHeading(name) || isOfMourning(name) || key === fold(businessName)) return [];
    seen.add(key);
    // «Dentro de Santiago» is no kind of thing, and a condition.
    const placeNote = limitStart.test(product.group ?? "") ? noteOf(product.group!) : null;
    const [, bare = product.priceText, note = ""] = noted.exec(product.priceText ?? "") ?? [];
    const description = isSpanish
      ? plain(withoutSigns((product.description ?? "").replace(/ [·|] /g, ", ")))
      : "";
    return [
      {
        index,
        name,
        tag: isTag(name) ? name : headOf(name),
        // «Tarjeta Regalo 50 €» says its own.
        price: /[€$£]/.test(name) ? null : priceOf(bare),
        before: priceOf(product.beforeText ?? null),
        note: fold(name).includes(fold(note)) ? placeNote : (noteOf(note) ?? placeNote),
        group,
        description: isTelling(description) && !tells(description, note) ? description : null,
        hasPicture: product.pictureUrl !== null,
        isAdded: product.isAdded === true,
      },
    ];
  });
  const mains = found.filter(({ name }) => !isMinor(name));
  // What comes with something else is advertised only where there is nothing else.
  return (mains.length > 0 ? mains : found).slice(0, productsMax);
}

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

/** «De agua» of «Paletas» is «Paletas de agua». */
function titleIn(group: string | null, name: string): string {
  const joined = `${group} ${name[0]?.toLowerCase()}${name.slice(1)}`;
  return group &&
    /^(?:de|del|para|por|con|sin|a la|al) /i.test(name) &&
    isWithin(joined, adProductNameMax)
    ? joined
    : name;
}

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
    /\p{L}{3}/u.test(name) &&
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
  const printed = plain(withAccents(noteText))
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

/** «25 euros (sin la tela)». */
const noted = /^([^()]*\d[^()]*?) \(([^()]{3,40})\)$/u;
