import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { me } from "#shared/account.ts";
import {
  cancelPlan,
  changePlan,
  createCheckout,
  previewPlanChange,
  reactivatePlan,
  readBilling,
  readCheckout,
} from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout, startTrialOf } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { subscriptionsOf } from "#test/payment-pages.ts";
import type { Person } from "#test/person.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";

for (const kind of testedDatabaseKinds) {
  describe(`choosing a plan after cancelling on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true, beforeClose: waitUntilSettled });

    async function cancelledTrial(): Promise<Person> {
      const person = await site.person();
      await startTrialOf(person);
      const { status } = await person.call(cancelPlan, { body: { plan: "trial" } });
      assert.equal(status, 200);
      return person;
    }

    const statesOf = async (person: Person) =>
      (await subscriptionsOf(site, person.email)).map(({ status }) => status).sort();

    it("a bought plan replaces a cancelled trial at once and for its full price", async () => {
      const ana = await cancelledTrial();
      const { body, status } = await ana.call(createCheckout, { body: { plan: "growth" } });
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal((await ana.call(me)).body.isTrialActive, true);
      await payCheckout(ana, body.sessionId);
      const read = await ana.call(readCheckout, { params: { checkoutId: body.sessionId } });
      assert.equal(read.body.status, "paid");
      const now = (await ana.call(me)).body;
      assert.deepEqual(
        [now.plan, now.creditsLimit, now.creditsUsed, now.isTrialActive],
        ["growth", 400, 0, false],
      );
      await waitUntilSettled(site);
      assert.deepEqual(await statesOf(ana), ["active", "canceled"]);
      const { subscription } = (await ana.call(readBilling)).body;
      assert.deepEqual([subscription?.plan, subscription?.nextCharge?.amount], ["growth", 89]);
      const subjects = site.mails.filter(({ to }) => to === ana.email).map((mail) => mail.subject);
      assert.equal(
        subjects.filter((one) => /devuelto|dos veces/.test(one)).length,
        0,
        `${subjects}`,
      );
    });

    it("a person with a running trial cannot buy another plan", async () => {
      const ana = await cancelledTrial();
      await ana.call(reactivatePlan, { body: { plan: "trial" } });
      const refused = await ana.call(createCheckout, { body: { plan: "growth" } });
      assert.equal(refused.status, 409);
    });

    it("choosing a plan during a cancelled trial continues the trial and charges nothing yet", async () => {
      for (const [plan, amount] of [
        ["starter", 39],
        ["growth", 89],
      ] as const) {
        const ana = await cancelledTrial();
        const preview = (await ana.call(previewPlanChange, { query: { plan } })).body;
        assert.deepEqual([preview.amountNow, preview.nextCharge?.amount], [0, amount]);
        const { body, status } = await ana.call(changePlan, { body: { plan } });
        assert.equal(status, 200, JSON.stringify(body));
        const { subscription } = body;
        assert.deepEqual(
          [subscription?.status, subscription?.endsAt, subscription?.nextPlan],
          ["trialing", null, plan],
        );
        assert.equal(subscription?.nextCharge?.amount, amount);
      }
    });

    it("choosing a larger, smaller or the same plan undoes a cancellation", async () => {
      for (const [plan, next, amount] of [
        ["studio", null, 149],
        ["growth", null, 89],
        ["starter", "starter", 39],
      ] as const) {
        const { person: ana, subscribe } = await createPayer(site);
        await subscribe("growth");
        await waitUntilSettled(site);
        await ana.call(cancelPlan, { body: { plan: "growth" } });
        const { body, status } = await ana.call(changePlan, { body: { plan } });
        assert.equal(status, 200, JSON.stringify(body));
        assert.deepEqual(
          [body.subscription?.endsAt, body.subscription?.nextPlan],
          [null, next],
          plan,
        );
        assert.equal(body.subscription?.nextCharge?.amount, amount);
        assert.deepEqual(await statesOf(ana), ["active"]);
      }
    });

    it("a pending downgrade that was cancelled can be requested again", onlyLong, async () => {
      const { person: ana, subscribe } = await createPayer(site);
      await subscribe("growth");
      await waitUntilSettled(site);
      await ana.call(changePlan, { body: { plan: "starter" } });
      await ana.call(cancelPlan, { body: { plan: "growth" } });
      const { body } = await ana.call(changePlan, { body: { plan: "starter" } });
      assert.deepEqual(
        [body.plan, body.subscription?.nextPlan, body.subscription?.nextCharge?.amount],
        ["growth", "starter", 39],
      );
    });
  });
}
