import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { asc, eq, sql } from "drizzle-orm";
import { commissionRows, commissions, referrals } from "#db/schema-affiliates.ts";
import { checkouts, payments } from "#db/schema-billing.ts";
import { runCommand } from "#server/admin/run.ts";
import { syncPayment } from "#server/features/billing/money/payments.ts";
import { readAffiliate, trackClick } from "#shared/affiliates.ts";
import { changePlan, createCheckout, readCheckout } from "#shared/billing.ts";
import { eraseByRequest } from "#test/account-erasure.ts";
import {
  clickBody,
  newAffiliate,
  newReferral,
  signUp,
  type TestAffiliate,
  Visitor,
} from "#test/affiliate-visitors.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { makePayer, waitUntilSettled } from "#test/subscribers.ts";
import { balanceOf } from "./balance.ts";
import { approveCommissions } from "./commissions.ts";
import { holdAllAffiliates } from "./holds.ts";
import { affiliateSchedules } from "./jobs.ts";

const daySeconds = 86_400;
const monthSeconds = 31 * daySeconds;

for (const kind of testedDatabaseKinds) {
  describe(`an affiliate's commissions on ${kind}`, () => {
    const site = suiteApp({
      kind,
      stripe: true,
      trustedProxies: ["127.0.0.1"],
      beforeClose: waitUntilSettled,
    });
    const db = () => site.database.db;
    const admin = (...argv: string[]) =>
      runCommand({ ...site.app.deps, database: site.database }, argv);

    const commissionsOf = ({ id }: TestAffiliate) =>
      db()
        .select()
        .from(commissions)
        .where(eq(commissions.affiliateId, id))
        .orderBy(asc(commissions.createdAt));
    async function rowsOf({ id }: TestAffiliate) {
      const rows = await db()
        .select()
        .from(commissionRows)
        .where(eq(commissionRows.affiliateId, id))
        .orderBy(asc(commissionRows.createdAt), asc(commissionRows.occurredAt));
      return rows.map((row) => [row.kind, row.baseCents, row.amountCents]);
    }
    async function paymentIdOf({ userId }: Person): Promise<string> {
      const [row] = await db().select().from(payments).where(eq(payments.userId, userId));
      return row!.id;
    }
    async function later(seconds: number): Promise<void> {
      site.advance(seconds * 1000);
      await site.stripe.control.advance(seconds);
      await waitUntilSettled(site);
    }
    async function customer(ana: TestAffiliate, plan: "starter" | "growth" = "growth") {
      const person = await newReferral(site, ana);
      const payer = await makePayer(site, person, "5555555555554444");
      const subscription = await payer.subscribe(plan);
      await waitUntilSettled(site);
      return { ...payer, subscription };
    }

    it("twelve paid months earn a commission, the thirteenth does not", async () => {
      const ana = await newAffiliate(site);
      const { subscription } = await customer(ana, "starter");
      // The sandbox's clock moves at most a year at a time.
      for (const seconds of [200, 203]) {
        site.advance(seconds * daySeconds * 1000);
        await site.stripe.control.advance(seconds * daySeconds);
      }
      await waitUntilSettled(site);
      const months = (await commissionsOf(ana)).map(({ month }) => month);
      assert.deepEqual(months, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      await site.stripe.stripe.subscriptions.cancel(subscription.id);
    });

    it("a customer who pays with the affiliate's card earns them nothing, now or in later months", async () => {
      const ana = await newAffiliate(site);
      await makePayer(site, ana.person, "5555555555554444");
      const person = await newReferral(site, ana);
      const payer = await makePayer(site, person, "5555555555554444");
      const { id } = await payer.subscribe("growth");
      await waitUntilSettled(site);
      const [referral] = await db()
        .select()
        .from(referrals)
        .where(eq(referrals.userId, person.userId));
      assert.deepEqual([referral?.refusedReason, referral?.convertedAt], ["same_card", null]);
      await payer.payWith("4242424242424242");
      await later(monthSeconds);
      assert.deepEqual(await rowsOf(ana), []);
      await site.stripe.stripe.subscriptions.cancel(id);
    });

    it("trials and add-ons earn no commission; the price difference of an upgrade does", async () => {
      const ana = await newAffiliate(site);
      const person = await newReferral(site, ana);
      const payer = await makePayer(site, person, "5555555555554444");
      await payer.subscribe("sofi");
      await payer.subscribe("starter", { trial_period_days: 3 });
      await waitUntilSettled(site);
      assert.deepEqual(await rowsOf(ana), []);
      const [referral] = await db()
        .select()
        .from(referrals)
        .where(eq(referrals.userId, person.userId));
      assert.equal(referral?.convertedAt, null);
      await later(4 * daySeconds);
      assert.deepEqual(await rowsOf(ana), [["invoice", 3900, 1170]]);
      const changed = await person.call(changePlan, { body: { plan: "growth" } });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      await waitUntilSettled(site);
      const [, difference] = await commissionsOf(ana);
      assert.deepEqual([difference?.plan, difference?.month], ["growth", 1]);
      assert.ok(difference!.amountCents > 1400 && difference!.amountCents <= 1500);
    });

    it("an affiliate with a deleted account earns nothing more, and the operator holds and releases others", async () => {
      const ana = await newAffiliate(site);
      const payer = await customer(ana, "starter");
      await eraseByRequest(site, ana.person);
      await later(monthSeconds);
      assert.deepEqual(await rowsOf(ana), [["invoice", 3900, 1170]]);
      assert.ok(payer.customer);
      const eva = await newAffiliate(site);
      assert.match(
        (await admin("affiliates", "hold", eva.code, "visitas", "raras")).out,
        /retenidos/,
      );
      const { body } = await eva.person.call(readAffiliate);
      assert.ok("nextPayout" in body);
      assert.equal(body.nextPayout.blockedBy, "held");
      assert.match((await admin("affiliates", "list")).out, new RegExp(eva.code));
      assert.equal((await admin("affiliates", "release", eva.code)).exitCode, 0);
      assert.equal((await admin("affiliates", "release", eva.code)).exitCode, 2);
      assert.equal((await admin("commissions", "list", "NADIE234")).exitCode, 3);
      await approveCommissions(site.app.deps);
    });

    it("a paid month earns 30 %, is approved after the guarantee period, and a webhook replay adds nothing", async () => {
      const ana = await newAffiliate(site);
      const { person, subscription } = await customer(ana);
      assert.deepEqual(await rowsOf(ana), [["invoice", 8900, 2670]]);
      await site.stripe.stripe.subscriptions.cancel(subscription.id);
      await site.stripe.control.replay();
      await waitUntilSettled(site);
      const id = await paymentIdOf(person);
      await Promise.all([1, 2, 3].map(() => syncPayment(site.app.deps, id)));
      assert.deepEqual(await rowsOf(ana), [["invoice", 8900, 2670]]);
      const stats = async () => {
        const { body } = await ana.person.call(readAffiliate);
        assert.ok("stats" in body);
        return body;
      };
      const before = await stats();
      assert.equal(before.stats.waitingAmount, 26.7);
      assert.equal(before.stats.pendingAmount, 0);
      assert.deepEqual([before.stats.conversions, before.stats.conversionRate], [1, 100]);
      const [commission] = before.commissions;
      assert.deepEqual(
        [commission?.amount, commission?.status, commission?.plan, commission?.month],
        [26.7, "pending", "growth", 1],
      );
      assert.match(commission?.invoiceNumber ?? "", /\w/);
      assert.equal(before.nextPayout.automatic, 0);
      assert.equal(before.nextPayout.later?.amount, 26.7);
      assert.deepEqual(
        [before.referrals[0]?.plan, before.referrals[0]?.paidInvoices, before.referrals[0]?.earned],
        [null, 1, 26.7],
      );
      const job = affiliateSchedules.find(({ name }) => name === "approve-commissions")!;
      const approve = () => job.work(site.app.deps, new AbortController().signal);
      await later(30 * daySeconds - 3600);
      await approve();
      assert.equal((await commissionsOf(ana))[0]?.approvedAt, null);
      await later(2 * 3600);
      await Promise.all([approve(), approve()]);
      ana.person.cookie = null;
      const balance = await balanceOf(site.app.deps, ana.id);
      assert.deepEqual(balance, {
        ...{ totalEarned: 2670, paid: 0, held: 0, waiting: 0, disputed: 0, pending: 2670 },
      });
    });

    it("partial refunds reduce the commission, rounded to the cent", async () => {
      const ana = await newAffiliate(site);
      const { person } = await customer(ana, "starter");
      const id = await paymentIdOf(person);
      await admin("refund", id, "--amount", "0.05");
      await admin("refund", id, "--amount", "13.35");
      await waitUntilSettled(site);
      assert.deepEqual(await rowsOf(ana), [
        ["invoice", 3900, 1170],
        // 0.30 × 38.95 = 11.685, 0.30 × 25.60 = 7.68
        ["refund", -5, -1],
        ["refund", -1335, -401],
      ]);
      assert.equal((await commissionsOf(ana))[0]?.amountCents, 768);
      await admin("refund", id);
      await waitUntilSettled(site);
      const [commission] = await commissionsOf(ana);
      assert.deepEqual(
        [commission?.amountCents, commission?.paidCents, commission?.returnedCents],
        [0, 3900, 3900],
      );
    });

    it("a dispute reduces the commission once it is lost, and not at all when it is won", async () => {
      const ana = await newAffiliate(site);
      const [lost, won] = [await customer(ana), await customer(ana)];
      const [lostId, wonId] = [await paymentIdOf(lost.person), await paymentIdOf(won.person)];
      await site.stripe.control.dispute(lostId);
      await site.stripe.control.dispute(wonId);
      await waitUntilSettled(site);
      assert.equal((await balanceOf(site.app.deps, ana.id)).totalEarned, 2 * 2670);
      await site.stripe.control.dispute(lostId, "lost");
      await site.stripe.control.dispute(wonId, "won");
      await waitUntilSettled(site);
      await site.stripe.control.replay();
      await waitUntilSettled(site);
      assert.deepEqual((await rowsOf(ana)).sort(), [
        ["dispute_lost", -8900, -2670],
        ["invoice", 8900, 2670],
        ["invoice", 8900, 2670],
      ]);
    });

    it("a disputed commission is neither approved nor paid until the decision, even if it was approved before", async () => {
      const ana = await newAffiliate(site);
      const customers = [await customer(ana), await customer(ana), await customer(ana)];
      const [lost, won, late] = await Promise.all(
        customers.map(async ({ person, subscription }) => {
          await site.stripe.stripe.subscriptions.cancel(subscription.id);
          return await paymentIdOf(person);
        }),
      );
      const { dispute } = site.stripe.control;
      await dispute(lost!);
      await dispute(won!);
      await waitUntilSettled(site);
      const { body: seen } = await ana.person.call(readAffiliate);
      assert.ok("stats" in seen);
      assert.deepEqual(
        [seen.stats.disputedAmount, seen.stats.waitingAmount, seen.stats.pendingAmount],
        [53.4, 26.7, 0],
      );
      assert.deepEqual(
        seen.commissions.map(({ status, disputedAt }) => [status, disputedAt !== null]).sort(),
        [
          ["pending", false],
          ["pending", true],
          ["pending", true],
        ],
      );
      assert.equal(seen.nextPayout.later?.amount, 26.7);
      const explained = await admin("commissions", "explain", ana.code);
      assert.match(explained.out, /disputed +\$53\.40 USD/);
      assert.equal(explained.out.match(/dispute open, holds \$26\.70 USD/g)?.length, 2);
      const csv = await ana.person.fetch("/api/affiliate/export/commissions.csv");
      assert.equal((await csv.text()).match(/"En disputa",""/g)?.length, 2);

      const standing = async () => {
        await waitUntilSettled(site);
        await approveCommissions(site.app.deps);
        const { totalEarned, pending, waiting, disputed } = await balanceOf(site.app.deps, ana.id);
        return { totalEarned, pending, waiting, disputed };
      };
      await later(30 * daySeconds + 3600);
      const all = 3 * 2670;
      assert.deepEqual(await standing(), {
        ...{ totalEarned: all, pending: 2670, waiting: 0, disputed: 2 * 2670 },
      });
      await dispute(late!);
      assert.deepEqual(await standing(), {
        ...{ totalEarned: all, pending: 0, waiting: 0, disputed: all },
      });
      await dispute(late!, "won");
      await dispute(won!, "won");
      assert.deepEqual(await standing(), {
        ...{ totalEarned: all, pending: 2 * 2670, waiting: 0, disputed: 2670 },
      });
      await dispute(lost!, "lost");
      assert.deepEqual(await standing(), {
        ...{ totalEarned: 2 * 2670, pending: 2 * 2670, waiting: 0, disputed: 0 },
      });
    });

    it("a new customer is attributed to the last link, even when somebody else had created the account", async () => {
      const [ana, eva] = [await newAffiliate(site), await newAffiliate(site)];
      const buy = async (by: TestAffiliate, email: string) => {
        const visitor = new Visitor(site.origin);
        const { body } = await visitor.call(trackClick, { body: clickBody(by.code) });
        const order = await visitor.call(createCheckout, {
          body: { plan: "growth", affiliateCode: by.code, affiliateClickId: body.clickId },
        });
        assert.equal(order.status, 200, JSON.stringify(order.body));
        const { sessionId } = order.body;
        await payCheckout(visitor, sessionId, { email, number: "378282246310005" });
        await visitor.call(readCheckout, { params: { checkoutId: sessionId } });
        await waitUntilSettled(site);
        const [row] = await db().select().from(checkouts).where(eq(checkouts.id, sessionId));
        return row!.userId!;
      };
      const bought = await buy(ana, "compra-directa@ejemplo.test");
      assert.deepEqual(await rowsOf(ana), [["invoice", 8900, 2670]]);
      assert.equal((await commissionsOf(ana))[0]?.month, 1);
      assert.ok(bought);
      // A stranger signs up with the address through their own link and waits for its owner to pay.
      const stranger = new Visitor(site.origin);
      const click = await stranger.call(trackClick, { body: clickBody(eva.code) });
      const by = { affiliateCode: eva.code, affiliateClickId: click.body.clickId };
      await signUp(stranger, by, "duena@ejemplo.test");
      assert.equal(await buy(ana, "duena@ejemplo.test"), stranger.userId);
      assert.deepEqual(await rowsOf(eva), []);
      assert.equal((await rowsOf(ana)).length, 2);
    });

    it("ledger rows cannot be changed or deleted", async () => {
      const ana = await newAffiliate(site);
      await customer(ana);
      const own = eq(commissionRows.affiliateId, ana.id);
      await assert.rejects(db().update(commissionRows).set({ amountCents: 1 }).where(own));
      await assert.rejects(db().delete(commissionRows).where(own));
      assert.deepEqual(await rowsOf(ana), [["invoice", 8900, 2670]]);
    });

    it("a deleted customer stays in the ledger without a name, and their refund reduces the commission", async () => {
      const ana = await newAffiliate(site);
      const { person } = await customer(ana);
      const id = await paymentIdOf(person);
      await eraseByRequest(site, person);
      await waitUntilSettled(site);
      await admin("refund", id);
      await waitUntilSettled(site);
      assert.deepEqual(await rowsOf(ana), [
        ["invoice", 8900, 2670],
        ["refund", -8900, -2670],
      ]);
      const [referral] = await db()
        .select()
        .from(referrals)
        .where(eq(referrals.affiliateId, ana.id));
      assert.equal(referral?.userId, null);
      const explained = await admin("commissions", "explain", ana.code);
      assert.match(explained.out, /earned +\$0 USD/);
      assert.match(explained.out, /refund.*−\$89 USD.*−\$26\.70 USD.*\$0 USD/);
    });

    it("giving up a Stripe account puts every affiliate with commissions on hold", async () => {
      const [ana, eva] = [await newAffiliate(site), await newAffiliate(site)];
      await customer(ana);
      await holdAllAffiliates(site.app.deps, "Ensayos");
      const held = async ({ person }: TestAffiliate) => {
        const { body } = await person.call(readAffiliate);
        assert.ok("nextPayout" in body);
        return body.nextPayout.blockedBy;
      };
      assert.deepEqual([await held(ana), await held(eva)], ["held", "details"]);
    });

    it("every commission's sums match its ledger rows", async () => {
      const wrong = await db().execute(sql`
        select c.id from commissions c
        left join lateral (
          select coalesce(sum(amount_cents), 0) amount,
                 coalesce(sum(base_cents), 0) base
          from commission_rows r where r.commission_id = c.id
        ) sums on true
        where sums.amount <> c.amount_cents or sums.base <> c.paid_cents - c.returned_cents`);
      assert.deepEqual((wrong as unknown as { rows: unknown[] }).rows, []);
    });
  });
}
