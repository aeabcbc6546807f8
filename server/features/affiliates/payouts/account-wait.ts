import type { payoutDetails } from "#db/schema-affiliates.ts";
import { newAccountHours, type PayoutDetails } from "#shared/affiliates.ts";
import { nextFriday } from "../madrid-time.ts";

export type PayoutDetailsRow = typeof payoutDetails.$inferSelect;

const waitMs = newAccountHours * 3_600_000;

/** When a new account may first be paid. The wait lets its owner notice a stranger's change. */
export function waitEndsAt({ changedAt }: Pick<PayoutDetailsRow, "changedAt">): Date {
  return new Date(changedAt.getTime() + waitMs);
}

/** The first Friday run after a moment that may pay the account; without one, the next Friday. */
export function firstPayoutFriday(
  details: Pick<PayoutDetailsRow, "changedAt"> | null,
  after: Date,
): Date {
  if (!details) return nextFriday(after);
  const until = waitEndsAt(details);
  return nextFriday(until > after ? until : after);
}

/** Payout details as their owner sees them. */
export function toPayoutDetails(
  details: Pick<PayoutDetailsRow, "method" | "masked" | "changedAt">,
  now: Date,
): PayoutDetails {
  const { method, masked, changedAt } = details;
  const until = waitEndsAt(details);
  return {
    method,
    masked,
    changedAt: changedAt.toISOString(),
    waitsUntil: until > now ? until.toISOString() : null,
  };
}
