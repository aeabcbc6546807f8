import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, commissionRows, commissions, referrals } from "#db/schema-affiliates.ts";
import { invoices, payments } from "#db/schema-billing.ts";
import { emailKey, type InvoiceMoney } from "#server/features/billing/billing.ts";
import type { Platform } from "#server/platform/platform.ts";
import { commissionMonths, holdDays } from "#shared/affiliates.ts";
import { plans } from "#shared/plans.ts";
import { lockAffiliate } from "./balance.ts";
import { addMonths, commissionCents, monthNumber } from "./commission-terms.ts";
import { addToDailyStats } from "./daily-stats.ts";
import { holdWhileDisputed, openDisputeSince } from "./disputes.ts";
import { madridDay } from "./madrid-time.ts";

type Base = Pick<Platform, "db" | "now">;
type Payment = typeof payments.$inferSelect;
type Referral = typeof referrals.$inferSelect;
type Commission = typeof commissions.$inferSelect;
type Row = typeof commissionRows.$inferInsert;

const holdMs = holdDays * 86_400_000;

/** The affiliate who referred a person that has paid nothing yet. */
export async function referrerOf({ db }: Base, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: affiliates.userId })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .where(
      and(eq(referrals.userId, userId), isNull(referrals.convertedAt), isNull(referrals.refusedAt)),
    );
  return row?.userId ?? null;
}

/**
 * Adds a row to an invoice's commission for each of its payments, refunds and decided disputes that
 * has none yet. Safe to repeat.
 */
export async function updateCommission(deps: Base, money: InvoiceMoney): Promise<void> {
  const { db } = deps;
  const moves = await db
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, money.invoiceId))
    .orderBy(asc(payments.occurredAt), asc(payments.createdAt));
  const paid = moves.find(({ kind }) => kind === "payment");
  if (!paid) return;
  const commission =
    (await lockCommission(deps, money.invoiceId)) ?? (await createCommission(deps, paid, money));
  if (!commission) return;
  const written = await readLedgerRows(deps, commission.id);
  await addRows(deps, commission, { moves, written, lostDisputes: money.lostDisputes });
  const lost = written.filter(({ paymentKind }) => paymentKind === "dispute");
  const decided = new Set([...money.lostDisputes, ...lost.map(({ paymentId }) => paymentId)]);
  await holdWhileDisputed(deps, commission, openDisputeSince(moves, decided));
}

type WrittenRow = Pick<typeof commissionRows.$inferSelect, "paymentId" | "paymentKind">;

async function readLedgerRows({ db }: Base, commissionId: string): Promise<WrittenRow[]> {
  return await db
    .select({ paymentId: commissionRows.paymentId, paymentKind: commissionRows.paymentKind })
    .from(commissionRows)
    .where(eq(commissionRows.commissionId, commissionId));
}

async function lockCommission({ db }: Base, invoiceId: string): Promise<Commission | null> {
  const ofInvoice = () => db.select().from(commissions).where(eq(commissions.invoiceId, invoiceId));
  const [found] = await ofInvoice();
  if (!found) return null;
  await lockAffiliate({ db }, found.affiliateId);
  const [locked] = await ofInvoice();
  return locked!;
}

/** Creates an invoice's commission; null when the invoice earns none. */
async function createCommission(
  deps: Base,
  { userId, occurredAt: createdAt }: Payment,
  { invoiceId, paysWithCardOfReferrer }: InvoiceMoney,
): Promise<Commission | null> {
  const { db } = deps;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (userId === null || invoice?.status !== "paid" || !earnsCommission(invoice.plan)) return null;
  const [found] = await db
    .select({ affiliateId: referrals.affiliateId })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(and(eq(referrals.userId, userId), isNull(users.leavingAt)));
  if (!found) return null;
  await lockAffiliate(deps, found.affiliateId);
  const [referral] = await db.select().from(referrals).where(eq(referrals.userId, userId));
  if (!referral || referral.refusedAt) return null;
  const converted = referral.firstPeriodStart
    ? referral
    : await convert(deps, referral, {
        paidAt: createdAt,
        periodStart: invoice.periodStart,
        sameCard: paysWithCardOfReferrer,
      });
  if (!converted || invoice.periodStart >= converted.commissionsUntil!) return null;
  const [made] = await db
    .insert(commissions)
    .values({
      id: randomUUID(),
      affiliateId: referral.affiliateId,
      referralId: referral.id,
      invoiceId,
      invoiceNumber: invoice.number,
      plan: invoice.plan!,
      month: monthNumber(converted.firstPeriodStart!, invoice.periodStart),
      amountCents: 0,
      paidCents: 0,
      returnedCents: 0,
      createdAt,
      releasesAt: new Date(createdAt.getTime() + holdMs),
    })
    .onConflictDoNothing({ target: commissions.invoiceId })
    .returning();
  // Another transaction may have created it before this one took the lock.
  return made ?? (await lockCommission(deps, invoiceId));
}

