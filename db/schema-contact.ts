import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, users } from "./schema.ts";

// What visitors of the public site leave.

export const contactInquiries = pgTable(
  "contact_inquiries",
  {
    id: id(),
    /** Whose session it was written in, with whatever address; null: nobody was signed in. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("contact_inquiries_created").on(table.createdAt, table.id),
    // Erasing a person finds their rows.
    index("contact_inquiries_user").on(table.userId),
  ],
);

/** Whoever tried the demonstration, and for which business. */
export const leads = pgTable(
  "leads",
  {
    id: id(),
    /** Whose session it was written in, with whatever address; null: nobody was signed in. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    businessName: text().notNull(),
    industry: text(),
    product: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("leads_created").on(table.createdAt, table.id),
    // Erasing a person finds their rows.
    index("leads_user").on(table.userId),
  ],
);

/**
 * Proofs that somebody let the pixel count them, or stopped letting it. Nothing in them says who: the
 * id is made at random by the browser, which can show it. Rows are only added.
 */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    consentId: uuid().notNull(),
    choice: text({ enum: ["granted", "withdrawn"] }).notNull(),
    /** Which words they were asked with. */
    textVersion: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("consents_created").on(table.createdAt)],
);
