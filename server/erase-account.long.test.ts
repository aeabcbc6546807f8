import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { and, eq } from "drizzle-orm";
import { trials } from "#db/schema-billing.ts";
import { markForErasure } from "#server/features/account/erasure.ts";
import { accountLimits } from "#server/features/account/limits.ts";
import { leaseMs } from "#server/features/billing/plans/change-leases.ts";
import { countPastTrials } from "#server/features/billing/trials/past-trials.ts";
import { monthOf } from "#server/features/billing/trials/trial-places.ts";
import { deleteAccount, login, me, register } from "#shared/account.ts";
import {
  confirmTrial,
  createCheckout,
  readBilling,
  resumeTrial,
  startTrial,
} from "#shared/billing.ts";
import { generate } from "#shared/chat.ts";
import {
  countFarewellMails,
  deletionRequest,
  eraseByRequest,
  rowsMentioning,
  waitUntilErased,
} from "#test/account-erasure.ts";
import { suiteApp } from "#test/app.ts";
import {
  confirmCard,
  nextWorkingCard,
  personAtCardStep,
  startTrialOf,
} from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { killAfterSteps } from "#test/kill-after-steps.ts";
import { readEvents } from "#test/reply-events.ts";
import { streamReply } from "#test/reply-stream.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { eraseAccount } from "./erase-account.ts";

const password = deletionRequest.currentPassword;
const usedUp = (sentence: string) => `${sentence}. Puedes elegir un plan en Precios.`;
const addressUsed = usedUp("Ya hay una prueba gratis con este email");
const cardUsed = usedUp("Esta tarjeta ya se usó en otra prueba gratis");

