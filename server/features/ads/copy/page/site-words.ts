import { clip, fold, plain } from "#copywriter/spanish/fold.ts";
import { registerOf } from "#copywriter/spanish/register.ts";
import { capitalized, graphemes } from "#copywriter/spanish/sentences.ts";
import { adProductName, adProductNameMax } from "#shared/added-facts.ts";
import { type ActionName, actionOfCalls, actions } from "../actions.ts";
import { type AdBrief, isWithin, limits, type SiteWords } from "../ad-copy.ts";
import { type AdTrade, adTradeNamed, adTradeOf, adTradeOfTitle } from "../ad-trade.ts";
import { hasVerb } from "../facts/has-verb.ts";
import { withAccents, withoutCries } from "./accents.ts";
import type { AddressForm } from "./address-forms.ts";
import { isSayable } from "./flaws.ts";
import { openingHoursOf } from "./opening-hours.ts";
import { pageTextOf } from "./page-text.ts";
import { phoneOf } from "./phone-of.ts";
import { isOrder } from "./planted-orders.ts";
import { goodReviews } from "./praise.ts";
import { isHeading, isMinor, isOfMourning, quiet } from "./product-names.ts";
import type { ProductWords, SourceWords } from "./source-words.ts";
import { shopTags } from "./tags-of.ts";
import { isKnownPlace, placeOf, townOf } from "./town-of.ts";
import { isOfVoseo } from "./voseo.ts";

const productsMax = 12;

/** A site's safe words for its advertisements; pure. */
export function sourceWords(brief: AdBrief): SourceWords {
  const { site } = brief;
  const page = pageTextOf(brief);
  const isSpanish = (site.wordsLanguage ?? site.language ?? "es").startsWith("es");
  const form: AddressForm = formOf(site);
  const isVoiceless = site.addressForm === null;
  const businessName = nameOf(brief);
  const town = isSpanish ? townOf(site) : null;
  const said = (text: string | null) => (text && !isOrder(text) ? text : "");
  const titles = [said(site.title).replace(businessName, " "), businessName, said(site.siteName)];
  // When customers look and how a trade is set may be guessed; what is said of it may not.
  const alike = adTradeNamed(isSpanish ? [...titles, said(site.description)] : []);
  const trade = isSpanish ? adTradeOfTitle(titles.flatMap(partsOfTitle)) : undefined;
  const products = productsOf(site, isSpanish, businessName);
  const says = isSpanish ? statementsOf(site, form) : [];
  const calls = (site.calls ?? []).filter((call) => !isOrder(call) && isSayable(call));
  const phone = phoneOf(site) ?? phoneOf({ phone: site.whatsapp });
  const asked = actionOf(calls, trade, products, page.statements);
  // Who only has a telephone is called.
  const written = phoneOf({ phone: site.whatsapp });
  const digitsOf = (number: string | null) => number?.replace(/\D/g, "").replace(/^0/, "");
  const whatsapp = digitsOf(written) === digitsOf(phone) ? phone : written;
  const reached = phone === whatsapp ? "chat" : "call";
  const action = asked === "look" && phone ? reached : asked;
  return {
    businessName,
    town,
    place: placeOf(site),
    phone,
    whatsapp,
    hours: isSpanish ? openingHoursOf(site) : null,
    priceNote: noteOf(site.priceNote ?? ""),
    products,
    says,
    description: isSpanish ? descriptionOf(said(site.description)) : null,
    quotes: isSpanish ? goodReviews(site.reviews) : [],
    form,
    isVoiceless,
    tone: site.tone,
    tradeId: (
      trade ??
      alike ??
      adTradeOf(products.some(({ price }) => price) ? "ecommerce" : "general")
    ).id,
    ...(isSpanish
      ? shopTags({
          site,
          businessName,
          town,
          isTradeName: adTradeNamed([businessName]) !== undefined,
          tradeTags: [...(trade?.tags ?? []), ...(trade ? [trade.label] : [])],
        })
      : { trade: null, tags: [] }),
    action,
    calls: calls.filter((call) => isWithin(call, limits.cta) && call.includes(" ")),
    ownCalls: calls.filter(
      (call) =>
        isWithin(call, limits.cta) &&
        actions[action].words.test(fold(call)) &&
        // A cart tells that things are bought here, and asks nobody to.
        !/^(?:carrito|cesta|mi cesta)$/.test(fold(call)),
    ),
    page,
  };
}

/** «tú» of the page, which is «vos» where people say so: «te lo guardamos» is both. */
function formOf(site: SiteWords): AddressForm {
  const form = site.addressForm ?? "tu";
  const said = (site.says ?? []).map(({ text }) => text);
  const isVos =
    /(?<!\p{L})vos(?!\p{L})/iu.test(said.join(" ")) ||
    isOfVoseo([site.town, site.address, ...said]);
  return form === "tu" && isVos ? "vos" : form;
}

/** «Panadería en Soria | Horno Ejemplo»: each part, with and without its place. */
const partsOfTitle = (title: string): string[] =>
  title
    .split(/\s[-–—|·:]\s|,\s/)
    .flatMap((part) => [part, part.replace(/ (?:en|de) \p{Lu}.*$/u, "")])
    .map((part) => part.trim())
    .filter(Boolean);

/** Of a shop that sells from afar, folded. */
const sendsParcels =
  /(?<!\bno )(?<!\bno hacemos )\b(?:envios? (?:gratis|gratuito|a tod|en \d|incluido|nacional)|enviamos|despachamos|carrito|tienda online)/;
/** Of a page where things are bought, folded. */
const online = /\b(?:carrito|tienda online|compra online|anadir|agregar|checkout|comprar ahora)\b/;
const taught = /\b(?:clases?|cursos?|academia|escuela|autoescuela|yoga|pilates|talleres)\b/;

