import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible, phone } from "#test/browser.ts";
import { affiliateView, fakeAffiliateApi } from "#test/fake-affiliate-api.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

const clickId = "11111111-1111-4111-8111-111111111111";
const { link } = affiliateView.affiliate;
const storedCode = "localStorage.getItem('kolmena_affiliate_code')";
const storedClick = "localStorage.getItem('kolmena_affiliate_click')";

async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

describe("an affiliate's link, in Chromium", () => {
  const here = siteInChromium();

  it("is sent to the server, stored, and removed from the address bar without a reload", async () => {
    const { page, complaints, close } = await here.open({ expected: /status of 401/ });
    const tracked: unknown[] = [];
    await page.route("**/api/affiliate/track", async (route) => {
      tracked.push(route.request().postDataJSON());
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
    // A private page, which redirects to the login.
    await page.goto("/onboarding?ref=IRIS");
    await page.waitForURL("**/login?next=**");
    await until(() => page.evaluate(`${storedCode} === "IRIS" && ${storedClick} === "${clickId}"`));
    assert.deepEqual(tracked, [
      { affiliateCode: "ROSA", referrerUrl: "direct", landingUrl: `${origin}/legal?ref=ROSA` },
      {
        affiliateCode: "LUMBRE7",
        referrerUrl: "direct",
        landingUrl: `${origin}/login?ref=LUMBRE7&utm_source=blog`,
      },
      { affiliateCode: "IRIS", referrerUrl: "direct", landingUrl: `${origin}/login?ref=IRIS` },
    ]);
    // A later change of the address does not bring the code back.
    await page.goto("/login?ref=LUMBRE7&tab=register");
    await page.waitForURL(`${origin}/login?tab=register`);
    await page.getByRole("tab", { name: "Iniciar sesión" }).click();
    await page.waitForURL(`${origin}/login`);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("with an unknown code, or when tracking fails, changes nothing but a line in the console", async () => {
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
        assert.equal(await page.evaluate(storedCode), null);
        if (!line) assert.deepEqual(complaints, []);
      }
    }
    await close();
  });

  it("makes no request on a page without a code", async () => {
    const { page, close } = await here.open();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    for (const path of ["/legal", "/affiliate-signup"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    assert.deepEqual(
      requested.filter((url) => /track/.test(url)),
      [],
    );
    await close();
  });
});

describe("joining the affiliates, in Chromium", () => {
  const here = siteInChromium();

  it("a visitor calculates possible earnings, by pointer and by keyboard", async () => {
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

  it("a stranger registers, returns, and gets the link with one click", async () => {
    const { page, complaints, close } = await here.open({ expected: /status of 500/ });
    const answers = await fakeAffiliateApi(page, { message: "Aún no eres afiliado" });
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

  it("an affiliate copies the link, shares it on networks and downloads its QR code", async () => {
    const person = await here.site.person("Clara");
    const { page, context, complaints, close } = await here.open({ person });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await fakeAffiliateApi(page, affiliateView);
    await page.goto("/affiliate-dashboard");
    await page.getByRole("link", { name: "Mi enlace" }).click();
    await page.getByRole("button", { name: "Copiar enlace" }).click();
    await page.getByRole("button", { name: "Copiado" }).waitFor();
    await page.getByText("¡Enlace copiado!").waitFor();
    assert.equal(await page.evaluate("navigator.clipboard.readText()"), link);
    await page.getByRole("button", { name: "Copiar enlace" }).waitFor();

    await page.getByLabel("Compártelo con este mensaje").fill(`Míralo & dime: ${link}`);
    const shareLink = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) });
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
      assert.equal(await shareLink(name).getAttribute("href"), address);
      assert.match((await shareLink(name).getAttribute("rel"))!, /noopener/);
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
