import { takeLease } from "#server/platform/database/leases.ts";
import { AppError } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";

/** Longer than the slowest write at Stripe takes with all its retries. */
export const leaseMs = 120_000;

/** The right to change a person's plan, which one request has at a time in all processes. */
export interface ChangeLease {
  /** Another one for each attempt. */
  id: string;
  /**
   * The whole time again, before each write at Stripe.
   * @throws AppError `conflict` when it ran out and somebody else has had it since
   */
  extend(): Promise<void>;
}

/**
 * Changes a person's plan while nobody else does: a second change would reckon with a price that
 * the first is about to replace. What breaks off runs out.
 * @throws AppError `conflict` while another change is under way
 */
export async function whileChanging<T>(
  deps: Pick<BillingDeps, "db" | "now" | "log">,
  userId: string,
  work: (lease: ChangeLease) => Promise<T>,
): Promise<T> {
  const lease = await takeLease(deps, changeKey(userId), leaseMs / 1000);
  if (!lease) throw underWay();
  const extend = async () => {
    if (!(await lease.extend())) throw underWay();
  };
  try {
    return await work({ id: lease.id, extend });
  } finally {
    await lease
      .giveBack()
      .catch((error: unknown) => deps.log.warn({ error }, "A change of plan runs out by itself"));
  }
}

/** Under which a lease is kept. */
export function changeKey(userId: string): string {
  return `change-plan:${userId}`;
}

function underWay(): AppError {
  return new AppError(
    "conflict",
    "Tu plan ya está cambiando. Espera un momento y míralo de nuevo.",
  );
}
