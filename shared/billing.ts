import * as z from "zod/mini";
import {
  affiliateClickId,
  affiliateCode,
  browserTimeZone,
  name,
  password,
  sessionUser,
} from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { emailAddress, instant, oneOf, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { soldMainPlanIds, soldPlanIds } from "./plans.ts";

/** Dollars with at most two decimals. */
const dollars = z.number();

/** What a page needs to show the card field. */
export const billingSettings = endpoint({
  method: "GET",
  path: "/api/billing/settings",
  access: "public",
  summary: "How card fields are loaded, and whether this month's trials are still open",
  output: z.object({
    publishableKey: z.string(),
    /** Script for the card field; null for the provider's default script. */
    scriptUrl: z.nullable(z.string()),
    /** No real card is charged. */
    testMode: z.boolean(),
    trialsOpen: z.boolean(),
  }),
  errors: ["unavailable"],
});

// Trial

/** What the browser needs to confirm a card. */
const cardSetup = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  scriptUrl: z.nullable(z.string()),
});
export type CardSetup = z.output<typeof cardSetup>;

const trialReservation = z.object({
  ...cardSetup.shape,
  /** null: the reservation has expired; confirming a card takes a place if one is free. */
  reservedUntil: z.nullable(instant),
});

export const startTrialInput = z.strictObject({
  name,
  email: emailAddress("Ingresa un email válido"),
  password,
  affiliateCode,
  affiliateClickId,
  timeZone: browserTimeZone,
});

