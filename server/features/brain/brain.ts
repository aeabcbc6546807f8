import { eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { businessProfileDrafts, businessProfiles } from "#db/schema-brain.ts";
import { preparePerDatabase } from "#server/platform/database/prepared-queries.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { BusinessFacts, BusinessProfile, brainDraft } from "#shared/brain.ts";

type Brain = Pick<Platform, "db" | "now">;

const selectProfile = preparePerDatabase((db) =>
  db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, sql.placeholder("userId")))
    .prepare("business_profile"),
);

/** The business as its owner described it; null before the wizard is finished. */
export async function readProfile(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<BusinessProfile | null> {
  const [row] = await selectProfile(db).execute({ userId });
  return row ? toProfile(row) : null;
}

/** Creates or replaces the profile and deletes the draft. @throws AppError 429 */
export async function saveProfile(
  { db, now }: Brain,
  userId: string,
  facts: BusinessFacts,
): Promise<BusinessProfile> {
  await limitWrites({ db, now }, userId, "profile");
  const at = now();
  return await db.transaction(async () => {
    const [row] = await db
      .insert(businessProfiles)
      .values({ userId, ...facts, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: businessProfiles.userId,
        set: { ...facts, updatedAt: at },
      })
      .returning();
    await db.delete(businessProfileDrafts).where(eq(businessProfileDrafts.userId, userId));
    return toProfile(row!);
  });
}

/** High, because the page saves the draft while somebody types. */
const draftsAnHour = 2_000;

type Draft = z.output<typeof brainDraft>;

/** Where the person left the wizard, or null. */
export async function readDraft({ db }: Brain, userId: string): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(businessProfileDrafts)
    .where(eq(businessProfileDrafts.userId, userId));
  return row ? { step: row.step, answers: row.answers } : null;
}

/** Saves the wizard's answers as they are, valid or not. The last write wins. @throws AppError 429 */
export async function saveDraft({ db, now }: Brain, userId: string, draft: Draft): Promise<Draft> {
  await limitWrites({ db, now }, userId, "profile-draft", draftsAnHour);
  const answers = Object.fromEntries(
    Object.entries(draft.answers).filter(([, answer]) => answer !== undefined),
  ) as Record<string, string | string[]>;
  const row = { step: draft.step, answers, updatedAt: now() };
  await db
    .insert(businessProfileDrafts)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: businessProfileDrafts.userId, set: row });
  return { step: draft.step, answers };
}

function toProfile(row: typeof businessProfiles.$inferSelect): BusinessProfile {
  const { userId: _, createdAt: __, updatedAt, ...facts } = row;
  // The input schema has checked what the columns hold.
  return { ...(facts as BusinessFacts), updatedAt: updatedAt.toISOString() };
}
