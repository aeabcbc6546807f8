import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import * as account from "#shared/account.ts";
import { createCheckout, readCheckout } from "#shared/billing.ts";
import { listOrders, readOrder } from "#shared/orders.ts";
import { createProject } from "#shared/projects.ts";
import { createPaidOrder, startCeramicsShop, suiteAppForOrders } from "#test/ads-orders.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";

const password = "una frase larga y rara";
const newPassword = "otra frase igual de rara";
const shop = await startCeramicsShop();
after(() => shop.close());

for (const kind of testedDatabaseKinds) {
  describe(`an account under somebody else's address on ${kind}`, () => {
    const site = suiteAppForOrders(kind, shop);

    /** A person who registered with this address, which may belong to somebody else. */
    async function registered(
      email = `b-${randomUUID().slice(0, 12)}@ejemplo.test`,
      affiliateCode?: string,
    ) {
      const person = site.stranger();
      const username = `u-${randomUUID().slice(0, 12)}`;
      const { status, body } = await person.call(account.register, {
        body: { username, email, password, name: "Clara", affiliateCode },
      });
      assert.equal(status, 201, JSON.stringify(body));
      person.email = email;
      person.userId = body.id;
      return person;
    }

    /** The token in the latest mail to this address with such a link. */
    const mailedToken = (email: string, path: string) =>
      eventually(async () => {
        const mail = site.mails.findLast(({ to, text }) => to === email && text.includes(path));
        const [, token] = new RegExp(`${path}\\?token=([\\w-]{43})`).exec(mail?.text ?? "") ?? [];
        assert.ok(token);
        return token;
      });

    const verify = (
      person: Person,
      body: { token: string; password?: string; newPassword?: string },
    ) => person.call(account.verifyEmail, { body });
    const logIn = async (email: string, typed: string) =>
      (await site.stranger().call(account.login, { body: { email, password: typed } })).status;
    const ordersOf = async (person: Person) =>
      (await person.call(listOrders)).body.map(({ token }) => token);

    it("a stranger who registered the buyer's address first does not get the buyer's orders", async () => {
      const buyer = site.stranger();
      const order = await createPaidOrder(site, buyer, shop.host);
      await waitUntilSettled(site);
      const thief = await registered(order.email);
      assert.deepEqual(await ordersOf(thief), []);

      // The buyer opens the mailed link, which asks for a password and confirms nothing by itself.
      const token = await mailedToken(order.email, "/verificar");
      const opened = await verify(buyer, { token });
      assert.equal(opened.status, 200);
      assert.deepEqual(
        [opened.body.status, opened.body.email, opened.body.user],
        ["proof-needed", order.email, null],
      );
      assert.equal((await thief.call(account.me)).body.emailVerified, false);
      assert.deepEqual(await ordersOf(thief), []);
      const guessed = await verify(buyer, { token, password: "no la sabe" });
      assert.deepEqual(
        [guessed.status, guessed.body.fields],
        [422, { password: "La contraseña no es correcta" }],
      );
      const weak = await verify(buyer, { token, newPassword: "contraseña" });
      assert.deepEqual([weak.status, Object.keys(weak.body.fields ?? {})], [422, ["newPassword"]]);

      const taken = await verify(buyer, { token, newPassword });
      assert.equal(taken.status, 200, JSON.stringify(taken.body));
      assert.deepEqual([taken.body.status, taken.body.user?.emailVerified], ["confirmed", true]);
      assert.deepEqual(await ordersOf(buyer), [order.token]);
      assert.equal((await thief.call(account.me)).status, 401);
      assert.equal((await thief.call(createProject, { body: { name: "Mío" } })).status, 401);
      assert.equal(await logIn(order.email, password), 401);
      assert.equal(await logIn(order.email, newPassword), 200);
      // The link is used up: it no longer signs in or sets a password.
      const again = await verify(site.stranger(), { token });
      assert.deepEqual([again.body.status, again.body.user], ["confirmed", null]);
      assert.equal((await verify(site.stranger(), { token, newPassword: password })).status, 404);
      assert.equal(
        (await site.stranger().call(readOrder, { params: { token: order.token } })).status,
        200,
      );
    });

    it("paying for a plan invalidates the password of a stranger who registered the address", async () => {
      const thief = await registered(undefined, "para-mi");
      const buyer = site.stranger();
      const { sessionId } = (await buyer.call(createCheckout, { body: { plan: "growth" } })).body;
      await payCheckout(buyer, sessionId, { email: thief.email });
      const paid = await buyer.call(readCheckout, { params: { checkoutId: sessionId } });
      assert.deepEqual([paid.body.status, paid.body.accountMailed], ["paid", true]);
      assert.equal((await thief.call(account.me)).status, 401);
      assert.equal(await logIn(thief.email, password), 401);
      const token = await mailedToken(thief.email, "/restablecer");
      const opened = await buyer.call(account.resetPassword, {
        body: { token, password: newPassword },
      });
      assert.deepEqual([opened.body.plan, opened.body.emailVerified], ["growth", true]);
      const [row] = await site.database.db.select().from(users).where(eq(users.id, thief.userId));
      assert.equal(row?.affiliateCode, null, "nor does their commission go to the thief");
      // An older confirmation link does not give access, either.
      const older = await mailedToken(thief.email, "/verificar");
      assert.equal((await verify(thief, { token: older, newPassword: password })).status, 404);
      assert.equal((await verify(thief, { token: older })).body.user, null);
      await waitUntilSettled(site);
    });

    it("a signed-in person confirms with one click, and a second click is not an error", async () => {
      const ana = await registered();
      const token = await mailedToken(ana.email, "/verificar");
      for (let clicks = 0; clicks < 2; clicks++) {
        const { status, body } = await verify(ana, { token });
        assert.deepEqual([status, body.status, body.user], [200, "confirmed", null]);
      }
      assert.equal((await ana.call(account.me)).body.emailVerified, true);
    });

    it("on another device the password confirms and signs in; other sessions stay open", async () => {
      const ana = await registered();
      const token = await mailedToken(ana.email, "/verificar");
      const phone = site.stranger();
      assert.equal((await verify(phone, { token })).body.status, "proof-needed");
      const { status, body } = await verify(phone, { token, password });
      assert.deepEqual([status, body.status, body.user?.id], [200, "confirmed", ana.userId]);
      assert.equal((await phone.call(account.me)).body.emailVerified, true);
      assert.equal((await ana.call(account.me)).body.emailVerified, true);
    });

    it("a link opened in the session of another account confirms neither account", async () => {
      const ana = await registered();
      const eva = await registered();
      const token = await mailedToken(ana.email, "/verificar");
      assert.equal((await verify(eva, { token })).body.status, "proof-needed");
      assert.equal((await eva.call(account.me)).body.emailVerified, false);
      assert.equal((await ana.call(account.me)).body.emailVerified, false);
    });

    it("six parallel new passwords with one link set one password", async () => {
      const ana = await registered();
      const token = await mailedToken(ana.email, "/verificar");
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          verify(site.stranger(), { token, newPassword: `frase rara ${at}` }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [200, 404, 404, 404, 404, 404]);
      assert.equal((await ana.call(account.me)).status, 401);
    });
  });
}
