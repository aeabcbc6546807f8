import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { payments } from "#db/schema-billing.ts";
import { runCommand } from "#server/admin/run.ts";
import { me } from "#shared/account.ts";
import { createCheckout, readCheckout } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { type StripeSandbox, startStripeSandbox } from "#test/stripe-sandbox.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { ensureCustomerId } from "./customers.ts";
import {
  assertLinkedAccount,
  createLinkedStripe,
  findWrongAccountError,
  readLinkedAccount,
} from "./stripe-accounts.ts";

for (const kind of testedDatabaseKinds) {
  describe(`the Stripe account of a database on ${kind}`, () => {
    let other: StripeSandbox;
    before(async () => {
      other = await startStripeSandbox();
    });
    after(() => other.close());
    const site = suiteApp({ kind, stripe: true });

    const accountOf = async ({ stripe }: StripeSandbox) =>
      (await stripe.accounts.retrieveCurrent()).id;
    /** Dependencies of a differently configured server with the same database. */
    function configured(more: { sandbox?: StripeSandbox; testMode?: boolean }) {
      const { deps } = site.app;
      const billing = { ...deps.billing, testMode: more.testMode ?? true };
      const client = (more.sandbox ?? site.stripe).stripe;
      const there = { ...deps, billing, stripe: async () => client };
      return { ...there, stripe: createLinkedStripe(there) };
    }
    const refusalOf = async (deps: ReturnType<typeof configured>) => {
      const error = await deps.stripe().then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      return findWrongAccountError(error)?.message;
    };

    it("a database is linked to the first account it uses; another account or mode is refused with a message", async () => {
      const ana = await site.person();
      const begun = await ana.call(createCheckout, { body: { plan: "growth" } });
      assert.equal(begun.status, 200);
      const own = await accountOf(site.stripe);
      assert.equal((await readLinkedAccount(site.app.deps))?.accountId, own);
      const elsewhere = configured({ sandbox: other });
      const sentence = (await refusalOf(elsewhere)) ?? "";
      assert.match(
        sentence,
        /^Esta base de datos guarda los pagos de la cuenta de Stripe acct_[^\n]+\.$/,
      );
      assert.ok(sentence.includes(own) && sentence.includes(await accountOf(other)));
      assert.match(
        (await refusalOf(configured({ testMode: false }))) ?? "",
        /acct_\w+ \(de verdad\)/,
      );
      assert.equal(await refusalOf(configured({})), undefined);
      // Nothing can be bought with the wrong account, and the server's check fails.
      const eva = await site.person();
      await assert.rejects(ensureCustomerId(elsewhere, eva.userId), { code: "unavailable" });
      const controller = new AbortController();
      await assert.rejects(assertLinkedAccount(elsewhere.stripe, controller.signal), {
        message: sentence,
      });
      await assertLinkedAccount(configured({}).stripe, controller.signal);
    });

    it(
      "while Stripe does not answer nothing can be bought, and the account check is retried",
      onlyLong,
      async () => {
        const fault = { method: "GET", path: "/v1/account", kind: "500", times: 1 } as const;
        await site.stripe.control.fault(fault);
        const fresh = configured({});
        await assert.rejects(fresh.stripe(), { code: "upstream_failed" });
        await site.stripe.control.fault(fault);
        await assertLinkedAccount(configured({}).stripe, new AbortController().signal);
        assert.ok(await fresh.stripe());
      },
    );

    it("forgetting an account ends its plans and keeps its ledger rows", async () => {
      const ana = await site.person();
      const { sessionId } = (await ana.call(createCheckout, { body: { plan: "growth" } })).body;
      await payCheckout(ana, sessionId);
      await ana.call(readCheckout, { params: { checkoutId: sessionId } });
      await waitUntilSettled(site);
      assert.equal((await ana.call(me)).body.plan, "growth");
      const own = await accountOf(site.stripe);
      const admin = (deps: ReturnType<typeof configured>, account: string) =>
        runCommand({ ...deps, database: site.database }, ["stripe", "forget", account]);

      const wrong = await admin(configured({ sandbox: other }), "acct_nobody");
      assert.equal(wrong.exitCode, 3);
      assert.ok(wrong.err.includes(own), wrong.err);
      const used = await admin(configured({}), own);
      assert.equal(used.exitCode, 1);
      assert.match(used.err, /es la cuenta configurada/);

      const moved = configured({ sandbox: other });
      const forgotten = await admin(moved, own);
      assert.match(forgotten.out, /1 personas vuelven al plan gratis/, forgotten.err);
      const { body } = await ana.call(me);
      assert.deepEqual([body.plan, body.creditsLimit], ["free", 100]);
      const ledger = await site.database.db
        .select()
        .from(payments)
        .where(eq(payments.userId, ana.userId));
      assert.deepEqual(
        ledger.map(({ accountId, amountCents }) => [accountId, amountCents]),
        [[own, 8900]],
      );
      assert.match(await ensureCustomerId(moved, ana.userId), /^cus_/);
      assert.equal((await readLinkedAccount(moved))?.accountId, await accountOf(other));
      assert.ok(await refusalOf(configured({})), "the earlier account is refused now");
    });
  });
}
