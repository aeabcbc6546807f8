import { eq } from "drizzle-orm";
import { payoutDetails } from "#db/schema-affiliates.ts";
import { callStripe, stripeRefusal } from "#server/features/billing/billing.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import { type PayoutAccount, payoutAccountPath } from "#shared/affiliates.ts";
import { requireAffiliate } from "../find-affiliate.ts";
import type { PayoutDeps } from "./deps.ts";
import { decryptDestination } from "./destination-encryption.ts";
import { findReceiver } from "./receivers.ts";

/**
 * The URL of Stripe's onboarding form for an affiliate, valid for some minutes. The first call creates
 * their Stripe account.
 * @throws AppError `not_found` when Stripe is not the payout provider, `conflict` without an IBAN
 */
export async function createOnboardingLink(deps: PayoutDeps, userId: string): Promise<string> {
  if (deps.payouts.provider !== "stripe") throw notFound();
  const { id } = await requireAffiliate(deps, userId);
  await limitWrites(deps, userId, "payout-account", 30);
  const receiver = await findReceiver(deps, id);
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
  const { account: iban } = await decryptDestination(deps, affiliateId, encrypted);
  const made = await callStripe(deps, (stripe) =>
    stripe.accounts.create(
      {
        type: "express",
        country: iban.slice(0, 2),
        email,
        business_type: "individual",
        capabilities: { transfers: { requested: true } },
        // Affiliates only receive money; they do not sell through Stripe.
        tos_acceptance: { service_agreement: "recipient" },
        metadata: { affiliate: affiliateId },
      },
      // Repeated clicks create one account; saving the details again allows a new one.
      { idempotencyKey: `payout-account:${affiliateId}:${changedAt.getTime()}` },
    ),
  );
  await deps.db
    .update(payoutDetails)
    .set({ stripeAccountId: made.id })
    .where(eq(payoutDetails.affiliateId, affiliateId));
  return made.id;
}

/** The current state of an affiliate's Stripe account, read from Stripe. */
export async function readPayoutAccount(deps: PayoutDeps, userId: string): Promise<PayoutAccount> {
  const { id } = await requireAffiliate(deps, userId);
  if (deps.payouts.provider !== "stripe") return { state: "not_needed" };
  await limitWrites(deps, userId, "payout-account-state");
  const receiver = await findReceiver(deps, id);
  const accountId = receiver?.details?.stripeAccountId;
  if (!accountId) return { state: "not_begun" };
  try {
    const { capabilities } = await callStripe(deps, (stripe) =>
      stripe.accounts.retrieve(accountId),
    );
    return { state: capabilities?.transfers === "active" ? "ready" : "incomplete" };
  } catch (error) {
    if (!isUnknownAccount(stripeRefusal(error)?.code)) throw error;
    await clearStripeAccount(deps, accountId);
    return { state: "not_begun" };
  }
}

/** Whether Stripe no longer knows the account: it was closed, or belongs to another Stripe account of ours. */
export function isUnknownAccount(code: string | null | undefined): boolean {
  return code === "account_invalid" || code === "resource_missing";
}

/** Removes a Stripe account id, so that the next link creates a new account. */
export async function clearStripeAccount({ db }: PayoutDeps, accountId: string): Promise<void> {
  await db
    .update(payoutDetails)
    .set({ stripeAccountId: null })
    .where(eq(payoutDetails.stripeAccountId, accountId));
}
