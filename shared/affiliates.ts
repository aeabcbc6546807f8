import * as z from "zod/mini";
import { endpoint, type OutputOf } from "./endpoint.ts";
import { id, instant, oneOf, text, verbatimText } from "./fields.ts";
import { pageQuery } from "./paging.ts";

/** The share of each paid plan invoice, for twelve months from a customer's first one. */
export const commissionPercent = 30;
export const commissionMonths = 12;
/** A sign-up within so many days of a click is attributed to it. */
export const attributionDays = 60;
/** The customer's money-back guarantee; until it ends a commission is `pending`. */
export const holdDays = 30;
/** The minimum payout in dollars. */
export const payoutMinDollars = 10;
/** Hours without payouts after an account was added or changed, so that its owner can notice misuse. */
export const newAccountHours = 72;

/** Dollars with at most two decimals. */
const dollars = z.number();
const message = z.object({ message: z.string() });

// Tracking

/** The longest URL that a click may send; the browser truncates longer ones. */
export const trackedAddressMax = 500;
const trackedAddress = text({ min: 1, max: trackedAddressMax, short: "Falta la dirección" });

export const trackClick = endpoint({
  method: "POST",
  path: "/api/affiliate/track",
  access: "public",
  summary: "Record a visit through an affiliate's link; unknown and own codes are not counted",
  body: z.strictObject({
    affiliateCode: text({ min: 1, max: 40, short: "Falta el código" }),
    /** `direct` when there is no referrer. */
    referrerUrl: trackedAddress,
    landingUrl: trackedAddress,
  }),
  output: z.object({
    /** Whether the code belongs to another person's affiliate account; if so the browser stores it. */
    tracked: z.boolean(),
    /** Stored with the code and sent at sign-up; null when the visit was not counted. */
    clickId: z.nullable(id),
  }),
});

// Dashboard

const affiliate = z.object({
  affiliateCode: z.string(),
  /** The site's URL with the code. */
  link: z.string(),
  createdAt: instant,
});

const stats = z.object({
  clicks: z.int(),
  totalReferrals: z.int(),
  conversions: z.int(),
  /** Percentage of referrals that became customers, with at most one decimal. */
  conversionRate: z.number(),
  paidInvoices: z.int(),
  /** All commissions minus refunds; the sum of the amounts below. */
  totalEarned: dollars,
  paidAmount: dollars,
  /** Approved and not requested; negative after a refund of a commission that was already paid. */
  pendingAmount: dollars,
  /** In open requests and payouts that are being sent. */
  requestedAmount: dollars,
  /** Still within the customers' guarantee. */
  waitingAmount: dollars,
  /** Held back until a customer's dispute with their bank is decided. */
  disputedAmount: dollars,
});

export const referral = z.object({
  id,
  /** Counts from 1, oldest first; shown instead of a name. */
  number: z.int(),
  landingUrl: z.string(),
  createdAt: instant,
  converted: z.enum(["true", "false"]),
  /** The customer's paid plan; null when they have none. */
  plan: z.nullable(z.string()),
  isTrialActive: z.boolean(),
  paidInvoices: z.int(),
  earned: dollars,
});
export type Referral = z.output<typeof referral>;

