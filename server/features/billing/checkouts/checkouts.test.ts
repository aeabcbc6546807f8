import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { and, count, eq } from "drizzle-orm";
import { creditEntries, users } from "#db/schema.ts";
import { checkouts, customers, payments } from "#db/schema-billing.ts";
import { me, resetPassword } from "#shared/account.ts";
import { createCheckout, readBilling, readCheckout } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout, testCards } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { until } from "#test/wait-until.ts";
import { fulfilCheckout } from "./checkouts.ts";

const races = process.env.TEST_LONG ? 200 : 40;

for (const kind of testedDatabaseKinds) {
  describe(`hosted payments on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    const read = (checkoutId: string) =>
      site.stranger().call(readCheckout, { params: { checkoutId } });

    const netPaidCents = async (userId: string) => {
      const own = eq(payments.userId, userId);
      const rows = await site.database.db.select().from(payments).where(own);
      // Two payments and one refund, which is written together with its payment.
      return rows.length === 3 ? rows.reduce((sum, row) => sum + row.amountCents, 0) : null;
    };

    it("a person pays and has the plan with its workers and credits", async () => {
      const ana = await site.person();
      const begun = await ana.call(createCheckout, { body: { plan: "growth" } });
      assert.equal(begun.status, 200, JSON.stringify(begun.body));
      const { sessionId, url } = begun.body;
      assert.match(url, /\/sandbox\/checkout\/cs_/);
      const again = await ana.call(createCheckout, { body: { plan: "growth" } });
      assert.deepEqual(again.body, begun.body);
      assert.equal((await read(sessionId)).body.status, "open");
      const refused = await payCheckout(ana, sessionId, { number: testCards.declined });
      assert.ok(refused.error);
      assert.equal((await read(sessionId)).body.status, "open");
      const paid = await payCheckout(ana, sessionId);
      assert.equal(paid.url, `${site.origin}/pago?checkout=${sessionId}`, JSON.stringify(paid));
      assert.deepEqual((await read(sessionId)).body, {
        status: "paid",
        plan: "growth",
        accountMailed: false,
        isSignedIn: false,
      });
      const hers = await ana.call(readCheckout, { params: { checkoutId: sessionId } });
      assert.equal(hers.body.isSignedIn, true);
      const { body } = await ana.call(me);
      assert.deepEqual([body.plan, body.creditsLimit], ["growth", 400]);
      assert.deepEqual(body.availableWorkers, ["teo", "ani", "bran", "lia"]);
      const billing = (await ana.call(readBilling)).body;
      assert.equal(billing.subscription?.nextCharge?.amount, 89);
      assert.ok(billing.card);
      const second = await ana.call(createCheckout, { body: { plan: "pro" } });
      assert.equal(second.status, 409);
      assert.match(second.body.message ?? "", /cámbialo en Configuración/);
    });

    it("ten parallel clicks open one page, and paying it twice buys one plan", async () => {
      const ana = await site.person();
      const clicks = await Promise.all(
        Array.from({ length: 10 }, () => ana.call(createCheckout, { body: { plan: "starter" } })),
      );
      const pages = new Set(
        clicks.filter(({ status }) => status === 200).map((c) => c.body.sessionId),
      );
      assert.equal(pages.size, 1, JSON.stringify(clicks.map(({ status }) => status)));
      const [page] = pages;
      await Promise.all([payCheckout(ana, page!), payCheckout(ana, page!)]);
      await read(page!);
      const [row] = await site.database.db
        .select()
        .from(customers)
        .where(eq(customers.userId, ana.userId));
      const held = await site.stripe.stripe.subscriptions.list({ customer: row!.stripeId });
      assert.equal(held.data.length, 1);
    });

    it("a stranger pays and gets an account and a mail with the link that opens it", async () => {
      const eva = site.stranger();
      const email = `eva-${randomUUID()}@ejemplo.test`;
      const begun = await eva.call(createCheckout, {
        body: { plan: "starter", affiliateCode: "amiga" },
      });
      const { sessionId } = begun.body;
      await payCheckout(eva, sessionId, { email: email.toUpperCase() });
      assert.deepEqual((await read(sessionId)).body, {
        status: "paid",
        plan: "starter",
        accountMailed: true,
        isSignedIn: false,
      });
      const mail = await until(() =>
        site.mails.find((sent) => sent.to === email && /crea tu contraseña/.test(sent.subject)),
      );
      const [, token = ""] = /\/restablecer\?token=([\w-]{43})/.exec(mail.text) ?? [];
      const opened = await eva.call(resetPassword, { body: { token, password: "mi frase nueva" } });
      assert.equal(opened.status, 200, JSON.stringify(opened.body));
      assert.deepEqual([opened.body.email, opened.body.plan], [email, "starter"]);
      const [user] = await site.database.db.select().from(users).where(eq(users.email, email));
      assert.equal(user?.affiliateCode, "amiga");
    });

    it("a stranger's payment with the address of somebody who has a plan is refunded", async () => {
      const ana = await site.person();
      const first = await ana.call(createCheckout, { body: { plan: "starter" } });
      await payCheckout(ana, first.body.sessionId);
      await read(first.body.sessionId);
      const stranger = site.stranger();
      const second = await stranger.call(createCheckout, { body: { plan: "growth" } });
      await payCheckout(stranger, second.body.sessionId, { email: ana.email });
      assert.equal((await read(second.body.sessionId)).body.status, "refunded");
      const rows = await until(async () => {
        const found = await site.database.db
          .select()
          .from(payments)
          .where(and(eq(payments.userId, ana.userId), eq(payments.purpose, "plan:growth")));
        return found.length === 2 ? found : undefined;
      });
      assert.equal(
        rows.reduce((sum, row) => sum + row.amountCents, 0),
        0,
      );
      assert.equal((await ana.call(me)).body.plan, "starter");
    });

    it("paying a page that was opened before buying a plan as a stranger is refunded", async () => {
      const ana = await site.person();
      const open = (await ana.call(createCheckout, { body: { plan: "growth" } })).body.sessionId;
      const stranger = site.stranger();
      const bought = (await stranger.call(createCheckout, { body: { plan: "starter" } })).body;
      // The sandbox fails to close the first page, so that it can be paid.
      const path = `/v1/checkout/sessions/${open}/expire`;
      await site.stripe.control.fault({ method: "POST", path, kind: "500", times: 100 });
      await payCheckout(stranger, bought.sessionId, { email: ana.email });
      assert.equal((await read(bought.sessionId)).body.status, "paid");
      await payCheckout(ana, open);
      await site.stripe.control.clearFaults();
      assert.equal((await read(open)).body.status, "refunded");
      await until(async () => (await netPaidCents(ana.userId)) === 3900);
      const [user] = await site.database.db.select().from(users).where(eq(users.id, ana.userId));
      assert.equal(user?.plan, "starter");
    });

    it("of two parallel strangers' payments with one address, one gives the plan and the other is refunded", async () => {
      const email = `doble-${randomUUID()}@ejemplo.test`;
      const buy = async () => {
        const stranger = site.stranger();
        const begun = await stranger.call(createCheckout, { body: { plan: "starter" } });
        await payCheckout(stranger, begun.body.sessionId, { email });
        return begun.body.sessionId;
      };
      await site.stripe.control.drop();
      const [first, second] = [await buy(), await buy()];
      // The first payment is recorded, but reading its subscription fails.
      await site.stripe.control.fault({
        method: "GET",
        path: "/v1/subscriptions",
        kind: "500",
        // More than other readers can use up meanwhile.
        times: 100,
      });
      const late = await read(first);
      await site.stripe.control.clearFaults();
      await site.stripe.control.deliver();
      assert.equal(late.status, 502, JSON.stringify(late.body));
      assert.equal((await read(second)).body.status, "refunded");
      assert.equal((await read(first)).body.status, "paid");
      const [user] = await site.database.db.select().from(users).where(eq(users.email, email));
      assert.equal(user?.plan, "starter");
      await until(async () => (await netPaidCents(user!.id)) === 3900);
    });

    it(`${races} parallel calls of success page and webhook fulfil a checkout once`, async (t) => {
      const eva = site.stranger();
      const email = `carrera-${randomUUID()}@ejemplo.test`;
      const { sessionId } = (await eva.call(createCheckout, { body: { plan: "growth" } })).body;
      await payCheckout(eva, sessionId, { email });
      const results = await Promise.allSettled(
        Array.from({ length: races }, (_, at) =>
          at % 2 ? fulfilCheckout(site.app.deps, sessionId) : read(sessionId),
        ),
      );
      const failed = results.filter(({ status }) => status === "rejected");
      await site.stripe.control.idle();
      assert.equal((await read(sessionId)).body.status, "paid");
      const { db } = site.database;
      const people = await db.select().from(users).where(eq(users.email, email));
      const userId = people[0]!.id;
      const [paid] = await db
        .select({ rows: count() })
        .from(payments)
        .where(eq(payments.userId, userId));
      const grants = await db
        .select()
        .from(creditEntries)
        .where(and(eq(creditEntries.userId, userId), eq(creditEntries.kind, "reset")));
      const [row] = await db.select().from(checkouts).where(eq(checkouts.id, sessionId));
      const mails = site.mails.filter(
        (mail) => mail.to === email && /contraseña/.test(mail.subject),
      );
      t.diagnostic(
        `${kind}: ${races} at once, ${failed.length} failed; ${people.length} account, ${paid?.rows} payment, ${grants.length} renewal, ${mails.length} mail`,
      );
      assert.deepEqual([failed.length, people.length, paid?.rows], [0, 1, 1]);
      assert.ok(grants.length <= 1);
      assert.ok(row?.fulfilledAt);
      assert.equal(mails.length, 1);
    });

    it("when Stripe's answer is lost after it created the page, a retry opens a page", async () => {
      const ana = await site.person();
      await site.stripe.control.fault({
        method: "POST",
        path: "/v1/checkout/sessions",
        kind: "timeout_after_commit",
        silentMs: 50,
        times: 4,
      });
      const failed = await ana.call(createCheckout, { body: { plan: "pro" } });
      await site.stripe.control.clearFaults();
      assert.ok([200, 502, 504].includes(failed.status), String(failed.status));
      const begun = await ana.call(createCheckout, { body: { plan: "pro" } });
      assert.equal(begun.status, 200, JSON.stringify(begun.body));
    });
  });
}
