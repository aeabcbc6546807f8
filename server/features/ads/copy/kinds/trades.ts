import { fold } from "#copywriter/spanish/fold.ts";
import { tradeNamed as tradeIn } from "#copywriter/trades/trade-of.ts";
import type { SourceWords } from "../page/source-words.ts";
import type { ActionName } from "./actions.ts";
import { type AdTrade, adTrade, adTradeOf, tradeWithId } from "./ad-trade.ts";
import { isHouseOf, type KindName } from "./kinds.ts";

/** Where the page says what the house does better than the lexicon's trades. */
const ofHouse: Partial<Record<KindName, ActionName>> = {
  dish: "menu",
  stay: "night",
  tattoo: "appointment",
  groomer: "appointment",
  health: "appointment",
  body: "appointment",
  cosmetic: "shop",
  service: "quote",
  notary: "talk",
  repair: "quote",
  catering: "quote",
  desk: "look",
  software: "look",
  bikeRepair: "look",
  furniture: "shop",
  tableware: "shop",
  perfume: "shop",
  toy: "shop",
  shoes: "shop",
  pet: "shop",
  wine: "shop",
  pantry: "shop",
  produce: "shop",
};

/** The trade that a text names first, if any. */
export function tradeNamed(texts: readonly string[]): AdTrade | undefined {
  for (const text of texts) {
    const trade = tradeIn(text);
    if (trade) return adTrade(trade);
  }
  return undefined;
}

/** The trade that most of the things named belong to. */
export function tradeOfThings(names: readonly string[]): AdTrade | undefined {
  const trades = names.map(tradeIn).filter((trade) => trade !== undefined);
  const found = trades.find(
    (trade) => trades.filter(({ id }) => id === trade.id).length * 2 > names.length,
  );
  return found && adTrade(found);
}

export const tradeOtherwise = (sells: boolean): AdTrade =>
  adTradeOf(sells ? "ecommerce" : "general");

/** Words of other languages for the trades that travellers and newcomers look for. */
const foreign: readonly [RegExp, string][] = [
  [/\b(baker|boulanger|pastr|patisser|fleca|padaria|panetteria)\w*/, "panadería"],
  [/\b(restaurant|trattoria|bistro|steakhouse)\w*/, "restaurante"],
  [/\b(coffee|cafe|cafeteria|tearoom)\b/, "cafetería"],
  [/\b(hotel|hostel|guesthouse|bnb|villa)s?\b/, "hotel"],
  [/\b(dental|dentist)\w*/, "clínica dental"],
  [/\b(hair|barber|coiffeu|perruquer|salon)\w*/, "peluquería"],
  [/\b(jewel|bijou|joier)\w*/, "joyería"],
  [/\b(gym|fitness)\b/, "gimnasio"],
  [/\b(yoga|pilates)\b/, "yoga"],
  [/\b(florist|flowers?)\b/, "floristería"],
  [/\b(bookshop|bookstore|books)\b/, "librería"],
  [/\b(law|lawyers?|attorneys?)\b/, "abogados"],
  [/\b(clothing|fashion|boutique|mode)\b/, "moda"],
  [/\b(bike|bicycle|cycling)s?\b/, "bicicletas"],
];

/** The Spanish word for the trade that a text in another language names. */
export const spanishTrade = (text: string): string =>
  foreign.find(([words]) => words.test(fold(text)))?.[1] ?? "";

/** Hashtags of the trade, where it is the one that the page names. */
export const tagsOf = ({
  trade,
  house,
}: Pick<SourceWords, "trade" | "house">): readonly string[] =>
  house === undefined || isHouseOf(trade, house) ? trade.tags : [];

/** The trade with only the lines that can stand beside the product. */
export const tradeAbout = (trade: AdTrade, product: string): AdTrade =>
  adTrade(tradeWithId(trade.id), product);

/** What fits the trade and contradicts nothing that the page says. */
export function actionNameOf(
  trade: AdTrade,
  pageWords: string,
  sells: boolean,
  house?: KindName,
): ActionName {
  const named = (house && ofHouse[house]) ?? trade.action;
  // What has prices need not be a shop.
  const isShopByPrices = trade.id === "ecommerce" && (house === undefined || house === "thing");
  const name = isShopByPrices && !shopWords.test(pageWords) ? "look" : named;
  if (name === "appointment" && /\bsin cita\b/.test(pageWords)) return sells ? "prices" : "look";
  if (name === "table" && /\ba domicilio\b|\bpara llevar\b/.test(pageWords)) return "menu";
  return actionOtherwise(name, sells);
}

const shopWords =
  /\b(?:tiendas?|shop|store|envios?|enviamos|catalogo|venta|vendemos|carrito|boutique|productos|coleccion|online|comprar?)\b/;

/** A shop is one where something is sold; what has a price is shown with it. */
export function actionOtherwise(name: ActionName, sells: boolean): ActionName {
  if (name === "shop" && !sells) return "look";
  return name === "look" && sells ? "prices" : name;
}
