import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { me } from "#shared/account.ts";
import {
  cancelPlan,
  changePlan,
  createCheckout,
  openPortal,
  prepareCard,
  previewPlanChange,
  reactivatePlan,
  readBilling,
  readCheckout,
  replaceCard,
} from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { confirmCard, payCheckout, startTrialOf, testCards } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import type { Person } from "#test/person.ts";
import { createPayer, paidCents, waitUntilSettled } from "#test/subscribers.ts";
import { until } from "#test/wait-until.ts";

for (const kind of testedDatabaseKinds) {
  describe(`plans and cards on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    async function withPlan(plan: "starter" | "growth", number?: string): Promise<Person> {
      const person = await site.person();
      const { sessionId } = (await person.call(createCheckout, { body: { plan } })).body;
      await payCheckout(person, sessionId, number ? { number } : {});
      const read = await person.call(readCheckout, { params: { checkoutId: sessionId } });
      assert.equal(read.body.status, "paid", JSON.stringify(read.body));
      return person;
    }

    const pass = async (seconds: number) => {
      await site.stripe.control.advance(seconds);
      site.advance(seconds * 1000);
    };

    const anotherCard = async (person: Person) => {
      const { clientSecret } = (await person.call(prepareCard)).body;
      await confirmCard(person, clientSecret, "4242424242424242");
      return clientSecret.split("_secret_")[0]!;
    };

    it("an upgrade charges the announced difference at once, and parallel clicks pay it once", async () => {
      const ana = await withPlan("starter");
      const preview = await ana.call(previewPlanChange, { query: { plan: "growth" } });
      assert.equal(preview.body.direction, "upgrade");
      assert.equal(preview.body.amountNow, 50);
      assert.equal(preview.body.nextCharge.amount, 89);
      const clicks = await Promise.all(
        Array.from({ length: 4 }, () => ana.call(changePlan, { body: { plan: "growth" } })),
      );
      assert.ok(
        clicks.some(({ status }) => status === 200),
        JSON.stringify(clicks[0]?.body),
      );
      assert.ok(clicks.every(({ status }) => [200, 409, 503].includes(status)));
      const { body } = await ana.call(me);
      assert.deepEqual([body.plan, body.creditsLimit], ["growth", 400]);
      const paid = await paidCents(site, ana);
      // Prorated to the second: the period began a moment before.
      assert.ok(Math.abs(paid - 8900) <= 2, String(paid));
      const same = await ana.call(changePlan, { body: { plan: "growth" } });
      assert.equal(same.status, 409);
    });

    it("of two parallel changes to different plans only one is made and paid", async () => {
      const ana = await withPlan("starter");
      const tabs = await Promise.all(
        (["pro", "growth"] as const).map((plan) => ana.call(changePlan, { body: { plan } })),
      );
      assert.deepEqual(tabs.map(({ status }) => status).sort(), [200, 409]);
      const { plan } = (await ana.call(me)).body;
      const paid = await paidCents(site, ana);
      assert.ok(Math.abs(paid - (plan === "pro" ? 22_900 : 8900)) <= 2, `${plan}: ${paid}`);
    });

    it(
      "parallel upgrades during a pending downgrade give and charge the larger plan once",
      onlyLong,
      async () => {
        const ana = await withPlan("growth");
        await ana.call(changePlan, { body: { plan: "starter" } });
        await Promise.all([1, 2, 3].map(() => ana.call(changePlan, { body: { plan: "pro" } })));
        const { body } = await ana.call(readBilling);
        assert.deepEqual([body.plan, body.subscription?.nextCharge?.amount], ["pro", 229]);
        assert.ok(Math.abs((await paidCents(site, ana)) - 22_900) <= 2);
      },
    );

    it("a downgrade takes effect at the period's end and can be undone before", async () => {
      const ana = await withPlan("growth");
      const down = await ana.call(changePlan, { body: { plan: "starter" } });
      assert.equal(down.status, 200, JSON.stringify(down.body));
      assert.deepEqual(
        [
          down.body.plan,
          down.body.subscription?.nextPlan,
          down.body.subscription?.nextCharge?.amount,
        ],
        ["growth", "starter", 39],
      );
      const preview = await ana.call(previewPlanChange, { query: { plan: "growth" } });
      assert.deepEqual([preview.body.direction, preview.body.amountNow], ["undo", 0]);
      const up = await ana.call(previewPlanChange, { query: { plan: "studio" } });
      assert.deepEqual([up.body.direction, up.body.amountNow], ["upgrade", 60]);
      const undone = await ana.call(changePlan, { body: { plan: "growth" } });
      assert.equal(undone.body.subscription?.nextPlan, null);
      assert.equal(undone.body.subscription?.nextCharge?.amount, 89);
      assert.equal(await paidCents(site, ana), 8900);
      await ana.call(changePlan, { body: { plan: "starter" } });
      const studio = await ana.call(changePlan, { body: { plan: "studio" } });
      assert.equal(studio.body.plan, "studio", JSON.stringify(studio.body));
      assert.ok(Math.abs((await paidCents(site, ana)) - 14_900) <= 2);
    });

    it("an upgrade whose payment is refused changes nothing", async () => {
      const ana = await withPlan("starter");
      const bad = (await ana.call(prepareCard)).body.clientSecret;
      await confirmCard(ana, bad, testCards.declinedLater);
      const setupIntentId = bad.split("_secret_")[0]!;
      const chosen = await ana.call(replaceCard, { body: { setupIntentId } });
      assert.equal(chosen.body.card?.last4, "0341", JSON.stringify(chosen.body));
      const refused = await ana.call(changePlan, { body: { plan: "pro" } });
      assert.equal(refused.status, 402, JSON.stringify(refused.body));
      assert.match(refused.body.message ?? "", /rechazado la tarjeta/);
      assert.equal((await ana.call(me)).body.plan, "starter");
      assert.equal((await ana.call(readBilling)).body.subscription?.nextCharge?.amount, 39);
    });

    it("an upgrade whose payment is refused keeps the pending downgrade", onlyLong, async () => {
      const { person: ana, subscribe, payWith } = await createPayer(site);
      await subscribe("growth");
      await waitUntilSettled(site);
      await ana.call(changePlan, { body: { plan: "starter" } });
      await payWith(testCards.declinedLater);
      const refused = await ana.call(changePlan, { body: { plan: "pro" } });
      assert.equal(refused.status, 402, JSON.stringify(refused.body));
      const { plan, subscription } = (await ana.call(readBilling)).body;
      assert.deepEqual(
        [plan, subscription?.nextPlan, subscription?.nextCharge?.amount],
        ["growth", "starter", 39],
      );
      await waitUntilSettled(site);
      const late = (await ana.call(readBilling)).body.subscription;
      assert.deepEqual([late?.nextPlan, late?.nextCharge?.amount], ["starter", 39]);
    });

    it("a cancelled plan runs to the end of the paid period, and the cancellation can be undone", async () => {
      const ana = await withPlan("starter");
      const cancelled = await ana.call(cancelPlan, { body: { plan: "starter" } });
      assert.equal(cancelled.status, 200);
      assert.ok(cancelled.body.subscription?.endsAt);
      assert.equal(cancelled.body.subscription?.nextCharge, null);
      assert.equal(cancelled.body.plan, "starter");
      const again = await ana.call(cancelPlan, { body: { plan: "starter" } });
      assert.deepEqual(again.body, cancelled.body);
      const back = await ana.call(reactivatePlan, { body: { plan: "starter" } });
      assert.equal(back.body.subscription?.endsAt, null);
      assert.equal(back.body.subscription?.nextCharge?.amount, 39);
      const none = await ana.call(cancelPlan, { body: { plan: "sofi" } });
      assert.equal(none.status, 409);
      assert.equal(
        (await (await site.person()).call(cancelPlan, { body: { plan: "pro" } })).status,
        409,
      );
    });

    it("a cancelled trial charges nothing", async () => {
      const ana = await site.person();
      await startTrialOf(ana);
      const cancelled = await ana.call(cancelPlan, { body: { plan: "trial" } });
      assert.equal(cancelled.body.subscription?.nextCharge, null);
      assert.equal((await ana.call(me)).body.isTrialActive, true);
    });

    it("the provider's portal opens only for people who paid", async () => {
      const ana = await withPlan("starter");
      const portal = await ana.call(openPortal);
      assert.match(portal.body.url, /\/sandbox\/portal\/bps_/);
      assert.equal((await (await site.person()).call(openPortal)).status, 409);
    });

    it("replacing a card that failed at the renewal pays the overdue invoice", async () => {
      const ana = await site.person();
      await startTrialOf(ana, testCards.declinedLater);
      const begins = await site.stripe.control.advance(3 * 86_400 + 7_200);
      site.advance(3 * 86_400_000 + 7_200_000);
      assert.ok(begins > 0);
      const late = await until(async () => {
        const { body } = await ana.call(readBilling);
        return body.pastDue ? body : undefined;
      });
      assert.deepEqual([late.pastDue?.amount, late.subscription?.status], [39, "past_due"]);
      const change = await ana.call(changePlan, { body: { plan: "growth" } });
      assert.equal(change.status, 409);
      const secret = (await ana.call(prepareCard)).body.clientSecret;
      await confirmCard(ana, secret, "4242424242424242");
      const setupIntentId = secret.split("_secret_")[0]!;
      const paid = await ana.call(replaceCard, { body: { setupIntentId } });
      assert.equal(paid.status, 200, JSON.stringify(paid.body));
      assert.deepEqual(
        [paid.body.pastDue, paid.body.subscription?.status, paid.body.plan, paid.body.card?.last4],
        [null, "active", "starter", "4242"],
      );
      const again = await ana.call(replaceCard, { body: { setupIntentId } });
      assert.equal(again.status, 200);
      assert.equal(await paidCents(site, ana), 3900);
    });

    it("a new card is not charged for a plan that ended unpaid", onlyLong, async () => {
      const { person: ana, subscribe } = await createPayer(site, testCards.declinedLater);
      await subscribe("starter", { trial_period_days: 3 });
      // A request at least every two weeks, or the session would expire.
      for (const days of [4, 10, 10]) {
        await pass(days * 86_400);
        await ana.call(me);
      }
      await until(async () => (await ana.call(me)).body.plan === "free");
      const bought = (await ana.call(createCheckout, { body: { plan: "growth" } })).body;
      await payCheckout(ana, bought.sessionId);
      await ana.call(readCheckout, { params: { checkoutId: bought.sessionId } });
      assert.equal(await paidCents(site, ana), 8900);
      const setupIntentId = await anotherCard(ana);
      const chosen = await ana.call(replaceCard, { body: { setupIntentId } });
      assert.equal(chosen.status, 200, JSON.stringify(chosen.body));
      assert.equal(await paidCents(site, ana), 8900);
    });
  });
}
