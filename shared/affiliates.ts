import * as z from "zod/mini";
import { endpoint, type OutputOf } from "./endpoint.ts";
import { id, instant, oneOf, text, verbatimText } from "./fields.ts";
import { pageQuery } from "./paging.ts";

/** The share of every paid plan invoice, for twelve months from a customer's first. */
export const commissionPercent = 30;
export const commissionMonths = 12;
/** Days from a click within which a sign-up counts as its own. */
export const attributionDays = 60;
/** The customer's guarantee: until it is over a commission is `pending`. */
export const holdDays = 30;
/** Least that a payout pays, in dollars. */
export const payoutMinDollars = 10;
/** Hours that nothing is sent to an account that was given or changed: time to notice a stranger's. */
export const newAccountHours = 72;

/** Dollars with at most two decimals. */
const dollars = z.number();
const message = z.object({ message: z.string() });

// Tracking

/** Longest address that a click keeps; the rest is cut off by the browser. */
export const trackedAddressMax = 500;
const trackedAddress = text({ min: 1, max: trackedAddressMax, short: "Falta la dirección" });

export const trackClick = endpoint({
  method: "POST",
  path: "/api/affiliate/track",
  access: "public",
  summary:
    "Note that a visitor came by an affiliate's link; unknown and own codes count as nothing",
  body: z.strictObject({
    affiliateCode: text({ min: 1, max: 40, short: "Falta el código" }),
    /** `direct` without one. */
    referrerUrl: trackedAddress,
    landingUrl: trackedAddress,
  }),
  output: z.object({
    /** Whether the code belongs to somebody else who is an affiliate: then the browser keeps it. */
    tracked: z.boolean(),
    /** Kept beside the code and sent at sign-up; null: nothing was counted. */
    clickId: z.nullable(id),
  }),
});

// The affiliate and what they see

const affiliate = z.object({
  affiliateCode: z.string(),
  /** The product's address with the code in it. */
  link: z.string(),
  createdAt: instant,
});

const stats = z.object({
  clicks: z.int(),
  totalReferrals: z.int(),
  conversions: z.int(),
  /** Percent of referrals that became customers, with at most one decimal. */
  conversionRate: z.number(),
  paidInvoices: z.int(),
  /** All commissions less what was taken back: the amounts that follow, together. */
  totalEarned: dollars,
  paidAmount: dollars,
  /** Approved and not requested; below zero after money was taken back from a paid commission. */
  pendingAmount: dollars,
  /** In open requests and payouts under way. */
  requestedAmount: dollars,
  /** Within the customers' guarantee. */
  waitingAmount: dollars,
  /** Neither approved nor paid until a customer's dispute with their bank is decided. */
  disputedAmount: dollars,
});

export const referral = z.object({
  id,
  /** From 1, oldest first: what stands for a name. */
  number: z.int(),
  landingUrl: z.string(),
  createdAt: instant,
  converted: z.enum(["true", "false"]),
  /** What the customer pays for; null: nothing yet, or not any more. */
  plan: z.nullable(z.string()),
  isTrialActive: z.boolean(),
  paidInvoices: z.int(),
  earned: dollars,
});
export type Referral = z.output<typeof referral>;

/** One for each paid plan invoice of a referred customer. */
export const commission = z.object({
  id,
  /** Of its rows together. */
  amount: dollars,
  createdAt: instant,
  status: z.enum(["pending", "approved", "paid"]),
  plan: z.string(),
  /** 1: the customer's first paid month. */
  month: z.int(),
  /** null while the provider has given it none. */
  invoiceNumber: z.nullable(z.string()),
  invoicedAt: instant,
  invoiceAmount: dollars,
  /** Refunded or lost in a dispute. */
  returnedAmount: dollars,
  /** From then on it is `approved`, unless its invoice is disputed. */
  releasesAt: instant,
  /** Since when the customer's bank disputes the invoice, undecided; null: it does not. */
  disputedAt: z.nullable(instant),
  /** When a payout covered it whole; null: not yet. */
  paidAt: z.nullable(instant),
  /** Oldest first. */
  rows: z.array(
    z.object({
      at: instant,
      kind: z.enum(["invoice", "refund", "dispute_lost", "refund_reversed", "dispute_won"]),
      /** Of the customer's money; negative when it went back. */
      baseAmount: dollars,
      amount: dollars,
    }),
  ),
});
export type Commission = z.output<typeof commission>;

export const payout = z.object({
  id,
  amount: dollars,
  createdAt: instant,
  /** `requested`: waits for Friday. `failed`: the money is available again. */
  status: z.enum(["requested", "processing", "completed", "failed"]),
  origin: z.enum(["request", "automatic"]),
  /** Masked, as «IBAN •••• 1332». */
  destination: z.nullable(z.string()),
  completedAt: z.nullable(instant),
  /** A Spanish sentence; null unless it failed. */
  failureReason: z.nullable(z.string()),
  /** The commissions that it covers, oldest first, at most ten. */
  covers: z.array(
    z.object({ plan: z.string(), month: z.int(), invoiceNumber: z.nullable(z.string()) }),
  ),
});
export type Payout = z.output<typeof payout>;

export const payoutMethods = ["iban", "paypal"] as const;

const payoutDetails = z.object({
  method: z.enum(payoutMethods),
  /** «ES•• •••• •••• •••• •••• 1332» or «a•••@example.com». */
  masked: z.string(),
  changedAt: instant,
  /** Until then nothing is sent there; null: that is over. */
  waitsUntil: z.nullable(instant),
});
export type PayoutDetails = z.output<typeof payoutDetails>;

