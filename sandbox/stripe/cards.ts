import { createHash } from "node:crypto";
import { countryCards } from "./country-cards.ts";

/** How a test card behaves; the numbers are those of Stripe's documentation. */
export interface TestCard {
  number: string;
  brand: "visa" | "mastercard" | "amex";
  /** Names that the API takes instead of a number. */
  tokens: readonly string[];
  /** Of the bank that issued it; the United States unless said. */
  country?: string;
  /** Refused whenever it is used, already when it is saved. */
  decline?: Decline;
  /** Can be saved, and is refused when it is charged. */
  chargeDecline?: Decline;
  /** Wants the holder's confirmation: until it was set up for later use, or each time. */
  challenged?: "until_set_up" | "always";
}

export interface Decline {
  code: "card_declined" | "expired_card" | "authentication_required";
  decline_code?: string;
  message: string;
}

const declined: Decline = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};
const insufficientFunds: Decline = {
  code: "card_declined",
  decline_code: "insufficient_funds",
  message: "Your card has insufficient funds.",
};

const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", tokens: ["pm_card_visa"] },
  { number: "5555555555554444", brand: "mastercard", tokens: ["pm_card_mastercard"] },
  { number: "378282246310005", brand: "amex", tokens: ["pm_card_amex"] },
  {
    number: "4000000000000002",
    brand: "visa",
    tokens: ["pm_card_visa_chargeDeclined", "pm_card_chargeDeclined"],
    decline: declined,
  },
  {
    number: "4000000000009995",
    brand: "visa",
    tokens: [
      "pm_card_visa_chargeDeclinedInsufficientFunds",
      "pm_card_chargeDeclinedInsufficientFunds",
    ],
    decline: insufficientFunds,
  },
  {
    number: "4000000000000341",
    brand: "visa",
    tokens: ["pm_card_chargeCustomerFail"],
    chargeDecline: declined,
  },
  {
    number: "4000002500003155",
    brand: "visa",
    tokens: ["pm_card_authenticationRequiredOnSetup"],
    challenged: "until_set_up",
  },
  {
    number: "4000002760003184",
    brand: "visa",
    tokens: ["pm_card_authenticationRequired"],
    challenged: "always",
  },
  ...countryCards.map(([country, number]) => ({
    number,
    brand: "visa" as const,
    tokens: [`pm_card_${country.toLowerCase()}`],
    country,
  })),
];

export const cardByNumber = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number);

export const cardByToken = (token: string): TestCard | undefined =>
  testCards.find((card) => card.tokens.includes(token));

const fingerprints = new Map(testCards.map((card) => [fingerprintOf(card.number), card]));

/** The card behind a payment method; the number itself is not kept. */
export const cardByFingerprint = (fingerprint: string): TestCard | undefined =>
  fingerprints.get(fingerprint);

/** The same for the same number, in every installation. */
export function fingerprintOf(number: string): string {
  return createHash("sha256")
    .update(`sandbox card ${number}`)
    .digest("base64url")
    .replace(/[-_]/g, "0")
    .slice(0, 16);
}

/** Whether the last digit fits the others, as on every real card. */
export function isPlausibleNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
