import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, describe, it } from "node:test";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { commissionRows, commissions, payouts, referrals } from "#db/schema-affiliates.ts";
import { payments } from "#db/schema-billing.ts";
import {
  listCommissions,
  listPayouts,
  listReferrals,
  readAffiliate,
  readAffiliateDays,
} from "#shared/affiliates.ts";
import { newAffiliate, newReferral, type TestAffiliate } from "#test/affiliate-visitors.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { addToDailyStats } from "./daily-stats.ts";
import { madridDay, nextFriday } from "./madrid-time.ts";

for (const kind of testedDatabaseKinds) {
  describe(`an affiliate's dashboard data on ${kind}`, () => {
    const site = suiteApp({ kind, trustedProxies: ["127.0.0.1"] });
    const db = () => site.database.db;
    let ana: TestAffiliate;
    let eva: TestAffiliate;
    before(async () => {
      ana = await newAffiliate(site);
      eva = await newAffiliate(site);
      await fill(ana);
      await fill(eva, 3);
    });

    /** Adds referrals with one paid month each: a third pending, a third approved, a third paid. */
    async function fill(of: TestAffiliate, many = 120): Promise<void> {
      await newReferral(site, of);
      const payoutId = randomUUID();
      const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
      await db()
        .insert(payouts)
        .values({
          ...{ id: payoutId, affiliateId: of.id, origin: "automatic", status: "completed" },
          ...{ amountCents: 2670, idempotencyKey: payoutId, isoWeek: "2026-W01" },
          ...{ maskedDestination: "=IBAN •••• 1332", createdAt: at(1), completedAt: at(1) },
        });
      for (let number = 0; number < many; number++) {
        const [id, referralId] = [randomUUID(), randomUUID()];
        const createdAt = at(number + 5);
        await db()
          .insert(referrals)
          .values({
            ...{ id: referralId, affiliateId: of.id, number: number + 10, landingUrl: "/" },
            ...{ createdAt, convertedAt: createdAt, firstPeriodStart: createdAt },
          });
        await db()
          .insert(payments)
          .values({
            ...{ id: `pi_${id}`, paymentId: `pi_${id}`, kind: "payment", purpose: "plan:growth" },
            ...{ amountCents: 8900, currency: "usd", occurredAt: createdAt, createdAt },
          });
        const third = number % 3;
        await db()
          .insert(commissions)
          .values({
            ...{
              id,
              affiliateId: of.id,
              referralId,
              invoiceId: `in_${id}`,
              plan: "growth",
              month: 1,
            },
            ...{ amountCents: 2670, paidCents: 8900, returnedCents: 0, createdAt },
            releasesAt: new Date(createdAt.getTime() + 30 * 86_400_000),
            approvedAt: third > 0 ? createdAt : null,
            ...(third > 1 ? { paidAt: createdAt, payoutId } : {}),
          });
        await db()
          .insert(commissionRows)
          .values({
            ...{ id: randomUUID(), commissionId: id, affiliateId: of.id, paymentId: `pi_${id}` },
            ...{ paymentKind: "payment", kind: "invoice", baseCents: 8900, amountCents: 2670 },
            ...{ occurredAt: createdAt, createdAt },
          });
      }
    }

    it("lists have fifty rows per page, each of the affiliate's rows once and no others", async () => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ana.person.call(listCommissions, { query: cursor ? { cursor } : {} });
        assert.equal(page.headers.get("x-total-count"), "120");
        assert.ok(page.body.length <= 50);
        seen.push(...page.body.map(({ id }) => id));
        const [, next] = /cursor=([^&>]+)/.exec(page.headers.get("link") ?? "") ?? [];
        cursor = next && decodeURIComponent(next);
      } while (cursor);
      assert.equal(new Set(seen).size, 120);
      const own = await db().select().from(commissions).where(eq(commissions.affiliateId, ana.id));
      assert.deepEqual(seen.sort(), own.map(({ id }) => id).sort());
    });

    it("lists can be filtered and report their total", async () => {
      for (const status of ["pending", "approved", "paid"] as const) {
        const { body, headers } = await ana.person.call(listCommissions, { query: { status } });
        assert.equal(headers.get("x-total-count"), "40");
        assert.ok(body.every((one) => one.status === status && one.rows.length === 1));
      }
      const waiting = await ana.person.call(listReferrals, { query: { converted: "false" } });
      assert.deepEqual(
        waiting.body.map((one) => [one.number, one.converted, one.paidInvoices, one.earned]),
        [[1, "false", 0, 0]],
      );
      const customers = await ana.person.call(listReferrals, { query: { converted: "true" } });
      assert.equal(customers.headers.get("x-total-count"), "120");
      assert.deepEqual(
        [customers.body[0]?.paidInvoices, customers.body[0]?.earned, customers.body[0]?.plan],
        [1, 26.7, null],
      );
      const unknown = await ana.person.call(listCommissions, { query: { status: "x" as "paid" } });
      assert.equal(unknown.status, 422);
      const [payout] = (await ana.person.call(listPayouts)).body;
      assert.equal(payout?.covers.length, 10);
      assert.deepEqual([payout?.amount, payout?.status], [26.7, "completed"]);
    });

    it("the dashboard has the latest fifty rows of each list, and sums that are exact to the cent", async () => {
      const { body } = await ana.person.call(readAffiliate);
      assert.ok("stats" in body);
      assert.deepEqual(
        [body.referrals.length, body.commissions.length, body.payouts.length],
        [50, 50, 1],
      );
      const { totalEarned, paidAmount, pendingAmount, waitingAmount, requestedAmount } = body.stats;
      assert.deepEqual(
        [totalEarned, paidAmount, pendingAmount, waitingAmount, requestedAmount],
        [3204, 26.7, 2109.3, 1068, 0],
      );
      assert.equal(body.nextPayout.blockedBy, "details");
      assert.equal(body.nextPayout.automatic, 2109.3);
      assert.match(body.nextPayout.at, /T0[78]:00:00\.000Z$/);
    });

    it("the chart has every day up to today in Madrid", async () => {
      const today = madridDay(site.app.deps.now());
      await addToDailyStats(site.app.deps, eva.id, today, { sales: 2, amountCents: 1335 });
      await addToDailyStats(site.app.deps, eva.id, today, { amountCents: -2670 });
      for (const days of ["14", "30", "90"] as const) {
        const { body } = await eva.person.call(readAffiliateDays, { query: { days } });
        assert.equal(body.length, Number(days));
        assert.deepEqual(body.at(-1), {
          ...{ day: today, clicks: 1, signUps: 1, sales: 2, amount: -13.35 },
        });
        assert.equal(new Set(body.map(({ day }) => day)).size, body.length);
      }
      const wrong = await eva.person.call(readAffiliateDays, { query: { days: "7" as "14" } });
      assert.equal(wrong.body.fields?.days, "Elige 14, 30 o 90 días");
    });

    it("the CSV files contain all rows, and no cell is a formula", async () => {
      const download = async (name: string) => {
        const answer = await ana.person.fetch(`/api/affiliate/export/${name}.csv`);
        assert.equal(answer.status, 200);
        assert.match(answer.headers.get("content-type") ?? "", /^text\/csv/);
        assert.match(
          answer.headers.get("content-disposition") ?? "",
          /filename="kolmena-\w+-\d{4}-\d\d-\d\d\.csv"/,
        );
        return parse(await answer.text(), { bom: true, columns: true }) as Record<string, string>[];
      };
      const sales = await download("commissions");
      assert.equal(sales.length, 120);
      assert.equal(sales[0]!["Comisión (USD)"], "26.7");
      assert.equal((await download("referrals")).length, 121);
      const [payout] = await download("payouts");
      assert.deepEqual(
        [payout!.Destino, payout!.Estado, payout!["Importe (USD)"]],
        ["'=IBAN •••• 1332", "Completado", "26.7"],
      );
      const stranger = await site.stranger().fetch("/api/affiliate/export/commissions.csv");
      assert.equal(stranger.status, 401);
      const nobody = await (await site.person()).fetch("/api/affiliate/export/commissions.csv");
      assert.equal(nobody.status, 404);
      for (const path of ["otra.csv", "commissions", "constructor.csv"]) {
        assert.equal((await ana.person.fetch(`/api/affiliate/export/${path}`)).status, 404);
      }
    });

    it("a user who is not an affiliate gets 404 for every list", async () => {
      const person = await site.person();
      for (const list of [listReferrals, listCommissions, listPayouts]) {
        const answer = await person.call(list);
        assert.deepEqual([answer.status, answer.body.message], [404, "No eres afiliado"]);
      }
    });
  });
}

describe("the next Friday", () => {
  const next = (after: string) => nextFriday(new Date(after)).toISOString();
  it("the next Friday is at nine in Madrid in summer, in winter and across clock changes", () => {
    assert.equal(next("2026-11-24T10:00:00Z"), "2026-11-27T08:00:00.000Z");
    assert.equal(next("2026-07-01T10:00:00Z"), "2026-07-03T07:00:00.000Z");
    // The clocks go back on Sunday, 25 October.
    assert.equal(next("2026-10-23T07:00:01Z"), "2026-10-30T08:00:00.000Z");
    assert.equal(next("2026-03-27T08:00:01Z"), "2026-04-03T07:00:00.000Z");
  });
  it("the next Friday is today until nine, also when the day has only begun in Madrid", () => {
    assert.equal(next("2026-11-27T07:59:59Z"), "2026-11-27T08:00:00.000Z");
    assert.equal(next("2026-11-27T08:00:00Z"), "2026-12-04T08:00:00.000Z");
    assert.equal(next("2026-11-26T23:30:00Z"), "2026-11-27T08:00:00.000Z");
  });
});
