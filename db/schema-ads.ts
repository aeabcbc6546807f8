import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SiteFacts } from "#server/features/websites/reader/site.ts";
import { createdAt, id, instant } from "./schema.ts";

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
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("analyses_address").on(table.address, table.readAt),
    index("analyses_expires_at").on(table.expiresAt),
  ],
);
