import type { payoutDetails } from "#db/schema-affiliates.ts";
import { newAccountHours, type PayoutDetails } from "#shared/affiliates.ts";
import { nextFriday } from "../madrid.ts";

export type Details = typeof payoutDetails.$inferSelect;

const waitMs = newAccountHours * 3_600_000;

/** Until when nothing is sent to an account, so that its owner can notice that a stranger gave it. */
export function waitsUntil({ changedAt }: Pick<Details, "changedAt">): Date {
  return new Date(changedAt.getTime() + waitMs);
}

/** The first Friday after a moment on which something may be sent; without an account, the next one. */
export function firstFriday(details: Pick<Details, "changedAt"> | null, after: Date): Date {
  if (!details) return nextFriday(after);
  const until = waitsUntil(details);
  return nextFriday(until > after ? until : after);
}

/** An account as its owner sees it. */
export function detailsView(
  details: Pick<Details, "method" | "masked" | "changedAt">,
  now: Date,
): PayoutDetails {
  const { method, masked, changedAt } = details;
  const until = waitsUntil(details);
  return {
    method,
    masked,
    changedAt: changedAt.toISOString(),
    waitsUntil: until > now ? until.toISOString() : null,
  };
}
