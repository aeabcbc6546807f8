import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { payments } from "#db/schema-billing.ts";
import { runCommand } from "#server/admin/run.ts";
import { changePlan, listInvoices } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { createPayer, type Payer, waitUntilSettled } from "#test/subscribers.ts";
import { syncPayment } from "./payments.ts";

for (const kind of testedDatabaseKinds) {
  describe(`the payment ledger on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    const admin = (...argv: string[]) =>
      runCommand({ ...site.app.deps, database: site.database }, argv);
    const planOf = async ({ person }: Payer) =>
      (await site.app.deps.describeUser(person.userId)).plan;

    async function ledger({ person }: Payer) {
      const rows = await site.app.deps.db
        .select()
        .from(payments)
        .where(eq(payments.userId, person.userId))
        .orderBy(payments.kind, payments.amountCents);
      return rows.map((row) => [row.kind, row.amountCents, row.purpose]);
    }

    async function paying(plan: "starter" | "growth" = "growth") {
      const ana = await createPayer(site);
      const { id } = await ana.subscribe(plan);
      await waitUntilSettled(site);
      const [payment] = await site.app.deps.db
        .select()
        .from(payments)
        .where(eq(payments.userId, ana.person.userId));
      return { ana, subscriptionId: id, paymentId: payment!.id };
    }

    const mailsTo = ({ person }: Payer) =>
      site.mails
        .filter(({ to, subject }) => to === person.email && !/bienvenida/.test(subject))
        .map(({ subject }) => subject);

    it("the guarantee refunds the month, ends the plan and mails the person once", async () => {
      const { ana, paymentId } = await paying();
      const refunded = await admin("refund", ana.person.email);
      assert.match(refunded.out, /Devueltos \$89 USD de pi_/, refunded.err);
      assert.equal(await planOf(ana), "free");
      const twice = await admin("refund", paymentId);
      assert.match(twice.err, /ya está devuelto entero/);
      await site.stripe.control.replay();
      await waitUntilSettled(site);
      await Promise.all([1, 2, 3].map(() => syncPayment(site.app.deps, paymentId)));
      assert.deepEqual(await ledger(ana), [
        ["payment", 8900, "plan:growth"],
        ["refund", -8900, "plan:growth"],
      ]);
      await waitUntilSettled(site);
      assert.deepEqual(mailsTo(ana).sort(), [
        "Hemos cobrado $89 USD por tu plan Growth",
        "Te hemos devuelto $89 USD",
        "Tu plan Growth ha terminado",
      ]);
      const [invoice] = (await ana.person.call(listInvoices)).body;
      assert.deepEqual([invoice?.amount, invoice?.amountRefunded], [89, 89]);
      assert.match((await admin("payments", "show", paymentId)).out, /left +\$0 USD/);
    });

    it("the guarantee refunds the rest of a month after one of its payments was refunded", async () => {
      const { ana } = await paying("starter");
      const changed = await ana.person.call(changePlan, { body: { plan: "growth" } });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      const paid = await site.app.deps.db
        .select()
        .from(payments)
        .where(eq(payments.userId, ana.person.userId));
      const [difference] = paid.filter(({ purpose }) => purpose === "plan:growth");
      await admin("refund", difference!.id);
      const rest = await admin("refund", ana.person.email);
      assert.match(rest.out, /Devueltos \$39 USD de pi_/, rest.err);
      assert.equal(await planOf(ana), "free");
      const again = await admin("refund", ana.person.email);
      assert.match(again.err, /ya está devuelto entero/);
    });

    it("a partial refund keeps the plan, and no more than was paid can be refunded", async () => {
      const { ana, paymentId } = await paying();
      const part = await admin("refund", ana.person.email, "--amount", "20.50");
      assert.match(part.out, /\$20\.50 USD/, part.err);
      assert.equal(await planOf(ana), "growth");
      const more = await admin("refund", paymentId, "--amount", "89");
      assert.match(more.err, /solo quedan \$68\.50 USD/);
      assert.equal((await admin("refund", paymentId, "--amount", "-5")).exitCode, 2);
      assert.equal((await admin("refund", "nadie@ejemplo.test")).exitCode, 3);
      await waitUntilSettled(site);
      assert.deepEqual(await ledger(ana), [
        ["payment", 8900, "plan:growth"],
        ["refund", -2050, "plan:growth"],
      ]);
      // Refunding the rest ends the plan.
      await admin("refund", paymentId);
      assert.equal(await planOf(ana), "free");
    });

    it("refunding a payment of an earlier month keeps the running plan", async () => {
      const { ana, paymentId } = await paying("starter");
      const month = 31 * 86_400 + 7200;
      site.advance(month * 1000);
      await site.stripe.control.advance(month);
      await waitUntilSettled(site);
      await admin("refund", paymentId);
      await waitUntilSettled(site);
      assert.equal(await planOf(ana), "starter");
      assert.equal((await ledger(ana)).length, 3);
    });

    it("a dispute books the money out, a lost one ends the plan, and a won one books it in again", async () => {
      const lost = await paying();
      await site.stripe.control.dispute(lost.paymentId);
      await waitUntilSettled(site);
      assert.equal(await planOf(lost.ana), "growth", "it is not decided yet");
      assert.deepEqual((await ledger(lost.ana))[0], ["dispute", -8900, "plan:growth"]);
      const open = await admin("payments", "list", "--kind", "dispute");
      assert.match(open.out, new RegExp(lost.ana.person.email));
      await site.stripe.control.dispute(lost.paymentId, "lost");
      await waitUntilSettled(site);
      assert.equal(await planOf(lost.ana), "free");

      const won = await paying();
      await site.stripe.control.dispute(won.paymentId, "won");
      await waitUntilSettled(site);
      await site.stripe.control.replay();
      await waitUntilSettled(site);
      assert.equal(await planOf(won.ana), "growth");
      assert.deepEqual(await ledger(won.ana), [
        ["dispute", -8900, "plan:growth"],
        ["dispute_reversal", 8900, "plan:growth"],
        ["payment", 8900, "plan:growth"],
      ]);
    });
  });
}
