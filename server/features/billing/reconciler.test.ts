import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { checkouts, payments } from "#db/schema-billing.ts";
import { createCheckout } from "#shared/billing.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { databaseKinds } from "#test/database.ts";
import { testCards } from "#test/paying.ts";
import { eventOf, postEvent } from "#test/stripe-events.ts";
import { payer, settled } from "#test/subscribing.ts";
import { reconcile } from "./reconciler.ts";
import { remindOfTrialEnds } from "./reminders.ts";

const hour = 3600;

for (const kind of databaseKinds()) {
  describe(`without webhooks on ${kind}`, () => {
    let site: TestApp;
    before(async () => {
      site = await testApp({ kind, stripe: true });
    });
    after(async () => {
      await site.close();
      assert.deepEqual(site.errors, []);
    });

    async function advance(seconds: number) {
      site.advance(seconds * 1000);
      await site.stripe.control.advance(seconds);
    }

    it("72 hours without one are made up for, also when the first to come again is the newest", async () => {
      const { stripe, control } = site.stripe;
      const [trial, bought, late, gone] = await Promise.all([1, 2, 3, 4].map(() => payer(site)));
      const ending = await gone!.subscribe("growth");
      await settled(site);
      await reconcile(site.app.deps);
      await settled(site);

      await control.drop();
      await trial!.subscribe("starter", { trial_period_days: 3 });
      await bought!.subscribe("pro");
      await late!.subscribe("starter", { trial_period_days: 3 });
      await late!.payWith(testCards.declinedLater);
      await advance(24 * hour);
      await stripe.subscriptions.cancel(ending.id);
      await advance(50 * hour);
      const plans = async () =>
        Promise.all(
          [trial, bought, late, gone].map(async (one) => {
            const who = await site.app.deps.describeUser(one!.person.userId);
            return [who.plan, who.creditsLimit];
          }),
        );
      assert.deepEqual(await plans(), [
        ["free", 100],
        ["free", 100],
        ["free", 100],
        ["growth", 400],
      ]);
      // The newest event gets through and says nothing of what was missed before.
      assert.equal(await postEvent(site, eventOf("product.updated", "prod_x")), 200);
      const first = await reconcile(site.app.deps);
      await settled(site);
      assert.deepEqual(await plans(), [
        ["starter", 100],
        ["pro", null],
        ["starter", 100],
        ["free", 100],
      ]);
      const charged = await site.app.deps.db
        .select()
        .from(payments)
        .where(eq(payments.userId, trial!.person.userId));
      assert.deepEqual(
        charged.map(({ amountCents }) => amountCents),
        [3900],
      );
      const second = await reconcile(site.app.deps);
      assert.equal(second.missed, 0);
      console.log(
        `${kind}: ${first.missed} events missed in 72 hours, found in one round; in the next ${second.missed}`,
      );
      await control.deliver();
    });

    it("a hosted page that nobody paid is closed when its time is over", async () => {
      const { control } = site.stripe;
      await control.drop();
      const ana = await site.person();
      const { body } = await ana.call(createCheckout, { body: { plan: "growth" } });
      await advance(25 * hour);
      await reconcile(site.app.deps);
      const [row] = await site.app.deps.db
        .select()
        .from(checkouts)
        .where(eq(checkouts.id, body.sessionId));
      assert.equal(row!.status, "expired");
      await control.deliver();
    });

    it("a trial's charge is announced a day before, once, and not to who cancelled", async () => {
      const [ana, eva] = await Promise.all([payer(site), payer(site)]);
      await ana.subscribe("starter", { trial_period_days: 3 });
      const left = await eva.subscribe("starter", { trial_period_days: 3 });
      await site.stripe.stripe.subscriptions.update(left.id, { cancel_at_period_end: true });
      await settled(site);
      const announced = ({ person }: typeof ana) =>
        site.mails.filter(({ to, subject }) => to === person.email && /mañana/.test(subject));
      await remindOfTrialEnds(site.app.deps);
      await settled(site);
      assert.equal(announced(ana).length, 0, "two days are left");
      await advance(49 * hour);
      await settled(site);
      await Promise.all([1, 2, 3].map(() => remindOfTrialEnds(site.app.deps)));
      await settled(site);
      const [mail] = announced(ana);
      assert.equal(announced(ana).length, 1);
      assert.match(mail!.text, /cobraremos \$39 USD/);
      assert.match(mail!.text, /Cancelar plan/);
      assert.equal(announced(eva).length, 0);
    });
  });
}
