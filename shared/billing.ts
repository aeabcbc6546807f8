import * as z from "zod/mini";
import { affiliateClickId, affiliateCode, name, password, sessionUser } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { emailAddress, instant, oneOf, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { soldMainPlanIds, soldPlanIds } from "./plans.ts";

/** Dollars with at most two decimals. */
const dollars = z.number();

/** What a page with a card needs before it can show the field. */
export const billingSettings = endpoint({
  method: "GET",
  path: "/api/billing/settings",
  access: "public",
  summary: "How card fields are loaded, and whether this month's trials are still open",
  output: z.object({
    publishableKey: z.string(),
    /** Script that provides the card field; null: the provider's own. */
    scriptUrl: z.nullable(z.string()),
    /** No real card is charged. */
    testMode: z.boolean(),
    trialsOpen: z.boolean(),
  }),
  errors: ["unavailable"],
});

// Trial

/** The secret with which the browser confirms a card, and what the person agrees to. */
export const cardSetup = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  scriptUrl: z.nullable(z.string()),
});
export type CardSetup = z.output<typeof cardSetup>;

const trialReservation = z.object({
  ...cardSetup.shape,
  /** null: no place is kept any more; one that is free is had by confirming a card. */
  reservedUntil: z.nullable(instant),
});

export const startTrialInput = z.strictObject({
  name,
  email: emailAddress("Ingresa un email válido"),
  password,
  affiliateCode,
  affiliateClickId,
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
  summary: "The card step of a trial for somebody who has an account already",
  output: trialReservation,
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

const setupIntentId = text({ min: 5, max: 255, short: "Falta la confirmación de la tarjeta" });

export const confirmTrial = endpoint({
  method: "POST",
  path: "/api/billing/trial",
  access: "user",
  summary: "Begin the trial once the provider says that the card is confirmed; safe to repeat",
  body: z.strictObject({ setupIntentId }),
  output: sessionUser,
  errors: ["payment_required", "conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

// Plan

const card = z.object({ brand: z.string(), last4: z.string(), month: z.int(), year: z.int() });

export const subscription = z.object({
  /** Plan or add-on of the catalogue. */
  plan: z.string(),
  status: z.enum(["trialing", "active", "past_due"]),
  price: dollars,
  currentPeriodEnd: instant,
  /** It ends then instead of renewing; null: it renews. */
  endsAt: z.nullable(instant),
  /** The plan that takes over at the period's end; null: it stays. */
  nextPlan: z.nullable(z.string()),
  /** What the next renewal charges; null: nothing, it ends. */
  nextCharge: z.nullable(z.object({ at: instant, amount: dollars })),
});
export type Subscription = z.output<typeof subscription>;

export const billing = z.object({
  plan: z.string(),
  /** null: free. */
  subscription: z.nullable(subscription),
  addons: z.array(subscription),
  card: z.nullable(card),
  /** The invoice that could not be charged; null: everything is paid. */
  pastDue: z.nullable(z.object({ amount: dollars, nextAttemptAt: z.nullable(instant) })),
  /** Whether this person may still begin a trial. */
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
  summary: "A hosted payment page for a plan; strangers pay first and get their account by mail",
  body: z.strictObject({ plan: soldPlan, affiliateCode, affiliateClickId }),
  output: z.object({ sessionId: z.string(), url: z.string() }),
  errors: ["conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

/** Unguessable, so whoever has it came from the payment page. */
const checkoutId = text({ min: 10, max: 255, short: "Falta el pago" });

export const readCheckout = endpoint({
  method: "GET",
  path: "/api/billing/checkouts/{checkoutId}",
  access: "public",
  summary: "What became of a hosted payment; a paid one is fulfilled here if it was not yet",
  params: z.strictObject({ checkoutId }),
  output: z.object({
    status: z.enum(["open", "processing", "paid", "expired", "refunded"]),
    plan: z.string(),
    /** The payer has a new account: its mail says how to set the password. */
    accountMailed: z.boolean(),
    /** Whoever asks has a session here, whatever their browser remembers. */
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
    /** Credits that come at once, for the rest of the period; null: none do. */
    received: z.nullable(
      z.object({
        /** null: without limit from then on. */
        credits: z.nullable(z.int()),
        /** Only for pictures. */
        imageCredits: z.int(),
      }),
    ),
    /** Given back with the change, exactly this is charged for the next ten minutes. */
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
    /** Of the preview that was shown. */
    pricedAt: z.optional(instant),
  }),
  output: billing,
  errors: ["payment_required", "conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

const heldPlan = z.strictObject({
  /** A main plan, or the add-on that is meant. */
  plan: text({ min: 2, max: 40, short: "Di qué plan" }),
});

export const cancelPlan = endpoint({
  method: "POST",
  path: "/api/billing/cancel",
  access: "user",
  summary: "End a plan at the end of its paid period or trial; nothing more is charged",
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
  summary: "Ask for another card",
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
  /** Pages of the provider; null while it has none. */
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
