import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import pg from "pg";
import type { Browser, Page } from "playwright-core";
import PostalMime from "postal-mime";
import { me, register } from "#shared/account.ts";
import { listInvoices, readBilling } from "#shared/billing.ts";
import { desktop, openBrowser, phone, visit } from "#test/browser.ts";
import { type TestDatabase, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import {
  fillTrialForm,
  openPlanCheckout,
  signedInPerson,
  trialButton,
  typeCard,
} from "#test/payment-pages.ts";
import { Person } from "#test/person.ts";
import { type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";

for (const kind of testedDatabaseKinds) {
  describe(`the built server with its own sandbox on ${kind}`, () => {
    let browser: Browser;
    let folder: string;
    let database: TestDatabase | undefined;
    let server: ServerProcess;
    let env: Record<string, string>;
    before(async () => {
      browser = await openBrowser();
      folder = await mkdtemp(join(tmpdir(), "kolmena-paying-"));
      if (kind === "postgres") database = await testDatabase("postgres");
      env = { DATA_DIR: folder, ...(database ? { DATABASE_URL: database.url! } : {}) };
      server = await startServerProcess(env);
    });
    after(async () => {
      await browser.close();
      await server?.kill();
      await database?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const restart = async () => {
      server = await startServerProcess({ ...env, PORT: new URL(server.origin).port });
    };

    /** Subjects of the mails to an address. */
    async function mailed(email: string): Promise<string[]> {
      const files = await readdir(join(folder, "mail")).catch(() => []);
      const mails = await Promise.all(
        files
          .filter((name) => name.endsWith(".eml"))
          .map(async (name) => PostalMime.parse(await readFile(join(folder, "mail", name)))),
      );
      return mails
        .filter(({ to }) => to?.some(({ address }) => address === email))
        .map(({ subject }) => subject ?? "");
    }

    const mailedOnce = (email: string, subject: string) =>
      eventually(async () => {
        const found = (await mailed(email)).filter((sent) => sent === subject);
        assert.deepEqual(found, [subject]);
      });

    /**
     * Blocks the storing of events by a lock, on PostgreSQL only; elsewhere the kill is quick enough. The
     * returned function releases it after the kill and checks that the person has no plan yet.
     */
    async function holdEventsBack(email: string): Promise<() => Promise<void>> {
      if (!database) return async () => undefined;
      const client = new pg.Client({ connectionString: database.url! });
      await client.connect();
      await client.query("begin");
      await client.query("lock table stripe_events in access exclusive mode");
      return async () => {
        const { rows } = await client.query("select plan from users where email = $1", [email]);
        await client.end();
        assert.deepEqual(rows, [{ plan: "free" }]);
      };
    }

    /** Kills the server when the browser posts to this path: before the request, or after it was carried out. */
    async function killAt(page: Page, path: string, when: "before" | "after"): Promise<void> {
      await page.route(path, async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        const answer = when === "after" ? await route.fetch() : undefined;
        await server.kill();
        await (answer ? route.fulfill({ response: answer }) : route.abort());
      });
    }

    it("takes a visitor from the home page to a trial", async () => {
      const { page, context, complaints, close } = await visit(browser, {
        origin: server.origin,
        viewport: phone,
        expected: /status of 401/,
      });
      const email = `primera-${kind}@ejemplo.test`;
      await page.goto("/");
      await page.locator("a[href='/trial']").filter({ visible: true }).first().click();
      await page.waitForURL("**/trial");
      await fillTrialForm(page, email);
      await typeCard(page, "4242424242424242");
      await trialButton(page).click();
      await page.waitForURL("**/dashboard");
      await page.getByText("Prueba: quedan 3 días").waitFor();
      await page.getByTitle(/^Te quedan 100 de 100 créditos/).waitFor();
      const person = await signedInPerson(context, server.origin);
      assert.equal((await person.call(me)).body.availableWorkers.length, 6);
      await mailedOnce(email, "Tu prueba gratis ha empezado");
      assert.deepEqual(complaints, []);
      await close();
    });

    it("killed after a payment and before its webhook, it grants the plan after a restart", async () => {
      const person = new Person(server.origin);
      person.email = `pago-${kind}@ejemplo.test`;
      const registered = await person.call(register, {
        body: {
          username: randomUUID().slice(0, 12),
          email: person.email,
          password: "una frase larga y rara",
          name: "Clara",
        },
      });
      assert.equal(registered.status, 201, JSON.stringify(registered.body));
      const { page, context, close } = await visit(browser, {
        origin: server.origin,
        viewport: desktop,
        cookie: person.cookie,
      });
      await page.goto("/dashboard");
      await page.getByText("Plan Gratis").waitFor();
      await openPlanCheckout(page, "Growth");
      const checkoutId = page.url().split("/").at(-1)!;
      await typeCard(page, "5555555555554444");
      const release = await holdEventsBack(person.email);
      await killAt(page, "**/sandbox/js/checkout/**", "after");
      const dead = page.waitForEvent("requestfailed");
      await page.getByRole("button", { name: /^Suscribirme/ }).click();
      await dead;
      await release();
      await restart();

      await eventually(async () => assert.equal((await person.call(me)).body.plan, "growth"));
      // A new tab, because the first one may still be redirecting.
      const returned = await context.newPage();
      await returned.goto(`/pago?checkout=${checkoutId}`);
      await returned.getByRole("heading", { name: "Growth ya es tuyo" }).waitFor();
      await returned.getByRole("link", { name: "Ir a mi panel" }).click();
      await returned.getByTitle(/^Te quedan 400 de 400 créditos/).waitFor();
      const invoices = (await person.call(listInvoices)).body;
      assert.deepEqual(
        invoices.map(({ amount, status }) => ({ amount, status })),
        [{ amount: 89, status: "paid" }],
      );
      await mailedOnce(person.email, "Hemos cobrado $89 USD por tu plan Growth");
      await close();
    });

    it("killed between the card and the trial, it starts the trial after a restart", async () => {
      const { page, context, close } = await visit(browser, { origin: server.origin });
      const email = `tarjeta-${kind}@ejemplo.test`;
      await fillTrialForm(page, email);
      await typeCard(page, "4000007240000007");
      const release = await holdEventsBack(email);
      await killAt(page, "**/api/billing/trial", "before");
      await trialButton(page).click();
      await page.getByText("Error", { exact: true }).waitFor();
      await release();
      await restart();

      const person = await signedInPerson(context, server.origin);
      await eventually(async () => assert.equal((await person.call(me)).body.plan, "trial"));
      await page.unroute("**/api/billing/trial");
      await page.goto("/trial");
      await page.waitForURL("**/dashboard");
      await page.getByText("Prueba: quedan 3 días").waitFor();
      assert.equal((await person.call(readBilling)).body.subscription?.status, "trialing");
      await mailedOnce(email, "Tu prueba gratis ha empezado");
      await close();
    });
  });
}
