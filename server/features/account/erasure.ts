import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { endSessions } from "#server/platform/http/session.ts";
import type { Platform } from "#server/platform/platform.ts";
import { voidLinks } from "./mailed-links.ts";

/** Answer to anybody who tries to use an account while it is being erased. */
export const erasureInProgressMessage =
  "Esta cuenta se está borrando y ya no se puede usar. Te escribiremos cuando esté hecho.";

/**
 * Marks an account as being erased, which cannot be undone: ends its sessions and voids its mailed
 * links. Call it in the transaction that queues the erasure.
 * @returns false when it was already marked
 */
export async function markForErasure(
  deps: Pick<Platform, "db" | "now">,
  userId: string,
): Promise<boolean> {
  const marked = await deps.db
    .update(users)
    .set({ leavingAt: deps.now() })
    .where(and(eq(users.id, userId), isNull(users.leavingAt)))
    .returning({ id: users.id });
  await endSessions(deps, userId);
  await voidLinks(deps, userId, "reset-password");
  await voidLinks(deps, userId, "verify-email");
  return marked.length > 0;
}

/** Somebody whose account is being erased. */
export interface PersonBeingErased {
  id: string;
  email: string;
  name: string;
  /** null: the address is not confirmed. */
  emailVerifiedAt: Date | null;
  leavingAt: Date;
}

/** The person, if their account is being erased; null: it is not, or does not exist any more. */
export async function findPersonBeingErased(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<PersonBeingErased | null> {
  const { id, email, name, emailVerifiedAt, leavingAt } = users;
  const [person] = await db
    .select({ id, email, name, emailVerifiedAt, leavingAt })
    .from(users)
    .where(eq(users.id, userId));
  return person?.leavingAt ? { ...person, leavingAt: person.leavingAt } : null;
}

/** People whose erasure began before that moment, oldest first. */
export async function listPeopleBeingErased(
  { db }: Pick<Platform, "db">,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; email: string; leavingAt: Date | null }[]> {
  return db
    .select({ id: users.id, email: users.email, leavingAt: users.leavingAt })
    .from(users)
    .where(lte(users.leavingAt, before))
    .orderBy(asc(users.leavingAt))
    .limit(limit);
}