for (const kind of testedDatabaseKinds) {
  describe(`erasing an account once on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true, beforeClose: waitUntilSettled });

    it("a trial is available once per address, in all its spellings, and per card, even after erasing", async () => {
      const card = nextWorkingCard();
      const letters = `ana${randomUUID().slice(0, 8).replaceAll("-", "")}`;
      const { person, clientSecret, setupIntentId } = await personAtCardStep(
        site,
        `${letters}@gmail.com`,
      );
      person.userId = (await person.call(me)).body.id;
      await confirmCard(person, clientSecret, card);
      const begun = await person.call(confirmTrial, { body: { setupIntentId } });
      assert.equal(begun.status, 200, JSON.stringify(begun.body));
      const deps = site.app.deps;
      const places = async () => {
        const month = monthOf(deps.now());
        const started = and(eq(trials.month, month), eq(trials.status, "started"));
        return (await deps.db.$count(trials, started)) + (await countPastTrials(deps, month));
      };
      const before = await places();
      await eraseByRequest(site, person);
      assert.equal(await places(), before, "its place of the month stays taken");

      const email = `${letters[0]}.${letters.slice(1)}+otra@googlemail.com`;
      const body = { name: "Ana Ruiz", email, password };
      const again = await site.stranger().call(startTrial, { body });
      assert.deepEqual([again.status, again.body.message], [409, addressUsed]);
      const bea = await personAtCardStep(site);
      await confirmCard(bea.person, bea.clientSecret, card);
      const refused = await bea.person.call(confirmTrial, {
        body: { setupIntentId: bea.setupIntentId },
      });
      assert.deepEqual([refused.status, refused.body.message], [409, cardUsed]);
      assert.equal((await bea.person.call(me)).body.plan, "free");
      // The account can be registered again, but without a trial.
      const back = site.stranger();
      const made = { username: letters, email: `${letters}@gmail.com`, name: "Ana", password };
      assert.equal((await back.call(register, { body: made })).status, 201);
      assert.equal((await back.call(readBilling)).body.trialAvailable, false);
      assert.equal((await back.call(resumeTrial)).status, 409);
    });

    it("an erasure killed between any two steps is completed by the next run, once", async () => {
      const ana = await site.person("Ana");
      await startTrialOf(ana);
      await ana.call(createCheckout, { body: { plan: "sofi" } });
      await ana.call(generate, { params: { workerId: "teo" }, body: { prompt: "Un post" } });
      await waitUntilSettled(site);
      await markForErasure(site.app.deps, ana.userId);
      // Each run gets one step further than the previous one.
      let runs = 0;
      for (; runs < 500; runs += 1) {
        const signal = new AbortController().signal;
        const data = { userId: ana.userId };
        const run = eraseAccount.work(killAfterSteps(site.app.deps, runs), data, signal);
        const failure = await run.then(
          () => null,
          (error: Error) => error.message,
        );
        if (failure === null) break;
        // A run killed while changing the plan holds its lease for two minutes.
        if (/ya está cambiando/.test(failure)) site.advance(leaseMs + 1_000);
        else assert.match(failure, /Killed/);
      }
      assert.ok(runs > 12, `${runs} places to be killed at`);
      await waitUntilErased(site, ana);
      assert.deepEqual([...(await rowsMentioning(site, [ana.userId, ana.email])).keys()], []);
      assert.equal(countFarewellMails(site, ana), 1);
    });

    it("requests from two tabs and a double click erase the account once", async () => {
      const ana = await site.person("Ana");
      const phone = site.stranger();
      await phone.call(login, {
        body: { email: ana.email, password: deletionRequest.currentPassword },
      });
      const answers = await Promise.all(
        [ana, ana, phone].map((tab) => tab.call(deleteAccount, { body: deletionRequest })),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      assert.ok(statuses.has(202), `${[...statuses]}`);
      statuses.delete(202);
      assert.ok(
        [...statuses].every((status) => status === 401),
        `${[...statuses]}`,
      );
      await waitUntilErased(site, ana);
      assert.equal(countFarewellMails(site, ana), 1);
    });
  });

  describe(`erasing during other activity on ${kind}`, () => {
    const llm = new ScriptedLlm();
    const site = suiteApp({ kind, llm, limits: accountLimits });

    it("erasing needs the password and the ticked box, and guessing is rate limited", async () => {
      const ana = await site.person("Ana");
      assert.equal(
        (await site.stranger().call(deleteAccount, { body: deletionRequest })).status,
        401,
      );
      // Start of a rate-limit window, so that none ends during the test.
      const windowMs = accountLimits.changeAccount.windowSeconds * 1_000;
      site.advance(windowMs - (site.app.deps.now().getTime() % windowMs) + 1_000);
      const unticked = { ...deletionRequest, understood: false } as never;
      const refused = await ana.call(deleteAccount, { body: unticked });
      assert.deepEqual(
        [refused.status, Object.keys(refused.body.fields ?? {})],
        [422, ["understood"]],
      );
      const guess = { ...deletionRequest, currentPassword: "no es esta" };
      for (let tried = 0; tried < 5; tried += 1) {
        const { status, body } = await ana.call(deleteAccount, { body: guess });
        assert.equal(status, 422);
        assert.match(body.fields?.currentPassword ?? "", /no es correcta/);
      }
      // Even the right password is refused until the window is over.
      assert.equal((await ana.call(deleteAccount, { body: deletionRequest })).status, 429);
      assert.equal((await ana.call(me)).status, 200);
      site.advance(windowMs);
      await eraseByRequest(site, ana);
    });

    it("a reply in progress ends with its account and reports no error", async () => {
      const ana = await site.person("Ana");
      const events = readEvents(await streamReply(ana, { prompt: "Largo" }));
      llm.say("Un principio ");
      for await (const event of events) {
        if (event.type === "delta" || event.type === "snapshot") break;
      }
      await eraseByRequest(site, ana);
      llm.say("y un final.", "end");
      await eventually(async () => assert.equal(site.app.deps.liveReplies.count, 0));
      assert.deepEqual([...(await rowsMentioning(site, [ana.userId])).keys()], []);
    });
  });
}
