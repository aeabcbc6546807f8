import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import {
  affiliates,
  commissions,
  payoutDetails,
  payouts,
  referrals,
} from "#db/schema-affiliates.ts";
import type { PayoutSandbox } from "#server/features/affiliates/payouts/deps.ts";
import { newAccountHours, savePayoutDetails } from "#shared/affiliates.ts";
import { newAffiliate, type TestAffiliate } from "../affiliate-visitors.ts";
import type { TestApp } from "../app.ts";
import { until } from "../wait-until.ts";

export const exampleIban = "ES91 2100 0418 4502 0005 1332";
export const password = "una frase larga y rara";

/** An affiliate who can be paid: confirmed e-mail address, payout details older than the waiting period. */
export async function payableAffiliate(
  site: TestApp,
  { account = exampleIban, method = "iban" as "iban" | "paypal" } = {},
): Promise<TestAffiliate> {
  const affiliate = await newAffiliate(site);
  const { userId } = affiliate.person;
  await site.database.db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.id, userId));
  const body = { method, account, holder: "Lumbre Panadería", password };
  const saved = await affiliate.person.call(savePayoutDetails, { body });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const changedAt = new Date(site.app.deps.now().getTime() - (newAccountHours + 1) * 3_600_000);
  await site.database.db
    .update(payoutDetails)
    .set({ changedAt })
    .where(eq(payoutDetails.affiliateId, affiliate.id));
  return affiliate;
}

/**
 * Adds a commission with a referral of its own, approved unless it `waits`.
 * @returns its invoice's id
 */
export async function addCommission(
  site: TestApp,
  { id: affiliateId }: Pick<TestAffiliate, "id">,
  amountCents: number,
  { waits = false } = {},
): Promise<string> {
  const { db } = site.database;
  const now = site.app.deps.now();
  const referralId = randomUUID();
  await db.transaction(async () => {
    const [{ referralCount } = { referralCount: 0 }] = await db
      .select()
      .from(affiliates)
      .where(eq(affiliates.id, affiliateId));
    const number = referralCount + 1;
    await db
      .update(affiliates)
      .set({ referralCount: number })
      .where(eq(affiliates.id, affiliateId));
    await db.insert(referrals).values({
      ...{ id: referralId, affiliateId, landingUrl: "/", number },
      ...{ createdAt: now, convertedAt: now },
    });
  });
  const invoiceId = `in_${randomUUID()}`;
  await db.insert(commissions).values({
    ...{ id: randomUUID(), affiliateId, referralId, invoiceId, plan: "growth", month: 1 },
    ...{ amountCents, paidCents: 8900, returnedCents: 0, createdAt: now },
    releasesAt: new Date(now.getTime() + (waits ? 30 * 86_400_000 : 0)),
    approvedAt: waits ? null : now,
  });
  return invoiceId;
}

/** An affiliate's payouts, oldest first. */
export async function payoutsOf(site: TestApp, { id }: Pick<TestAffiliate, "id">) {
  return await site.database.db
    .select()
    .from(payouts)
    .where(eq(payouts.affiliateId, id))
    .orderBy(payouts.createdAt, payouts.amountCents);
}

/** Waits until an affiliate has payouts and each of them has completed or failed. */
export function waitForFinishedPayouts(site: TestApp, affiliate: Pick<TestAffiliate, "id">) {
  return until(async () => {
    const all = await payoutsOf(site, affiliate);
    return all.length > 0 && all.every(({ status }) => /completed|failed/.test(status)) && all;
  });
}

/** A fake payout provider that records transfers in memory. */
export class RecordedTransfers implements PayoutSandbox {
  /** Cents sent, by idempotency key; a repeated key counts once. */
  readonly sent = new Map<string, number>();
  readonly requestedKeys: string[] = [];
  /** The next transfer of this many cents is recorded and then throws, as if its answer were lost. */
  losesAnswerAboutCents: number | null = null;

  async send({ key, amountCents, refused }: Parameters<PayoutSandbox["send"]>[0]) {
    this.requestedKeys.push(key);
    if (refused) return { refused: true } as const;
    if (!this.sent.has(key)) this.sent.set(key, amountCents);
    if (this.losesAnswerAboutCents === amountCents) {
      this.losesAnswerAboutCents = null;
      throw new Error("The answer never came");
    }
    return { id: `counted_${key}` };
  }

  /** Sum of all transfers, in cents. */
  get totalCents(): number {
    return [...this.sent.values()].reduce((sum, cents) => sum + cents, 0);
  }
}
