import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import type Stripe from "stripe";
import { customers, trials } from "#db/schema-billing.ts";
import { me } from "#shared/account.ts";
import { confirmTrial as confirmTrialEndpoint, resumeTrial, startTrial } from "#shared/billing.ts";
import { suiteApp, testApp } from "#test/app.ts";
import {
  confirmCard,
  nextWorkingCard,
  personAtCardStep,
  startTrialOf,
} from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { billingLimits } from "../limits.ts";
import { linkCustomer } from "../stripe/customers.ts";
import { claimTrialPlace, hasFreeTrialPlaces, reserveTrialPlace } from "./trial-places.ts";
import { confirmTrial } from "./trials.ts";

const minuteMs = 60_000;
const password = "una frase larga y rara";
const form = (email: string) => ({ name: "Ana Ruiz", email, password });

for (const kind of testedDatabaseKinds) {
  describe(`trial places without a card on ${kind}`, () => {
    it("three people who keep coming back hold the month's three places for an hour at most", async (t) => {
      const site = await testApp({ kind, stripe: true, trialMonthlyCap: 3 });
      try {
        const late = (email: string) => site.stranger().call(startTrial, { body: form(email) });
        const holders = await Promise.all([1, 2, 3].map(() => personAtCardStep(site)));
        let refused = 0;
        for (let minute = 0; minute < 60; minute += 20) {
          for (const { person } of holders)
            assert.equal((await person.call(resumeTrial)).status, 200);
          assert.equal((await late("tarde@ejemplo.test")).status, 409);
          refused += 1;
          site.advance(20 * minuteMs);
        }
        for (const { person } of holders) {
          const { status, body } = await person.call(resumeTrial);
          assert.deepEqual(
            [status, body.reservedUntil],
            [200, null],
            "they may go on without a place",
          );
        }
        const begun = await late("tarde@ejemplo.test");
        assert.equal(begun.status, 201, JSON.stringify(begun.body));
        assert.ok(begun.body.reservedUntil);
        // A free place goes to the first person with a card.
        await startTrialOf(holders[0]!.person);
        await startTrialOf(holders[1]!.person);
        const full = await holders[2]!.person.call(resumeTrial);
        assert.equal(full.status, 409);
        assert.match(full.body.message ?? "", /todas reservadas/);
        t.diagnostic(
          `${kind}: three places were kept from others ${refused} times in an hour, then no more`,
        );
        assert.deepEqual(site.errors, []);
      } finally {
        await site.close();
      }
    });

    it("whenever they come back, people without a card keep the month full for an hour at most", async () => {
      const places = 4;
      const site = await testApp({ kind, trialMonthlyCap: places });
      try {
        const people = await Promise.all(Array.from({ length: places }, () => site.person()));
        const { deps, ...start } = { deps: site.app.deps, at: site.app.deps.now().getTime() };
        const visits = fc.array(
          fc.record({
            who: fc.nat({ max: places - 1 }),
            afterMinutes: fc.integer({ min: 1, max: 29 }),
          }),
          { minLength: 10, maxLength: 40 },
        );
        await fc.assert(
          fc.asyncProperty(visits, async (sequence) => {
            await site.database.sql("delete from trials");
            let passedMinutes = 0;
            const now = () => new Date(start.at + passedMinutes * minuteMs);
            const at = { ...deps, now };
            for (const { userId } of people) await reserveTrialPlace(at, userId);
            assert.equal(await hasFreeTrialPlaces(at), false);
            for (const { who, afterMinutes } of sequence) {
              passedMinutes += afterMinutes;
              await reserveTrialPlace(at, people[who]!.userId).catch(() => undefined);
              if (passedMinutes >= 60) assert.equal(await hasFreeTrialPlaces(at), true);
            }
          }),
          { numRuns: process.env.TEST_LONG ? 60 : 8, seed: 7 },
        );
      } finally {
        await site.close();
      }
    });

    it("a second account with the same mailbox does not extend the place", async () => {
      const site = await testApp({ kind, stripe: true, trialMonthlyCap: 5 });
      try {
        await personAtCardStep(site, "ana.ruiz@gmail.com");
        site.advance(61 * minuteMs);
        const second = await site
          .stranger()
          .call(startTrial, { body: form("anaruiz+2@gmail.com") });
        assert.deepEqual([second.status, second.body.reservedUntil], [201, null]);
      } finally {
        await site.close();
      }
    });

    it("one address gets a limited number of places an hour, for all accounts together", async () => {
      const site = await testApp({ kind, stripe: true });
      try {
        const { max, windowSeconds } = billingLimits.trialPlaceAddress;
        // Start at the beginning of a throttle window.
        const windowMs = windowSeconds * 1000;
        site.advance(windowMs - (site.app.deps.now().getTime() % windowMs));
        const answers = [];
        for (let at = 0; at <= max; at++) {
          const body = form(`muchos${at}@ejemplo.test`);
          answers.push((await site.stranger().call(startTrial, { body })).status);
        }
        assert.deepEqual(
          answers.map((status) => status === 201),
          answers.map((_, at) => at < max),
        );
        assert.equal(answers.at(-1), 429);
      } finally {
        await site.close();
      }
    });
  });

  describe(`the customer of a trial's card on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });
    const customerOf = async (userId: string) => {
      const own = eq(customers.userId, userId);
      return (await site.database.db.select().from(customers).where(own))[0]!.stripeId;
    };
    const another = () => site.stripe.stripe.customers.create({ name: "Ana" });

    it("no trial begins when the person's customer changes between reading and claiming the card", async () => {
      const { person, clientSecret, setupIntentId } = await personAtCardStep(site);
      const userId = (await person.call(me)).body.id;
      await site.stripe.control.hold();
      await confirmCard(person, clientSecret, nextWorkingCard());
      const [before, other] = [await customerOf(userId), (await another()).id];
      const { deps } = site.app;
      // Right after Stripe's answer a payment as a stranger links another customer to the person.
      const stripe = async () => {
        const client = await deps.stripe();
        const setupIntents = {
          retrieve: async (...asked: Parameters<Stripe["setupIntents"]["retrieve"]>) => {
            const intent = await client.setupIntents.retrieve(...asked);
            await deps.db.transaction(() => linkCustomer(deps, userId, other));
            return intent;
          },
        };
        return new Proxy(client, {
          get: (target, name) =>
            name === "setupIntents" ? setupIntents : Reflect.get(target, name, target),
        });
      };
      const begun = confirmTrial({ ...deps, stripe }, userId, setupIntentId);
      await assert.rejects(begun, { code: "conflict" });
      for (const customer of [before, other]) {
        const held = await site.stripe.stripe.subscriptions.list({ customer, status: "all" });
        assert.equal(held.data.length, 0);
      }
      const [row] = await site.database.db.select().from(trials).where(eq(trials.userId, userId));
      assert.equal(row?.cardFingerprint, null, "the card is free for the next try");
      await site.stripe.control.release();
      await site.stripe.control.deliver();
      const old = await person.call(confirmTrialEndpoint, { body: { setupIntentId } });
      assert.equal(old.status, 422);
      await startTrialOf(person);
      assert.equal((await person.call(me)).body.isTrialActive, true);
    });

    it("after the claim the person keeps the customer of the card", async () => {
      const { person, setupIntentId } = await personAtCardStep(site);
      const userId = (await person.call(me)).body.id;
      const own = await customerOf(userId);
      const fingerprint = `card ${userId}`;
      const { deps } = site.app;
      await claimTrialPlace(deps, userId, { customerId: own, setupIntentId, fingerprint });
      const other = (await another()).id;
      assert.equal(await deps.db.transaction(() => linkCustomer(deps, userId, other)), false);
      assert.equal(await customerOf(userId), own);
    });
  });
}
