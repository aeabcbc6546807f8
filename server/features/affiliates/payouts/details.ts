import { payoutDetails } from "#db/schema-affiliates.ts";
import { confirmPassword, logSecurityEvent } from "#server/features/account/account.ts";
import { invalid } from "#server/platform/errors.ts";
import type { Client, SignedInUser } from "#server/platform/http/http.ts";
import { sendMail } from "#server/platform/mail/mail.ts";
import type { PayoutDetails } from "#shared/affiliates.ts";
import { lockAffiliate } from "../balance.ts";
import { requireAffiliate } from "../find-affiliate.ts";
import { firstPayoutFriday, toPayoutDetails } from "./account-wait.ts";
import { maskAccount, type PayoutMethod, parseAccount } from "./accounts.ts";
import type { PayoutDeps } from "./deps.ts";
import { encryptDestination } from "./destination-encryption.ts";
import { detailsChangedMail } from "./mails.ts";

interface GivenDetails {
  method: PayoutMethod;
  account: string;
  holder: string;
  password: string;
}

/**
 * Saves where an affiliate is paid, also for requests that are still open. Nothing is sent to the new
 * account for three days, and the affiliate gets a mail about the change.
 * @throws AppError `not_found`, `invalid` by field, `rate_limited`
 */
export async function savePayoutDetails(
  deps: PayoutDeps,
  user: SignedInUser,
  { method, account: typed, holder, password }: GivenDetails,
  client: Client,
): Promise<PayoutDetails> {
  const affiliate = await requireAffiliate(deps, user.userId);
  const isStripe = deps.payouts.provider === "stripe";
  if (isStripe && method === "paypal") {
    throw invalid({ method: "Los pagos llegan por transferencia: elige IBAN" });
  }
  const account = parseAccount(method, typed);
  const person = await confirmPassword(deps, user, password, "password");
  const to = { method, account, holder };
  const encrypted = await encryptDestination(deps, affiliate.id, to);
  const masked = maskAccount(to);
  const changedAt = deps.now();
  const row = { method, encrypted, masked, changedAt };
  await deps.db.transaction(async () => {
    await lockAffiliate(deps, affiliate.id);
    await deps.db
      .insert(payoutDetails)
      .values({ affiliateId: affiliate.id, ...row })
      .onConflictDoUpdate({ target: payoutDetails.affiliateId, set: row });
    const mail = detailsChangedMail(
      { to: person.email, name: person.name, timeZone: person.timeZone },
      { masked, at: changedAt, firstPayout: firstPayoutFriday(row, changedAt), connect: isStripe },
      deps.settings,
    );
    await deps.jobs.later(sendMail, mail);
  });
  logSecurityEvent(deps, "payout-details-changed", { client, userId: user.userId });
  return toPayoutDetails(row, changedAt);
}