export const startTrial = endpoint({
  method: "POST",
  path: "/api/auth/start-trial",
  access: "public",
  summary: "Create the account, reserve a place among this month's trials and ask for a card",
  body: startTrialInput,
  output: trialReservation,
  status: 201,
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

export const resumeTrial = endpoint({
  method: "POST",
  path: "/api/billing/trial/resume",
  access: "user",
  summary: "Start the card step of a trial for an existing account",
  output: trialReservation,
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

const setupIntentId = text({ min: 5, max: 255, short: "Falta la confirmación de la tarjeta" });

export const confirmTrial = endpoint({
  method: "POST",
  path: "/api/billing/trial",
  access: "user",
  summary: "Start the trial once the provider has confirmed the card; safe to repeat",
  body: z.strictObject({ setupIntentId }),
  output: sessionUser,
  errors: ["payment_required", "conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

// Plan

const card = z.object({ brand: z.string(), last4: z.string(), month: z.int(), year: z.int() });

export const subscription = z.object({
  /** Id of a plan or add-on in the catalogue. */
  plan: z.string(),
  status: z.enum(["trialing", "active", "past_due"]),
  price: dollars,
  currentPeriodEnd: instant,
  /** When it ends; null when it renews. */
  endsAt: z.nullable(instant),
  /** The plan after the current period; null when it does not change. */
  nextPlan: z.nullable(z.string()),
  /** The next renewal's charge; null when the subscription ends. */
  nextCharge: z.nullable(z.object({ at: instant, amount: dollars })),
});
export type Subscription = z.output<typeof subscription>;

export const billing = z.object({
  plan: z.string(),
  /** null on the free plan. */
  subscription: z.nullable(subscription),
  addons: z.array(subscription),
  card: z.nullable(card),
  /** The invoice that could not be charged; null when all are paid. */
  pastDue: z.nullable(z.object({ amount: dollars, nextAttemptAt: z.nullable(instant) })),
  /** Whether this user may still start a trial. */
  trialAvailable: z.boolean(),
  testMode: z.boolean(),
});
export type Billing = z.output<typeof billing>;

export const readBilling = endpoint({
  method: "GET",
  path: "/api/billing",
  access: "user",
  summary: "Plan, next charge, card and what is overdue",
  output: billing,
});

const soldPlan = oneOf(soldPlanIds, "Este plan no se puede comprar aquí");

export const createCheckout = endpoint({
  method: "POST",
  path: "/api/create-checkout",
  access: "public",
  summary:
    "Create a hosted payment page for a plan; visitors pay first and get their account by mail",
  body: z.strictObject({ plan: soldPlan, affiliateCode, affiliateClickId }),
  output: z.object({ sessionId: z.string(), url: z.string() }),
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

/** Cannot be guessed, so only somebody who came from the payment page has it. */
const checkoutId = text({ min: 10, max: 255, short: "Falta el pago" });

export const readCheckout = endpoint({
  method: "GET",
  path: "/api/billing/checkouts/{checkoutId}",
  access: "public",
  summary: "Read the state of a hosted payment; fulfils a paid one that was not yet fulfilled",
  params: z.strictObject({ checkoutId }),
  output: z.object({
    status: z.enum(["open", "processing", "paid", "expired", "refunded"]),
    plan: z.string(),
    /** The payer got a new account; a mail says how to set its password. */
    accountMailed: z.boolean(),
    /** Whether this request has a valid session. */
    isSignedIn: z.boolean(),
  }),
  errors: ["not_found", "unavailable", "upstream_failed", "upstream_timeout"],
});

const mainPlan = oneOf(soldMainPlanIds, "Este plan no se puede elegir");

export const previewPlanChange = endpoint({
  method: "GET",
  path: "/api/billing/plan-change",
  access: "user",
  summary: "What changing to a plan would charge, and when",
  query: z.strictObject({ plan: mainPlan }),
  output: z.object({
    direction: z.enum(["upgrade", "downgrade", "undo"]),
    /** Charged at once. */
    amountNow: dollars,
    /** Credits added at once for the rest of the period; null when none are. */
    received: z.nullable(
      z.object({
        /** null: unlimited. */
        credits: z.nullable(z.int()),
        /** Credits for pictures only. */
        imageCredits: z.int(),
      }),
    ),
    /** Sent with the plan change within ten minutes, it guarantees this price. */
    pricedAt: instant,
    effectiveAt: instant,
    nextCharge: z.object({ at: instant, amount: dollars }),
  }),
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

export const changePlan = endpoint({
  method: "POST",
  path: "/api/billing/plan-change",
  access: "user",
  summary: "Upgrade at once, or downgrade at the end of the paid period; safe to repeat",
  body: z.strictObject({
    plan: mainPlan,
    /** `pricedAt` of the preview that the user saw. */
    pricedAt: z.optional(instant),
  }),
  output: billing,
  errors: ["payment_required", "conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

const heldPlan = z.strictObject({
  /** Id of the main plan or the add-on. */
  plan: text({ min: 2, max: 40, short: "Di qué plan" }),
});

export const cancelPlan = endpoint({
  method: "POST",
  path: "/api/billing/cancel",
  access: "user",
  summary: "Cancel a plan at the end of its paid period or trial; nothing more is charged",
  body: heldPlan,
  output: billing,
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

export const reactivatePlan = endpoint({
  method: "POST",
  path: "/api/billing/reactivate",
  access: "user",
  summary: "Undo a cancellation before it takes effect",
  body: heldPlan,
  output: billing,
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

// Card

export const prepareCard = endpoint({
  method: "POST",
  path: "/api/billing/card/setup",
  access: "user",
  summary: "Start replacing the card",
  output: cardSetup,
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

export const replaceCard = endpoint({
  method: "POST",
  path: "/api/billing/card",
  access: "user",
  summary: "Use the confirmed card from now on, and pay what is overdue with it; safe to repeat",
  body: z.strictObject({ setupIntentId }),
  output: billing,
  errors: ["payment_required", "conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

export const openPortal = endpoint({
  method: "POST",
  path: "/api/billing/portal",
  access: "user",
  summary: "A link to the provider's page with cards, invoices and tax data",
  output: z.object({ url: z.string() }),
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

// Invoices

export const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: instant,
  plan: z.nullable(z.string()),
  amount: dollars,
  amountRefunded: dollars,
  status: z.enum(["open", "paid", "void", "uncollectible"]),
  /** The provider's pages; null until they exist. */
  url: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
});
export type Invoice = z.output<typeof invoice>;

export const listInvoices = endpoint({
  method: "GET",
  path: "/api/billing/invoices",
  access: "user",
  summary: "Invoices of more than $0, newest first",
  query: z.strictObject(pageQuery),
  output: z.array(invoice),
  paginated: true,
});
