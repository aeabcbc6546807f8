import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import {
  affiliateView,
  answerAffiliate,
  answersAt,
  emptyView,
  payouts,
} from "#test/affiliate-answers.ts";
import { assertAccessible, phone, showAs } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const clickId = "11111111-1111-4111-8111-111111111111";
const { link } = affiliateView.affiliate;
const keptCode = "localStorage.getItem('kolmena_affiliate_code')";
const keptClick = "localStorage.getItem('kolmena_affiliate_click')";

async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

describe("an affiliate's link, in Chromium", () => {
  const here = siteInChromium();

  it("is told to the server, kept, and leaves the address bar without a reload", async () => {
    const { page, complaints, close } = await here.open();
    const told: unknown[] = [];
    await page.route("**/api/affiliate/track", async (route) => {
      told.push(route.request().postDataJSON());
      await route.fulfill({ json: { tracked: true, clickId } });
    });
    let loads = 0;
    page.on("domcontentloaded", () => loads++);
    const { origin } = here.site;
    for (const [from, to] of [
      ["/legal?uno=a%20b+c&ref=ROSA&dos=2#contenido", "/legal?uno=a%20b+c&dos=2#contenido"],
      ["/login?tab=register&ref=LUMBRE7&utm_source=blog", "/login?tab=register&utm_source=blog"],
    ] as const) {
      const before = loads;
      await page.goto(from);
      await page.waitForURL(origin + to);
      assert.equal(loads, before + 1);
    }
    assert.deepEqual(told, [
      { affiliateCode: "ROSA", referrerUrl: "direct", landingUrl: `${origin}/legal?ref=ROSA` },
      {
        affiliateCode: "LUMBRE7",
        referrerUrl: "direct",
        landingUrl: `${origin}/login?ref=LUMBRE7&utm_source=blog`,
      },
    ]);
    assert.deepEqual(await page.evaluate(`[${keptCode}, ${keptClick}]`), ["LUMBRE7", clickId]);
    // What the page itself writes into the address later has no code in it either.
    await page.getByRole("tab", { name: "Iniciar sesión" }).click();
    await page.waitForURL(`${origin}/login?utm_source=blog`);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("that is nobody's, or that fails, changes nothing but a line in the console", async () => {
    const { page, complaints, close } = await here.open();
    let answer: "nobody" | "failure" | "network" = "nobody";
    await page.route("**/api/affiliate/track", async (route) => {
      if (answer === "network") return await route.abort();
      if (answer === "failure") return await route.fulfill({ status: 500, json: {} });
      await route.fulfill({ json: { tracked: false, clickId: null } });
    });
    for (const path of ["/legal", "/recuperar"]) {
      for (const [what, line] of [
        ["nobody", undefined],
        ["failure", /^Failed to track referral/],
        ["network", /^Error tracking referral/],
      ] as const) {
        answer = what;
        complaints.splice(0);
        const tracked = page.waitForRequest("**/api/affiliate/track");
        const logged =
          line && page.waitForEvent("console", { predicate: (one) => line.test(one.text()) });
        await page.goto(`${path}?ref=NADIE`);
        await (await tracked).response();
        await logged;
        await page.locator("h1").waitFor();
        assert.equal(page.url(), `${here.site.origin}${path}?ref=NADIE`);
        assert.equal(await page.evaluate(keptCode), null);
        if (!line) assert.deepEqual(complaints, []);
      }
    }
    await close();
  });

  it("costs nobody who came without one a request or a line of code", async () => {
    const { page, close } = await here.open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const path of ["/legal", "/affiliate-signup"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    assert.deepEqual(
      asked.filter((url) => /track/.test(url)),
      [],
    );
    await close();
  });
});

describe("joining the affiliates, in Chromium", () => {
  const here = siteInChromium();

  it("a visitor reckons what it would bring, by pointer and by keys", async () => {
    const { page, complaints, close } = await here.open();
    await page.goto("/affiliate-signup");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const sums = page.locator(".join-result");
    await sums.getByText("$160.20").first().waitFor();
    await page.getByText("Agency", { exact: false }).click();
    await sums.getByText("$898.20").first().waitFor();
    await page.getByRole("button", { name: "Un cliente menos" }).click();
    await sums.getByText("$748.50").first().waitFor();
    await page.getByRole("slider", { name: "Clientes que llegan por ti" }).press("End");
    await sums.getByText("$35,928.00").waitFor();
    assert.ok(await page.getByRole("button", { name: "Un cliente más" }).isDisabled());
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ ...phone, width });
      assert.equal(await overflowOf(page), 0, `at ${width}`);
    }
    await page.getByText(/^Paga \$89 al mes/).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a stranger makes an account, comes back, and has the link by one click", async () => {
    const { page, complaints, close } = await here.open({ expected: /status of 500/ });
    const answers = await answerAffiliate(page, { message: "Aún no eres afiliado" });
    await page.goto("/affiliate-signup");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Quiero mi enlace" }).first().click();
    await page.getByRole("heading", { name: "Tu equipo te espera" }).waitFor();
    await page.getByLabel("Nombre", { exact: true }).fill("Clara");
    await page.getByLabel("Nombre de usuario").fill("clara-afiliada");
    await page.getByLabel("Email").fill("clara-afiliada@ejemplo.test");
    await page.getByLabel("Contraseña", { exact: true }).fill("una clave bien larga");
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await page.waitForURL("**/affiliate-signup");

    let fails = true;
    await page.route("**/api/affiliate/register", async (route) => {
      if (fails) return await route.fulfill({ status: 500, json: {} });
      answers.show(affiliateView);
      await route.fulfill({ json: { message: "Ya eres afiliado" } });
    });
    const join = page.getByRole("button", { name: "Quiero mi enlace" }).first();
    await join.click();
    await page.getByText("Error al registrarse como afiliado").waitFor();
    fails = false;
    await join.click();
    await page.getByRole("heading", { name: "Tu enlace ya está activo", level: 1 }).waitFor();
    assert.equal(
      await page.getByLabel("Tu enlace de afiliado", { exact: true }).inputValue(),
      link,
    );
    assert.deepEqual(complaints, []);
    await close();
  });

  it("an affiliate copies the link, shares it where they like and takes its QR code along", async () => {
    const person = await here.site.person("Clara");
    const { page, context, complaints, close } = await here.open({ person });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await answerAffiliate(page, affiliateView);
    await page.goto("/affiliate-dashboard");
    await page.getByRole("link", { name: "Mi enlace" }).click();
    await page.getByRole("button", { name: "Copiar enlace" }).click();
    await page.getByRole("button", { name: "Copiado" }).waitFor();
    await page.getByText("¡Enlace copiado!").waitFor();
    assert.equal(await page.evaluate("navigator.clipboard.readText()"), link);
    await page.getByRole("button", { name: "Copiar enlace" }).waitFor();

    await page.getByLabel("Compártelo con este mensaje").fill(`Míralo & dime: ${link}`);
    const goes = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
    const message = new URLSearchParams({ text: `Míralo & dime: ${link}` });
    for (const [name, address] of [
      ["WhatsApp", `https://wa.me/?${message}`],
      ["Twitter / X", `https://twitter.com/intent/tweet?${message}`],
      [
        "Facebook",
        `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`,
      ],
      [
        "LinkedIn",
        `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}`,
      ],
    ] as const) {
      assert.equal(await goes(name).getAttribute("href"), address);
      assert.match((await goes(name).getAttribute("rel"))!, /noopener/);
    }

    await page.getByRole("img", { name: "Código QR de tu enlace de afiliado" }).waitFor();
    for (const [kind, start] of [
      ["PNG", "\u0089PNG"],
      ["SVG", "<svg"],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: `QR en ${kind}` }).click(),
      ]);
      assert.equal(file.suggestedFilename(), `kolmena-lumbre7.${kind.toLowerCase()}`);
      assert.equal((await readFile(await file.path())).toString("latin1", 0, 4), start);
    }
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ ...phone, width });
      assert.equal(await overflowOf(page), 0, `at ${width}`);
    }
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });
});

