import { createHash } from "node:crypto";
import { countryCards } from "./country-cards.ts";

/** A test card of Stripe's documentation and its behaviour. */
export interface TestCard {
  number: string;
  brand: "visa" | "mastercard" | "amex";
  /** Test payment method ids that stand for this number. */
  tokens: readonly string[];
  /** Country of the issuing bank; US by default. */
  country?: string;
  /** Declined whenever it is used, also when it is saved. */
  decline?: Decline;
  /** Can be saved, but is declined when it is charged. */
  chargeDecline?: Decline;
  /** Requires 3-D Secure authentication: until it is set up for later use, or always. */
  challengeWhen?: "until_set_up" | "always";
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
    challengeWhen: "until_set_up",
  },
  {
    number: "4000002760003184",
    brand: "visa",
    tokens: ["pm_card_authenticationRequired"],
    challengeWhen: "always",
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

/** The card of a payment method, which stores only the fingerprint of the number. */
export const cardByFingerprint = (fingerprint: string): TestCard | undefined =>
  fingerprints.get(fingerprint);

/** Deterministic: the same number has the same fingerprint in every installation. */
export function fingerprintOf(number: string): string {
  return createHash("sha256")
    .update(`sandbox card ${number}`)
    .digest("base64url")
    .replace(/[-_]/g, "0")
    .slice(0, 16);
}

/** Whether the number passes the Luhn check. */
export function isPlausibleNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
