import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, commissionRows, commissions, referrals } from "#db/schema-affiliates.ts";
import { invoices } from "#db/schema-billing.ts";
import { attributeSignUp } from "#server/features/affiliates/attribution.ts";
import { balanceOf } from "#server/features/affiliates/balance.ts";
import { trackClick } from "#server/features/affiliates/clicks.ts";
import { randomCode } from "#server/features/affiliates/codes.ts";
import { commissionStatus } from "#server/features/affiliates/commission-lists.ts";
import { approveCommissions } from "#server/features/affiliates/commissions.ts";
import { sumDailyStats } from "#server/features/affiliates/daily-stats.ts";
import { updateCommission } from "#server/features/affiliates/earnings.ts";
import { nextFriday } from "#server/features/affiliates/madrid-time.ts";
import { type LedgerRow, recordPayments } from "#server/features/billing/money/ledger.ts";
import type { TestDatabase } from "../database.ts";
import type {
  AffiliateState,
  Customer,
  Invoice,
  InvoiceReturn,
  LedgerModel,
} from "./ledger-model.ts";
import { affiliateCount, customerCount, planCents, type Step } from "./ledger-steps.ts";
import { createPayoutRuns } from "./payout-runs.ts";

const dayMs = 86_400_000;
const browser = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const crash = new Error("The process was killed");

