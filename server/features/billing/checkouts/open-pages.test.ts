import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { checkouts, payments } from "#db/schema-billing.ts";
import { me } from "#shared/account.ts";
import { createCheckout, readCheckout } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout, startTrialOf } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import type { Person } from "#test/person.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { billingLimits } from "../limits.ts";

for (const kind of testedDatabaseKinds) {
  describe(`open payment pages on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    const pageOf = async (person: Person, plan: "starter" | "growth" | "pro" | "sofi") =>
      (await person.call(createCheckout, { body: { plan } })).body.sessionId;
    const read = (checkoutId: string) =>
      site.stranger().call(readCheckout, { params: { checkoutId } });
    const atStripe = async (id: string) =>
      (await site.stripe.stripe.checkout.sessions.retrieve(id)).status;
    const statusOf = async (id: string) => {
      const rows = await site.database.db.select().from(checkouts).where(eq(checkouts.id, id));
      return rows[0]?.status;
    };

    /** Moves the clock to the start of an hour, so that no throttle window ends during a test. */
    const nextWindow = () => site.advance(3_600_000 - (site.app.deps.now().getTime() % 3_600_000));

    it("a paid plan closes the person's pages of other plans, and not those of add-ons", async () => {
      const ana = await site.person();
      const [pro, starter, addon] = [
        await pageOf(ana, "pro"),
        await pageOf(ana, "starter"),
        await pageOf(ana, "sofi"),
      ];
      await payCheckout(ana, starter);
      assert.equal((await read(starter)).body.status, "paid");
      await eventually(async () => assert.equal(await statusOf(pro), "expired"));
      assert.deepEqual([await atStripe(pro), await atStripe(addon)], ["expired", "open"]);
      const late = await payCheckout(ana, pro);
      assert.ok(late.error, "nobody can pay it any more");
      await payCheckout(ana, addon);
      assert.equal((await read(addon)).body.status, "paid");
      assert.equal((await ana.call(me)).body.plan, "starter");
      await waitUntilSettled(site);
      const paid = await site.database.db
        .select()
        .from(payments)
        .where(eq(payments.userId, ana.userId));
      assert.ok(paid.every(({ amountCents }) => amountCents > 0));
    });

    it("a trial closes open pages, and so does a stranger's payment with the person's address", async () => {
      const ana = await site.person();
      const before = await pageOf(ana, "growth");
      await startTrialOf(ana);
      await eventually(async () => assert.equal(await statusOf(before), "expired"));
      const eva = await site.person();
      const own = await pageOf(eva, "pro");
      const stranger = site.stranger();
      const bought = await pageOf(stranger, "starter");
      await payCheckout(stranger, bought, { email: eva.email });
      assert.equal((await read(bought)).body.status, "paid");
      await eventually(async () => assert.equal(await statusOf(own), "expired"));
      assert.equal(await atStripe(own), "expired");
    });

    it("of two pages that are paid in parallel one plan stays and the other is refunded", async () => {
      const ana = await site.person();
      const pages = [await pageOf(ana, "starter"), await pageOf(ana, "growth")];
      await Promise.all(pages.map((page) => payCheckout(ana, page)));
      await Promise.all(pages.map((page) => read(page)));
      await waitUntilSettled(site);
      const rows = await site.database.db
        .select()
        .from(payments)
        .where(eq(payments.userId, ana.userId));
      const left = rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const { plan } = (await ana.call(me)).body;
      assert.equal(left, { starter: 3900, growth: 8900 }[plan], JSON.stringify(rows));
    });

    it(
      "repeated reads of a page ask Stripe a limited number of times, and never once it is finished",
      onlyLong,
      async () => {
        const ana = await site.person();
        const page = await pageOf(ana, "growth");
        const { max } = billingLimits.checkoutAsked;
        nextWindow();
        const path = `/v1/checkout/sessions/${page}`;
        const answers = await Promise.all(Array.from({ length: max }, () => read(page)));
        assert.ok(answers.every(({ body }) => body.status === "open"));
        await site.stripe.control.fault({ method: "GET", path, kind: "500", times: 1000 });
        const known = await read(page);
        assert.deepEqual([known.status, known.body.status], [200, "open"]);
        nextWindow();
        assert.equal((await read(page)).status, 502, "later it is asked again");
        await site.stripe.control.clearFaults();
        await payCheckout(ana, page);
        await eventually(async () => assert.equal((await read(page)).body.status, "paid"));
        await waitUntilSettled(site);
        await site.stripe.control.fault({ method: "GET", path, kind: "500", times: 1000 });
        nextWindow();
        assert.equal((await read(page)).body.status, "paid");
        await site.stripe.control.clearFaults();
      },
    );

    it("reads of checkouts are limited per address", async () => {
      nextWindow();
      const { max } = billingLimits.checkoutReadAddress;
      const answers = new Map<number, number>();
      for (let at = 0; at < max + 20; at += 40) {
        const some = await Promise.all(Array.from({ length: 40 }, () => read("cs_test_nobody")));
        for (const { status } of some) answers.set(status, (answers.get(status) ?? 0) + 1);
      }
      assert.deepEqual([...answers.keys()].sort(), [404, 429]);
      assert.equal(answers.get(404), max);
    });
  });
}
