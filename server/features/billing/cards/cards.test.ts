import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { prepareCard, replaceCard } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { confirmCard, nextWorkingCard, testCards } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";

const monthSeconds = 31 * 86_400;

for (const kind of testedDatabaseKinds) {
  describe(`replacing a card on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true, beforeClose: waitUntilSettled });

    it("parallel requests with a new card pay an overdue invoice once", async () => {
      const { person, customer, subscribe, payWith } = await createPayer(site);
      await subscribe("growth");
      await payWith(testCards.declinedLater);
      await site.stripe.control.advance(monthSeconds);
      await waitUntilSettled(site);
      const { clientSecret } = (await person.call(prepareCard)).body;
      await confirmCard(person, clientSecret, nextWorkingCard());
      const body = { setupIntentId: clientSecret.split("_secret_")[0]! };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => person.call(replaceCard, { body })),
      );
      for (const answer of answers) {
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
      }
      const { data } = await site.stripe.stripe.paymentIntents.list({ customer });
      const paid = data.filter(({ status }) => status === "succeeded");
      assert.equal(paid.length, 2);
      await waitUntilSettled(site);
    });
  });
}
