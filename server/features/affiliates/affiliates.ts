import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, commissions, payoutDetails, payouts } from "#db/schema-affiliates.ts";
import { notFound } from "#server/platform/errors.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type AffiliateView, holdDays, payoutMinDollars } from "#shared/affiliates.ts";
import { centsOf, dollarsOf } from "#shared/money.ts";
import { type Balance, balanceOf, disputedCents } from "./balance.ts";
import { randomCode } from "./codes.ts";
import { listCommissions } from "./commission-lists.ts";
import { sumDailyStats } from "./daily-stats.ts";
import { type Affiliate, findAffiliate, notAffiliateMessage } from "./find-affiliate.ts";
import { nextFriday } from "./madrid-time.ts";
import { listPayouts } from "./payout-lists.ts";
import {
  firstPayoutFriday,
  type PayoutDetailsRow,
  toPayoutDetails,
} from "./payouts/account-wait.ts";
import type { PayoutDeps } from "./payouts/deps.ts";
import { listReferrals } from "./referrals.ts";

type Base = Pick<PayoutDeps, "db" | "now" | "settings" | "payouts">;

/** Makes a user an affiliate. Registering again keeps the first code. */
export async function registerAffiliate(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
): Promise<{ message: string }> {
  await limitWrites({ db, now }, userId, "affiliate");
  for (let tries = 0; tries < 5; tries++) {
    const [made] = await db
      .insert(affiliates)
      .values({ id: randomUUID(), userId, code: randomCode(), createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: affiliates.id });
    if (made) return { message: "Ya eres afiliado: comparte tu enlace y gana el 30 %." };
    if (await findAffiliate({ db }, userId)) return { message: "Ya eras afiliado." };
  }
  throw new Error("Five random affiliate codes in a row were already taken");
}

/** The data of an affiliate's dashboard, or a message for a user who is not an affiliate. */
export async function readDashboard(
  deps: Base,
  userId: string,
): Promise<AffiliateView | { message: string }> {
  const affiliate = await findAffiliate(deps, userId);
  if (!affiliate) return { message: notAffiliateMessage };
  const { id } = affiliate;
  const [balance, counts, referralPage, commissionPage, payoutPage, details] = await Promise.all([
    balanceOf(deps, id),
    sumDailyStats(deps, id),
    // The dashboard does not show totals, so the lists skip the count query.
    listReferrals(deps, id, { total: 0 }),
    listCommissions(deps, id, { total: 0 }),
    listPayouts(deps, id, { total: 0 }),
    findDetails(deps, id),
  ]);
  return {
    affiliate: {
      affiliateCode: affiliate.code,
      link: `${deps.settings.publicOrigin}/?ref=${affiliate.code}`,
      createdAt: affiliate.createdAt.toISOString(),
    },
    stats: {
      clicks: counts.clicks,
      totalReferrals: counts.signUps,
      conversions: counts.conversions,
      conversionRate: percentOf(counts.conversions, counts.signUps),
      paidInvoices: counts.sales,
      totalEarned: dollarsOf(balance.totalEarned),
      paidAmount: dollarsOf(balance.paid),
      pendingAmount: dollarsOf(balance.pending),
      requestedAmount: dollarsOf(balance.held),
      waitingAmount: dollarsOf(balance.waiting),
      disputedAmount: dollarsOf(balance.disputed),
    },
    referrals: referralPage.rows,
    commissions: commissionPage.rows,
    payouts: payoutPage.rows,
    payoutDetails: details && toPayoutDetails(details, deps.now()),
    paysByStripe: deps.payouts.provider === "stripe",
    nextPayout: await describeNextPayout(deps, affiliate, balance, details),
  };
}

/** Rounded to one decimal. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}

async function findDetails({ db }: Base, affiliateId: string): Promise<PayoutDetailsRow | null> {
  const [row] = await db
    .select()
    .from(payoutDetails)
    .where(eq(payoutDetails.affiliateId, affiliateId));
  return row ?? null;
}

/** What the next Friday run would pay with today's data. */
async function describeNextPayout(
  deps: Base,
  affiliate: Affiliate,
  balance: Balance,
  details: PayoutDetailsRow | null,
): Promise<AffiliateView["nextPayout"]> {
  const { db } = deps;
  const at = firstPayoutFriday(details, deps.now());
  // Every commission waits `holdDays`, so the indexed `createdAt` finds those released by then.
  const releasedBy = new Date(at.getTime() - holdDays * 86_400_000);
  const unapproved = and(eq(commissions.affiliateId, affiliate.id), isNull(commissions.approvedAt));
  const [requested] = await db
    .select({ cents: sql<number>`coalesce(sum(${payouts.amountCents}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(and(eq(payouts.affiliateId, affiliate.id), eq(payouts.status, "requested")));
  const [due] = await db
    .select({ cents: sql<number>`coalesce(sum(${commissions.amountCents}), 0)`.mapWith(Number) })
    .from(commissions)
    .where(and(unapproved, lte(commissions.createdAt, releasedBy)));
  const ready =
    balance.pending + due!.cents - (await disputedCents(deps, affiliate.id, releasedBy));
  const automatic = ready >= centsOf(payoutMinDollars) ? ready : 0;
  const [later] = await db
    .select({ releasesAt: commissions.releasesAt, cents: commissions.amountCents })
    .from(commissions)
    .where(
      and(
        unapproved,
        isNull(commissions.disputedAt),
        gt(commissions.createdAt, releasedBy),
        gt(commissions.amountCents, 0),
      ),
    )
    .orderBy(asc(commissions.createdAt))
    .limit(1);
  return {
    at: at.toISOString(),
    requested: dollarsOf(requested!.cents),
    automatic: dollarsOf(automatic),
    // Nothing is paid while refunds exceed the balance.
    total: dollarsOf(ready < 0 ? 0 : requested!.cents + automatic),
    blockedBy: await findBlock(deps, affiliate, details),
    later: later
      ? {
          releasesAt: later.releasesAt.toISOString(),
          amount: dollarsOf(later.cents),
          paidAt: nextFriday(later.releasesAt).toISOString(),
        }
      : null,
  };
}

async function findBlock(
  { db, payouts: { provider } }: Base,
  { heldAt, userId }: Affiliate,
  details: PayoutDetailsRow | null,
): Promise<AffiliateView["nextPayout"]["blockedBy"]> {
  if (heldAt) return "held";
  if (!details) return "details";
  // Whether an account that was started is complete, only Stripe knows.
  if (provider === "stripe" && !details.stripeAccountId) return "connect";
  const [person] = await db
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId!));
  if (!person) throw notFound(notAffiliateMessage);
  return person.emailVerifiedAt ? null : "unconfirmed";
}
