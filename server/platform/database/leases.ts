import { randomUUID } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { leases } from "#db/schema.ts";
import type { Schedule } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** Work that nobody else does meanwhile, in any process. */
export interface Lease {
  /** Another one each time it is taken. */
  id: string;
  /** The whole time again; false when it ran out and somebody else has taken it since, or it was swept. */
  extend(): Promise<boolean>;
  giveBack(): Promise<void>;
}

/**
 * null: somebody has it. It ends by itself after so many seconds, which must be more than enough for
 * the work, or for what is done of it until it is extended. No row is locked meanwhile.
 */
export async function takeLease(
  { db, now }: Base,
  key: string,
  seconds: number,
): Promise<Lease | null> {
  const holder = randomUUID();
  const until = () => new Date(now().getTime() + seconds * 1000);
  const ours = and(eq(leases.key, key), eq(leases.holder, holder));
  const fresh = { holder, until: until() };
  const taken = await db
    .insert(leases)
    .values({ key, ...fresh })
    .onConflictDoUpdate({ target: leases.key, set: fresh, setWhere: lte(leases.until, now()) })
    .returning({ key: leases.key });
  if (taken.length === 0) return null;
  return {
    id: holder,
    async extend() {
      const kept = await db
        .update(leases)
        .set({ until: until() })
        .where(ours)
        .returning({ key: leases.key });
      return kept.length > 0;
    },
    async giveBack() {
      await db.delete(leases).where(ours);
    },
  };
}

/** Removes what processes that were killed have left. */
export const sweepLeases: Schedule<Base> = {
  name: "sweep-leases",
  everySeconds: 86_400,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    await db.delete(leases).where(lte(leases.until, now()));
  },
};
