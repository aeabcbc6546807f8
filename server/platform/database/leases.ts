import { randomUUID } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { leases } from "#db/schema.ts";
import type { Schedule } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** An exclusive lock with an expiry, valid across processes. */
export interface Lease {
  /** New each time the lease is taken. */
  id: string;
  /** Renews it for the full duration; false when it expired and was taken by another holder or swept. */
  extend(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes the lease, or returns null when another holder has it. It expires after `seconds`, which must
 * be more than the work needs until it is done or extends the lease. No row stays locked meanwhile.
 */
export async function takeLease(
  { db, now }: Base,
  key: string,
  seconds: number,
): Promise<Lease | null> {
  const holder = randomUUID();
  const until = () => new Date(now().getTime() + seconds * 1000);
  const isOurs = and(eq(leases.key, key), eq(leases.holder, holder));
  const ownLease = { holder, until: until() };
  const taken = await db
    .insert(leases)
    .values({ key, ...ownLease })
    .onConflictDoUpdate({ target: leases.key, set: ownLease, setWhere: lte(leases.until, now()) })
    .returning({ key: leases.key });
  if (taken.length === 0) return null;
  return {
    id: holder,
    async extend() {
      const extended = await db
        .update(leases)
        .set({ until: until() })
        .where(isOurs)
        .returning({ key: leases.key });
      return extended.length > 0;
    },
    async release() {
      await db.delete(leases).where(isOurs);
    },
  };
}

/** Removes the expired leases of killed processes. */
export const sweepLeases: Schedule<Base> = {
  name: "sweep-leases",
  everySeconds: 86_400,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    await db.delete(leases).where(lte(leases.until, now()));
  },
};
