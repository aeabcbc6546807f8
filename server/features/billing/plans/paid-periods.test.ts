import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import { fillBucket } from "#server/features/credits/credits.ts";
import { type PlanId, planOf, soldMainPlanIds } from "#shared/plans.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { InvoiceReading, Proration, SubscriptionReading } from "../stripe/customer-reading.ts";
import { paidPeriods } from "./paid-periods.ts";

const first = Date.UTC(2026, 10, 1);
const monthMs = 30 * 86_400_000;
const at = (ms: number) => new Date(first + ms);
const priceOf = (plan: PlanId) => planOf(plan).priceCents!;

/** Plan changes by time within a month: upgrades are paid at once, downgrades wait for the next month. */
type Step = { seconds: number; plan: (typeof soldMainPlanIds)[number] };
const months = fc.array(
  fc.array(
    fc.record({
      seconds: fc.integer({ min: 0, max: monthMs / 1000 - 1 }),
      plan: fc.constantFrom(...soldMainPlanIds),
    }),
    { maxLength: 6 },
  ),
  { minLength: 1, maxLength: 4 },
);
const start = fc.constantFrom(...soldMainPlanIds);

/** The invoices that Stripe would create for these changes, oldest first. */
function invoicesOf(plan: PlanId, steps: readonly Step[][]): InvoiceReading[] {
  const made: InvoiceReading[] = [];
  let next: PlanId = plan;
  for (const [month, changes] of steps.entries()) {
    let paid = next;
    const startMs = month * monthMs;
    const period = { periodStart: at(startMs), periodEnd: at(startMs + monthMs) };
    made.push(invoice(made.length, period.periodStart, { ...period, plan: paid, renews: true }));
    for (const { seconds, plan: wanted } of changes.toSorted((a, b) => a.seconds - b.seconds)) {
      next = wanted;
      if (priceOf(wanted) <= priceOf(paid)) continue;
      const left = (monthMs / 1000 - seconds) / (monthMs / 1000);
      const rest = { periodStart: at(startMs + seconds * 1000), periodEnd: period.periodEnd };
      const prorations: Proration[] = [
        { ...rest, plan: paid, amountCents: -Math.round(priceOf(paid) * left) || 0 },
        { ...rest, plan: wanted, amountCents: Math.round(priceOf(wanted) * left) },
      ];
      made.push(invoice(made.length, rest.periodStart, { ...rest, plan: wanted, prorations }));
      paid = wanted;
    }
  }
  return made;
}

function invoice(number: number, createdAt: Date, over: Partial<InvoiceReading>): InvoiceReading {
  return {
    id: `in_${number}`,
    subscriptionId: "sub_a",
    number: null,
    status: "paid",
    plan: null,
    renews: false,
    attempts: 1,
    amountDueCents: 0,
    amountPaidCents: 0,
    currency: "usd",
    periodStart: createdAt,
    periodEnd: createdAt,
    nextAttemptAt: null,
    hostedUrl: null,
    pdfUrl: null,
    createdAt,
    payments: [],
    prorations: [],
    ...over,
  };
}

const main: SubscriptionReading = {
  id: "sub_a",
  plan: "starter",
  kept: null,
  status: "active",
  currentPeriodStart: at(0),
  currentPeriodEnd: at(monthMs),
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  canceledAt: null,
  endedAt: null,
  createdAt: at(0),
};
const periodsOf = (invoices: readonly InvoiceReading[]) =>
  paidPeriods({ main, addonSubscriptions: [] }, invoices);
const mainOf = (invoices: readonly InvoiceReading[]) =>
  periodsOf(invoices).find(({ bucket }) => bucket === "main")!;
const sum = (grants: readonly { credits: number | null }[]) =>
  grants.reduce((all, { credits }) => all + (credits ?? Number.POSITIVE_INFINITY), 0);

