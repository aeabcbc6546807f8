import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, instant, users } from "./schema.ts";
import { payments } from "./schema-billing.ts";

// Affiliates. Whoever writes money here locks the affiliate's row first.

export const affiliates = pgTable(
  "affiliates",
  {
    id: id(),
    /** null: the person erased their account; the ledger keeps what it paid. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** In capitals, as it stands in links. */
    code: text().notNull(),
    /** How many referrals were numbered so far. */
    referralCount: integer().notNull().default(0),
    /** Since when the operator keeps clicks from counting and payouts from leaving; null: not held. */
    heldAt: instant(),
    heldReason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("affiliates_user_unique").on(table.userId),
    uniqueIndex("affiliates_code_unique").on(table.code),
  ],
);

const affiliateId = () =>
  uuid()
    .notNull()
    .references(() => affiliates.id);

/** What came of an affiliate's link on a day in Madrid: sums that whoever writes the rows keeps up. */
export const affiliateDays = pgTable(
  "affiliate_days",
  {
    affiliateId: affiliateId(),
    day: date({ mode: "string" }).notNull(),
    /** They stay when the clicks are deleted for their age. */
    clicks: integer().notNull().default(0),
    signUps: integer().notNull().default(0),
    /** Referrals that paid their first invoice. */
    conversions: integer().notNull().default(0),
    /** Invoices that were paid. */
    sales: integer().notNull().default(0),
    /** Of the commissions' rows. */
    amountCents: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.day] })],
);

export const affiliateClicks = pgTable(
  "affiliate_clicks",
  {
    id: id(),
    affiliateId: affiliateId(),
    /** Path on our site. */
    landingUrl: text().notNull(),
    /** Without query; `direct` without one. */
    referrerUrl: text().notNull(),
    /** Keyed hash of address and browser; null: deleted, once repeats are over. */
    visitorKey: text(),
    /** In Madrid. */
    day: date({ mode: "string" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("affiliate_clicks_visitor_unique").on(
      table.affiliateId,
      table.day,
      table.visitorKey,
    ),
    index("affiliate_clicks_created").on(table.createdAt),
    index("affiliate_clicks_visitor")
      .on(table.createdAt)
      .where(sql`${table.visitorKey} is not null`),
  ],
);

export const referrals = pgTable(
  "referrals",
  {
    id: id(),
    affiliateId: affiliateId(),
    /** null: the customer erased their account. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** null: the click was deleted for its age. */
    clickId: uuid().references(() => affiliateClicks.id, { onDelete: "set null" }),
    landingUrl: text().notNull(),
    /** From 1, within the affiliate's. */
    number: integer().notNull(),
    createdAt: createdAt(),
    /** When the first plan invoice was paid; null: none was. */
    convertedAt: instant(),
    /** Start of the first paid period, from which months are counted. */
    firstPeriodStart: instant(),
    /** Invoices for periods that start from then on earn nothing. */
    commissionsUntil: instant(),
    /** Found to be the affiliate after all: earns nothing. */
    refusedAt: instant(),
    refusedReason: text({ enum: ["same_card", "same_email"] }),
  },
  (table) => [
    uniqueIndex("referrals_user_unique").on(table.userId),
    uniqueIndex("referrals_number_unique").on(table.affiliateId, table.number),
    index("referrals_created").on(table.affiliateId, table.createdAt, table.id),
    index("referrals_converted")
      .on(table.affiliateId, table.createdAt, table.id)
      .where(sql`${table.convertedAt} is not null`),
    index("referrals_unconverted")
      .on(table.affiliateId, table.createdAt, table.id)
      .where(sql`${table.convertedAt} is null`),
    index("referrals_click").on(table.clickId),
  ],
);

/** One for each paid plan invoice of a referral; its sums are those of its rows. */
export const commissions = pgTable(
  "commissions",
  {
    id: id(),
    affiliateId: affiliateId(),
    referralId: uuid()
      .notNull()
      .references(() => referrals.id),
    /** `in_…`; its row goes with the customer. */
    invoiceId: text().notNull(),
    invoiceNumber: text(),
    plan: text().notNull(),
    /** 1: the customer's first paid month. */
    month: integer().notNull(),
    /** Sums of the rows; `paidCents` less `returnedCents` is what the share is of. */
    amountCents: integer().notNull(),
    paidCents: integer().notNull(),
    returnedCents: integer().notNull(),
    /** When the invoice was paid. */
    createdAt: createdAt(),
    releasesAt: instant().notNull(),
    /** null: within the customer's guarantee, or until a dispute is decided. */
    approvedAt: instant(),
    /** Since when a dispute on its invoice is open; null: none is. */
    disputedAt: instant(),
    /** When payouts, oldest first, covered it whole, and the last of these; null: not yet. */
    paidAt: instant(),
    payoutId: uuid().references(() => payouts.id),
  },
  (table) => [
    uniqueIndex("commissions_invoice_unique").on(table.invoiceId),
    index("commissions_created").on(table.affiliateId, table.createdAt, table.id),
    index("commissions_balance").on(table.affiliateId, table.approvedAt, table.amountCents),
    index("commissions_referral").on(table.referralId, table.amountCents),
    index("commissions_due").on(table.releasesAt).where(sql`${table.approvedAt} is null`),
    // One for each status; what the next Friday releases is summed from the first alone.
    index("commissions_pending")
      .on(table.affiliateId, table.createdAt, table.id, table.amountCents)
      .where(sql`${table.approvedAt} is null`),
    index("commissions_approved")
      .on(table.affiliateId, table.createdAt, table.id)
      .where(sql`${table.approvedAt} is not null and ${table.paidAt} is null`),
    index("commissions_paid")
      .on(table.affiliateId, table.createdAt, table.id)
      .where(sql`${table.paidAt} is not null`),
    index("commissions_payout").on(table.payoutId, table.createdAt, table.id),
    index("commissions_disputed")
      .on(table.affiliateId, table.createdAt)
      .where(sql`${table.disputedAt} is not null`),
  ],
);

/** One for each effect of a payment's row on a commission. A trigger refuses changes. */
export const commissionRows = pgTable(
  "commission_rows",
  {
    id: id(),
    commissionId: uuid()
      .notNull()
      .references(() => commissions.id),
    affiliateId: affiliateId(),
    /** The row of `payments` that it follows from. */
    paymentId: text().notNull(),
    paymentKind: text({
      enum: ["payment", "refund", "refund_reversal", "dispute", "dispute_reversal"],
    }).notNull(),
    kind: text({
      enum: ["invoice", "refund", "dispute_lost", "refund_reversed", "dispute_won"],
    }).notNull(),
    /** Of the customer's money; below zero when it went back. */
    baseCents: integer().notNull(),
    amountCents: integer().notNull(),
    /** When the money moved. */
    occurredAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: "commission_rows_payment_fk",
      columns: [table.paymentId, table.paymentKind],
      foreignColumns: [payments.id, payments.kind],
    }),
    uniqueIndex("commission_rows_payment_unique").on(table.paymentId, table.paymentKind),
    index("commission_rows_commission").on(table.commissionId, table.createdAt),
    index("commission_rows_affiliate").on(table.affiliateId, table.occurredAt),
  ],
);

