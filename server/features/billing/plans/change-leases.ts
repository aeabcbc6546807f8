import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { customers } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { knownCustomer } from "../stripe/customers.ts";

/** Longer than the slowest write at Stripe takes with all its retries. */
export const leaseMs = 120_000;

/** The right to change a person's plan, which one request has at a time in all processes. */
export interface ChangeLease {
  /** Another one for each attempt. */
  id: string;
  /**
   * The whole time again, before each write at Stripe.
   * @throws AppError `conflict` when it ran out and somebody else has it now
   */
  extend(): Promise<void>;
}

type Deps = Pick<BillingDeps, "db" | "now" | "log">;

/**
 * Changes a person's plan while nobody else does: a second change would reckon with a price that
 * the first is about to replace. No row is locked meanwhile; what breaks off runs out.
 * @throws AppError `conflict` while another change is under way
 */
export async function whileChanging<T>(
  deps: Deps,
  userId: string,
  work: (lease: ChangeLease) => Promise<T>,
): Promise<T> {
  const { db } = deps;
  const id = randomUUID();
  const own = eq(customers.userId, userId);
  const ours = and(own, eq(customers.changeId, id));
  const fresh = () => ({ changeId: id, changeUntil: new Date(deps.now().getTime() + leaseMs) });
  const free = or(isNull(customers.changeUntil), lt(customers.changeUntil, deps.now()));
  const taken = await db
    .update(customers)
    .set(fresh())
    .where(and(own, free))
    .returning({ userId: customers.userId });
  // Who is not at Stripe yet has nothing that could be changed twice.
  if (taken.length === 0 && (await knownCustomer(deps, userId))) throw underWay();
  const extend = async () => {
    const kept = await db
      .update(customers)
      .set(fresh())
      .where(ours)
      .returning({ userId: customers.userId });
    if (kept.length === 0) throw underWay();
  };
  try {
    return await work({ id, extend });
  } finally {
    await db
      .update(customers)
      .set({ changeId: null, changeUntil: null })
      .where(ours)
      .catch((error: unknown) => deps.log.warn("A change of plan runs out by itself", { error }));
  }
}

function underWay(): AppError {
  return new AppError(
    "conflict",
    "Tu plan ya está cambiando. Espera un momento y míralo de nuevo.",
  );
}