/** Only paid main plans earn commissions, not add-ons or free plans. */
function earnsCommission(plan: string | null): boolean {
  return plans.some(({ id, kind, priceCents }) => id === plan && kind === "main" && priceCents);
}

/**
 * Converts a referral at its first paid invoice: the next twelve months earn commissions.
 * @returns null when the customer turns out to be the affiliate
 */
async function convert(
  deps: Base,
  referral: Referral,
  of: { paidAt: Date; periodStart: Date; sameCard: boolean },
): Promise<Referral | null> {
  const refusedReason = of.sameCard
    ? "same_card"
    : (await hasSameEmail(deps, referral))
      ? "same_email"
      : null;
  const [written] = await deps.db
    .update(referrals)
    .set(
      refusedReason
        ? { refusedAt: deps.now(), refusedReason }
        : {
            convertedAt: of.paidAt,
            firstPeriodStart: of.periodStart,
            commissionsUntil: addMonths(of.periodStart, commissionMonths),
          },
    )
    .where(eq(referrals.id, referral.id))
    .returning();
  if (refusedReason) return null;
  await addToDailyStats(deps, referral.affiliateId, madridDay(of.paidAt), { conversions: 1 });
  return written!;
}

async function hasSameEmail({ db }: Base, { userId, affiliateId }: Referral): Promise<boolean> {
  const [affiliate] = await db
    .select({ email: users.email })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(eq(affiliates.id, affiliateId));
  const [customer] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId!));
  return emailKey(customer!.email) === emailKey(affiliate!.email);
}

const kinds = {
  payment: "invoice",
  refund: "refund",
  refund_reversal: "refund_reversed",
  dispute: "dispute_lost",
  dispute_reversal: "dispute_won",
} as const;

async function addRows(
  deps: Base,
  { id: commissionId, affiliateId, ...sums }: Commission,
  {
    moves,
    written,
    lostDisputes,
  }: { moves: readonly Payment[]; written: readonly WrittenRow[]; lostDisputes: readonly string[] },
): Promise<void> {
  const { db } = deps;
  const createdAt = deps.now();
  const isWritten = (id: string, kind: Payment["kind"]) =>
    written.some((row) => row.paymentId === id && row.paymentKind === kind);
  // A dispute counts once it is lost; a reversal counts only if the dispute was counted.
  const counts = ({ id, kind }: Payment) =>
    kind === "dispute"
      ? lostDisputes.includes(id)
      : kind !== "dispute_reversal" || isWritten(id, "dispute");
  const newMoves = moves.filter((move) => !isWritten(move.id, move.kind) && counts(move));
  if (newMoves.length === 0) return;
  let { amountCents, paidCents, returnedCents } = sums;
  const rows: Row[] = [];
  for (const move of newMoves) {
    const baseCents = move.amountCents;
    if (move.kind === "payment") paidCents += baseCents;
    else returnedCents -= baseCents;
    const share = commissionCents(paidCents - returnedCents);
    rows.push({
      id: randomUUID(),
      commissionId,
      affiliateId,
      paymentId: move.id,
      paymentKind: move.kind,
      kind: kinds[move.kind],
      baseCents,
      amountCents: share - amountCents,
      // Payments of disputes and reversals carry the date of the beginning, not of the decision.
      occurredAt: move.kind === "payment" || move.kind === "refund" ? move.occurredAt : createdAt,
      createdAt,
    });
    amountCents = share;
  }
  await db.insert(commissionRows).values(rows);
  for (const row of rows) {
    await addToDailyStats(deps, affiliateId, madridDay(row.occurredAt), {
      sales: row.kind === "invoice" ? 1 : 0,
      amountCents: row.amountCents,
    });
  }
  await db
    .update(commissions)
    .set({ amountCents, paidCents, returnedCents })
    .where(eq(commissions.id, commissionId));
}