/** What the page's own buttons ask for, else what its trade does, else what any page allows. */
function actionOf(
  calls: readonly string[],
  trade: AdTrade | undefined,
  products: readonly ProductWords[],
  statements: readonly string[],
): ActionName {
  const words = statements.join(" ");
  const isPriced = products.some(({ price }) => price !== null);
  const isSold = products.filter(({ price }) => price !== null).length >= 2;
  const isServed = trade?.action === "table" || trade?.action === "menu";
  const isCart = calls.some((call) => actions.shop.words.test(fold(call)));
  const sends = isSold && !isServed && (isCart || (sendsParcels.test(words) && online.test(words)));
  // A tasting among many bottles makes no school.
  const teaches =
    products.filter(({ name }) => taught.test(fold(name))).length * 2 > products.length;
  const isSchool = teaches || taught.test(statements.slice(0, 3).join(" "));
  const called = actionOfCalls(calls, (name) => name !== "class" || isSchool);
  if (called === "chat") return called;
  if (sends && (called === undefined || called === "look" || called === "talk")) return "shop";
  if (called && called !== "look" && called !== "talk") return called;
  const ofTrade = trade?.action ?? "look";
  if (ofTrade === "appointment" && /\bsin cita\b/.test(words)) return called ?? "look";
  if (ofTrade === "shop" && !(isPriced && sends)) return called ?? "look";
  return ofTrade === "look" ? (called ?? "look") : ofTrade;
}

const emoji = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]+/gu;

/** Without emoji, and «de cada una., gastos incluidos» without its stop; Spanish gets its accents. */
const withoutSigns = (text: string, isSpanish = true): string => {
  const clean = balanced(text)
    .replace(emoji, " ")
    .replace(/(\p{Ll}{3})\.,/gu, "$1,")
    .replace(/\s+([.,;:!?)])(?!\d)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return withoutCries(isSpanish ? withAccents(clean) : clean);
};

/** «20% de descuento!» without the cry that nothing opens. */
const balanced = (text: string): string =>
  text.split("!").length === text.split("¡").length
    ? text
    : text.replace(/\s*!+/g, ".").replace(/¡/g, "");

/** What is safe, whole and said as the rest of the page speaks. */
function statementsOf({ says = [] }: SiteWords, form: AddressForm): SourceWords["says"] {
  const clean = says.map((one) => ({
    ...one,
    text: withoutSigns(one.text),
    under: one.under && withoutSigns(one.under),
  }));
  return clean.filter(({ text, under }) => {
    if (isOrder(text) || isOrder(under ?? "") || !isSayable(text)) return false;
    const heard = form === "vosotros" ? undefined : registerOf(text);
    // «tú» and «vos» share most of their words.
    return heard === undefined || heard === form || (form !== "usted" && heard !== "usted");
  });
}

/** A condition of prices, at most as long as a picture has room for beside one. */
function noteOf(noteText: string): string | null {
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

/** Where no name can be said. */
export const unnamed = "Nuestra casa";

/** What people call it: the part before « | », without its legal form. */
function nameOf({ businessName, site }: AdBrief): string {
  const names = [businessName, site.siteName ?? ""].filter((name) => !isOrder(name)).map(shortName);
  return names.find((name) => isSayable(name)) ?? unnamed;
}

const ofTrade =
  /^(?:(?:clínica|centro|restaurante|hotel|hostal|casa rural|academia|escuela|taller(?:es)?|estudio|tienda|de|del|y|e) )+/iu;

const nameMax = 42;

function shortName(name: string): string {
  const [first = ""] = name.split(/\s[-–—|·:]\s|,\s/);
  const bare = plain(first).replace(/[\s,]+S\.? ?(?:L|A|C)\.?(?: ?U\.?)?$/u, "");
  // «Clínica Veterinaria Cuatro Patas» is called «Cuatro Patas» before it is cut.
  const own = isWithin(bare, nameMax) ? bare : bare.replace(ofTrade, "");
  return clip(/^\p{Lu}\p{L}{2}/u.test(own) ? own : bare, nameMax).replace(/[.,:;\s]+$/, "");
}

/** «CORTE DE SEÑORA (pelo largo)» → «Corte de señora». */
function titleOf(name: string): string {
  // «Resplandor 1878, M.N.»: the head of the prices.
  const bare = adProductName(plain(name).replace(/,? \(?M\.? ?N\.?\)?$/u, ""));
  // «ATM (mandíbula)»: letters alone say little.
  const said = quiet(bare.length < 4 && isWithin(name, 30) ? plain(name) : bare);
  return said && said[0]!.toUpperCase() + said.slice(1);
}

function productsOf(site: SiteWords, isSpanish: boolean, businessName: string): ProductWords[] {
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
        tag: isTag(name) ? name : null,
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
    /^(?:de|del|para|con|sin|a la|al) /i.test(name) &&
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

/** «CERRAJERO EN ALBACETE 24 HORAS» with the capitals of a sentence and of places. */
const unshouted = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : capitalized(
        text
          .toLowerCase()
          .replace(/\p{L}{4,}/gu, (word) => (isKnownPlace(word) ? capitalized(word) : word)),
      );

/** The first sentence, if it is whole and says something. */
function descriptionOf(description: string): string | null {
  const [first = ""] = description.split(/(?<=[.!?])\s+/);
  const text = unshouted(plain(first).replace(/[.…\s]+$/u, ""));
  const words = text.split(" ").length;
  return words >= 3 &&
    isWithin(text, 160) &&
    isSayable(text) &&
    !first.endsWith("…") &&
    !/[|•#]|\.\p{L}/u.test(text)
    ? text[0]!.toUpperCase() + text.slice(1)
    : null;
}