/** Runs steps with the real ledger on a database; each sequence has users of its own. */
export function openLedgerUnderTest({ db }: TestDatabase) {
  let sequences = 0;
  let now = new Date("2026-01-31T08:00:00.000Z");
  const deps = {
    db,
    now: () => now,
    settings: {
      production: false,
      publicOrigin: "http://localhost",
      contactEmail: "",
      dataDir: "",
    },
  };
  const payingOut = createPayoutRuns(deps);

  async function newUser(): Promise<string> {
    const id = randomUUID();
    await db.insert(users).values({
      ...{ id, email: `${id}@ejemplo.test`, username: id, name: "Ana", passwordHash: "" },
      createdAt: now,
    });
    return id;
  }

  return {
    async begin() {
      sequences += 1;
      // Two days later: the rate limits of the sequence before have expired.
      now = new Date(now.getTime() + 2 * dayMs);
      await payingOut.removePayoutDetails();
      const testAffiliates = await Promise.all(
        Array.from({ length: affiliateCount }, async () => {
          const own = { id: randomUUID(), code: randomCode(), userId: await newUser() };
          await db.insert(affiliates).values({ ...own, createdAt: now });
          await payingOut.addPayoutDetails(own);
          return own;
        }),
      );
      const userIds: (string | undefined)[] = Array.from({ length: customerCount });
      const sequence = sequences;

      /**
       * Runs `work` in a transaction, which is rolled back at its end when a crash is due.
       * @returns whether it was committed
       */
      async function write(model: LedgerModel, work: () => Promise<void>): Promise<boolean> {
        const killed = model.crashesNext;
        model.crashesNext = false;
        try {
          await db.transaction(async () => {
            await work();
            if (killed) throw crash;
          });
          return true;
        } catch (error) {
          if (error !== crash) throw error;
          return false;
        }
      }

      // As billing does with all payments of a customer.
      async function tellPayments(model: LedgerModel, at: number): Promise<void> {
        const customer = model.customers[at]!;
        const userId = userIds[at]!;
        const written = await write(model, async () => {
          for (const invoice of customer.invoices) await insertInvoice(userId, invoice);
          const rows = customer.invoices
            .filter(({ cents }) => cents > 0)
            .map((invoice) => paymentRow(userId, invoice));
          for (const { invoiceId } of await recordPayments(deps, rows)) {
            await updateCommission(deps, {
              invoiceId: invoiceId!,
              lostDisputes: [],
              paysWithCardOfReferrer: customer.sameCard,
            });
          }
        });
        if (written) model.addPayments(customer);
      }

      async function insertInvoice(userId: string, { id, plan, cents, paidAt }: Invoice) {
        await db
          .insert(invoices)
          .values({
            ...{ id, userId, plan, number: id, status: "paid", currency: "usd" },
            ...{ amountDueCents: cents, amountPaidCents: cents },
            ...{ periodStart: paidAt, periodEnd: paidAt, createdAt: paidAt, readAt: now },
          })
          .onConflictDoNothing();
      }

      // As billing does with the refunds and disputes of a payment.
      async function tellReturns(model: LedgerModel, at: number, invoice: Invoice): Promise<void> {
        await tellPayments(model, at);
        if (invoice.cents === 0) return;
        const written = await write(model, async () => {
          const paid = paymentRow(userIds[at]!, invoice);
          const rows = invoice.returns.flatMap((one) => returnRows(paid, one));
          const added = await recordPayments(deps, rows);
          const lostDisputes = invoice.returns
            .filter(({ state }) => state === "lost")
            .map(({ id }) => id);
          if (added.length + lostDisputes.length === 0) return;
          await updateCommission(deps, {
            invoiceId: invoice.id,
            lostDisputes,
            paysWithCardOfReferrer: false,
          });
        });
        if (written) model.updateReturns(invoice);
      }

      async function run(step: Step, model: LedgerModel): Promise<void> {
        now = new Date(now.getTime() + 1000);
        if (step.do === "wait") now = new Date(now.getTime() + step.days * dayMs);
        if (step.do === "friday") now = new Date(nextFriday(now).getTime() + 60_000);
        model.now = now;
        if (step.do === "crash") model.crashesNext = true;
        if (step.do === "approve") {
          await Promise.all([approveCommissions(deps), approveCommissions(deps)]);
          model.approve();
        }
        if (step.do === "request") await request(step, model);
        if (step.do === "friday") {
          await payingOut.runFriday(step);
          model.runFriday(step);
        }
        if (step.do === "replay") await replay(model, step.seed ?? 0);
        if ("customer" in step) await actAsCustomer(step, model, model.customers[step.customer]!);
      }

      async function actAsCustomer(
        step: Extract<Step, { customer: number }>,
        model: LedgerModel,
        customer: Customer,
      ): Promise<void> {
        const at = step.customer;
        if (step.do === "click" || step.do === "come") {
          const visit = {
            affiliateCode: testAffiliates[step.affiliate]!.code,
            referrerUrl: "direct",
          };
          const client = { ip: `10.${sequence >> 8}.${sequence & 255}.${at}`, userAgent: browser };
          const { clickId } = await trackClick(
            deps,
            { ...visit, landingUrl: "/" },
            { client: { ...client, requestId: "" }, userId: userIds[at] ?? null },
          );
          const last = customer.click;
          // A visit that is repeated on the same day is the first click, with its time.
          const repeated = last?.id === clickId;
          customer.click = { affiliate: step.affiliate, id: clickId, at: repeated ? last.at : now };
        }
        if ((step.do === "sign up" || step.do === "come") && !customer.signedUp) {
          const { click } = customer;
          const written = await write(model, async () => {
            const userId = await newUser();
            await attributeSignUp(deps, userId, {
              affiliateCode: click && testAffiliates[click.affiliate]!.code,
              affiliateClickId: click?.id ?? null,
            });
            userIds[at] = userId;
          });
          if (written) model.signUp(customer);
        }
        if (!customer.signedUp) return;
        if (step.do === "pay") {
          if (customer.invoices.length === 0) customer.sameCard = step.withAffiliatesCard;
          const id = `in_${randomUUID()}`;
          customer.invoices.push({
            ...{ id, paymentId: `pi_${id}`, plan: step.plan, cents: planCents[step.plan] },
            ...{ paidAt: now, returns: [] },
          });
          await tellPayments(model, at);
        }
        if (!("invoice" in step)) return;
        const invoice = customer.invoices[step.invoice];
        if (!invoice || !changeInvoice(step, invoice)) return;
        await tellReturns(model, at, invoice);
      }

      function changeInvoice(
        step: Extract<Step, { invoice: number }>,
        { returns, cents }: Invoice,
      ): boolean {
        const refunded = returns
          .filter(({ kind, state }) => kind === "refund" && state === "stands")
          .reduce((sum, one) => sum + one.cents, 0);
        const dispute = returns.find(({ kind }) => kind === "dispute");
        const id = randomUUID();
        if (step.do === "refund" || step.do === "refund all") {
          const wanted =
            step.do === "refund" ? Math.min(step.cents, cents - refunded) : cents - refunded;
          if (wanted <= 0) return false;
          returns.push({ id: `re_${id}`, kind: "refund", cents: wanted, at: now, state: "stands" });
          return true;
        }
        if (step.do === "bank sends the refund back") {
          const refund = returns.find(({ kind, state }) => kind === "refund" && state === "stands");
          if (refund) refund.state = "sent back";
          return refund !== undefined;
        }
        if (step.do === "dispute") {
          // Also of a refunded invoice: then the bank takes more than was left.
          if (dispute || cents === 0) return false;
          returns.push({ id: `dp_${id}`, kind: "dispute", cents, at: now, state: "open" });
          return true;
        }
        if (!dispute || dispute.state === "won") return false;
        // A lost dispute may still be won; a won one stays won.
        if (dispute.state === "lost" && step.outcome === "lost") return false;
        dispute.state = step.outcome;
        return true;
      }

      async function replay(model: LedgerModel, seed: number): Promise<void> {
        const all = model.customers.flatMap(({ invoices: own }, at) =>
          own.map((invoice) => ({ at, invoice })),
        );
        const turned = all.map((_, place) => all[(place + seed) % all.length]!);
        for (const { at, invoice } of seed % 2 ? turned : turned.reverse()) {
          await tellReturns(model, at, invoice);
        }
      }

      async function request(
        { affiliate, cents }: Extract<Step, { do: "request" }>,
        model: LedgerModel,
      ): Promise<void> {
        const accepted = await payingOut.request(testAffiliates[affiliate]!.userId, cents);
        if (accepted === model.request(affiliate, cents)) return;
        throw new Error(`A request of ${cents} was ${accepted ? "accepted" : "refused"}`);
      }

      async function read(): Promise<AffiliateState[]> {
        return await Promise.all(
          testAffiliates.map(async ({ id }) => {
            const balance = balanceOf(deps, id);
            const days = sumDailyStats(deps, id);
            const counted = db.$count(referrals, eq(referrals.affiliateId, id));
            const rows = await db
              .select({
                invoiceId: commissions.invoiceId,
                cents: sql<number>`sum(${commissionRows.amountCents})::int`,
                stored: commissions.amountCents,
                approvedAt: commissions.approvedAt,
                paidAt: commissions.paidAt,
                disputedAt: commissions.disputedAt,
              })
              .from(commissions)
              .innerJoin(commissionRows, eq(commissionRows.commissionId, commissions.id))
              .where(eq(commissions.affiliateId, id))
              .groupBy(commissions.id);
            for (const { cents, stored } of rows) {
              if (cents !== stored)
                throw new Error(`Its rows sum to ${cents}, its column says ${stored}`);
            }
            const { amountCents, sales, signUps } = await days;
            const earned = (await balance).totalEarned;
            if (amountCents !== earned || sales !== rows.length || signUps !== (await counted)) {
              throw new Error(`By days ${amountCents} of ${sales} sales, ${signUps} sign-ups`);
            }
            const transferred = await payingOut.transferredTo(id);
            if (transferred !== (await balance).paid) throw new Error(`${transferred} have left`);
            return {
              balance: await balance,
              commissions: Object.fromEntries(
                rows.map(({ invoiceId, cents, disputedAt, ...dates }) => [
                  invoiceId,
                  [cents, commissionStatus(dates), disputedAt !== null] as const,
                ]),
              ) as AffiliateState["commissions"],
              referrals: await counted,
            };
          }),
        );
      }

      return { run, read };
    },
  };
}

function paymentRow(userId: string, invoice: Invoice): LedgerRow {
  return {
    ...{ id: invoice.paymentId, kind: "payment", userId, purpose: `plan:${invoice.plan}` },
    ...{ paymentId: invoice.paymentId, invoiceId: invoice.id, amountCents: invoice.cents },
    ...{ currency: "usd", occurredAt: invoice.paidAt },
  };
}

function returnRows(paid: LedgerRow, { id, kind, cents, at, state }: InvoiceReturn): LedgerRow[] {
  const row = { ...paid, id, kind, amountCents: -cents, occurredAt: at };
  if (state !== "sent back" && state !== "won") return [row];
  const reversal = kind === "refund" ? ("refund_reversal" as const) : ("dispute_reversal" as const);
  return [row, { ...row, kind: reversal, amountCents: cents }];
}
