import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readAffiliate, requestPayout } from "#shared/affiliates.ts";
import { eraseByRequest } from "#test/account-erasure.ts";
import { addCommission, payableAffiliate, payoutsOf } from "#test/affiliates/payable-affiliates.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { runCommand } from "./run.ts";

for (const kind of testedDatabaseKinds) {
  describe(`an operator who transfers payouts by hand, on ${kind}`, () => {
    const site = suiteApp({
      kind,
      trustedProxies: ["127.0.0.1"],
      payouts: { provider: "csv", detailsKeys: ["a key of the configuration, 32 long"] },
    });
    const admin = (...argv: string[]) =>
      runCommand({ ...site.app.deps, database: site.database }, argv);
    async function batchOf(...argv: string[]) {
      const { out, err } = await admin("payouts", "export", ...argv);
      assert.equal(err, "");
      const lines = out.split("\n");
      return { id: lines[1]!.split('"')[1]!, lines, text: out };
    }

    it("exports each payout in one file and marks it as paid; a failed payout returns to the balance", async () => {
      const ana = await payableAffiliate(site);
      const eva = await payableAffiliate(site, { method: "paypal", account: "eva@example.com" });
      await addCommission(site, ana, 2670);
      await addCommission(site, eva, 5000);
      await ana.person.call(requestPayout, { body: { amount: 10 } });
      assert.equal((await admin("payouts", "export")).exitCode, 3);
      for (const { code } of [ana, eva]) {
        const paid = await admin("payouts", "pay", code);
        assert.match(paid.out, /en camino\. Sácalos con/);
        assert.equal((await admin("payouts", "pay", code)).exitCode, 1);
      }
      const batch = await batchOf();
      assert.equal(batch.lines.length, 4);
      assert.equal(
        batch.lines[0],
        `"lote","pago","metodo","cuenta","titular","importe","moneda","concepto"`,
      );
      assert.match(
        batch.text,
        /"iban","ES9121000418450200051332","Lumbre Panadería","16\.70","USD"/,
      );
      assert.match(batch.text, /"paypal","eva@example\.com"/);
      assert.equal((await admin("payouts", "export")).exitCode, 3, "each stands in one file");
      assert.equal((await batchOf("--batch", batch.id)).text, batch.text);

      const [first] = await payoutsOf(site, eva);
      const failed = await admin(
        "payouts",
        "mark",
        first!.id,
        "--failed",
        "PayPal no conoce esa cuenta.",
      );
      assert.match(failed.out, /devueltos a su saldo: 1/);
      assert.match((await admin("payouts", "mark", batch.id)).out, /marcados como pagados: 2/);
      assert.equal((await admin("payouts", "mark", batch.id)).exitCode, 3);
      const { body: seen } = await ana.person.call(readAffiliate);
      assert.ok("stats" in seen);
      assert.deepEqual(
        [
          seen.stats.paidAmount,
          seen.commissions[0]?.status,
          seen.payouts.map(({ status }) => status),
        ],
        [26.7, "paid", ["completed", "completed"]],
      );
      const { body: theirs } = await eva.person.call(readAffiliate);
      assert.ok("stats" in theirs);
      assert.equal(theirs.stats.pendingAmount, 50);
      assert.equal(theirs.payouts[0]?.failureReason, "PayPal no conoce esa cuenta.");
      const listed = await admin("payouts", "list", "--affiliate", eva.code, "--status", "failed");
      assert.match(listed.out, /PayPal no conoce esa cuenta/);
      assert.match((await admin("commissions", "explain", ana.code)).out, /\$0 USD/);
    });

    it("a payout completed after its affiliate was erased keeps amount, date and number, but no destination", async () => {
      const people = [await payableAffiliate(site), await payableAffiliate(site)];
      for (const one of people) {
        await addCommission(site, one, 5000);
        await admin("payouts", "pay", one.code);
        await eraseByRequest(site, one.person);
      }
      const [arrived, refused] = await Promise.all(people.map((one) => payoutsOf(site, one)));
      // The destination is kept until the payout has arrived.
      assert.equal(arrived![0]!.maskedDestination, "IBAN •••• 1332");
      await admin("payouts", "mark", arrived![0]!.id);
      await admin("payouts", "mark", refused![0]!.id, "--failed", "Esa cuenta está cerrada.");
      for (const [at, status] of (["completed", "failed"] as const).entries()) {
        const [row] = await payoutsOf(site, people[at]!);
        assert.deepEqual(
          [row!.status, row!.amountCents, row!.maskedDestination, row!.encryptedDestination],
          [status, 5000, null, null],
        );
        assert.ok(row!.completedAt ?? row!.failedAt);
      }
    });

    it("does not pay an affiliate on hold", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 5000);
      await admin("affiliates", "hold", ana.code, "enlaces raros");
      assert.match((await admin("payouts", "pay", ana.code)).err, /no hay nada que pagar/);
      await admin("affiliates", "release", ana.code);
      assert.equal((await admin("payouts", "pay", ana.code)).exitCode, 0);
    });

    it("gets an exit code for mistyped arguments", async () => {
      for (const argv of [
        ["payouts", "list", "--status", "sleepy"],
        ["payouts", "mark", "everything"],
        ["payouts", "export", "--batch", "last"],
      ]) {
        assert.equal((await admin(...argv)).exitCode, 2, argv.join(" "));
      }
      assert.equal((await admin("payouts", "pay", "NOBODY")).exitCode, 3);
    });
  });
}
