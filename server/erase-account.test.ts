import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { payments } from "#db/schema-billing.ts";
import { runCommand } from "#server/admin/run.ts";
import { createFileFolder } from "#server/external/file-folder.ts";
import { erasureInProgressMessage, markForErasure } from "#server/features/account/erasure.ts";
import { removeLateFiles } from "#server/features/ads/orders/order-retention.ts";
import { deleteAccount, forgotPassword, login, me } from "#shared/account.ts";
import { createCheckout } from "#shared/billing.ts";
import {
  deletionRequest,
  eraseByRequest,
  personalTables,
  rowsMentioning,
  waitUntilErased,
} from "#test/account-erasure.ts";
import {
  createPaidOrder,
  dotRenderer,
  makeDotDocuments,
  orderMovementsOf,
  startCeramicsShop,
} from "#test/ads-orders.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { LocalSite } from "#test/local-site.ts";
import { onlyLong } from "#test/only-long.ts";
import { createPersonWithEverything } from "#test/person-with-everything.ts";
import { createPayer, overduePerson, waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { queueErasure } from "./erase-account.ts";

const password = deletionRequest.currentPassword;

for (const kind of testedDatabaseKinds) {
  describe(`erasing an account on ${kind}`, () => {
    const folder = join(tmpdir(), `kolmena-erasing-${randomUUID()}`);
    /** When set, drawing waits for it. */
    let drawing: PromiseWithResolvers<void> | undefined;
    let beingDrawn = 0;
    let shop: LocalSite;
    before(async () => {
      shop = await startCeramicsShop();
    });
    const site = suiteApp(async () => ({
      kind,
      stripe: true,
      allowHosts: [shop.host],
      renderer: {
        ...dotRenderer,
        draw: async (what) => {
          if (drawing) beingDrawn += 1;
          await drawing?.promise;
          return dotRenderer.draw(what);
        },
      },
      fileStore: createFileFolder({ folder }),
      beforeClose: waitUntilSettled,
    }));
    before(() => makeDotDocuments(site));
    after(async () => {
      shop.close();
      await rm(folder, { recursive: true, force: true });
    });

    const filesContaining = (words: readonly string[]) =>
      globSync("**/*.*", { cwd: folder }).filter((path) =>
        words.some((word) => path.includes(word)),
      );

    it("erasing removes all data of the person and nothing of others", async () => {
      const ana = await createPersonWithEverything(site, shop.host);
      const eva = await createPersonWithEverything(site, shop.host);
      const [wordsOfAna, wordsOfEva] = [ana, eva].map(({ person, orderIds }) => [
        person.userId,
        person.email,
        ...orderIds,
      ]) as [string[], string[]];
      const unknown = await site.stripe.stripe.customers.create({
        email: ana.person.email,
        metadata: { userId: ana.person.userId },
      });
      const before = await rowsMentioning(site, wordsOfAna);
      for (const name of personalTables) {
        if (name === "past_trials") continue;
        assert.ok(
          before.has(name),
          `Give wholePerson() a row in ${name}, so that it is seen to go`,
        );
      }
      const filesBefore = filesContaining(wordsOfAna).length;
      assert.ok(filesBefore > 30, `${filesBefore} files`);
      const evaBefore = await rowsMentioning(site, wordsOfEva);
      const filesOfEva = filesContaining(wordsOfEva);

      const gone = await ana.person.call(deleteAccount, { body: deletionRequest });
      assert.equal(gone.status, 202, JSON.stringify(gone.body));
      assert.equal(ana.person.cookie, null);
      await waitUntilErased(site, ana.person);
      await waitUntilSettled(site);

      const left = await rowsMentioning(site, wordsOfAna);
      // Payments and checkouts of orders stay, without the person.
      const paymentRows = left.get("payments") as { userId: string | null }[];
      assert.deepEqual([...left.keys()].sort(), ["checkouts", "payments"]);
      assert.deepEqual(
        paymentRows.map((row) => row.userId),
        paymentRows.map(() => null),
      );
      const identifiers = [ana.person.userId, ana.person.email];
      assert.deepEqual([...(await rowsMentioning(site, identifiers)).keys()], []);
      assert.deepEqual(filesContaining(wordsOfAna), []);
      const atStripe = await site.stripe.stripe.customers.list({ email: ana.person.email });
      assert.deepEqual(atStripe.data, [], `${unknown.id} was made for her, and kept nowhere`);
      const mails = site.mails.filter(({ to }) => to === ana.person.email);
      assert.equal(mails.at(-1)?.subject, "Tu cuenta está borrada");

      assert.deepEqual(await rowsMentioning(site, wordsOfEva), evaBefore);
      assert.deepEqual(filesContaining(wordsOfEva), filesOfEva);
      assert.equal((await eva.person.call(me)).status, 200);
      const back = await site
        .stranger()
        .call(login, { body: { email: ana.person.email, password } });
      assert.equal(back.status, 401);
    });

    it("erasing ends subscriptions and open invoices at Stripe, and late events change nothing", async () => {
      const ana = await overduePerson(site);
      ana.userId = (await ana.call(me)).body.id;
      const { stripe, control } = site.stripe;
      const [customer] = (await stripe.customers.list({ email: ana.email })).data;
      await eraseByRequest(site, ana);
      await waitUntilSettled(site);
      const read = await stripe.customers.retrieve(customer!.id);
      assert.equal(read.deleted, true);
      const held = await stripe.subscriptions.list({ customer: customer!.id, status: "all" });
      assert.deepEqual(
        held.data.map(({ status }) => status),
        ["canceled"],
      );
      const owed = await stripe.invoices.list({ customer: customer!.id });
      assert.deepEqual(owed.data.map(({ status }) => status).sort(), ["paid", "void"]);
      await control.replay();
      await waitUntilSettled(site);
      assert.deepEqual(
        [...(await rowsMentioning(site, [ana.userId, ana.email, customer!.id])).keys()],
        [
          // Ids of Stripe's objects, which are kept for 60 days.
          "stripe_events",
        ],
      );
      const subjects = site.mails.filter(({ to }) => to === ana.email).map((mail) => mail.subject);
      assert.equal(subjects.at(-1), "Tu cuenta está borrada");
      assert.equal(subjects.filter((one) => /ha terminado/.test(one)).length, 0, `${subjects}`);
    });

    it(
      "while Stripe is unavailable the account is locked and waits; the operator sees it and retries",
      onlyLong,
      async () => {
        const { person: ana, subscribe } = await createPayer(site);
        const subscription = await subscribe("growth");
        await waitUntilSettled(site);
        const { control, stripe } = site.stripe;
        const stripeFault = { method: "DELETE", path: "/v1/subscriptions/*", kind: "500" } as const;
        await control.fault({ ...stripeFault, times: 1_000 });
        const phone = site.stranger();
        const typed = { email: ana.email, password };
        await phone.call(login, { body: typed });
        assert.equal((await ana.call(deleteAccount, { body: deletionRequest })).status, 202);
        assert.equal((await phone.call(me)).status, 401);
        const late = await site.stranger().call(login, { body: typed });
        assert.deepEqual([late.status, late.body.message], [403, erasureInProgressMessage]);
        const guess = { email: ana.email, password: "no es esta" };
        assert.equal((await site.stranger().call(login, { body: guess })).status, 401);
        const mailed = site.mails.length;
        await ana.call(forgotPassword, { body: { email: ana.email } });
        const admin = (...argv: string[]) =>
          runCommand({ ...site.app.deps, database: site.database }, argv);
        await eventually(async () => {
          const { out } = await admin("users", "leaving");
          assert.match(out, new RegExp(`${ana.email}.*no responde`), out);
        });
        assert.equal((await stripe.subscriptions.retrieve(subscription.id)).status, "active");
        assert.match((await admin("users", "show", ana.email)).out, /leaving +20/);
        await control.clearFaults();
        const tried = await admin("users", "erase", ana.email);
        assert.equal(tried.exitCode, 0, tried.err);
        await waitUntilErased(site, ana);
        await waitUntilSettled(site);
        assert.equal((await stripe.subscriptions.retrieve(subscription.id)).status, "canceled");
        assert.deepEqual(
          site.mails.slice(mailed).map(({ to, subject }) => [to === ana.email, subject]),
          [[true, "Tu cuenta está borrada"]],
        );
      },
    );

    it("an order in progress is refunded, and its delivery ends without an error", async () => {
      const ana = await site.person("Ana");
      drawing = Promise.withResolvers();
      const { orderId } = await createPaidOrder(site, ana, shop.host);
      await eventually(async () => assert.ok(beingDrawn > 0));
      assert.equal((await ana.call(deleteAccount, { body: deletionRequest })).status, 202);
      await eventually(async () => {
        assert.equal(await site.database.db.$count(users, eq(users.id, ana.userId)), 0);
      });
      drawing.resolve();
      drawing = undefined;
      await waitUntilSettled(site);
      const { order, movements, rows } = await orderMovementsOf(site, orderId);
      assert.equal(order, undefined);
      assert.deepEqual(movements, [
        ["payment", 1500],
        ["refund", -1500],
      ]);
      assert.deepEqual([...new Set(rows.map(({ userId }) => userId))], [null]);
      const last = site.mails.findLast(({ to }) => to === ana.email);
      assert.match(last?.text ?? "", /Te hemos devuelto \$15 USD/);
      // Files stored after the order was erased are removed by their own sweep.
      await removeLateFiles.work(site.app.deps, { orderId }, new AbortController().signal);
      assert.deepEqual(filesContaining([orderId]), []);
    });

    it("a checkout paid in another tab after the erasure request is refunded", async () => {
      const ana = await site.person("Ana");
      const { body } = await ana.call(createCheckout, { body: { plan: "growth" } });
      await markForErasure(site.app.deps, ana.userId);
      await payCheckout(site.stranger(), body.sessionId);
      await waitUntilSettled(site);
      await queueErasure(site.app.deps, ana.userId);
      await waitUntilErased(site, ana);
      await waitUntilSettled(site);
      const session = await site.stripe.stripe.checkout.sessions.retrieve(body.sessionId, {
        expand: ["subscription"],
      });
      assert.equal((session.subscription as { status: string }).status, "canceled");
      const rows = await site.database.db
        .select()
        .from(payments)
        .where(eq(payments.subscriptionId, (session.subscription as { id: string }).id));
      assert.deepEqual(rows.map(({ amountCents, userId }) => [amountCents, userId]).sort(), [
        [-8900, null],
        [8900, null],
      ]);
    });
  });
}
