import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { leads } from "#db/schema-contact.ts";
import { assertAccessible, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

const workers = ["teo", "ani", "bran", "lia", "nai", "iko", "sofi"];

const begin = (page: Page) => page.getByRole("button", { name: "Ver a mi equipo trabajar" });
const card = (page: Page, worker: string) => page.locator(`.demo-card[data-worker=${worker}]`);
const states = async (page: Page) =>
  await Promise.all(workers.map((worker) => card(page, worker).getAttribute("data-state")));
const closing = (page: Page) => page.getByText("Esto ha sido una demo");

/** Keeps what the first three workers did in `seenStates`. */
const recordStates = `
  globalThis.seenStates = [];
  const note = () => seenStates.push(
    [...document.querySelectorAll(".demo-card")].slice(0, 3).map((card) => card.dataset.state).join(),
  );
  new MutationObserver(note).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-state"] });
  note();`;

async function fillIn(page: Page, industry: string) {
  await page.getByLabel("Nombre de tu negocio").fill("Florería Nube");
  await page.getByLabel("Industria").fill(industry);
  await page.getByLabel("¿Qué vendes?").fill("suscripción semanal de flores, <b>ramos</b>");
  await page.getByLabel("Tu email").fill("clara@example.com");
}

describe("the demo in Chromium", () => {
  const here = siteInChromium();

  it("asks for four facts, shows seven workers one after another and ends with a link to the trial", async () => {
    const { page, complaints, close } = await here.open();
    await page.clock.install();
    await page.goto("/demos");
    const email = page.getByLabel("Tu email");
    assert.ok(await begin(page).isDisabled());
    await fillIn(page, "Floristería");
    await until(() => begin(page).isEnabled());
    await page.getByLabel("¿Qué vendes?").fill("  ");
    assert.ok(await begin(page).isDisabled());
    await email.focus();
    await page.getByText("Escribe qué vendes").waitFor();
    await fillIn(page, "Floristería");
    await email.fill("clara");
    await begin(page).click();
    await page.getByText("Introduce un email válido").waitFor();
    assert.equal(await page.evaluate("document.activeElement.name"), "email");
    await email.fill("clara@example.com");
    assert.equal(await page.getByText("Introduce un email válido").count(), 0);

    await begin(page).click();
    assert.deepEqual(
      await states(page),
      workers.map(() => "idle"),
    );
    await page.getByText("Empieza en 7 s").waitFor();
    // The installed clock also goes on by itself, so a step may be over when a test looks.
    await page.evaluate(recordStates);
    for (let second = 0; second < 3; second++) await page.clock.runFor(1_000);
    const seen = (await page.evaluate("seenStates")) as string[];
    assert.ok(seen.includes("done,working,idle"), seen.join(" · "));
    await page
      .getByRole("img", { name: "Suscripción semanal de flores de Florería Nube" })
      .waitFor();
    assert.ok(await closing(page).isHidden());
    await page.clock.runFor(5_000);
    await closing(page).waitFor();
    assert.deepEqual(
      await states(page),
      workers.map(() => "done"),
    );
    const written = (await page.locator(".demo-out").textContent()) ?? "";
    assert.match(written, /«suscripción semanal de flores»/);
    assert.match(written, /Florería Nube/);
    assert.match(written, /reparto a domicilio/);
    assert.doesNotMatch(written, /[{}]|undefined/);
    assert.equal(await page.locator(".demo-run b", { hasText: /^ramos$/ }).count(), 0);
    await assertAccessible(page);
    const next = page.locator(".demo-closing").getByRole("link");
    assert.equal(await next.getAttribute("href"), "/trial");
    const [lead] = await until(async () => {
      const rows = await here.site.app.deps.db.select().from(leads);
      return rows.length === 1 && rows;
    });
    assert.equal(lead!.businessName, "Florería Nube");

    await page.getByRole("button", { name: "Cambiar datos" }).click();
    assert.equal(await page.getByLabel("Nombre de tu negocio").inputValue(), "Florería Nube");
    await until(() => begin(page).isEnabled());
    assert.deepEqual(complaints, []);
    await close();
  });

  it("shows its texts and a built-in drawing when the server does not answer", async () => {
    const { page, close } = await here.open({
      viewport: { ...phone, width: 320 },
      expected: /ERR_FAILED/,
    });
    await page.clock.install();
    await page.goto("/demos");
    await page.getByLabel("Nombre de tu negocio").focus();
    await fillIn(page, "Cría de caracoles");
    await until(() => begin(page).isEnabled());
    await page.route(/\/api\/|\/assets\//, (route) => route.abort());
    await begin(page).click();
    await page.clock.runFor(8_500);
    await closing(page).waitFor();
    assert.deepEqual(
      await states(page),
      workers.map(() => "done"),
    );
    await card(page, "ani")
      .getByText(/«suscripción semanal de flores»/)
      .waitFor();
    assert.equal(await page.locator(".demo-picture img").count(), 0);
    assert.equal(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0);
    await close();
  });
});
