import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { creditAccounts } from "#db/schema.ts";
import { takeLease } from "#server/platform/database/leases.ts";
import { login, me } from "#shared/account.ts";
import {
  cancelPlan,
  changePlan,
  prepareCard,
  previewPlanChange,
  reactivatePlan,
  replaceCard,
} from "#shared/billing.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { confirmCard, testCards } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { Person } from "#test/person.ts";
import { createPayer, paidCents, waitUntilSettled } from "#test/subscribers.ts";
import { changeLeaseName, leaseMs, withChangeLease } from "./change-leases.ts";

for (const kind of testedDatabaseKinds) {
  describe(`upgrades on ${kind}`, () => {
    let site: TestApp;
    let two: TestApp;
    before(async () => {
      site = await testApp({ kind, stripe: true });
      two = await testApp({ kind, stripe: true, beside: site });
    });
    after(async () => {
      await two.close();
      await site.close();
      assert.deepEqual([...site.errors, ...two.errors], []);
    });

    /** The same browser, with requests to the other server. */
    const atOtherServer = (who: Person) => {
      const otherTab = new Person(two.origin);
      otherTab.cookie = who.cookie;
      return otherTab;
    };

    const dayLong = 86_400;
    /** Advances both clocks and signs in again, because the session may have expired. */
    const pass = async (person: Person, seconds: number) => {
      await site.stripe.control.advance(seconds);
      site.advance(seconds * 1000);
      await waitUntilSettled(site);
      const { email } = person;
      const signedIn = await person.call(login, {
        body: { email, password: "una frase larga y rara" },
      });
      assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
    };

    const cardOf = async (person: Person) => {
      const { clientSecret } = (await person.call(prepareCard)).body;
      await confirmCard(person, clientSecret, "4242424242424242");
      return { body: { setupIntentId: clientSecret.split("_secret_")[0]! } };
    };

    /** Granted credits of the current month by bucket; null: without limit. */
    const bucketsOf = async (person: Person) => {
      const own = eq(creditAccounts.userId, person.userId);
      const rows = await site.database.db.select().from(creditAccounts).where(own);
      return Object.fromEntries(rows.map(({ bucket, granted }) => [bucket, granted]));
    };

    it("an upgrade late in a month grants the announced share of the credits", async () => {
      const { person: ana, subscribe } = await createPayer(site);
      await subscribe("starter");
      await pass(ana, 25 * dayLong);
      const { body: shown } = await ana.call(previewPlanChange, { query: { plan: "growth" } });
      assert.ok(shown.amountNow > 6 && shown.amountNow < 11, String(shown.amountNow));
      const received = shown.received?.credits ?? 0;
      assert.equal(received, Math.ceil((300 * shown.amountNow) / 50 - 0.06));
      // Five minutes later exactly the shown amount is charged.
      await pass(ana, 300);
      const { pricedAt } = shown;
      const changed = await ana.call(changePlan, { body: { plan: "growth", pricedAt } });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      assert.equal(await paidCents(site, ana), 3900 + Math.round(shown.amountNow * 100));
      const { body } = await ana.call(me);
      assert.deepEqual([body.plan, body.creditsLimit], ["growth", 100 + received]);

      const pro = (await ana.call(previewPlanChange, { query: { plan: "pro" } })).body;
      assert.equal(pro.received?.credits, null);
      const studio = (await ana.call(previewPlanChange, { query: { plan: "studio" } })).body;
      assert.equal(studio.received?.credits, null);
      const images = studio.received!.imageCredits;
      assert.ok(images > 130 && images < 240, String(images));
      await ana.call(changePlan, { body: { plan: "studio", pricedAt: studio.pricedAt } });
      assert.equal((await ana.call(me)).body.creditsLimit, null);
      assert.deepEqual(await bucketsOf(ana), { images, main: null });

      await site.stripe.control.replay();
      await waitUntilSettled(site);
      assert.deepEqual(await bucketsOf(ana), { images, main: null });
      await pass(ana, 8 * dayLong);
      assert.deepEqual(await bucketsOf(ana), { images: 1000, main: null });
    });

    it(
      "an upgrade that costs too little to charge alone is added to the next invoice",
      onlyLong,
      async () => {
        const { person: ana, subscribe } = await createPayer(site);
        const { items } = await subscribe("starter");
        const [item] = items.data;
        await pass(ana, item!.current_period_end - item!.current_period_start - 7200);
        const { body: shown } = await ana.call(previewPlanChange, { query: { plan: "growth" } });
        assert.equal(shown.amountNow, 0);
        assert.equal(shown.received?.credits, 1);
        assert.ok(shown.nextCharge.amount > 89, String(shown.nextCharge.amount));
        await ana.call(changePlan, { body: { plan: "growth", pricedAt: shown.pricedAt } });
        assert.equal((await ana.call(me)).body.creditsLimit, 101);
        assert.equal(await paidCents(site, ana), 3900);
        await pass(ana, dayLong);
        assert.equal(await paidCents(site, ana), 3900 + Math.round(shown.nextCharge.amount * 100));
        assert.equal((await ana.call(me)).body.creditsLimit, 400);
      },
    );

    it("an upgrade during a pending downgrade charges the amount of its preview", async () => {
      const { person: ana, subscribe } = await createPayer(site);
      await subscribe("growth");
      await pass(ana, 10 * dayLong);
      await ana.call(changePlan, { body: { plan: "starter" } });
      const { body: shown } = await ana.call(previewPlanChange, { query: { plan: "studio" } });
      assert.ok(shown.amountNow > 35 && shown.amountNow < 45, String(shown.amountNow));
      await pass(ana, 120);
      const { pricedAt } = shown;
      await ana.call(changePlan, { body: { plan: "studio", pricedAt } });
      assert.equal(await paidCents(site, ana), 8900 + Math.round(shown.amountNow * 100));
      const { imageCredits } = shown.received!;
      assert.deepEqual(await bucketsOf(ana), { images: imageCredits, main: null });
    });

    it("an amount that was previewed in the month before is refused", onlyLong, async () => {
      const { person: ana, subscribe } = await createPayer(site);
      const { items } = await subscribe("starter");
      const [item] = items.data;
      await pass(ana, item!.current_period_end - item!.current_period_start - 3600);
      const { pricedAt } = (await ana.call(previewPlanChange, { query: { plan: "growth" } })).body;
      await pass(ana, 7200);
      const late = await ana.call(changePlan, { body: { plan: "growth", pricedAt } });
      assert.equal(late.status, 409);
      assert.match(late.body.message ?? "", /el importe es otro/);
      assert.equal((await ana.call(me)).body.plan, "starter");
    });

    it("after a refusal and a new card the upgrade is retried and paid once", async () => {
      const { person: ana, subscribe, payWith } = await createPayer(site);
      await subscribe("starter");
      await waitUntilSettled(site);
      await payWith(testCards.declinedLater);
      const refused = await ana.call(changePlan, { body: { plan: "growth" } });
      assert.equal(refused.status, 402, JSON.stringify(refused.body));
      await ana.call(replaceCard, await cardOf(ana));
      const again = await ana.call(changePlan, { body: { plan: "growth" } });
      assert.equal(again.status, 200, JSON.stringify(again.body));
      const paid = await paidCents(site, ana);
      assert.ok(Math.abs(paid - 8900) <= 2, String(paid));
      assert.equal((await ana.call(me)).body.creditsLimit, 400);
    });

    it("a lost answer does not charge twice", onlyLong, async () => {
      const { person: ana, subscribe } = await createPayer(site);
      await subscribe("starter");
      await waitUntilSettled(site);
      await site.stripe.control.fault({
        method: "POST",
        path: "/v1/subscriptions/*",
        kind: "timeout_after_commit",
        silentMs: 100,
      });
      const changed = await ana.call(changePlan, { body: { plan: "growth" } });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      const paid = await paidCents(site, ana);
      assert.ok(Math.abs(paid - 8900) <= 2, String(paid));
    });

    it("parallel clicks on two servers change and charge the plan once", async () => {
      const { person: ana, subscribe } = await createPayer(site);
      await subscribe("starter");
      await waitUntilSettled(site);
      const otherTab = atOtherServer(ana);
      const clicks = await Promise.all(
        [ana, otherTab, ana, otherTab].map((who) =>
          who.call(changePlan, { body: { plan: "growth" } }),
        ),
      );
      assert.deepEqual(clicks.map(({ status }) => status).sort(), [200, 409, 409, 409]);
      assert.equal((await otherTab.call(me)).body.plan, "growth");
      const paid = await paidCents(site, ana);
      assert.ok(Math.abs(paid - 8900) <= 2, String(paid));
    });

    it(
      "while one server changes a plan another one cannot change, cancel or reactivate it",
      onlyLong,
      async () => {
        const { person: ana, subscribe } = await createPayer(site);
        await subscribe("starter");
        await waitUntilSettled(site);
        await withChangeLease(two.app.deps, ana.userId, async () => {
          for (const endpoint of [changePlan, cancelPlan, reactivatePlan]) {
            const refused = await ana.call(endpoint, { body: { plan: "growth" } });
            assert.equal(refused.status, 409);
            assert.match(refused.body.message ?? "", /ya está cambiando/);
          }
          assert.equal((await ana.call(replaceCard, await cardOf(ana))).status, 200);
        });
        const cancelled = await ana.call(cancelPlan, { body: { plan: "starter" } });
        assert.ok(cancelled.body.subscription?.endsAt);
      },
    );

    it("a request whose lease expired and was taken cannot extend it", onlyLong, async () => {
      const { person: ana } = await createPayer(site);
      const { deps } = site.app;
      await withChangeLease(deps, ana.userId, async (slow) => {
        await slow.extend();
        site.advance(leaseMs + 1000);
        await withChangeLease(two.app.deps, ana.userId, async (next) => {
          await assert.rejects(slow.extend(), { code: "conflict" });
          await next.extend();
        });
      });
    });

    it("the lease of a crashed server blocks plan changes for two minutes", onlyLong, async () => {
      const { person: ana, subscribe } = await createPayer(site);
      await subscribe("starter");
      await waitUntilSettled(site);
      assert.ok(await takeLease(two.app.deps, changeLeaseName(ana.userId), leaseMs / 1000));
      assert.equal((await ana.call(changePlan, { body: { plan: "growth" } })).status, 409);
      site.advance(leaseMs);
      assert.equal((await ana.call(changePlan, { body: { plan: "growth" } })).status, 200);
    });
  });
}
