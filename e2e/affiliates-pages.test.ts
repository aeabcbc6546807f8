import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible, phone, showAs } from "#test/browser.ts";
import {
  affiliateDataAt,
  affiliateView,
  emptyAffiliateView,
  fakeAffiliateApi,
  payouts,
} from "#test/fake-affiliate-api.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

describe("the affiliates' panel, in Chromium", () => {
  const here = siteInChromium();

  async function openPanel(view: Parameters<typeof fakeAffiliateApi>[1], expected?: RegExp) {
    const person = await here.site.person("Clara");
    const visit = await here.open({ person, viewport: phone, expected });
    await visit.page.clock.setFixedTime(affiliateDataAt);
    return { ...visit, answers: await fakeAffiliateApi(visit.page, view) };
  }

  it("fits and is accessible in every tab, at three widths and in both themes", async () => {
    const { page, complaints, close } = await openPanel(affiliateView);
    for (const [tab, title, something] of [
      ["Resumen", "Tus recomendaciones", "$203.55"],
      ["Referidos", "11 personas por tu enlace", "Cliente: Pro"],
      ["Comisiones", "12 comisiones, $340.05", "Reembolso de $44.50"],
      ["Pagos", "El viernes cobras $26.70", "Growth, 1.er mes (KOL-2026-0203)"],
    ] as const) {
      if (tab === "Resumen") await page.goto("/affiliate-dashboard");
      else await page.getByRole("link", { name: tab, exact: true }).click();
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      await page.getByText(something).first().waitFor();
      for (const [width, theme, onlyLook] of [
        [320, "light", true],
        [390, "dark", false],
        [1440, "light", false],
      ] as const) {
        await showAs(page, { viewport: { ...phone, width }, theme });
        const overflow = await overflowOf(page);
        assert.ok(overflow <= 0, `${tab}: ${overflow} px wider than ${width}`);
        await assertAccessible(page, { onlyLook });
      }
    }
    assert.deepEqual(complaints, []);
    await close();
  });

  it("shows clicks, sign-ups, sales and earnings of the chosen days as a chart or a table", async () => {
    const { page, complaints, close } = await openPanel(affiliateView);
    await page.goto("/affiliate-dashboard");
    await page
      .getByRole("img", { name: /^Últimos 14 días: 72 clics, 4 registros, 3 ventas, \$122\.10$/ })
      .waitFor();
    await page.getByText("30 días").click();
    await page.getByRole("img", { name: /^Últimos 30 días: 128 clics, .*\$203\.55$/ }).waitFor();
    await page.getByRole("button", { name: "Ver como tabla" }).click();
    const row = page.getByRole("row", { name: /^9 nov/ });
    assert.match((await row.textContent())!, /−\$13\.35$/);
    await page
      .getByRole("img", { name: /\$109\.80 pagado, \$26\.70 disponible, \$203\.55 en espera/ })
      .filter({ visible: true })
      .waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("keeps a list's filter in the address and says why a list is empty", async () => {
    const { page, close } = await openPanel({ ...affiliateView, commissions: [] });
    await page.goto("/affiliate-dashboard?tab=referidos");
    await page.getByText("Pendientes 4").click();
    await until(async () => (await page.locator("tbody tr").count()) === 4);
    await page.reload();
    await until(async () => (await page.locator("tbody tr").count()) === 4);
    const csv = page.getByRole("link", { name: "Descargar CSV" });
    assert.equal(await csv.getAttribute("href"), "/api/affiliate/export/referrals.csv");
    await page.goto("/affiliate-dashboard?tab=comisiones&estado=approved");
    await page.getByText("Ahora mismo no tienes ninguna en este estado.").waitFor();
    await close();
  });

  it("lets an affiliate request a part of the balance, and shows what Friday then pays", async () => {
    const { page, answers, complaints, close } = await openPanel(
      affiliateView,
      /status of (?:409|500)/,
    );
    await page.goto("/affiliate-dashboard?tab=pagos");
    const amount = page.getByLabel("Importe, en USD");
    const ask = page.getByRole("button", { name: /^Pedir/ });
    await amount.waitFor();
    assert.ok(await ask.isDisabled());
    await amount.fill("9.99");
    assert.ok(await ask.isDisabled());
    await amount.blur();
    await page.getByText("Escribe al menos $10.00").waitFor();
    await amount.fill("26.71");
    await ask.click();
    await page.getByText("Tienes $26.70 disponibles").waitFor();
    await amount.fill("16.71");
    await page.getByText(/^Los \$9\.99 restantes no llegan al mínimo/).waitFor();
    await amount.fill("10");
    const friday = page.getByRole("region", { name: "Próximo pago" });
    await friday.getByText("$16.70").waitFor();

    const replies = [
      { status: 500, json: {} },
      { status: 409, json: { message: "Ya tienes una solicitud abierta", code: "conflict" } },
      { status: 200, json: { message: "Sale el viernes 27 de noviembre." } },
    ];
    const requests: unknown[] = [];
    await page.route("**/api/affiliate/payout", async (route) => {
      requests.push(route.request().postDataJSON());
      if (requests.length === 3) {
        const { stats, nextPayout } = affiliateView;
        answers.show({
          ...affiliateView,
          stats: { ...stats, pendingAmount: 16.7, requestedAmount: 10 },
          nextPayout: { ...nextPayout, requested: 10, automatic: 16.7 },
        });
      }
      await route.fulfill(replies[requests.length - 1]!);
    });
    for (const notice of [
      "Error al solicitar pago",
      "Ya tienes una solicitud abierta",
      "¡Pago Solicitado!",
    ]) {
      await ask.click();
      await page.getByText(notice).waitFor();
    }
    assert.deepEqual(requests, [{ amount: 10 }, { amount: 10 }, { amount: 10 }]);
    await page.getByRole("heading", { name: "Has pedido $10.00" }).waitFor();
    assert.equal(await amount.count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("saves payout details only with the password, and rejects a mistyped IBAN", async () => {
    const waiting = {
      ...affiliateView,
      payoutDetails: null,
      nextPayout: { ...affiliateView.nextPayout, blockedBy: "details" as const },
    };
    const { page, answers, complaints, close } = await openPanel(waiting, /status of 403/);
    await page.goto("/affiliate-dashboard?tab=pagos");
    await page.getByRole("heading", { name: "Te esperan $26.70", level: 1 }).waitFor();
    await page.getByLabel("IBAN", { exact: true }).last().fill("ES91 2100 0418 4502 0005 1333");
    await page.getByLabel("Titular").fill("Clara");
    await page.getByText("Este IBAN no es válido: revisa los dígitos").waitFor();
    await page.getByLabel("IBAN", { exact: true }).last().fill("ES91 2100 0418 4502 0005 1332");
    const save = page.getByRole("button", { name: "Guardar dónde cobro" });
    await save.click();
    await page.getByText("Escribe tu contraseña").waitFor();
    let tries = 0;
    await page.route("**/api/affiliate/payout-details", async (route) => {
      if (++tries === 1) {
        const message = "La contraseña no es correcta";
        return await route.fulfill({
          status: 403,
          json: { message, code: "forbidden", fields: { password: message } },
        });
      }
      answers.show(affiliateView);
      await route.fulfill({ json: affiliateView.payoutDetails });
    });
    await page.getByLabel("Tu contraseña de Kolmena").fill("otra clave");
    await save.click();
    await page.getByText("La contraseña no es correcta").waitFor();
    await page.getByLabel("Tu contraseña de Kolmena").fill("la clave de Clara");
    await save.click();
    await page.getByText("Datos de cobro guardados").waitFor();
    await page.getByRole("heading", { name: "El viernes cobras $26.70" }).waitFor();
    await page.getByRole("button", { name: "Cambiar" }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("shows a disputed commission as held, and says why new payout details wait", async () => {
    const [disputed, ...others] = affiliateView.commissions;
    const { stats, nextPayout, payoutDetails } = affiliateView;
    const at = "2026-12-04T08:00:00Z";
    const { page, complaints, close } = await openPanel({
      ...affiliateView,
      stats: { ...stats, waitingAmount: 176.85, disputedAmount: 26.7 },
      commissions: [{ ...disputed!, disputedAt: "2026-11-23T09:00:00Z" }, ...others],
      payoutDetails: { ...payoutDetails!, waitsUntil: "2026-11-27T09:00:00Z" },
      nextPayout: { ...nextPayout, at },
    });
    await page.goto("/affiliate-dashboard");
    await page
      .getByRole("img", { name: /\$176\.85 en espera, \$26\.70 en disputa$/ })
      .filter({ visible: true })
      .waitFor();
    await page.goto("/affiliate-dashboard?tab=comisiones");
    await page.getByRole("row", { name: /En disputa cuando decida el banco$/ }).waitFor();
    await page.getByText("El cliente ha reclamado la factura a su banco").waitFor();
    await assertAccessible(page);
    await page.goto("/affiliate-dashboard?tab=pagos");
    await page
      .getByRole("heading", { name: "El 4 de diciembre cobras $26.70", level: 1 })
      .waitFor();
    await page.getByText(/no sale nada a ella en las primeras 72 horas/).waitFor();
    await page.getByText(/^Hay \$26\.70 en disputa: un cliente/).waitFor();
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("asks for a confirmed address before it pays, and sends the confirmation link again", async () => {
    const blocked = { ...affiliateView.nextPayout, blockedBy: "unconfirmed" as const };
    const { page, complaints, close } = await openPanel({ ...affiliateView, nextPayout: blocked });
    await page.goto("/affiliate-dashboard?tab=pagos");
    await page.getByRole("heading", { name: "Confirma tu correo para cobrar" }).waitFor();
    assert.equal(await page.getByLabel("Importe, en USD").count(), 0);
    await page.getByRole("button", { name: "Enviar otro enlace" }).click();
    await page.getByText("Correo enviado").waitFor();
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("explains its other states: no affiliate, no answer, no referrals yet, a debt, a failed payout", async () => {
    const { page, answers, close } = await openPanel(
      { message: "Aún no eres afiliado" },
      /status of 500/,
    );
    await page.goto("/affiliate-dashboard");
    await page.getByRole("heading", { name: "No eres afiliado", level: 1 }).waitFor();
    const join = page.getByRole("link", { name: "Ver el programa" });
    assert.equal(await join.getAttribute("href"), "/affiliate-signup");
    await assertAccessible(page);

    let fails = true;
    await page.route("**/api/affiliate/me", async (route) => {
      if (fails) return await route.fulfill({ status: 500, json: {} });
      await route.fallback();
    });
    await page.reload();
    await page.getByRole("heading", { name: "No hemos podido cargar tu panel" }).waitFor();
    await assertAccessible(page);
    fails = false;
    answers.show(emptyAffiliateView);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await page.getByRole("heading", { name: "Tu panel empieza con un clic" }).waitFor();
    await assertAccessible(page);

    const reason = "Tu banco ha rechazado la transferencia.";
    answers.show({
      ...affiliateView,
      stats: { ...affiliateView.stats, pendingAmount: -13.35, paidAmount: 149.85 },
      payouts: [{ ...payouts[0]!, status: "failed", completedAt: null, failureReason: reason }],
      nextPayout: { ...affiliateView.nextPayout, automatic: 0, total: 0 },
    });
    await page.goto("/affiliate-dashboard?tab=pagos");
    await page.getByRole("heading", { name: "Tu saldo está en −$13.35", level: 1 }).waitFor();
    await page.getByText(`${reason} El importe vuelve a estar disponible.`).waitFor();
    assert.equal(await page.getByLabel("Importe, en USD").count(), 0);
    await assertAccessible(page);
    await close();
  });
});
