import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { asc } from "drizzle-orm";
import { consents } from "#db/schema-contact.ts";
import { assertAccessible, desktop, phone, type Visit } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

const pixelId = "123456789012345";

/** Stands in for Meta's script: requests a picture for each call of the page. */
const standIn = `{
  const send = (command, name, details) => {
    if (!/^track/.test(command)) return;
    const query = new URLSearchParams({ ev: name, dl: location.href, rl: document.referrer, ...details });
    new Image().src = "https://www.facebook.com/tr?" + query;
  };
  document.cookie = "_fbp=fb.1.1.1; path=/";
  fbq.callMethod = send;
  for (const call of fbq.queue.splice(0)) send(...call);
}`;

describe("a site with a pixel in Chromium", () => {
  const here = siteInChromium({ metaPixelId: pixelId });

  interface Sent {
    name: string;
    address: string;
    referrer: string;
    details: Record<string, string>;
  }

  /** A visit whose requests to Meta are answered and recorded here. */
  async function open(viewport = desktop) {
    const visit = await here.open({ viewport, expected: /asks https:\/\/(connect|www)\.facebook/ });
    const scriptRequests: string[] = [];
    const sent: Sent[] = [];
    await visit.context.route("https://connect.facebook.net/**", (route) => {
      scriptRequests.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: standIn });
    });
    await visit.context.route("https://www.facebook.com/**", (route) => {
      const { ev, dl, rl, ...details } = Object.fromEntries(
        new URL(route.request().url()).searchParams,
      );
      sent.push({ name: ev!, address: dl!, referrer: rl!, details });
      return route.fulfill({ contentType: "image/gif", body: "" });
    });
    return { ...visit, scriptRequests, sent, bar: visit.page.locator(".consent-ask") };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  const button = ({ bar }: Opened, name: "Aceptar" | "Rechazar") =>
    bar.getByRole("button", { name, exact: true });
  const names = ({ sent }: Opened) => sent.map(({ name }) => name);
  const waitForQuiet = ({ page }: Pick<Visit, "page">) => page.waitForTimeout(300);

  it("no request goes to Meta before the visitor agrees, nor after a refusal", async () => {
    const opened = await open(phone);
    const { page, bar, scriptRequests, sent, complaints, close } = opened;
    await page.goto("/precios");
    await bar.waitFor();
    await assertAccessible(page);
    const [refuse, accept] = await Promise.all(
      (["Rechazar", "Aceptar"] as const).map((name) => button(opened, name).boundingBox()),
    );
    assert.deepEqual(
      [refuse!.width, refuse!.height, refuse!.y],
      [accept!.width, accept!.height, accept!.y],
    );
    assert.ok(refuse!.height >= 44);
    await page.evaluate("localStorage.setItem('kolmena_affiliate_code', 'ROSA')");
    await button(opened, "Rechazar").click();
    await bar.waitFor({ state: "detached" });
    assert.equal(await page.evaluate("localStorage.getItem('kolmena_affiliate_code')"), null);
    for (const path of ["/precios", "/", "/instant-ads"]) {
      await page.goto(path);
      await waitForQuiet(opened);
      assert.equal(await bar.count(), 0, path);
    }
    assert.deepEqual([scriptRequests, sent], [[], []]);
    assert.deepEqual(await here.site.app.deps.db.select().from(consents), []);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a visitor who agrees is counted once a page, by address and event alone, until they withdraw in the footer", async () => {
    const opened = await open();
    const { page, bar, scriptRequests, sent, complaints, close } = opened;
    await page.goto("/precios?utm_source=boletin");
    await button(opened, "Aceptar").click();
    await until(() => sent.length === 1);
    await page.goto("/instant-ads");
    await until(() => sent.length === 2);
    assert.equal(scriptRequests.length, 2);
    assert.deepEqual(names(opened), ["PageView", "PageView"]);
    assert.deepEqual(
      sent.map(({ address }) => new URL(address).pathname + new URL(address).search),
      ["/precios?utm_source=boletin", "/instant-ads"],
    );
    assert.equal(await bar.count(), 0);
    await waitForQuiet(opened);
    const proofs = () =>
      here.site.app.deps.db.select().from(consents).orderBy(asc(consents.createdAt));
    assert.deepEqual(
      (await proofs()).map(({ choice }) => choice),
      ["granted"],
    );
    const record = await page.evaluate<string>("localStorage.getItem('kolmena_consent')");
    assert.equal(JSON.parse(record).consentId, (await proofs())[0]!.consentId);

    await page.locator("html[data-hydrated]").waitFor();
    await page.getByRole("link", { name: "Cookies y privacidad" }).click();
    await bar.getByText("Ahora: aceptado.").waitFor();
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await button(opened, "Rechazar").click();
    await page.getByText("Meta ya no sabe qué páginas ves aquí").waitFor();
    await page.goto("/precios");
    await waitForQuiet(opened);
    assert.deepEqual([scriptRequests.length, sent.length, await bar.count()], [2, 2, 0]);
    assert.doesNotMatch(await page.evaluate("document.cookie"), /_fbp/);
    assert.deepEqual(
      (await proofs()).map(({ choice }) => choice),
      ["granted", "withdrawn"],
    );
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a visitor who refused comes by an affiliate's link without a trace in the browser, until they agree on that page", async () => {
    const opened = await open();
    const { page, bar, sent, complaints, close } = opened;
    const clickId = "11111111-1111-4111-8111-111111111111";
    await page.route("**/api/affiliate/track", (route) =>
      route.fulfill({ json: { tracked: true, clickId } }),
    );
    const storedKeys = () =>
      page.evaluate<string[]>(
        "[...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /affiliate/.test(key))",
      );
    await page.goto("/precios");
    await button(opened, "Rechazar").click();
    const tracked = page.waitForResponse("**/api/affiliate/track");
    await page.goto("/precios?ref=ROSA&utm_source=boletin");
    await (await tracked).finished();
    await waitForQuiet(opened);
    assert.deepEqual([await storedKeys(), sent], [[], []]);
    assert.match(page.url(), /\?ref=ROSA&/);
    await page.getByRole("link", { name: "Cookies y privacidad" }).click();
    await bar.getByText("Ahora: rechazado.").waitFor();
    await button(opened, "Aceptar").click();
    await page.waitForURL(/\/precios\?utm_source=boletin$/);
    await until(() => sent.length === 1);
    assert.equal(new URL(sent[0]!.address).search, "?utm_source=boletin");
    assert.deepEqual((await storedKeys()).sort(), [
      "kolmena_affiliate_click",
      "kolmena_affiliate_code",
    ]);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a call to action, a contact message and a checkout are sent to Meta by their names, without personal data", async () => {
    const opened = await open();
    const { page, sent, close } = opened;
    await page.route("**/api/create-checkout", (route) =>
      route.fulfill({ json: { url: "/legal" } }),
    );
    // The events go out while the next page is still loading, as Stripe's page would be.
    await page.route("**/legal", async (route) => {
      await until(() => names(opened).includes("checkout_initiated"));
      await route.continue();
    });
    await page.goto("/precios");
    await button(opened, "Aceptar").click();
    await page.getByLabel("Nombre").fill("Ana");
    await page.getByLabel("Email").fill("ana@ejemplo.test");
    await page.getByLabel("Mensaje").fill("¿Hay precio de agencia?");
    await page.locator("[data-contact] button[type=submit]").click();
    await until(() => names(opened).includes("contact_form_submit"));
    await page.locator("[data-checkout][data-cta]").first().click();
    await page.waitForURL("**/legal");
    const events = sent.filter(({ name }) => name !== "PageView");
    assert.deepEqual(
      events.map(({ name, details: { category, label } }) => [name, category, label]),
      [
        ["contact_form_submit", "contact", "precios"],
        ["cta_click", "cta", events[1]!.details.label],
        ["checkout_initiated", "checkout", "growth"],
      ],
    );
    assert.ok(events[1]!.details.label);
    assert.doesNotMatch(JSON.stringify(sent), /ana@|agencia\?/);
    await close();
  });

  it("pages with passwords, cards, orders or account data have no pixel, and it learns no private address", async () => {
    const token = "t".repeat(43);
    const privatePaths = [
      ...["/login", "/trial", "/recuperar", "/pago", `/pedidos/${token}`, "/chat/mel"],
      ...[`/restablecer?token=${token}`, `/verificar?token=${token}`, "/dashboard", "/no-existe"],
    ];
    for (const path of privatePaths) {
      const answer = await fetch(here.site.origin + path);
      const policy = answer.headers.get("content-security-policy") ?? "";
      assert.doesNotMatch(policy + (await answer.text()), /facebook|rel="consent"/, path);
      assert.equal(answer.headers.get("referrer-policy"), "strict-origin", path);
    }
    const opened = await open();
    const { page, scriptRequests, sent, close } = opened;
    await page.goto("/");
    await button(opened, "Aceptar").click();
    await until(() => sent.length === 1);
    // A page is not counted when its address has a typed value, and no referrer has one.
    await page.goto("/instant-ads?web=https%3A%2F%2Fmi.negocio.test");
    await page.locator("html[data-hydrated]").waitFor();
    await waitForQuiet(opened);
    assert.equal(scriptRequests.length, 1);
    await page.goto("/instant-ads");
    await until(() => sent.length === 2);
    // Leaving the measured pages and coming back loads a document each time.
    await page.locator("html[data-hydrated]").waitFor();
    await page.locator("header").getByRole("link", { name: "Iniciar Sesión" }).first().click();
    await page.waitForURL(/\/login/);
    await page.locator("html[data-hydrated]").waitFor();
    assert.equal(await page.evaluate("'fbq' in window"), false);
    await page.locator("header").getByRole("link", { name: "Web Ads" }).first().click();
    await until(() => sent.length === 3);
    assert.equal(sent[2]!.referrer, `${here.site.origin}/`);
    await close();
  });

  it("a browser with Global Privacy Control sees no question and counts as refused", async () => {
    const opened = await open();
    const { page, bar, scriptRequests, close } = opened;
    await page.addInitScript(
      "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
    );
    await page.goto("/");
    await waitForQuiet(opened);
    assert.equal(await bar.count(), 0);
    await page.getByRole("link", { name: "Cookies y privacidad" }).click();
    await page.getByText("Tu navegador ya ha dicho que no").waitFor();
    assert.deepEqual([await bar.count(), scriptRequests], [0, []]);
    await close();
  });

  it("the footer of a page without the pixel leads to the choice, and clearing the browser's data asks again", async () => {
    const opened = await open();
    const { page, bar, sent, close } = opened;
    await page.goto("/login");
    await page.locator("html[data-hydrated]").waitFor();
    await page.getByRole("link", { name: "Cookies y privacidad" }).click();
    await page.waitForURL("**/legal#cookies");
    await button(opened, "Aceptar").click();
    await until(() => sent.length === 1);
    await page.getByRole("button", { name: "Borrar lo que guarda este navegador" }).click();
    await page.getByText("Borrado de este navegador").waitFor();
    assert.doesNotMatch(await page.evaluate("document.cookie"), /_fbp/);
    await page.reload();
    await bar.waitFor();
    assert.equal(sent.length, 1);
    await close();
  });
});
