import { randomUUID } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { leases } from "#db/schema.ts";
import type { Schedule } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** Work that nobody else does meanwhile, in any process. */
export interface Lease {
  giveBack(): Promise<void>;
}

/** null: somebody has it. It ends by itself after so many seconds, which must be more than enough. */
export async function takeLease(
  { db, now }: Base,
  key: string,
  seconds: number,
): Promise<Lease | null> {
  const holder = randomUUID();
  const until = new Date(now().getTime() + seconds * 1000);
  const taken = await db
    .insert(leases)
    .values({ key, holder, until })
    .onConflictDoUpdate({
      target: leases.key,
      set: { holder, until },
      setWhere: lte(leases.until, now()),
    })
    .returning({ key: leases.key });
  if (taken.length === 0) return null;
  return {
    async giveBack() {
      await db.delete(leases).where(and(eq(leases.key, key), eq(leases.holder, holder)));
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
