import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it, test } from "node:test";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { users } from "#db/schema.ts";
import { customers, trials } from "#db/schema-billing.ts";
import { me } from "#shared/account.ts";
import { confirmTrial, readBilling, resumeTrial, startTrial } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import {
  confirmCard,
  nextWorkingCard,
  personAtCardStep,
  startTrialOf,
  testCards,
} from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { eventually, until } from "#test/wait-until.ts";
import { emailKey } from "./email-key.ts";
import { monthOf } from "./trial-places.ts";

const password = "una frase larga y rara";

test("all spellings of a mailbox have the same key", () => {
  for (const same of [
    "ana.ruiz@gmail.com",
    "AnaRuiz+kolmena@Gmail.com",
    "a.n.a.ruiz@googlemail.com",
  ]) {
    assert.equal(emailKey(same), "anaruiz@gmail.com");
  }
  assert.equal(emailKey("ana+x@outlook.com"), "ana@outlook.com");
  assert.equal(emailKey("ana-x@yahoo.es"), "ana@yahoo.es");
  // With other providers these may be different people.
  assert.notEqual(emailKey("ana+x@empresa.es"), emailKey("ana@empresa.es"));
  assert.notEqual(emailKey("a.na@empresa.es"), emailKey("ana@empresa.es"));
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const key = emailKey(address);
      assert.equal(emailKey(key), key);
      assert.match(key, /^.+@.+$/);
    }),
  );
});

test("a month begins at midnight in Madrid", () => {
  assert.equal(monthOf(new Date("2026-11-30T22:59:59Z")), "2026-11");
  assert.equal(monthOf(new Date("2026-11-30T23:00:00Z")), "2026-12");
});

