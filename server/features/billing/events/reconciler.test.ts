import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { checkouts, payments } from "#db/schema-billing.ts";
import { createCheckout, readCheckout } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout, testCards } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { makeStripeEvent, postEvent } from "#test/stripe-events.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { mailTrialReminders } from "../trials/reminders.ts";
import { reconcile } from "./reconciler.ts";

const hour = 3600;

for (const kind of testedDatabaseKinds) {
  describe(`without webhooks on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    const statusOf = async (id: string) =>
      (await site.app.deps.db.select().from(checkouts).where(eq(checkouts.id, id)))[0]?.status;

    async function advance(seconds: number) {
      site.advance(seconds * 1000);
      await site.stripe.control.advance(seconds);
    }

    it("the reconciler makes up for 72 hours without webhooks, also after a newer event was received", async (t) => {
      const { stripe, control } = site.stripe;
      const [trial, bought, late, gone] = await Promise.all(
        [1, 2, 3, 4].map(() => createPayer(site)),
      );
      const ending = await gone!.subscribe("growth");
      await waitUntilSettled(site);
      await reconcile(site.app.deps);
      await waitUntilSettled(site);

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
      // The newest event is received, while the ones before are still missing.
      assert.equal(await postEvent(site, makeStripeEvent("product.updated", "prod_x")), 200);
      const first = await reconcile(site.app.deps);
      await waitUntilSettled(site);
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
      t.diagnostic(
        `${kind}: ${first.missed} events missed in 72 hours, found in one round; in the next ${second.missed}`,
      );
      await control.deliver();
    });

    it("an unpaid hosted page is closed when it expires", async () => {
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

    it("a page for which Stripe fails does not keep the others open", onlyLong, async () => {
      const { control } = site.stripe;
      await control.drop();
      const pages: string[] = [];
      for (const person of [await site.person(), await site.person()]) {
        const { body } = await person.call(createCheckout, { body: { plan: "growth" } });
        pages.push(body.sessionId);
      }
      await advance(25 * hour);
      const path = `/v1/checkout/sessions/${pages[0]}`;
      await control.fault({ method: "GET", path, kind: "500", times: 1000 });
      await reconcile(site.app.deps);
      await control.clearFaults();
      assert.deepEqual(await Promise.all(pages.map(statusOf)), ["open", "expired"]);
      await reconcile(site.app.deps);
      assert.deepEqual(await Promise.all(pages.map(statusOf)), ["expired", "expired"]);
      await control.deliver();
    });

    it("a payment is refunded also when the refund's job is lost", async () => {
      const { control } = site.stripe;
      await control.drop();
      const { person, subscribe, customer } = await createPayer(site);
      await subscribe("growth");
      await syncCustomer(site.app.deps, customer);
      const stranger = site.stranger();
      const { sessionId } = (await stranger.call(createCheckout, { body: { plan: "starter" } }))
        .body;
      await payCheckout(stranger, sessionId, { email: person.email });
      await control.fault({ method: "POST", path: "/v1/refunds", kind: "500", times: 3 });
      const params = { checkoutId: sessionId };
      assert.equal((await stranger.call(readCheckout, { params })).body.status, "refunded");
      await eventually(async () => {
        const { rows } = await site.database.sql(
          "delete from pgboss.job where name = 'return-checkout' and state = 'retry' returning id",
        );
        assert.equal(rows.length, 1);
      });
      await control.clearFaults();
      await advance(25 * hour);
      await reconcile(site.app.deps);
      await waitUntilSettled(site);
      const { rows } = await site.database.sql(
        `select sum(amount_cents)::int as left, count(*)::int as rows from payments where purpose = 'plan:starter' and user_id = '${person.userId}'`,
      );
      assert.deepEqual(rows, [{ left: 0, rows: 2 }]);
      await control.deliver();
    });

    it("a trial's charge is announced once, a day before, unless the trial was cancelled", async () => {
      const [ana, eva] = await Promise.all([createPayer(site), createPayer(site)]);
      await ana.subscribe("starter", { trial_period_days: 3 });
      const cancelledTrial = await eva.subscribe("starter", { trial_period_days: 3 });
      await site.stripe.stripe.subscriptions.update(cancelledTrial.id, {
        cancel_at_period_end: true,
      });
      await waitUntilSettled(site);
      const announced = ({ person }: typeof ana) =>
        site.mails.filter(({ to, subject }) => to === person.email && /mañana/.test(subject));
      await mailTrialReminders(site.app.deps);
      await waitUntilSettled(site);
      assert.equal(announced(ana).length, 0, "two days are left");
      await advance(49 * hour);
      await waitUntilSettled(site);
      await Promise.all([1, 2, 3].map(() => mailTrialReminders(site.app.deps)));
      await waitUntilSettled(site);
      const [mail] = announced(ana);
      assert.equal(announced(ana).length, 1);
      assert.match(mail!.text, /cobraremos \$39 USD/);
      assert.match(mail!.text, /Cancelar prueba/);
      assert.equal(announced(eva).length, 0);
    });

    it(
      "when more trials end on one day than a round announces, the next round announces the rest",
      onlyLong,
      async () => {
        const trials = 501;
        // They end before the trials of other tests and are announced first.
        await site.database.sql(
          `with people as (
           insert into users (id, email, username, name, password_hash, created_at)
           select gen_random_uuid(), 'm' || n || '@ejemplo.test', 'm-' || n, 'Mar', 'x', now()
           from generate_series(1, ${trials}) n returning id)
         insert into subscriptions (id, user_id, plan, status, current_period_start,
           current_period_end, trial_end, cancel_at_period_end, created_at, read_at)
         select 'sub_many_' || id, id, 'starter', 'trialing', now(), now(),
           '${new Date(site.app.deps.now().getTime() + hour * 1000).toISOString()}', false, now(), now() from people`,
        );
        await mailTrialReminders(site.app.deps);
        await mailTrialReminders(site.app.deps);
        const { rows } = await site.database.sql(
          "select count(*)::int as told from billing_notices where key like 'trial-ending:sub_many_%'",
        );
        assert.equal(rows[0]!.told, trials);
      },
    );
  });
}
