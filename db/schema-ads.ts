import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AdEdits, ScheduledDay } from "#shared/ads.ts";
import { orderStatuses } from "#shared/orders.ts";
import { createdAt, id, instant, users } from "./schema.ts";
import type { ComposedAd, Material, OwnStoredPicture } from "./schema-creatives.ts";
import type { SiteFacts } from "./schema-site-facts.ts";

// Instant Web Ads.

/** What was read of somebody's site, for whom. Its id is the only key to it. */
export const analyses = pgTable(
  "analyses",
  {
    id: id(),
    /** Of the page, without its scheme: both are one site. */
    address: text().notNull(),
    /** Of the page that was read in the end. */
    url: text().notNull(),
    email: text().notNull(),
    businessName: text().notNull(),
    facts: jsonb().$type<SiteFacts>().notNull(),
    /** When the page was read; a later analysis may repeat an earlier reading. */
    readAt: instant().notNull(),
    /** What its pictures are made of, once somebody saw a preview; its files are under `analyses/<id>/`. */
    material: jsonb().$type<Material>(),
    /** Uploaded for these ads, oldest first; the files are beside the material's. */
    ownPictures: jsonb().$type<OwnStoredPicture[]>().notNull().default([]),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("analyses_address").on(table.address, table.readAt),
    index("analyses_expires_at").on(table.expiresAt),
  ],
);

/** An order of seven advertisements, from before its payment to twelve months after. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    /** null: a stranger, or somebody who erased their account. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    email: text().notNull(),
    businessName: text().notNull(),
    websiteUrl: text().notNull(),
    analysisId: uuid().notNull(),
    /** A copy: the analysis is kept for a week only. */
    facts: jsonb().$type<SiteFacts>().notNull(),
    edits: jsonb().$type<AdEdits>().notNull(),
    /** The buyer's own pictures that the edits name, with copies of their files. */
    ownPictures: jsonb().$type<OwnStoredPicture[]>().notNull().default([]),
    status: text({ enum: orderStatuses }).notNull(),
    /** `cs_…` of its payment page. */
    checkoutId: text(),
    /** Address of that page, worth as long as the order is unpaid. */
    checkoutUrl: text(),
    /** `pi_…` */
    paymentId: text(),
    priceCents: integer().notNull(),
    affiliateCode: text(),
    /** Everything that its pictures are made of; null until it was prepared. */
    material: jsonb().$type<Material>(),
    /** Its advertisements before they are drawn: a delivery that goes on draws these. Null once delivered. */
    composed: jsonb().$type<ComposedAd[]>(),
    schedule: jsonb().$type<ScheduledDay[]>().notNull().default([]),
    writer: text(),
    /** Runs of its delivery, however they ended. */
    attempts: integer().notNull().default(0),
    /** When its delivery is begun again if nobody is seen at it. */
    tryAt: instant(),
    /** Why it could not be delivered, for the operator. */
    failure: text(),
    /** Raised by every change that its page shows. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    paidAt: instant(),
    deliveredAt: instant(),
    /** Under which name its strategy is kept, said by what it was made of; null: it is not. */
    documents: text(),
    refundedAt: instant(),
  },
  (table) => [
    index("orders_user_created").on(table.userId, table.createdAt, table.id),
    index("orders_created").on(table.createdAt, table.id),
    // Of those who ordered without an account, for whom confirms the address later.
    index("orders_strangers").on(table.email).where(sql`${table.userId} is null`),
    index("orders_analysis").on(table.analysisId),
    index("orders_under_way").on(table.tryAt).where(sql`${table.status} in ('paid', 'working')`),
    uniqueIndex("orders_checkout_unique").on(table.checkoutId),
  ],
);

/** One of an order's seven. It appears when its pictures are kept. */
export const ads = pgTable(
  "ads",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** 1–7: its day. */
    number: integer().notNull(),
    /** The version that is shown. */
    version: integer().notNull().default(0),
    /** Versions made, beside the first: what the limit of revisions counts. */
    revisions: integer().notNull().default(0),
    /** Whoever is changing it, and until when nobody else may; null: nobody. */
    revisionRun: uuid(),
    revisingUntil: instant(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);

/** Never edited: a revision is a new row, a restored one is pointed to. */
export const adVersions = pgTable(
  "ad_versions",
  {
    orderId: uuid().notNull(),
    adNumber: integer().notNull(),
    /** 0: as delivered. */
    number: integer().notNull(),
    /** What was asked for; null for 0. */
    request: text(),
    /** Its words and everything that decides its pictures. */
    ad: jsonb().$type<ComposedAd>().notNull(),
    /** Small files were kept beside its pictures. */
    thumbnails: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.adNumber, table.number] }),
    foreignKey({
      columns: [table.orderId, table.adNumber],
      foreignColumns: [ads.orderId, ads.number],
    }).onDelete("cascade"),
  ],
);
