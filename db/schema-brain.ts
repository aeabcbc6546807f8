import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, owner } from "./schema.ts";

// Brain Central: what a business tells of itself.

export const businessProfiles = pgTable("business_profiles", {
  userId: owner().primaryKey(),
  businessName: text().notNull(),
  industry: text().notNull(),
  businessType: text().notNull(),
  mainService: text().notNull(),
  targetAudience: text().notNull(),
  audienceAge: text().notNull(),
  audienceLocation: text().notNull(),
  primaryGoal: text().notNull(),
  brandTone: text().notNull(),
  preferredPlatforms: text().array().notNull(),
  products: text().array().notNull(),
  brandValues: text().array().notNull(),
  differentiators: text().array().notNull(),
  createdAt: createdAt(),
  updatedAt: instant().notNull(),
});

/** Answers of an unfinished wizard, kept as typed. */
export const businessProfileDrafts = pgTable("business_profile_drafts", {
  userId: owner().primaryKey(),
  step: integer().notNull(),
  answers: jsonb().$type<Record<string, string | string[]>>().notNull(),
  updatedAt: instant().notNull(),
});