/** The commission of one paid plan invoice of a referred customer. */
export const commission = z.object({
  id,
  /** The sum of its rows. */
  amount: dollars,
  createdAt: instant,
  status: z.enum(["pending", "approved", "paid"]),
  plan: z.string(),
  /** 1 is the customer's first paid month. */
  month: z.int(),
  /** null until the provider assigns one. */
  invoiceNumber: z.nullable(z.string()),
  invoicedAt: instant,
  invoiceAmount: dollars,
  /** Refunded or lost in a dispute. */
  returnedAmount: dollars,
  /** When it becomes `approved`, unless its invoice is disputed. */
  releasesAt: instant,
  /** When the invoice's undecided dispute began; null when there is none. */
  disputedAt: z.nullable(instant),
  /** When payouts fully covered it; null when they have not. */
  paidAt: z.nullable(instant),
  /** Oldest first. */
  rows: z.array(
    z.object({
      at: instant,
      kind: z.enum(["invoice", "refund", "dispute_lost", "refund_reversed", "dispute_won"]),
      /** The customer's payment; negative for a refund. */
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
  /** `requested`: waits for Friday. `failed`: the amount is available again. */
  status: z.enum(["requested", "processing", "completed", "failed"]),
  origin: z.enum(["request", "automatic"]),
  /** Masked, as «IBAN •••• 1332». */
  destination: z.nullable(z.string()),
  completedAt: z.nullable(instant),
  /** A Spanish sentence; null unless it failed. */
  failureReason: z.nullable(z.string()),
  /** The commissions that it completed, oldest first, at most ten. */
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
  /** No payouts to this account before then; null when the wait is over. */
  waitsUntil: z.nullable(instant),
});
export type PayoutDetails = z.output<typeof payoutDetails>;

const nextPayout = z.object({
  /** Friday 09:00 in Madrid: the first run that may pay this account. */
  at: instant,
  /** Amount of the open request. */
  requested: dollars,
  /** Amount paid without a request; 0 below the minimum payout. */
  automatic: dollars,
  total: dollars,
  /** What prevents the payout; null when nothing does. */
  blockedBy: z.nullable(z.enum(["details", "connect", "unconfirmed", "held"])),
  /** The next commission that is released after this payout; null when there is none. */
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
  /** Whether payouts go through Stripe, which has to verify the affiliate's identity. */
  paysByStripe: z.boolean(),
  nextPayout,
});
export type AffiliateView = z.output<typeof affiliateView>;

export const readAffiliate = endpoint({
  method: "GET",
  path: "/api/affiliate/me",
  access: "user",
  summary: "Read the user's affiliate account, or a message when there is none",
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
  summary: "List the sign-ups through the user's link, newest first, without names",
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
  summary: "List commissions with the ledger rows behind each, newest first",
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

/** The ranges of the chart, in days. */
export const chartDays = ["14", "30", "90"] as const;

export const readAffiliateDays = endpoint({
  method: "GET",
  path: "/api/affiliate/days",
  access: "user",
  summary:
    "Clicks, sign-ups, sales and commissions for each of the last days, in Madrid's time zone",
  query: z.strictObject({ days: oneOf(chartDays, "Elige 14, 30 o 90 días") }),
  output: z.array(
    z.object({
      /** Such as `2026-11-24`. Oldest first, without gaps. */
      day: z.iso.date(),
      clicks: z.int(),
      signUps: z.int(),
      sales: z.int(),
      /** Negative when refunds exceed the day's commissions. */
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
  summary: "Request a payout of a part of the balance; it is sent on Friday",
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
    /** The IBAN, spaces allowed, or the PayPal email address, depending on `method`. */
    account: text({ min: 1, max: 254, short: "Escribe tu cuenta" }),
    /** The account holder's name at the bank. */
    holder: text({ min: 2, max: 120, short: "Escribe el nombre del titular" }),
    password: verbatimText({ min: 1, max: 1024, short: "Escribe tu contraseña" }),
  }),
  output: payoutDetails,
  errors: ["forbidden", "not_found"],
});

/** Redirects an affiliate to Stripe's onboarding form. */
export const payoutAccountPath = "/api/affiliate/payout-account";

export const readPayoutAccount = endpoint({
  method: "GET",
  path: "/api/affiliate/payout-account/state",
  access: "user",
  summary: "Read the state of the user's Stripe payout account",
  output: z.object({
    /** `not_needed`: payouts do not use Stripe. `incomplete`: Stripe lacks data or is reviewing it. */
    state: z.enum(["not_needed", "not_begun", "incomplete", "ready"]),
  }),
  errors: ["not_found", "unavailable", "upstream_failed", "upstream_timeout"],
});
export type PayoutAccount = OutputOf<typeof readPayoutAccount>;
