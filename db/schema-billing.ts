import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant, owner, users } from "./schema.ts";

// Billing. Stripe is the truth; these rows are what was last read from it.

/** The account of Stripe whose ids these rows hold: the first that was used. One row at most. */
export const stripeAccounts = pgTable("stripe_accounts", {
  id: text({ enum: ["own"] }).primaryKey(),
  /** `acct_…` */
  accountId: text().notNull(),
  isLive: boolean().notNull(),
  tiedAt: instant().notNull(),
});

/** A person at Stripe. */
export const customers = pgTable("customers", {
  userId: owner().primaryKey(),
  /** `cus_…` */
  stripeId: text().notNull().unique("customers_stripe_id_unique"),
  /** Raised by each projection, so that a slow old reading never overwrites a newer one. */
  version: integer().notNull().default(0),
  /** What the default card says of itself; null: none. */
  card: jsonb().$type<{ brand: string; last4: string; month: number; year: number }>(),
  /** Written by the version before only, which may still run beside this one: drop both with the next. */
  changeId: uuid(),
  changeUntil: instant(),
  createdAt: createdAt(),
});

export const subscriptions = pgTable(
  "subscriptions",
  {
    /** `sub_…` */
    id: text().primaryKey(),
    userId: owner(),
    /** Plan of its price. */
    plan: text().notNull(),
    /** Plan that a downgrade keeps until `keptUntil`; null: none waits. */
    keptPlan: text(),
    keptUntil: instant(),
    /** Stripe's own word. */
    status: text().notNull(),
    currentPeriodStart: instant().notNull(),
    currentPeriodEnd: instant().notNull(),
    trialEnd: instant(),
    cancelAtPeriodEnd: boolean().notNull(),
    cancelAt: instant(),
    endedAt: instant(),
    createdAt: createdAt(),
    readAt: instant().notNull(),
  },
  (table) => [index("subscriptions_user").on(table.userId, table.createdAt)],
);

/** A place among a month's trials; one per person, address and card, for ever. */
export const trials = pgTable(
  "trials",
  {
    userId: owner().primaryKey(),
    /** The address without what people vary: case, dots and `+…` of the large providers. */
    emailKey: text().notNull(),
    /** `YYYY-MM` in Europe/Madrid, of the reservation or the start. */
    month: text().notNull(),
    status: text({ enum: ["reserved", "started"] }).notNull(),
    /** An hour after `createdAt`, when the place was taken, at the latest. */
    reservedUntil: instant().notNull(),
    /** `seti_…` that is waiting for its card. */
    setupIntentId: text(),
    cardFingerprint: text(),
    /** `sub_…` */
    subscriptionId: text(),
    startedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("trials_email_key_unique").on(table.emailKey),
    uniqueIndex("trials_card_unique").on(table.cardFingerprint),
    index("trials_month").on(table.month, table.status, table.reservedUntil),
  ],
);

/** Trials of people who erased their accounts: that they had one, and nobody's name. */
export const pastTrials = pgTable(
  "past_trials",
  {
    /** Of the address, with a secret of this installation; see `trials.emailKey`. */
    emailHash: text().primaryKey(),
    /** Says nothing outside Stripe. */
    cardFingerprint: text(),
    /** `YYYY-MM`: its place among that month's stays taken. */
    month: text().notNull(),
  },
  (table) => [
    index("past_trials_card").on(table.cardFingerprint),
    index("past_trials_month").on(table.month),
  ],
);

/** One row a month, locked while its places are counted. */
export const trialMonths = pgTable("trial_months", { month: text().primaryKey() });

/** Hosted payments that were begun. */
export const checkouts = pgTable(
  "checkouts",
  {
    /** `cs_…` */
    id: text().primaryKey(),
    /** null: a stranger, until it is paid. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** What is bought: `plan:growth`; orders bring their own. */
    purpose: text().notNull(),
    status: text({ enum: ["open", "processing", "paid", "expired", "refunded"] }).notNull(),
    affiliateCode: text(),
    /** The click that the browser kept beside the code. */
    affiliateClickId: uuid(),
    /** The stranger's account was made, and its mail sent, for this payment. */
    accountMailed: boolean().notNull().default(false),
    fulfilledAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("checkouts_user").on(table.userId, table.createdAt),
    // Whether a payment is for something that was sold here.
    index("checkouts_purpose").on(table.purpose, table.userId),
    index("checkouts_unfinished")
      .on(table.expiresAt)
      .where(sql`${table.fulfilledAt} is null and ${table.status} <> 'expired'`),
  ],
);

export const invoices = pgTable(
  "invoices",
  {
    /** `in_…` */
    id: text().primaryKey(),
    userId: owner(),
    /** `sub_…`; null: none */
    subscriptionId: text(),
    number: text(),
    /** Stripe's own word, without drafts. */
    status: text({ enum: ["open", "paid", "void", "uncollectible"] }).notNull(),
    plan: text(),
    amountDueCents: integer().notNull(),
    amountPaidCents: integer().notNull(),
    currency: text().notNull(),
    /** What it pays for. */
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    nextAttemptAt: instant(),
    hostedUrl: text(),
    pdfUrl: text(),
    createdAt: createdAt(),
    readAt: instant().notNull(),
  },
  (table) => [index("invoices_user_created").on(table.userId, table.createdAt, table.id)],
);

/**
 * The ledger of money: every payment, refund and dispute once. Rows are never edited, and stay
 * when their person is erased.
 */
export const payments = pgTable(
  "payments",
  {
    /** Stripe's: `pi_…`, `re_…`, `dp_…`. */
    id: text().notNull(),
    kind: text({
      enum: ["payment", "refund", "refund_reversal", "dispute", "dispute_reversal"],
    }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** `plan:growth`, `order:…`. */
    purpose: text().notNull(),
    /** `acct_…` of an account that was given up; null: of the one in `stripe_accounts`. */
    accountId: text(),
    /** The payment that a refund or dispute takes back; its own id on a payment. */
    paymentId: text().notNull(),
    invoiceId: text(),
    subscriptionId: text(),
    /** Below zero for what was taken back. */
    amountCents: integer().notNull(),
    currency: text().notNull(),
    occurredAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.kind] }),
    index("payments_user").on(table.userId, table.occurredAt),
    index("payments_payment").on(table.paymentId),
    index("payments_invoice").on(table.invoiceId),
  ],
);

/** Events of Stripe, each once, by webhook or found by the reconciler. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    /** `evt_…` */
    id: text().primaryKey(),
    type: text().notNull(),
    /** Id of the object it speaks of; the object itself is read again. */
    objectId: text().notNull(),
    createdAt: createdAt(),
    receivedAt: instant().notNull(),
    /** null: its job has not run yet. */
    workedAt: instant(),
    /** Since when nobody tries it any more; null: it was worked, or waits. */
    givenUpAt: instant(),
  },
  (table) => [
    index("stripe_events_created").on(table.createdAt),
    index("stripe_events_waiting").on(table.receivedAt).where(sql`${table.workedAt} is null`),
  ],
);

/** How far Stripe's list of events was read, so that an outage of any length is made up for. */
export const stripeReadings = pgTable("stripe_readings", {
  id: text({ enum: ["events"] }).primaryKey(),
  readThrough: instant().notNull(),
});

/** Mails about money that were queued, so that none goes out twice. */
export const billingNotices = pgTable(
  "billing_notices",
  {
    /** `charged:in_…`, `trial-ending:sub_…`. */
    key: text().primaryKey(),
    userId: owner(),
    createdAt: createdAt(),
  },
  // Erasing a person finds their rows.
  (table) => [index("billing_notices_user").on(table.userId)],
);
