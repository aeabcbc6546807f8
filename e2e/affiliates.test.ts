import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { payments } from "#db/schema-billing.ts";
import { runCommand } from "#server/admin/run.ts";
import { approveCommissions } from "#server/features/affiliates/commissions.ts";
import { nextFriday } from "#server/features/affiliates/madrid-time.ts";
import { runFridayPayouts } from "#server/features/affiliates/payouts/friday-run.ts";
import { login } from "#shared/account.ts";
import { signUp, Visitor } from "#test/affiliate-visitors.ts";
import { exampleIban, password } from "#test/affiliates/payable-affiliates.ts";
import { openPlanCheckout, typeCard } from "#test/payment-pages.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { until } from "#test/wait-until.ts";

const dayMs = 86_400_000;
const running = new AbortController().signal;
const visitorEmail = "llega-por-ana@ejemplo.test";

describe("an affiliate's whole story, in Chromium and without a network", () => {
  const here = siteInChromium({ stripe: true, trustedProxies: ["127.0.0.1"] });

  /** Each person has an IP address and a browser of their own: clicks from the affiliate's own do not count. */
  async function open(visitor: Visitor, { signedIn }: { signedIn: boolean }) {
    const person = signedIn ? visitor : null;
    const visit = await here.open({ person, expected: /status of (401|422)/ });
    const { ip, userAgent } = visitor;
    await visit.context.setExtraHTTPHeaders({ "x-forwarded-for": ip, "user-agent": userAgent });
    return visit;
  }

  it("joins, refers a customer, is paid the request and the rest on Friday, and a refund lowers the balance", async () => {
    const { site } = here;
    const { db } = site.database;
    const ana = new Visitor(site.origin);
    await signUp(ana);
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, ana.userId));
    const mine = await open(ana, { signedIn: true });
    const { page } = mine;
    const signInAgain = async () => {
      ana.cookie = null;
      await ana.call(login, { body: { email: ana.email, password } });
      const [name, value] = ana.cookie!.split("=", 2);
      await mine.context.addCookies([{ name: name!, value: value!, url: site.origin }]);
    };

    await page.goto("/affiliate-dashboard");
    await page.getByRole("heading", { name: "No eres afiliado" }).waitFor();
    await page.getByRole("link", { name: "Ver el programa" }).click();
    await page.getByRole("button", { name: "Quiero mi enlace" }).first().click();
    await page.getByRole("heading", { name: "Tu enlace ya está activo" }).waitFor();
    const link = await page.getByLabel("Tu enlace de afiliado", { exact: true }).inputValue();

    // A click on one's own link is not counted.
    const ownClick = page.waitForResponse("**/api/affiliate/track");
    await page.goto(link);
    assert.equal((await (await ownClick).json()).tracked, false);

    const theirs = await open(new Visitor(site.origin), { signedIn: false });
    await theirs.page.goto(`${link}&utm_source=boletin`);
    await theirs.page.waitForURL(`${site.origin}/?utm_source=boletin`);
    await theirs.page.goto("/login?tab=register");
    await theirs.page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await theirs.page.getByLabel("Nombre", { exact: true }).fill("Rosa");
    await theirs.page.getByLabel("Nombre de usuario").fill("rosa-llega");
    await theirs.page.getByLabel("Email").fill(visitorEmail);
    await theirs.page.getByLabel("Contraseña", { exact: true }).fill(password);
    await theirs.page.getByRole("button", { name: "Crear cuenta" }).click();
    await theirs.page.waitForURL("**/dashboard");
    await openPlanCheckout(theirs.page, "Growth");
    await typeCard(theirs.page, "5555555555554444");
    await theirs.page.getByRole("button", { name: /^Suscribirme/ }).click();
    await theirs.page.getByRole("heading", { name: "Growth ya es tuyo" }).waitFor();
    await waitUntilSettled(site);
    assert.deepEqual(theirs.complaints, []);
    await theirs.close();

    await page.goto("/affiliate-dashboard");
    await page
      .getByRole("img", { name: "Últimos 30 días: 1 clic, 1 registro, 1 venta, $26.70" })
      .waitFor();
    await page.getByRole("link", { name: "Referidos" }).click();
    await page.getByRole("row", { name: /^N\.º 1.*Portada Cliente: Growth 1 \$26\.70$/ }).waitFor();
    await page.getByRole("link", { name: "Comisiones", exact: true }).click();
    await page
      .getByRole("row", { name: /^Growth, 1\.er mes.*30 % de \$89\.00 \$26\.70 Pendiente/ })
      .waitFor();
    await page.getByRole("link", { name: "Pagos", exact: true }).click();
    await page.getByRole("heading", { name: "Este viernes no sale ningún pago" }).waitFor();
    await page.getByRole("textbox", { name: "IBAN" }).fill(exampleIban);
    await page.getByLabel("Titular").fill("Ana Ejemplo");
    await page.getByLabel("Tu contraseña de Kolmena").fill("no es esta");
    await page.getByRole("button", { name: "Guardar dónde cobro" }).click();
    await page
      .getByText(/contraseña.*no es/i)
      .first()
      .waitFor();
    await page.getByLabel("Tu contraseña de Kolmena").fill(password);
    await page.getByRole("button", { name: "Guardar dónde cobro" }).click();
    await page.getByText("Datos de cobro guardados").waitFor();

    site.advance(30 * dayMs);
    await approveCommissions(site.app.deps, running);
    await signInAgain();
    await page.goto("/affiliate-dashboard?tab=pagos");
    await page.getByRole("heading", { name: "El viernes cobras $26.70" }).waitFor();
    await page.getByText(/1332/).first().waitFor();
    await page.getByLabel("Importe, en USD").fill("10");
    await page.getByRole("button", { name: "Pedir $10.00" }).click();
    await page.getByText("¡Pago Solicitado!").waitFor();
    await page.getByRole("heading", { name: "Has pedido $10.00" }).waitFor();
    await page.getByRole("heading", { name: "El viernes cobras $26.70" }).waitFor();

    const runNextFriday = async () => {
      const now = site.app.deps.now();
      site.advance(nextFriday(now).getTime() - now.getTime() + 60_000);
      await runFridayPayouts(site.app.deps, running);
      await waitUntilSettled(site);
    };
    await runNextFriday();
    await page.goto("/affiliate-dashboard?tab=pagos");
    for (const row of [/Salió solo.*Completado \$16\.70$/, /Lo pediste.*Completado \$10\.00$/]) {
      await page.getByRole("row", { name: row }).waitFor();
    }
    await page.getByRole("row", { name: "Pagado hasta hoy $26.70" }).waitFor();
    const csv = await page.evaluate<string>(
      "fetch('/api/affiliate/export/payouts.csv').then((answer) => answer.text())",
    );
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    assert.deepEqual(rows.map((row) => [Number(row["Importe (USD)"]), row.Estado]).sort(), [
      [10, "Completado"],
      [16.7, "Completado"],
    ]);
    const sent = await until(() => {
      const mails = site.mails.filter(
        ({ to, subject }) => to === ana.email && /enviado/.test(subject),
      );
      return mails.length === 2 && mails;
    });
    assert.deepEqual(sent.map(({ subject }) => subject).sort(), [
      "Te hemos enviado $10 USD",
      "Te hemos enviado $16.70 USD",
    ]);

    const [payment] = await db.select().from(payments);
    const admin = { ...site.app.deps, database: site.database };
    await runCommand(admin, ["refund", payment!.id, "--amount", "44.50"]);
    await waitUntilSettled(site);
    await page.goto("/affiliate-dashboard?tab=comisiones");
    await page.getByText("Reembolso de $44.50").waitFor();
    await page.getByText("−$13.35").waitFor();
    await runNextFriday();
    await page.goto("/affiliate-dashboard?tab=pagos");
    await page.getByRole("heading", { name: "Tu saldo está en −$13.35", level: 1 }).waitFor();
    await page.getByRole("row", { name: "Pagado hasta hoy $26.70" }).waitFor();
    assert.equal(await page.getByText("Completado").count(), 2);
    assert.deepEqual(mine.complaints, []);
    await mine.close();
  });
});
