import { questions } from "../questions.ts";
import type { CurrentTexts, Wish } from "../wishes.ts";
import type { Item } from "./items.ts";
import type { Target } from "./lexicon.ts";

interface PriceWish {
  wish: Wish | null;
  question: string | null;
  /** The old price if no new one was typed: «antes 20 €». */
  before: string | null;
  /** The rest of the clause, which may hold another wish: «… y más grande». */
  rest: Item[];
}

/** Formats a number like the price that it replaces; null if there is none. */
function likePrice(number: string, price: string | null): string | null {
  const parts = price && /^([^\d]*)\d+(?:[.,'’ \u00a0]\d+)*(\D*)$/u.exec(price.trim());
  return parts ? `${parts[1]}${number.trim()}${parts[2]}` : null;
}

const priceConcepts = new Set<Item["concept"]>([
  "PUT",
  "CHANGE",
  "COSTS",
  "BEFORE",
  "COLON",
  "TO",
  "AS",
  "FILLING",
  "PRICE",
  "MONEY",
  "NUMBER",
  "DISLIKE",
  "BIG",
  "SMALL",
  "MORE",
  "LESS",
  "NOT",
  "INSTEAD",
  "SAY",
  "MAKE",
  "USE",
  "HUE",
  "COLOR",
  "KEEP",
  "ALL",
  "LIKE",
]);

const currencies = /^(?:dolares|euros|pesos|soles|usd|eur|mxn|cop|ars)$/;

/** Reads a dictated price: «son 18,50 €», «a $350», «precio 25». */
export function readPrice(
  items: readonly Item[],
  { price }: CurrentTexts,
  earlierTargets: readonly Target[],
): PriceWish | null {
  const amounts = items.filter(
    ({ concept, raw }) => concept === "MONEY" || (concept === "NUMBER" && !raw.includes("%")),
  );
  const isCurrencyChange =
    items.some(({ concept }) => concept === "PRICE") &&
    items.some(({ word }) => currencies.test(word));
  if (amounts.length === 0 && isCurrencyChange) {
    return { wish: null, question: questions.currency, before: null, rest: [] };
  }
  if (amounts.length === 0 || items.some(({ concept }) => concept === "QUOTE")) return null;
  const mentionsPrice = items.some(({ concept }) => concept === "PRICE" || concept === "COSTS");
  const others = items.filter(({ concept }) => !priceConcepts.has(concept));
  const isPrice =
    mentionsPrice ||
    (earlierTargets.includes("PRICE") && others.length === 0) ||
    (others.length === 0 && amounts.every(({ concept }) => concept === "MONEY"));
  if (
    !isPrice ||
    others.some(({ concept }) =>
      ["TITLE", "BUTTON", "BODY", "POST", "REMOVE", "PHOTO"].includes(concept),
    )
  )
    return null;
  if (others.filter(({ concept }) => concept === "UNKNOWN").length > 3) return null;
  const rest = items.filter(
    (item) =>
      !amounts.includes(item) &&
      !["DISLIKE", "NOT", "PUT", "CHANGE", "LIKE"].includes(item.concept),
  );
  const asText = (item: Item) => {
    const text = item.concept === "MONEY" ? item.raw : likePrice(item.raw, price);
    const isFrom = items[items.indexOf(item) - 1]?.word === "desde";
    return text && isFrom ? `desde ${text}` : text;
  };
  const instead = items.findIndex(({ concept }) => concept === "INSTEAD" || concept === "NOT");
  const struck = items.findIndex(({ concept }) => concept === "BEFORE");
  const after = (mark: number) => amounts.find((item) => items.indexOf(item) > mark);
  const old = struck >= 0 ? (after(struck) ?? amounts[0]) : undefined;
  const rejected = instead >= 0 ? after(instead) : undefined;
  const now =
    amounts.find((item) => item !== old && item !== rejected) ??
    (amounts.length === 1 ? amounts[0] : undefined);
  // «cambia 15 € por 18 €»: the last price is the new one.
  const isChange = items.some(({ concept }) => concept === "CHANGE") && struck < 0 && instead < 0;
  const chosen = isChange ? amounts.at(-1) : now;
  if (!chosen) return null;
  if (struck >= 0 && amounts.length === 1) {
    return { wish: null, question: null, before: asText(chosen), rest: [] };
  }
  const text = asText(chosen);
  if (!text) return { wish: null, question: questions.currency, before: null, rest: [] };
  const before = old && old !== chosen ? asText(old) : null;
  return {
    wish: { kind: "write", part: "price", text, ...(before ? { before } : {}) },
    question: null,
    before: null,
    rest,
  };
}