// Payouts

export const payouts = pgTable(
  "payouts",
  {
    id: id(),
    affiliateId: affiliateId(),
    /** `2026-W48`, of the Friday that sends it; null: it waits for one. */
    isoWeek: text(),
    origin: text({ enum: ["request", "automatic"] }).notNull(),
    amountCents: integer().notNull(),
    /** All but `failed` take from what is available. */
    status: text({ enum: ["requested", "processing", "completed", "failed"] }).notNull(),
    provider: text({ enum: ["sandbox", "stripe", "csv"] }),
    /** The provider's own: `tr_…`. */
    providerId: text(),
    /** Names the transfer at the provider, however often it is sent. */
    idempotencyKey: text().notNull(),
    /** Of a file of transfers that the operator was given. */
    batchId: text(),
    /** Where it goes, as it was when it was sent. */
    method: text({ enum: ["iban", "paypal"] }),
    maskedDestination: text(),
    encryptedDestination: text(),
    createdAt: createdAt(),
    sentAt: instant(),
    completedAt: instant(),
    failedAt: instant(),
    /** A Spanish sentence for the affiliate. */
    failureReason: text(),
  },
  (table) => [
    uniqueIndex("payouts_idempotency_unique").on(table.idempotencyKey),
    uniqueIndex("payouts_open_request_unique")
      .on(table.affiliateId)
      .where(sql`${table.origin} = 'request' and ${table.status} in ('requested', 'processing')`),
    uniqueIndex("payouts_week_unique")
      .on(table.affiliateId, table.isoWeek)
      .where(sql`${table.origin} = 'automatic'`),
    index("payouts_created").on(table.affiliateId, table.createdAt, table.id),
    index("payouts_open")
      .on(table.createdAt)
      .where(sql`${table.status} in ('requested', 'processing')`),
    index("payouts_batch").on(table.batchId),
    check("payouts_amount", sql`${table.amountCents} > 0`),
  ],
);

/** Friday runs that were begun, one a week. */
export const payoutRuns = pgTable("payout_runs", {
  /** `2026-W48` */
  isoWeek: text().primaryKey(),
  startedAt: instant().notNull(),
  /** null: it was cut short, and goes on. */
  finishedAt: instant(),
});

/** Where an affiliate's payouts go. */
export const payoutDetails = pgTable("payout_details", {
  affiliateId: affiliateId().primaryKey(),
  method: text({ enum: ["iban", "paypal"] }).notNull(),
  /** Account and holder together. */
  encrypted: text().notNull(),
  masked: text().notNull(),
  /** `acct_…` at Stripe; null: none was made. */
  stripeAccountId: text(),
  changedAt: instant().notNull(),
});