describe("the affiliates' panel, in Chromium", () => {
  const here = siteInChromium();

  async function openPanel(view: Parameters<typeof answerAffiliate>[1], expected?: RegExp) {
    const person = await here.site.person("Clara");
    const visit = await here.open({ person, viewport: phone, expected });
    await visit.page.clock.setFixedTime(answersAt);
    return { ...visit, answers: await answerAffiliate(visit.page, view) };
  }

  it("is sound on any screen in both themes, tab by tab", async () => {
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

  it("shows clicks, sign-ups, sales and money of the days chosen, to look at or to read", async () => {
    const { page, complaints, close } = await openPanel(affiliateView);
    await page.goto("/affiliate-dashboard");
    await page
      .getByRole("img", { name: /^Últimos 14 días: 72 clics, 4 registros, 3 ventas, \$122\.10$/ })
      .waitFor();
    await page.getByText("30 días").click();
    await page.getByRole("img", { name: /^Últimos 30 días: 128 clics, .*\$203\.55$/ }).waitFor();
    await page.getByRole("button", { name: "Ver como tabla" }).click();
    const row = page.getByRole("row", { name: /^9 de noviembre/ });
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
    await page.getByText("N.º 11").waitFor();
    assert.equal(await page.locator("tbody tr").count(), 4);
    await page.reload();
    await page.getByText("N.º 11").waitFor();
    assert.equal(await page.locator("tbody tr").count(), 4);
    const csv = page.getByRole("link", { name: "Descargar CSV" });
    assert.equal(await csv.getAttribute("href"), "/api/affiliate/export/referrals.csv");
    await page.goto("/affiliate-dashboard?tab=comisiones&estado=approved");
    await page.getByText("Ahora mismo no tienes ninguna en este estado.").waitFor();
    await close();
  });

  it("lets ask for a part of what is available, and shows what Friday then pays", async () => {
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
    const asked: unknown[] = [];
    await page.route("**/api/affiliate/payout", async (route) => {
      asked.push(route.request().postDataJSON());
      if (asked.length === 3) {
        const { stats, nextPayout } = affiliateView;
        answers.show({
          ...affiliateView,
          stats: { ...stats, pendingAmount: 16.7, requestedAmount: 10 },
          nextPayout: { ...nextPayout, requested: 10, automatic: 16.7 },
        });
      }
      await route.fulfill(replies[asked.length - 1]!);
    });
    for (const said of [
      "Error al solicitar pago",
      "Ya tienes una solicitud abierta",
      "¡Pago Solicitado!",
    ]) {
      await ask.click();
      await page.getByText(said).waitFor();
    }
    assert.deepEqual(asked, [{ amount: 10 }, { amount: 10 }, { amount: 10 }]);
    await page.getByRole("heading", { name: "Has pedido $10.00" }).waitFor();
    assert.equal(await amount.count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("takes where to pay only with the password, and notices a mistyped IBAN", async () => {
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
    await page.getByText("Este IBAN no es correcto: revisa los números").waitFor();
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

  it("says what is the matter: no affiliate, no answer, nobody yet, a debt, a payout that failed", async () => {
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
    answers.show(emptyView);
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
