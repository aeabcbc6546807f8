import { takeLease } from "#server/platform/database/leases.ts";
import { AppError } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";

/** Longer than the slowest write at Stripe with all its retries. */
export const leaseMs = 120_000;

/** The exclusive right to change a person's plan, across all processes. */
export interface ChangeLease {
  /** Unique per lease. */
  id: string;
  /**
   * Renews the lease for its whole duration. Call it before each write at Stripe.
   * @throws AppError `conflict` when it expired and another request has taken it since
   */
  extend(): Promise<void>;
}

/**
 * Runs a change of a person's plan under an exclusive lease: a parallel change would calculate with a
 * price that the first one replaces. The lease of a crashed process expires.
 * @throws AppError `conflict` while another change is under way
 */
export async function withChangeLease<T>(
  deps: Pick<BillingDeps, "db" | "now" | "log">,
  userId: string,
  work: (lease: ChangeLease) => Promise<T>,
): Promise<T> {
  const lease = await takeLease(deps, changeLeaseName(userId), leaseMs / 1000);
  if (!lease) throw changeUnderWayError();
  const extend = async () => {
    if (!(await lease.extend())) throw changeUnderWayError();
  };
  try {
    return await work({ id: lease.id, extend });
  } finally {
    await lease
      .release()
      .catch((error: unknown) => deps.log.warn({ error }, "A change of plan runs out by itself"));
  }
}

/** Name of the lease for a person. */
export function changeLeaseName(userId: string): string {
  return `change-plan:${userId}`;
}

function changeUnderWayError(): AppError {
  return new AppError(
    "conflict",
    "Tu plan ya está cambiando. Espera un momento y míralo de nuevo.",
  );
}