for (const kind of testedDatabaseKinds) {
  describe(`trials on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    const heldBy = async (customer: string) =>
      (await site.stripe.stripe.subscriptions.list({ customer, status: "all" })).data;
    const customerOf = async (userId: string) => {
      const own = eq(customers.userId, userId);
      const [row] = await site.database.db.select().from(customers).where(own);
      return row!.stripeId;
    };

    it("a confirmed card begins a trial of three days with six workers and 100 credits", async () => {
      const { person, clientSecret, setupIntentId } = await personAtCardStep(site);
      const early = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(early.status, 402, JSON.stringify(early.body));
      const confirmed = await confirmCard(person, clientSecret, nextWorkingCard());
      assert.equal(confirmed.status, "succeeded", JSON.stringify(confirmed));
      const begun = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(begun.status, 200, JSON.stringify(begun.body));
      const { body } = await person.call(me);
      assert.deepEqual(body, begun.body);
      assert.deepEqual(
        [body.plan, body.isTrialActive, body.trialDaysLeft, body.creditsUsed, body.creditsLimit],
        ["trial", true, 3, 0, 100],
      );
      assert.deepEqual(body.availableWorkers, ["teo", "ani", "bran", "lia", "nai", "iko"]);
      const billing = (await person.call(readBilling)).body;
      assert.equal(billing.subscription?.nextPlan, "starter");
      assert.equal(billing.subscription?.nextCharge?.amount, 39);
      assert.equal(billing.card?.brand, "visa");
      assert.equal(billing.trialAvailable, false);
      // A repeated call, as by a double click or a reload.
      const again = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(again.status, 200);
      assert.equal((await heldBy(await customerOf(body.id))).length, 1);
      const another = await person.call(resumeTrial);
      assert.equal(another.status, 409);
      assert.match(another.body.message ?? "", /Ya has usado tu prueba/);
    });

    it("a trial can be continued after the customer at Stripe was replaced", onlyLong, async () => {
      const { person, clientSecret } = await personAtCardStep(site);
      const { id } = (await person.call(me)).body;
      const before = await customerOf(id);
      await site.stripe.stripe.customers.del(before);
      await eventually(async () => assert.notEqual(await customerOf(id), before));
      const resumed = await person.call(resumeTrial);
      assert.notEqual(resumed.body.clientSecret, clientSecret, JSON.stringify(resumed.body));
      await startTrialOf(person);
      assert.equal((await person.call(me)).body.isTrialActive, true);
    });

    it("a refused card begins no trial and is explained, and another card can be used", async () => {
      const { person, clientSecret, setupIntentId } = await personAtCardStep(site);
      const refusal = await confirmCard(person, clientSecret, testCards.declined);
      assert.ok(refusal.error);
      const refused = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(refused.status, 402);
      assert.match(refused.body.message ?? "", /rechazado la tarjeta/);
      const { body } = await person.call(me);
      assert.deepEqual([body.plan, body.isTrialActive], ["free", false]);
      assert.equal((await heldBy(await customerOf(body.id))).length, 0);
      const poor = await confirmCard(person, clientSecret, testCards.insufficientFunds);
      assert.ok(poor.error);
      const why = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.match(why.body.message ?? "", /no tiene saldo suficiente/);
      await confirmCard(person, clientSecret, nextWorkingCard());
      const begun = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(begun.body.plan, "trial");
    });

    it("a trial begins only after the bank's verification is completed", async () => {
      const { person, clientSecret, setupIntentId } = await personAtCardStep(site);
      await confirmCard(person, clientSecret, testCards.challenged, "silent");
      const waiting = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(waiting.status, 402);
      await confirmCard(person, clientSecret, testCards.challenged, "failed");
      const failed = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(failed.status, 402);
      assert.match(failed.body.message ?? "", /verificación de tu banco/);
      assert.equal((await person.call(me)).body.plan, "free");
      await confirmCard(person, clientSecret, testCards.challenged, "completed");
      const begun = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(begun.body.plan, "trial", JSON.stringify(begun.body));
    });

    it("a card begins one trial only, for all accounts together", async () => {
      const number = nextWorkingCard();
      const first = await personAtCardStep(site);
      await confirmCard(first.person, first.clientSecret, number);
      const begun = await first.person.call(confirmTrial, { body: first });
      assert.equal(begun.status, 422, "unknown fields are named");
      const { setupIntentId } = first;
      assert.equal(
        (await first.person.call(confirmTrial, { body: { setupIntentId } })).status,
        200,
      );
      const second = await personAtCardStep(site);
      await confirmCard(second.person, second.clientSecret, number);
      const refused = await second.person.call(confirmTrial, {
        body: { setupIntentId: second.setupIntentId },
      });
      assert.equal(refused.status, 409);
      assert.match(refused.body.message ?? "", /Esta tarjeta ya se usó/);
      assert.equal((await second.person.call(me)).body.plan, "free");
      // The setup intent is used up: resuming creates a new one, and another card begins the trial.
      const back = await second.person.call(resumeTrial);
      assert.equal(back.status, 200, JSON.stringify(back.body));
      assert.notEqual(back.body.clientSecret, second.clientSecret);
      await confirmCard(second.person, back.body.clientSecret, nextWorkingCard());
      const other = back.body.clientSecret.split("_secret_")[0]!;
      const ok = await second.person.call(confirmTrial, { body: { setupIntentId: other } });
      assert.equal(ok.body.plan, "trial");
    });

    it("a sign-up that stopped at the card is resumed with the same password; other taken addresses are refused", async () => {
      const { person, clientSecret } = await personAtCardStep(site);
      const form = { name: "Ana Ruiz", email: person.email, password };
      const back = site.stranger();
      const resumed = await back.call(startTrial, { body: form });
      assert.equal(resumed.status, 201);
      assert.equal(resumed.body.clientSecret, clientSecret);
      assert.equal((await back.call(me)).body.email, person.email);
      for (const body of [
        { ...form, password: "otra frase larga" },
        { ...form, email: (await site.person()).email },
      ]) {
        const refused = await site.stranger().call(startTrial, { body });
        assert.equal(refused.status, 409);
        assert.equal(refused.body.message, "Ya tienes una cuenta: inicia sesión");
      }
    });

    it("another person's card confirmation is refused", async () => {
      const ana = await personAtCardStep(site);
      await confirmCard(ana.person, ana.clientSecret, nextWorkingCard());
      const eva = await personAtCardStep(site);
      const stolen = await eva.person.call(confirmTrial, {
        body: { setupIntentId: ana.setupIntentId },
      });
      assert.equal(stolen.status, 422);
      for (const setupIntentId of ["seti_1", "../customers", "seti_x/../../x"]) {
        const made = await eva.person.call(confirmTrial, { body: { setupIntentId } });
        assert.equal(made.status, 422);
      }
      assert.equal((await eva.person.call(me)).body.plan, "free");
    });

    it("twenty clicks in two tabs with two cards begin one trial", async () => {
      const { person, clientSecret, setupIntentId } = await personAtCardStep(site);
      await confirmCard(person, clientSecret, nextWorkingCard());
      // The second tab was opened after the first one was confirmed and has its own setup intent.
      const userId = (await person.call(me)).body.id;
      const second = await site.stripe.stripe.setupIntents.create({
        customer: await customerOf(userId),
        usage: "off_session",
        metadata: { userId, purpose: "trial" },
      });
      await confirmCard(person, second.client_secret!, nextWorkingCard());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          person.call(confirmTrial, {
            body: { setupIntentId: at % 2 ? second.id : setupIntentId },
          }),
        ),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      assert.deepEqual([...statuses], [200], JSON.stringify(answers.map(({ body }) => body)));
      assert.equal((await heldBy(await customerOf(userId))).length, 1);
    });

    it("five parallel submissions of the form make one account and one card field", async () => {
      const body = { name: "Eva Gil", email: `eva-${randomUUID()}@ejemplo.test`, password };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => site.stranger().call(startTrial, { body })),
      );
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 201, 201, 201, 201],
        JSON.stringify(answers.map(({ body }) => body)),
      );
      assert.equal(new Set(answers.map((answer) => answer.body.clientSecret)).size, 1);
    });

    it(
      "two submissions of the form while Stripe is slow make one card field",
      onlyLong,
      async () => {
        // Longer than the SDK's own retries take.
        await site.stripe.control.fault({
          method: "POST",
          path: "/v1/customers",
          kind: "slow",
          silentMs: 4_000,
          times: 1,
        });
        const body = { name: "Eva Gil", email: `eva-${randomUUID()}@ejemplo.test`, password };
        const answers = await Promise.all(
          Array.from({ length: 2 }, () => site.stranger().call(startTrial, { body })),
        );
        assert.deepEqual(
          answers.map(({ status }) => status),
          [201, 201],
          JSON.stringify(answers.map(({ body }) => body)),
        );
        assert.equal(new Set(answers.map((answer) => answer.body.clientSecret)).size, 1);
      },
    );

    it("a trial begins by the webhook when the browser closes after confirming the card", async () => {
      const { person, clientSecret } = await personAtCardStep(site);
      await confirmCard(person, clientSecret, nextWorkingCard());
      await until(async () => (await person.call(me)).body.plan === "trial");
    });

    it(
      "after every kind of failure of Stripe a retry begins exactly one trial",
      onlyLong,
      async (t) => {
        for (const fault of [
          { kind: "500" },
          { kind: "429" },
          { kind: "timeout_before", silentMs: 50 },
          { kind: "timeout_after_commit", silentMs: 50 },
        ] as const) {
          const { person, clientSecret, setupIntentId } = await personAtCardStep(site);
          await confirmCard(person, clientSecret, nextWorkingCard());
          // More often than the SDK retries by itself.
          const where = { method: "POST", path: "/v1/subscriptions", times: 4 } as const;
          await site.stripe.control.fault({ ...where, ...fault });
          const failed = await person.call(confirmTrial, { body: { setupIntentId } });
          await site.stripe.control.clearFaults();
          assert.ok([200, 502, 503, 504].includes(failed.status), `${fault.kind} ${failed.status}`);
          if (failed.status !== 200) assert.match(failed.body.message ?? "", /^[A-Z][^{}]+$/);
          const begun = await person.call(confirmTrial, { body: { setupIntentId } });
          assert.equal(begun.body.plan, "trial", `${fault.kind} ${JSON.stringify(begun.body)}`);
          const held = await heldBy(await customerOf(begun.body.id));
          t.diagnostic(
            `${kind} ${fault.kind}: first ${failed.status}, subscriptions ${held.length}`,
          );
          assert.equal(held.length, 1);
        }
      },
    );

    it(
      "a trial is completed after a server crashed between Stripe's answer and its own commit",
      onlyLong,
      async () => {
        const { person, clientSecret, setupIntentId } = await personAtCardStep(site);
        await site.stripe.control.hold();
        await confirmCard(person, clientSecret, nextWorkingCard());
        assert.equal((await person.call(confirmTrial, { body: { setupIntentId } })).status, 200);
        const userId = (await person.call(me)).body.id;
        // The state before the commit: the card is claimed, the subscription is not stored.
        const { db } = site.database;
        await db
          .update(trials)
          .set({ status: "reserved", subscriptionId: null, startedAt: null })
          .where(eq(trials.userId, userId));
        await db.execute(sql`delete from subscriptions where user_id = ${userId}`);
        await db.update(users).set({ plan: "free", trialEndsAt: null }).where(eq(users.id, userId));
        await site.stripe.control.release();
        await site.stripe.control.deliver();
        await until(async () => (await person.call(me)).body.plan === "trial");
        await until(async () => {
          const [row] = await db.select().from(trials).where(eq(trials.userId, userId));
          return row?.status === "started";
        });
        assert.equal((await heldBy(await customerOf(userId))).length, 1);
      },
    );
  });
}
