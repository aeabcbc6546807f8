import { clip, fold, plain } from "#copywriter/spanish/fold.ts";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import { adProductName, adProductNameMax } from "#shared/added-facts.ts";
import { type AdBrief, isWithin, limits, type SiteWords } from "../ad-copy.ts";
import { actions } from "../kinds/actions.ts";
import { type AdTrade, adTradeOf } from "../kinds/ad-trade.ts";
import { hasOwnWords, isTradeOfHouse, kindOfHouse } from "../kinds/kinds.ts";
import { otherTradeAction } from "../kinds/other-trades.ts";
import {
  actionNameOf,
  spanishTrade,
  tradeNamed,
  tradeOfThings,
  tradeOtherwise,
} from "../kinds/trades.ts";
import { isFlawed, namedThing, nameOnly } from "../phrasing.ts";
import { hoursInSpanish } from "./opening-hours.ts";
import { pageTextOf } from "./page-text.ts";
import { isOrder } from "./planted-orders.ts";
import { goodReviews } from "./praise.ts";
import { isHeading, isMinor, isOfMourning, quiet } from "./product-names.ts";
import type { ProductWords, SourceWords } from "./source-words.ts";

const productsMax = 7;

export function sourceWords(brief: AdBrief): SourceWords {
  const { site } = brief;
  const page = pageTextOf(brief);
  const isSpanish = (site.language ?? site.wordsLanguage ?? "es").startsWith("es");
  const products = productsOf(site, isSpanish);
  const businessName = nameOf(brief);
  const said = (text: string | null) => (text && !isOrder(text) ? text : "");
  const statements = statementsOf(site, isSpanish);
  const description = isSpanish ? descriptionOf(said(site.description)) : null;
  const told = [businessName, said(site.title), said(site.description)].join(" ");
  const named = tradeOfSite(site, businessName, products, isSpanish);
  const heard = kindOfHouse({ title: said(site.title), all: told, facts: site.facts }, named);
  // A trade that only a stem of some word named lends neither its words nor those of its goods.
  const isDoubtful = heard === undefined && named.id !== "general" && isTradeOfHouse(named);
  const sells = products.some(({ price }) => price !== null);
  const otherAction = hasOwnWords(named)
    ? undefined
    : (otherTradeAction(told) ??
      (isDoubtful ? actionNameOf(named, page.statements.join(" "), sells) : undefined));
  const trade = otherAction ? adTradeOf("general") : named;
  const house = otherAction ? undefined : heard;
  return {
    businessName,
    town: townOf(site),
    products: house === "trip" ? products.map(namedAfterPlace) : products,
    // What the description says is not said twice.
    statements: statements.filter((text) => !fold(description ?? "").includes(fold(text))),
    award: isSpanish ? awardOf(site) : null,
    hours: hoursOf(site),
    description,
    quotes: isSpanish ? goodReviews(site.reviews) : [],
    form: site.addressForm === "usted" || site.addressForm === "vos" ? site.addressForm : "tu",
    tone: site.tone,
    trade,
    house,
    otherAction,
    sendsParcels: sendsParcels.test(page.statements.join(" ")),
    page,
  };
}

const sendsParcels =
  /\benvios? (?:gratis|en \d|a (?:toda|domicilio))|\ba toda la peninsula\b|\btienda online\b/;

function tradeOfSite(
  site: SiteWords,
  businessName: string,
  products: readonly ProductWords[],
  isSpanish: boolean,
): AdTrade {
  const said = (text: string | null) => (text && !isOrder(text) ? text : "");
  const cuisine = site.facts.some((fact) => fact.startsWith("Cocina: ")) ? "restaurante" : "";
  const texts = [
    // «Huerta Solar Tours»: a title says what a name only sounds like.
    said(site.title).replace(businessName, " "),
    `${businessName} ${said(site.title)}`,
    cuisine,
    said(site.siteName),
    said(site.description),
  ];
  const sells = products.some(({ price }) => price !== null);
  // A beginning that names a trade in Spanish is no word of another language: «carrot», «car».
  if (!isSpanish) {
    return tradeNamed([cuisine, ...texts.map(spanishTrade)]) ?? tradeOtherwise(sells);
  }
  const named = tradeNamed(texts);
  // «Jardín, casa y taller» with parcels is no workshop.
  const isShop = sells && sendsParcels.test(fold(said(site.description)));
  if (named && isShop && !("choosable" in actions[actionNameOf(named, "", sells)]))
    return tradeOtherwise(sells);
  return named ?? tradeOfThings(products.map(({ name }) => name)) ?? tradeOtherwise(sells);
}

function townOf({ town }: SiteWords): string | null {
  const name = town && !isOrder(town) ? plain(town) : "";
  return isWithin(name, 28) && isSayable(name) ? name : null;
}

/** What people call it: the part before « | », without its legal form. */
function nameOf({ businessName, site }: AdBrief): string {
  const names = [businessName, site.siteName ?? ""].filter((name) => !isOrder(name)).map(shortName);
  return names.find((name) => isSayable(name)) ?? "Nuestra casa";
}

const ofTrade =
  /^(?:(?:clínica|centro|restaurante|hotel|hostal|casa rural|academia|escuela|talleres|taller|farmacia|peluquería|panadería|pastelería|floristería|librería|joyería|ferretería|asesoría|gestoría|despacho|estudio|tienda|autoescuela|veterinari[oa]|médic[oa]|dental|fisioterapia|estética|mecánic[oa]|infantil|gastronómico|integral|inmobiliaria|administración de fincas|de|del|y|e) )+/iu;