describe("credits of a paid month", () => {
  it("an upgrade on day 29 of 30 grants a thirtieth of the difference, rounded up", () => {
    const late = { seconds: 29 * 86_400, plan: "growth" } as const;
    assert.equal(sum(mainOf(invoicesOf("starter", [[late]])).grants), 110);
    const last = { seconds: 30 * 86_400 - 600, plan: "growth" } as const;
    assert.equal(sum(mainOf(invoicesOf("starter", [[last]])).grants), 101);
    assert.equal(sum(mainOf(invoicesOf("starter", [[late], []])).grants), 400);
  });

  it("no month grants more than was paid for, or than its largest plan has", () => {
    fc.assert(
      fc.property(start, months, (plan, steps) => {
        const invoices = invoicesOf(plan, steps);
        for (const [index, renewal] of invoices.entries()) {
          if (!renewal.renews) continue;
          const end = invoices.findIndex(({ renews }, other) => other > index && renews);
          const month = invoices.slice(index, end < 0 ? undefined : end);
          const upgrades = month.slice(1);
          for (const { bucket, grants, maxCredits } of periodsOf(
            invoices.slice(0, index + month.length),
          )) {
            const rate = (of: PlanId) => {
              const { credits, imageCredits = 0 } = planOf(of) as {
                credits: number | null;
                imageCredits?: number;
              };
              return bucket === "images" ? imageCredits : (credits ?? Number.POSITIVE_INFINITY);
            };
            const bought = upgrades.reduce((all, { prorations }) => {
              // Each amount was rounded to a cent: allow half a cent.
              const parts = prorations.map(({ plan: of, amountCents }) => {
                if (amountCents === 0) return 0;
                const each = rate(of) / priceOf(of);
                return each === Number.POSITIVE_INFINITY && amountCents < 0
                  ? 0
                  : each * (amountCents + 0.5);
              });
              return (
                all +
                Math.ceil(
                  Math.max(
                    0,
                    parts.reduce((a, b) => a + b, 0),
                  ),
                )
              );
            }, rate(renewal.plan!));
            assert.ok(sum(grants) <= bought, `${bucket}: ${sum(grants)} for ${bought}`);
            const largest = Math.max(...month.map(({ plan: of }) => rate(of!)));
            assert.ok(sum(grants) <= largest, `${bucket}: ${sum(grants)} of ${largest}`);
            assert.equal(maxCredits ?? Number.POSITIVE_INFINITY, largest);
          }
        }
      }),
      { numRuns: process.env.TEST_LONG ? 20_000 : 1_000 },
    );
  });

  it("unpaid invoices and those of another subscription or month grant nothing", () => {
    const upgrade = { seconds: 10 * 86_400, plan: "growth" } as const;
    const [renewal, paid, next] = invoicesOf("starter", [[upgrade], []]);
    const others = [
      { ...paid!, status: "open" as const },
      { ...paid!, status: "void" as const },
      { ...paid!, subscriptionId: "sub_b" },
    ];
    for (const other of others) assert.equal(sum(mainOf([renewal!, other]).grants), 100);
    assert.equal(sum(mainOf([renewal!, paid!]).grants), 300);
    assert.equal(sum(mainOf([renewal!, paid!, { ...next!, plan: "starter" }]).grants), 100);
  });
});

for (const kind of testedDatabaseKinds) {
  describe(`credits of paid months on ${kind}`, () => {
    const site = suiteApp({ kind });

    it("after readings in any order the newest month has all credits that were paid for, and the ledger agrees", async () => {
      const { deps } = site.app;
      const readings = months.chain((steps) =>
        fc.record({
          plan: start,
          steps: fc.constant(steps),
          // Which share of the invoices existed at each reading.
          upTo: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        }),
      );
      await fc.assert(
        fc.asyncProperty(readings, async ({ plan, steps, upTo }) => {
          const { userId } = await site.person();
          // Invoice ids are globally unique, so they contain the person's id.
          const all = invoicesOf(plan, steps).map((one) => ({ ...one, id: `${one.id}_${userId}` }));
          const seen = [
            ...upTo.map((part) => all.slice(0, 1 + Math.floor(part * all.length))),
            all,
          ];
          await Promise.all(
            [...seen, seen[0]!].map(async (invoices) => {
              for (const period of periodsOf(invoices)) await fillBucket(deps, userId, period);
            }),
          );
          for (const { bucket, grants } of periodsOf(all)) {
            const own = and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket));
            const [account] = await deps.db.select().from(creditAccounts).where(own);
            assert.equal(account!.granted ?? Number.POSITIVE_INFINITY, sum(grants), bucket);
            const [ledger] = await deps.db
              .select({ sum: sql<number>`sum(${creditEntries.credits})::int` })
              .from(creditEntries)
              .where(and(eq(creditEntries.userId, userId), eq(creditEntries.bucket, bucket)));
            assert.equal(account!.balance, ledger!.sum);
          }
        }),
        { numRuns: process.env.TEST_LONG ? 300 : 25, seed: 7 },
      );
    });
  });
}