const nextPayout = z.object({
  /** Friday 09:00 in Madrid: the first on which something may be sent to their account. */
  at: instant,
  /** The open request. */
  requested: dollars,
  /** What goes out by itself: 0 when it stays under the least that is paid. */
  automatic: dollars,
  total: dollars,
  /** What keeps it from going out; null: nothing. */
  blockedBy: z.nullable(z.enum(["details", "connect", "unconfirmed", "held"])),
  /** The next commission that is released too late for it; null: none. */
  later: z.nullable(z.object({ releasesAt: instant, amount: dollars, paidAt: instant })),
});

const affiliateView = z.object({
  affiliate,
  stats,
  /** The latest 50 of each list. */
  referrals: z.array(referral),
  commissions: z.array(commission),
  payouts: z.array(payout),
  payoutDetails: z.nullable(payoutDetails),
  /** Whether Stripe sends the money: then it has to know who the affiliate is. */
  paysByStripe: z.boolean(),
  nextPayout,
});
export type AffiliateView = z.output<typeof affiliateView>;

export const readAffiliate = endpoint({
  method: "GET",
  path: "/api/affiliate/me",
  access: "user",
  summary: "One's own affiliate account, or a message for who has none",
  output: z.union([affiliateView, message]),
});

export const registerAffiliate = endpoint({
  method: "POST",
  path: "/api/affiliate/register",
  access: "user",
  summary: "Become an affiliate; safe to repeat",
  output: message,
});

export const listReferrals = endpoint({
  method: "GET",
  path: "/api/affiliate/referrals",
  access: "user",
  summary: "Who signed up by one's link, newest first, without names",
  query: z.strictObject({
    ...pageQuery,
    converted: z.optional(oneOf(["true", "false"], "Elige «true» o «false»")),
  }),
  output: z.array(referral),
  paginated: true,
  errors: ["not_found"],
});

export const listCommissions = endpoint({
  method: "GET",
  path: "/api/affiliate/commissions",
  access: "user",
  summary: "Commissions with how each was reckoned, newest first",
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(oneOf(["pending", "approved", "paid"], "Este estado no existe")),
  }),
  output: z.array(commission),
  paginated: true,
  errors: ["not_found"],
});

export const listPayouts = endpoint({
  method: "GET",
  path: "/api/affiliate/payouts",
  access: "user",
  summary: "Payouts, newest first",
  query: z.strictObject(pageQuery),
  output: z.array(payout),
  paginated: true,
  errors: ["not_found"],
});

/** How many days a chart may show. */
export const chartDays = ["14", "30", "90"] as const;

export const readAffiliateDays = endpoint({
  method: "GET",
  path: "/api/affiliate/days",
  access: "user",
  summary: "Clicks, sign-ups, sales and money of each of the last days, as Madrid counts them",
  query: z.strictObject({ days: oneOf(chartDays, "Elige 14, 30 o 90 días") }),
  output: z.array(
    z.object({
      /** `2026-11-24`. Oldest first, none left out. */
      day: z.iso.date(),
      clicks: z.int(),
      signUps: z.int(),
      sales: z.int(),
      /** Negative on a day on which more was taken back than earned. */
      amount: dollars,
    }),
  ),
  errors: ["not_found"],
});

// Payouts

export const requestPayout = endpoint({
  method: "POST",
  path: "/api/affiliate/payout",
  access: "user",
  summary: "Ask for a part of what is available; it goes out on Friday",
  body: z.strictObject({
    amount: z
      .number({ error: "Escribe un importe" })
      .check(
        z.minimum(payoutMinDollars, { error: "Escribe al menos $10.00" }),
        z.maximum(1_000_000, { error: "Escribe un importe más pequeño" }),
        z.multipleOf(0.01, { error: "Usa como máximo dos decimales" }),
      ),
  }),
  output: message,
  errors: ["conflict", "not_found"],
});

export const savePayoutDetails = endpoint({
  method: "PUT",
  path: "/api/affiliate/payout-details",
  access: "user",
  summary: "Where payouts go: an IBAN or a PayPal address, confirmed with the account's password",
  body: z.strictObject({
    method: oneOf(payoutMethods, "Elige IBAN o PayPal"),
    /** The IBAN, spaces allowed, or PayPal's e-mail address: checked by `method`. */
    account: text({ min: 1, max: 254, short: "Escribe tu cuenta" }),
    /** Whose account it is, as their bank knows them. */
    holder: text({ min: 2, max: 120, short: "Escribe el nombre del titular" }),
    password: verbatimText({ min: 1, max: 1024, short: "Escribe tu contraseña" }),
  }),
  output: payoutDetails,
  errors: ["forbidden", "not_found"],
});

/** Where an affiliate who is paid by Stripe is led on to where it asks who they are. */
export const payoutAccountPath = "/api/affiliate/payout-account";

export const readPayoutAccount = endpoint({
  method: "GET",
  path: "/api/affiliate/payout-account/state",
  access: "user",
  summary: "How far an affiliate's account at Stripe is",
  output: z.object({
    /** `not_needed`: payouts go another way. `incomplete`: Stripe lacks something, or is looking at it. */
    state: z.enum(["not_needed", "not_begun", "incomplete", "ready"]),
  }),
  errors: ["not_found", "unavailable", "upstream_failed", "upstream_timeout"],
});
export type PayoutAccount = OutputOf<typeof readPayoutAccount>;
