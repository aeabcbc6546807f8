import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, commissions, payoutDetails, payoutRuns } from "#db/schema-affiliates.ts";
import { readAffiliate, requestPayout, savePayoutDetails } from "#shared/affiliates.ts";
import { newAffiliate, type TestAffiliate } from "#test/affiliate-visitors.ts";
import {
  addCommission,
  exampleIban,
  password,
  payableAffiliate,
  payoutsOf,
  RecordedTransfers,
  waitForFinishedPayouts,
} from "#test/affiliates/payable-affiliates.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { killAfterSteps } from "#test/kill-after-steps.ts";
import { until } from "#test/wait-until.ts";
import { balanceOf } from "../balance.ts";
import { nextFriday } from "../madrid-time.ts";
import { runFridayPayouts } from "./friday-run.ts";
import { resumePayouts, sendPayout } from "./sending.ts";

const dayMs = 86_400_000;
const running = new AbortController().signal;

for (const kind of testedDatabaseKinds) {
  describe(`payouts on ${kind}`, () => {
    const transfers = new RecordedTransfers();
    const lines: string[] = [];
    const site = suiteApp({
      kind,
      trustedProxies: ["127.0.0.1"],
      payouts: { sandbox: transfers },
      onLogLine: (line) => lines.push(line),
      // A lost answer makes the job fail, and it is retried.
      expectsErrors: true,
    });
    const db = () => site.database.db;
    const ask = ({ person }: TestAffiliate, amount: number) =>
      person.call(requestPayout, { body: { amount } });
    const friday = () => runFridayPayouts(site.app.deps, running);
    const statuses = async (affiliate: TestAffiliate) =>
      (await payoutsOf(site, affiliate)).map(({ status, amountCents }) => [status, amountCents]);
    const ended = (affiliate: TestAffiliate) => waitForFinishedPayouts(site, affiliate);
    const mailsTo = ({ person }: TestAffiliate) =>
      site.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);

    function waitForFriday(): void {
      const now = site.app.deps.now();
      site.advance(nextFriday(now).getTime() - now.getTime() + 60_000);
    }

    async function view({ person }: TestAffiliate) {
      const { body } = await person.call(readAffiliate);
      assert.ok("stats" in body);
      return body;
    }

    it("an affiliate can request from $10.00 up to the balance, with two decimals, one at a time", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 1000);
      for (const [amount, sentence] of [
        [9.99, "Escribe al menos $10.00"],
        [-10, "Escribe al menos $10.00"],
        [10.01, "Tienes $10.00 disponibles"],
        [1e6, "Tienes $10.00 disponibles"],
        [10.001, "Usa como máximo dos decimales"],
      ] as const) {
        const { status, body } = await ask(ana, amount);
        assert.deepEqual([status, body.fields?.amount], [422, sentence], String(amount));
      }
      const asked = await ask(ana, 10);
      assert.equal(asked.status, 200);
      assert.match(asked.body.message, /^El viernes \d+ de \w+ te enviamos \$10\.00\.$/);
      await addCommission(site, ana, 5000);
      const again = await ask(ana, 10);
      assert.deepEqual(
        [again.status, again.body.message],
        [409, "Ya tienes una solicitud abierta"],
      );
      assert.equal((await view(ana)).stats.requestedAmount, 10);
    });

    it("a request has the exact amount in cents", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 123_456);
      for (const amount of [10.01, 26.7, 16.7, 29.99, 149.7, 1234.56]) {
        assert.equal((await ask(ana, amount)).status, 200, String(amount));
        const [row] = await payoutsOf(site, ana);
        assert.equal(row!.amountCents, Math.round(amount * 100));
        await site.database.sql("delete from payouts where id = $1", [row!.id]);
      }
    });

    it("a request needs an affiliate with payout details, a confirmed email address and no hold", async () => {
      const stranger = await site.person();
      const none = await stranger.call(requestPayout, { body: { amount: 10 } });
      assert.deepEqual([none.status, none.body.message], [404, "No eres afiliado"]);
      const ana = await newAffiliate(site);
      await addCommission(site, ana, 5000);
      const nowhere = await ask(ana, 10);
      assert.deepEqual([nowhere.status, nowhere.body.message], [409, "Añade dónde cobrar"]);
      const body = { method: "iban", account: exampleIban, holder: "Ana", password } as const;
      assert.equal((await ana.person.call(savePayoutDetails, { body })).status, 200);
      assert.match((await ask(ana, 10)).body.message, /^Confirma tu email/);
      await confirm(ana);
      await db().update(affiliates).set({ heldAt: new Date() }).where(eq(affiliates.id, ana.id));
      assert.match((await ask(ana, 10)).body.message, /^Tus pagos están en revisión/);
      await db().update(affiliates).set({ heldAt: null }).where(eq(affiliates.id, ana.id));
      assert.equal((await ask(ana, 10)).status, 200);
    });

    async function confirm({ person }: TestAffiliate): Promise<void> {
      await db()
        .update(users)
        .set({ emailVerifiedAt: new Date() })
        .where(eq(users.id, person.userId));
    }

    it("fifty simultaneous requests create one payout", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 100_000);
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(ana, 10)));
      const counted = Map.groupBy(answers, ({ status }) => status);
      assert.deepEqual([counted.get(200)?.length, counted.get(409)?.length], [1, 49]);
      assert.deepEqual(await statuses(ana), [["requested", 1000]]);
    });

    it("payout details need the password, are shown masked and are never stored in plain text", async () => {
      const ana = await newAffiliate(site);
      const good = { method: "iban", account: "es91-2100 0418 4502 0005 1332", holder: "Ana Río" };
      const save = (body: object) =>
        ana.person.call(savePayoutDetails, { body: { ...good, password, ...body } as never });
      const wrongIban = "Este IBAN no es válido: revisa los dígitos";
      for (const account of [
        "ES9121000418450200051333",
        "ES91",
        "1332",
        "XX9121000418450200051332",
      ]) {
        assert.equal((await save({ account })).body.fields?.account, wrongIban, account);
      }
      for (const account of [exampleIban, "+cmd@example.com", "-1@example.com", "ana@"]) {
        const noAddress = await save({ method: "paypal", account });
        assert.equal(noAddress.body.fields?.account, "Escribe el email de tu cuenta de PayPal");
      }
      const wrong = await save({ password: "otra frase larga y rara" });
      assert.deepEqual(
        [wrong.status, wrong.body.fields],
        [422, { password: "La contraseña actual no es correcta" }],
      );
      assert.equal((await view(ana)).payoutDetails, null);
      const saved = await save({});
      assert.equal(saved.body.masked, "ES•• •••• •••• •••• •••• 1332");
      assert.equal(
        (await save({ method: "paypal", account: " Ana@Example.com" })).body.masked,
        "a•••@example.com",
      );
      assert.equal((await save({})).status, 200);
      await confirm(ana);
      await addCommission(site, ana, 5000);
      site.advance(4 * dayMs);
      waitForFriday();
      await friday();
      const { rows } = await site.database.sql(
        `select details::text || coalesce((select string_agg(payouts::text, ' ') from payouts
           where payouts.affiliate_id = details.affiliate_id), '') as stored
           from payout_details as details where affiliate_id = $1`,
        [ana.id],
      );
      const stored = String(rows[0]!.stored);
      for (const clear of ["2100", "00051332", "Río", "R\\u"])
        assert.ok(!stored.includes(clear), clear);
      assert.ok(!lines.some((line) => line.includes("00051332")));
      assert.ok(!JSON.stringify(site.mails).includes("00051332"));
      const noted = lines.filter((line) => line.includes("payout-details-changed"));
      assert.ok(noted.some((line) => line.includes(ana.person.userId)));
      await until(() => mailsTo(ana).includes("Ha cambiado dónde cobras tus comisiones"));
    });

    it("the same account is encrypted differently per affiliate, and another's does not decrypt", async () => {
      const [ana, eva] = [await payableAffiliate(site), await payableAffiliate(site)];
      const rows = await db().select().from(payoutDetails);
      const of = ({ id }: TestAffiliate) => rows.find((row) => row.affiliateId === id)!.encrypted;
      assert.notEqual(of(ana), of(eva));
      await db()
        .update(payoutDetails)
        .set({ encrypted: of(eva) })
        .where(eq(payoutDetails.affiliateId, ana.id));
      await addCommission(site, ana, 5000);
      const others = [await payableAffiliate(site), await payableAffiliate(site)];
      for (const one of others) await addCommission(site, one, 5000);
      waitForFriday();
      await assert.rejects(friday(), /authenticate/);
      assert.deepEqual(await statuses(ana), []);
      for (const one of others) await ended(one);
      await db().delete(payoutDetails).where(eq(payoutDetails.affiliateId, ana.id));
    });

    it("Friday pays the request and the rest of the balance once each, and covers the oldest commissions", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 2670);
      await addCommission(site, ana, 2670, { waits: true });
      const sentBefore = transfers.totalCents;
      await ask(ana, 10);
      const planned = (await view(ana)).nextPayout;
      assert.deepEqual([planned.requested, planned.automatic, planned.total], [10, 16.7, 26.7]);
      waitForFriday();
      await friday();
      await ended(ana);
      const later = await payableAffiliate(site);
      await addCommission(site, later, 5000);
      await friday();
      assert.deepEqual(await statuses(later), [], "this week's run is over");
      const seen = await view(ana);
      assert.deepEqual(
        seen.payouts.map(({ status, amount, origin, destination }) => [
          status,
          amount,
          origin,
          destination,
        ]),
        [
          ["completed", 16.7, "automatic", "IBAN •••• 1332"],
          ["completed", 10, "request", "IBAN •••• 1332"],
        ],
      );
      assert.deepEqual(seen.commissions.map(({ status }) => status).sort(), ["paid", "pending"]);
      assert.deepEqual([seen.stats.paidAmount, seen.stats.pendingAmount], [26.7, 0]);
      assert.equal(transfers.totalCents - sentBefore, 2670);
      await until(() => mailsTo(ana).includes("Te hemos enviado $16.70 USD"));
      await until(() => mailsTo(ana).includes("Te hemos enviado $10 USD"));
    });

    it("less than $10 waits for another Friday, and a negative balance is not paid", async () => {
      const [ana, eva] = [await payableAffiliate(site), await payableAffiliate(site)];
      await addCommission(site, ana, 999);
      const invoiceId = await addCommission(site, eva, 3000);
      await ask(eva, 10);
      waitForFriday();
      await friday();
      await ended(eva);
      assert.deepEqual(await statuses(ana), []);
      // Half of the customer's payment is refunded after the payout.
      await db()
        .update(commissions)
        .set({ amountCents: 1500 })
        .where(eq(commissions.invoiceId, invoiceId));
      assert.equal((await view(eva)).stats.pendingAmount, -15);
      await addCommission(site, ana, 1);
      waitForFriday();
      await friday();
      await ended(ana);
      assert.deepEqual(await statuses(ana), [["completed", 1000]]);
      assert.equal((await payoutsOf(site, eva)).length, 2);
    });

    it("the money of a refused payout is available again, and the affiliate gets a mail with the reason", async () => {
      const ana = await payableAffiliate(site, { account: "AT861904300235473202" });
      await addCommission(site, ana, 5000);
      waitForFriday();
      await friday();
      const [failed] = await ended(ana);
      assert.equal(failed!.status, "failed");
      const seen = await view(ana);
      assert.equal(seen.stats.pendingAmount, 50);
      assert.equal(
        seen.payouts[0]!.failureReason,
        "Tu banco la ha rechazado: revisa los datos de tu cuenta.",
      );
      await until(() => mailsTo(ana).includes("No hemos podido enviarte $50 USD"));
      assert.deepEqual(await balanceOf(site.app.deps, ana.id), {
        ...{ totalEarned: 5000, paid: 0, held: 0, pending: 5000, waiting: 0, disputed: 0 },
      });
    });

    it("a payout is sent once when the provider's answer is lost after the transfer", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 5123);
      transfers.losesAnswerAboutCents = 5123;
      waitForFriday();
      await friday();
      const [paid] = await ended(ana);
      assert.equal(paid!.status, "completed");
      const asked = transfers.requestedKeys.filter((key) => key === paid!.idempotencyKey);
      assert.equal(asked.length, 2);
      assert.equal(transfers.sent.get(paid!.idempotencyKey), 5123);
    });

    it("three simultaneous runs that are killed at different steps and repeated pay each affiliate once", async () => {
      const people = await Promise.all(Array.from({ length: 3 }, () => payableAffiliate(site)));
      for (const one of people) {
        await addCommission(site, one, 2670);
        await ask(one, 10);
      }
      const before = transfers.totalCents;
      waitForFriday();
      for (let steps = 0; steps < 14; steps += 2) {
        await Promise.allSettled(
          [steps, steps + 1, steps + 2].map((at) =>
            runFridayPayouts(killAfterSteps(site.app.deps, at), running),
          ),
        );
      }
      await Promise.all([friday(), friday(), friday()]);
      for (const one of people) {
        await ended(one);
        assert.deepEqual(await statuses(one), [
          ["completed", 1000],
          ["completed", 1670],
        ]);
      }
      assert.equal(transfers.totalCents - before, 3 * 2670);
    });

    it("a requested payout waits while refunds exceed the balance", async () => {
      const ana = await payableAffiliate(site);
      const invoiceId = await addCommission(site, ana, 3000);
      await ask(ana, 30);
      await db()
        .update(commissions)
        .set({ amountCents: 1500 })
        .where(eq(commissions.invoiceId, invoiceId));
      waitForFriday();
      await friday();
      assert.deepEqual(await statuses(ana), [["requested", 3000]]);
      assert.equal((await view(ana)).nextPayout.total, 0);
      await addCommission(site, ana, 1500);
      waitForFriday();
      await friday();
      await ended(ana);
      assert.deepEqual(await statuses(ana), [["completed", 3000]]);
    });

    /** Simulates a process that is killed before its jobs are stored. */
    async function payWithoutJobs(): Promise<void> {
      await runFridayPayouts({ ...site.app.deps, jobs: { later: async () => undefined } }, running);
    }

    it("a payout that three processes send at once is transferred and announced by mail once", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 5000);
      waitForFriday();
      await payWithoutJobs();
      const [{ id: payoutId } = { id: "" }] = await payoutsOf(site, ana);
      const send = () => sendPayout.work(site.app.deps, { payoutId }, running);
      await Promise.all([send(), send(), send()]);
      await send();
      await until(() => mailsTo(ana).includes("Te hemos enviado $50 USD"));
      // A second payout mail would have been queued before this one.
      const body = { method: "paypal", account: "a@example.com", holder: "Ana", password } as const;
      await ana.person.call(savePayoutDetails, { body });
      await until(
        () => mailsTo(ana).filter((subject) => /^Ha cambiado/.test(subject)).length === 2,
      );
      assert.equal(mailsTo(ana).filter((subject) => /^Te hemos/.test(subject)).length, 1);
    });

    it("a payout whose job was lost is sent after ten minutes", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 5000);
      waitForFriday();
      await payWithoutJobs();
      const [{ id } = { id: "" }] = await payoutsOf(site, ana);
      const resumed: unknown[] = [];
      const later = async (_: unknown, data: unknown) => void resumed.push(data);
      await resumePayouts({ ...site.app.deps, jobs: { later } });
      assert.ok(!resumed.some((data) => (data as { payoutId: string }).payoutId === id));
      site.advance(601_000);
      await resumePayouts(site.app.deps);
      await ended(ana);
      assert.deepEqual(await statuses(ana), [["completed", 5000]]);
    });

    it("the payouts of a missed Friday are sent until Sunday, but not on Monday", async () => {
      const ana = await payableAffiliate(site);
      await addCommission(site, ana, 5000);
      waitForFriday();
      site.advance(3 * dayMs);
      await friday();
      assert.deepEqual(await statuses(ana), []);
      // Keeps the session alive.
      await view(ana);
      waitForFriday();
      site.advance(2 * dayMs);
      assert.equal((await ask(ana, 10)).status, 200);
      await friday();
      await until(async () => (await statuses(ana)).some(([status]) => status === "completed"));
      assert.deepEqual(await statuses(ana), [
        ["requested", 1000],
        ["completed", 4000],
      ]);
      const runs = await db().select().from(payoutRuns);
      assert.equal(new Set(runs.map(({ isoWeek }) => isoWeek)).size, runs.length);
    });
  });
}
