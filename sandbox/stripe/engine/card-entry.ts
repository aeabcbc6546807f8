import { cardByNumber, cardByToken, isPlausibleNumber, type TestCard } from "../cards.ts";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";
import { readInteger, readText, requireText } from "../params.ts";

/** A test card with the expiry that was entered; a token has none. */
export type EnteredCard = TestCard & Partial<ExpiryAndCvc>;

/** The test card of a number with expiry and CVC, or of a token. @throws ApiError 400, 402 */
export function readCard(context: SandboxContext, card: Params): EnteredCard {
  const token = readText(card, "token");
  if (token) return readTokenCard(token.replace(/^tok_/, "pm_card_"), "card[token]");
  const number = requireText(card, "number").replace(/[\s-]/g, "");
  if (!isPlausibleNumber(number)) throw cardError("incorrect_number", "number");
  const known = cardByNumber(number);
  if (!known) throw new ApiError(402, liveCardError);
  return { ...known, ...readExpiryAndCvc(context, card) };
}

const liveCardError = {
  type: "card_error" as const,
  code: "card_declined",
  decline_code: "test_mode_live_card",
  message:
    "Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
};

const errorMessages = {
  incorrect_number: "Your card number is incorrect.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_cvc: "Your card's security code is invalid.",
};

function cardError(code: keyof typeof errorMessages, param: string): ApiError {
  return new ApiError(402, { type: "card_error", code, param, message: errorMessages[code] });
}

interface ExpiryAndCvc {
  month: number;
  year: number;
  cvcGiven: boolean;
}

function readExpiryAndCvc(context: SandboxContext, card: Params): ExpiryAndCvc {
  const month = readInteger(card, "exp_month") ?? 0;
  if (month < 1 || month > 12) throw cardError("invalid_expiry_month", "exp_month");
  const given = readInteger(card, "exp_year") ?? 0;
  const year = given < 100 ? given + 2000 : given;
  const now = new Date(context.nowSeconds() * 1000);
  const months = (year - now.getUTCFullYear()) * 12 + month - 1 - now.getUTCMonth();
  if (months < 0 || months > 12 * 50) throw cardError("invalid_expiry_year", "exp_year");
  const cvc = readText(card, "cvc");
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) throw cardError("invalid_cvc", "cvc");
  return { month, year, cvcGiven: cvc !== undefined };
}

export function readTokenCard(token: string, param: string): EnteredCard {
  const card = cardByToken(token);
  if (!card) throw invalidRequest(`No such token: '${token}'`, { param, code: "resource_missing" });
  return card;
}