function shortName(name: string): string {
  const [first = ""] = name.split(/\s[-–—|·:]\s|,\s/);
  const bare = plain(first).replace(/[\s,]+S\.? ?(?:L|A|C)\.?(?: ?U\.?)?$/u, "");
  // «Clínica Veterinaria Cuatro Patas» is called «Cuatro Patas» before it is cut.
  const own = isWithin(bare, 28) ? bare : bare.replace(ofTrade, "");
  return clip(/^\p{Lu}\p{L}{2}/u.test(own) ? own : bare, 28).replace(/[.,:;\s]+$/, "");
}

/** Whether a stranger's words can stand in our sentences. */
const isSayable = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) &&
  !isFlawed(text) &&
  !/[\uFFFD@#_\\^`]|https?|www\.|\p{L}{24}/iu.test(text);

/** «CORTE DE SEÑORA (pelo largo)» → «Corte de señora». */
function titleOf(name: string): string {
  const bare = adProductName(plain(name));
  // «ATM (mandíbula)»: letters alone say little.
  const said = quiet(bare.length < 4 && isWithin(name, 30) ? plain(name) : bare);
  return said && said[0]!.toUpperCase() + said.slice(1);
}

function productsOf(site: SiteWords, isSpanish: boolean): ProductWords[] {
  const seen = new Set<string>();
  const found = site.products.flatMap((product, index): ProductWords[] => {
    const name = titleOf(product.name);
    const key = fold(name);
    if (isOrder(product.name) || seen.has(key) || !isName(name)) return [];
    if (isHeading(name) || isOfMourning(name)) return [];
    seen.add(key);
    return [
      {
        index,
        name,
        noun: isSpanish ? namedThing(name) : nameOnly(name),
        tag: tagOf(name),
        // «Tarjeta Regalo 50 €» says its own.
        price: /[€$£]/.test(name) ? null : priceOf(product.priceText),
      },
    ];
  });
  const mains = found.filter(({ name }) => !isMinor(name));
  // What comes with something else is advertised only where there is nothing else.
  return (mains.length > 0 ? mains : found).slice(0, productsMax);
}

/** A voyage is called by where it goes, unless it says that it is one: «Ruta por Islandia». */
const namedAfterPlace = (product: ProductWords): ProductWords =>
  /^(?:viajes?|rutas?|excursi|cruceros?|circuitos?|escapadas?|vuelos?|safari|paquetes?)/i.test(
    product.name,
  )
    ? product
    : { ...product, noun: nameOnly(product.name) };

/** «Hogaza de centeno y nuez» → «Hogaza de centeno». */
function tagOf(name: string): string {
  const words = name.split(" ").slice(0, 3);
  while (words.length > 1 && /^(?:de|del|la|el|y|e|con|para|sin|a|en|\d.*)$/i.test(words.at(-1)!))
    words.pop();
  return words.join(" ");
}

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
    /[€$£]|S\/|[A-Z]{3}\b|euros?/i.test(text) &&
    isWithin(text, limits.priceText) &&
    !isOrder(text) &&
    !/[<>{}]/.test(text)
    ? text
    : null;
}

function hoursOf(site: SiteWords): string | null {
  const marked = site.facts.find((fact) => fact.startsWith("Horario: "))?.slice("Horario: ".length);
  const hours = marked && !isOrder(marked) ? hoursInSpanish(marked) : null;
  return hours && isWithin(hours, limits.fact) ? hours : null;
}

/** The strongest first. */
const labels = ["Valoración", "Premio", "Desde", "Cocina", "Servicio"] as const;

/** Short ones only: «Valoración: 4,8 de 5, 212 opiniones» → «4,8 de 5 en 212 opiniones». */
function statementsOf({ facts }: SiteWords, isSpanish: boolean): string[] {
  const found = labels.flatMap((label) =>
    facts
      .filter((fact) => fact.startsWith(`${label}: `) && !isOrder(fact))
      .map((fact) => statementOf(label, plain(fact.slice(label.length + 2)), isSpanish)),
  );
  return found.filter((text) => text !== null && isWithin(text, limits.fact)) as string[];
}

function statementOf(
  label: (typeof labels)[number],
  said: string,
  isSpanish: boolean,
): string | null {
  if (label === "Valoración") return ratingOf(said);
  if (label === "Desde") return /^(1[5-9]|20)\d\d/.test(said) ? `Desde ${said.slice(0, 4)}` : null;
  if (!isSpanish) return null;
  if (label !== "Cocina") return said;
  return /^\p{L}+a$/u.test(said) ? `Cocina ${said.toLowerCase()}` : null;
}

function awardOf({ facts }: SiteWords): string | null {
  const award = facts.find((fact) => fact.startsWith("Premio: ") && !isOrder(fact));
  const name = award ? plain(award.slice("Premio: ".length)) : "";
  return name && isWithin(name, limits.fact) ? name : null;
}

/** A rating that speaks for the business. */
function ratingOf(said: string): string | null {
  const [, value = "", of = "", count = ""] =
    /^([\d,]+) de (\d+), (\d+) opiniones$/.exec(said) ?? [];
  const share = Number(value.replace(",", ".")) / Number(of);
  return share >= 0.8 && share <= 1 ? `${value} de ${of} en ${count} opiniones` : null;
}

/** The first sentence, if it is whole and says something. */
function descriptionOf(description: string): string | null {
  const [first = ""] = description.split(/(?<=[.!?])\s+/);
  const text = plain(first).replace(/[.…\s]+$/u, "");
  const words = text.split(" ").length;
  return words >= 3 &&
    isWithin(text, limits.pictureBody) &&
    !first.endsWith("…") &&
    !/[|•#]|\.\p{L}/u.test(text)
    ? text[0]!.toUpperCase() + text.slice(1)
    : null;
}
