import { clip, fold, plain } from "#copywriter/spanish/fold.ts";
import { registerOf } from "#copywriter/spanish/register.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";
import { type ActionName, actionOfCalls, actions } from "../actions.ts";
import { type AdBrief, isWithin, limits, type SiteWords } from "../ad-copy.ts";
import { type AdTrade, adTradeNamed, adTradeOf, adTradeOfTitle } from "../ad-trade.ts";
import type { AddressForm } from "./address-forms.ts";
import { isSayable } from "./flaws.ts";
import { openingHoursOf } from "./opening-hours.ts";
import { pageTextOf } from "./page-text.ts";
import { phoneOf } from "./phone-of.ts";
import { isKnownPlace } from "./places.ts";
import { isOrder } from "./planted-orders.ts";
import { goodReviews } from "./praise.ts";
import { taxOf, withoutTax } from "./price-parts.ts";
import { quiet } from "./product-names.ts";
import { noteOf, productsOf } from "./product-words.ts";
import type { ProductWords, SourceWords } from "./source-words.ts";
import { withSpelling } from "./spelling.ts";
import { shopTags } from "./tags-of.ts";
import { placeOf, townOf } from "./town-of.ts";
import { isOfVoseo } from "./voseo.ts";
import { withoutSigns } from "./without-signs.ts";

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
  const shop = isSpanish
    ? shopTags({
        site,
        businessName,
        town,
        tradeTags: [...(trade?.tags ?? []), ...(trade ? [trade.label] : [])],
      })
    : { trade: null, tags: [] };
  const products = productsOf(site, { isSpanish, businessName, trade: shop.trade });
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
    priceNote: noteOf(withoutTax(site.priceNote ?? "")),
    tax: taxOf(site.priceNote ?? ""),
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
    ...shop,
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
  const isAppointed = /\b(?:citas?|turnos?|agend\w+|reserv\w+|hora previa|pedir hora)\b/.test(
    words,
  );
  const isWalkedIn = /\bsin (?:cita|turno)\b/.test(words) || !isAppointed;
  if (ofTrade === "appointment" && isWalkedIn) return called ?? "look";
  const isSleptIn =
    /\b(?:habitaci\w+|noches|por noche|alojamiento|hospedaje|estancias?|cabanas?)\b/.test(words);
  if (ofTrade === "night" && !isSleptIn) return called ?? "look";
  if (ofTrade === "shop" && !(isPriced && sends)) return called ?? "look";
  return ofTrade === "look" ? (called ?? "look") : ofTrade;
}

/** What is safe, whole and said as the rest of the page speaks. */
function statementsOf({ says = [] }: SiteWords, form: AddressForm): SourceWords["says"] {
  const clean = says.map((one) => ({
    ...one,
    text: quiet(withoutSigns(one.text)),
    under: one.under && withoutSigns(one.under),
  }));
  return clean.filter(({ text, under }) => {
    if (isOrder(text) || isOrder(under ?? "") || !isSayable(text)) return false;
    const heard = form === "vosotros" ? undefined : registerOf(text);
    // «tú» and «vos» share most of their words.
    return heard === undefined || heard === form || (form !== "usted" && heard !== "usted");
  });
}

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
  const text = withSpelling(unshouted(plain(first).replace(/[.…\s]+$/u, "")));
  const words = text.split(" ").length;
  return words >= 3 &&
    isWithin(text, 160) &&
    isSayable(text) &&
    !first.endsWith("…") &&
    !/[|•#]|\.\p{L}/u.test(text)
    ? text[0]!.toUpperCase() + text.slice(1)
    : null;
}
