import { eq } from "drizzle-orm";
import { payoutDetails } from "#db/schema-affiliates.ts";
import { callStripe, stripeRefusal } from "#server/features/billing/billing.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import { type PayoutAccount, payoutAccountPath } from "#shared/affiliates.ts";
import { affiliateOf } from "../own-affiliate.ts";
import type { PayoutDeps } from "./deps.ts";
import { openDestination } from "./keys.ts";
import { receiverOf } from "./receivers.ts";

/**
 * Address at which Stripe asks an affiliate who they are, and for their bank; good for some minutes.
 * Their account there is made at the first time.
 * @throws AppError `not_found` where payouts go another way, `conflict` without an IBAN
 */
export async function payoutAccountLink(deps: PayoutDeps, userId: string): Promise<string> {
  if (deps.payouts.provider !== "stripe") throw notFound();
  const { id } = await affiliateOf(deps, userId);
  await limitWrites(deps, userId, "payout-account", 30);
  const receiver = await receiverOf(deps, id);
  if (!receiver?.details) throw new AppError("conflict", "Añade dónde cobrar");
  const { details, to: email } = receiver;
  if (details.method !== "iban") {
    throw new AppError(
      "conflict",
      "Los pagos llegan por transferencia: cambia dónde cobras a un IBAN",
    );
  }
  const account = details.stripeAccountId ?? (await openAccount(deps, id, details, email));
  const { publicOrigin } = deps.settings;
  const link = await callStripe(deps, (stripe) =>
    stripe.accountLinks.create({
      account,
      type: "account_onboarding",
      refresh_url: `${publicOrigin}${payoutAccountPath}`,
      return_url: `${publicOrigin}/affiliate-dashboard?tab=pagos`,
    }),
  );
  return link.url;
}

async function openAccount(
  deps: PayoutDeps,
  affiliateId: string,
  { encrypted, changedAt }: { encrypted: string; changedAt: Date },
  email: string,
): Promise<string> {
  const { account: iban } = await openDestination(deps, affiliateId, encrypted);
  const made = await callStripe(deps, (stripe) =>
    stripe.accounts.create(
      {
        type: "express",
        country: iban.slice(0, 2),
        email,
        business_type: "individual",
        capabilities: { transfers: { requested: true } },
        // They receive money from us and sell nothing by Stripe.
        tos_acceptance: { service_agreement: "recipient" },
        metadata: { affiliate: affiliateId },
      },
      // One account each however often this is clicked, and another when the first is gone.
      { idempotencyKey: `payout-account:${affiliateId}:${changedAt.getTime()}` },
    ),
  );
  await deps.db
    .update(payoutDetails)
    .set({ stripeAccountId: made.id })
    .where(eq(payoutDetails.affiliateId, affiliateId));
  return made.id;
}

/** How far an affiliate's account at Stripe is, as Stripe says it now. */
export async function readPayoutAccount(deps: PayoutDeps, userId: string): Promise<PayoutAccount> {
  const { id } = await affiliateOf(deps, userId);
  if (deps.payouts.provider !== "stripe") return { state: "not_needed" };
  await limitWrites(deps, userId, "payout-account-state");
  const receiver = await receiverOf(deps, id);
  const accountId = receiver?.details?.stripeAccountId;
  if (!accountId) return { state: "not_begun" };
  try {
    const { capabilities } = await callStripe(deps, (stripe) =>
      stripe.accounts.retrieve(accountId),
    );
    return { state: capabilities?.transfers === "active" ? "ready" : "incomplete" };
  } catch (error) {
    if (!isUnknownAccount(stripeRefusal(error)?.code)) throw error;
    await forgetAccount(deps, accountId);
    return { state: "not_begun" };
  }
}

/** It was closed, or belongs to another Stripe account of ours. */
export function isUnknownAccount(code: string | null | undefined): boolean {
  return code === "account_invalid" || code === "resource_missing";
}

/** The next link makes another. */
export async function forgetAccount({ db }: PayoutDeps, accountId: string): Promise<void> {
  await db
    .update(payoutDetails)
    .set({ stripeAccountId: null })
    .where(eq(payoutDetails.stripeAccountId, accountId));
}
