import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { describe, it } from "node:test";
import yauzl from "yauzl";
import { login } from "#shared/account.ts";
import { assertAccessible } from "#test/browser.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { eventually } from "#test/wait-until.ts";

const oldPassword = "una frase larga y rara";
const newPassword = "otra frase aún más rara";

describe("accounts in Chromium", () => {
  const { site, open } = siteInChromium();

  /** The link of the latest mail to somebody, once it has been sent. */
  async function mailedLink(to: string, path: string): Promise<string> {
    for (let tries = 0; tries < 600; tries++) {
      const mail = site.mails.findLast((sent) => sent.to === to && sent.text.includes(path));
      const link = mail?.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path));
      if (link) return link.replace(/^https?:\/\/[^/]+/, site.origin);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No mail to ${to} with ${path}`);
  }

  async function canLogIn(person: Person, password: string): Promise<boolean> {
    const answer = await site.stranger().call(login, { body: { email: person.email, password } });
    return answer.status === 200;
  }

  it("a registration with errors names them at their fields and keeps what was typed", async () => {
    const { page, complaints, close } = await open({ expected: /status of (401|409|422)/ });
    await page.goto("/login?tab=register");
    await page.getByLabel("Nombre de usuario").fill("ab");
    await page.getByLabel("Email").fill("no es un email");
    await page.getByLabel("Contraseña", { exact: true }).fill("corta");
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    for (const sentence of [
      "El nombre de usuario debe tener al menos 3 caracteres",
      "El nombre debe tener al menos 2 caracteres",
      "Introduce un email válido",
      "La contraseña debe tener al menos 6 caracteres",
    ]) {
      await page.getByText(sentence).first().waitFor();
    }
    const taken = await site.person();
    await page.getByLabel("Nombre de usuario").fill("otra-persona");
    await page.getByLabel("Nombre", { exact: true }).fill("Otra");
    await page.getByLabel("Email").fill(taken.email.toUpperCase());
    await page.getByLabel("Contraseña", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await page.getByText("Error al crear cuenta").waitFor();
    await page.getByText("Ya existe una cuenta con este email").first().waitFor();
    assert.equal(await page.getByLabel("Nombre de usuario").inputValue(), "otra-persona");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a login form that is submitted twice at once sends one request, and the page stays", async () => {
    const { page, complaints, close } = await open({ expected: /status of 401/ });
    await page.goto("/login");
    await page.getByLabel("Email").fill("nadie@kolmena.example");
    await page.getByLabel("Contraseña", { exact: true }).fill(oldPassword);
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().endsWith(login.path)) requests += 1;
    });
    await page.evaluate(
      "const form = document.querySelector('main form'); form.requestSubmit(); form.requestSubmit();",
    );
    await page.getByText("Credenciales incorrectas").first().waitFor();
    assert.equal(requests, 1);
    assert.equal(new URL(page.url()).search, "");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a login goes on to a safe `next` and to no other site, and wrong credentials are told", async () => {
    const ana = await site.person();
    const { page, context, complaints, close } = await open({ expected: /status of 401/ });
    for (const [next, path] of [
      ["/onboarding", "/onboarding"],
      ["//malo.example", "/dashboard"],
      ["https://malo.example", "/dashboard"],
      ["/\\malo.example", "/dashboard"],
      ["javascript:alert(1)", "/dashboard"],
    ] as const) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await page.getByLabel("Email").fill(ana.email);
      const password = page.getByLabel("Contraseña", { exact: true });
      await password.fill(oldPassword);
      await password.press("Enter");
      await page.waitForURL(`**${path}`);
      assert.deepEqual(complaints, [], next);
      // Back to a signed-out browser.
      await page.goto("about:blank");
      await context.clearCookies();
      await page.goto("/robots.txt");
      await page.evaluate("localStorage.clear(); sessionStorage.clear()");
    }
    await page.goto("/login");
    await page.getByLabel("Email").fill(ana.email);
    await page.getByLabel("Contraseña", { exact: true }).fill("no es esta");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.getByText("Error al iniciar sesión").waitFor();
    await page.getByText("Credenciales incorrectas").first().waitFor();
    assert.equal(await page.getByLabel("Email").inputValue(), ana.email);
    await close();
  });

  it("a forgotten password is reset with the mailed link, which works once", async () => {
    const ana = await site.person();
    const { page, close } = await open();
    await page.goto("/login");
    await page.getByRole("link", { name: /olvidado/ }).click();
    // Both pages have a field of this name.
    await page.getByRole("heading", { name: "Recupera tu contraseña" }).waitFor();
    await page.getByLabel("Email").fill(ana.email);
    await page.getByRole("button", { name: "Enviarme el enlace" }).click();
    await page.getByRole("heading", { name: "Mira tu correo" }).waitFor();
    const link = await mailedLink(ana.email, "/restablecer");
    await page.goto(link);
    await page.getByLabel("Contraseña nueva").fill(newPassword);
    await page.getByRole("button", { name: "Guardar y entrar" }).click();
    await page.waitForURL("**/dashboard");
    assert.equal(await canLogIn(ana, oldPassword), false);
    assert.equal(await canLogIn(ana, newPassword), true);
    await close();

    const again = await open();
    await again.page.goto(link);
    await again.page.getByLabel("Contraseña nueva").fill("una tercera frase rara");
    await again.page.getByRole("button", { name: "Guardar y entrar" }).click();
    await again.page.getByRole("heading", { name: "Este enlace no funciona" }).waitFor();
    assert.equal(await canLogIn(ana, newPassword), true);
    await again.close();
  });

  it("the mailed link confirms an address; opened in another account it asks for the password", async () => {
    const ana = await site.person("Ana");
    const { page, complaints, close } = await open({ person: ana, expected: /status of 422/ });
    await page.goto("/dashboard");
    await page.getByText(/Confirma tu email/).waitFor();
    await page.goto(await mailedLink(ana.email, "/verificar"));
    await page.getByRole("heading", { name: "Email confirmado" }).waitFor();
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: /Ana/ }).waitFor();
    assert.equal(await page.getByText(/Confirma tu email/).count(), 0);

    // Eva's link, opened where Ana is signed in: only Eva's password counts.
    const eva = await site.person("Eva");
    const link = await mailedLink(eva.email, "/verificar");
    await page.goto(link);
    await page.getByRole("heading", { name: "Introduce tu contraseña" }).waitFor();
    await page.getByText(eva.email).waitFor();
    await page.getByText(/Ahora estás en la cuenta de/).waitFor();
    await page.getByRole("button", { name: "Confirmar mi email" }).click();
    await page.getByText("Introduce tu contraseña", { exact: true }).nth(1).waitFor();
    await page.getByLabel("Contraseña", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Confirmar mi email" }).click();
    await page.getByText("La contraseña no es correcta").waitFor();
    await assertAccessible(page);
    await page.getByLabel("Contraseña", { exact: true }).fill(oldPassword);
    await page.getByRole("button", { name: "Confirmar mi email" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("Email confirmado").first().waitFor();
    await page.getByRole("heading", { name: /Eva/ }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("the owner of an address whose account somebody else registered takes it over by the mailed link", async () => {
    const impostor = await site.person("Bruno");
    const { page, complaints, close } = await open({ expected: /status of (404|422)/ });
    const link = await mailedLink(impostor.email, "/verificar");
    await page.goto(link);
    await page.getByRole("button", { name: "Elige una contraseña nueva" }).click();
    await page.getByRole("heading", { name: "Elige una contraseña nueva" }).waitFor();
    await page.getByLabel("Contraseña nueva").fill("bruno2026");
    await page.getByRole("button", { name: "Guardar y confirmar" }).click();
    await page.getByText(/no puede estar hecha con tu nombre/).waitFor();
    await assertAccessible(page);
    await page.getByLabel("Contraseña nueva").fill(newPassword);
    await page.getByRole("button", { name: "Guardar y confirmar" }).click();
    await page.waitForURL("**/dashboard");
    assert.equal(await canLogIn(impostor, oldPassword), false);
    assert.equal(await canLogIn(impostor, newPassword), true);
    assert.equal((await impostor.fetch("/api/auth/me")).status, 401);
    // Used again, the link only says that the address is confirmed.
    await page.goto(link);
    await page.getByRole("heading", { name: "Email confirmado" }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("sessions on other devices are closed one by one and all at once, and the password is changed", async () => {
    const ana = await site.person("Ana");
    const phone = new (ana.constructor as typeof Person)(site.origin);
    await phone.call(login, { body: { email: ana.email, password: oldPassword } });
    const { page, close } = await open({ person: ana });
    await page.goto("/dashboard?tab=configuracion");
    await page
      .getByRole("button", { name: /Cerrar la sesión de/ })
      .first()
      .click();
    const confirm = page.getByRole("alertdialog");
    await confirm.getByRole("button", { name: "Cerrar sesión" }).click();
    await page.getByText("Sesión cerrada").first().waitFor();
    await confirm.waitFor({ state: "hidden" });
    assert.equal((await phone.fetch("/api/auth/me")).status, 401);

    const tablet = new (ana.constructor as typeof Person)(site.origin);
    for (const elsewhere of [phone, tablet])
      await elsewhere.call(login, { body: { email: ana.email, password: oldPassword } });
    await page.reload();
    await page.getByRole("button", { name: "Cerrar las demás" }).click();
    await confirm.getByRole("button", { name: "Cerrar las demás" }).click();
    await page.getByText("Solo queda abierta esta").waitFor();
    await page.getByRole("button", { name: "Cerrar las demás" }).waitFor({ state: "detached" });
    for (const elsewhere of [phone, tablet])
      assert.equal((await elsewhere.fetch("/api/auth/me")).status, 401);

    await page.getByLabel("Contraseña actual").fill(oldPassword);
    await page.getByLabel("Contraseña nueva").fill(newPassword);
    await page.getByRole("button", { name: "Cambiar contraseña" }).click();
    await page.getByText("Contraseña cambiada").first().waitFor();
    assert.equal(await canLogIn(ana, newPassword), true);
    await close();
  });

  it("a person downloads all of their data with their password, and the ZIP opens", async () => {
    const ana = await site.person("Ana");
    const { page, complaints, close } = await open({ person: ana, expected: /status of 422/ });
    await page.goto("/dashboard?tab=configuracion");
    await page.getByRole("button", { name: "Descargar mis datos" }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: "Descargar" });
    await dialog.getByLabel("Tu contraseña").fill(newPassword);
    await confirm.click();
    await dialog.getByText("La contraseña actual no es correcta").waitFor();
    await dialog.getByLabel("Tu contraseña").fill(oldPassword);
    const [download] = await Promise.all([page.waitForEvent("download"), confirm.click()]);
    assert.match(download.suggestedFilename(), /^kolmena-mis-datos-\d{4}-\d\d-\d\d\.zip$/);
    await page.getByText("Tu descarga ha empezado").waitFor();
    await assertAccessible(page);
    const zip = await yauzl.openPromise(await download.path());
    const found: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      found[entry.fileName] = String(await buffer(await zip.openReadStreamPromise(entry)));
    }
    const datos = JSON.parse(found["datos.json"]!) as { account: { rows: { email: string }[] } };
    assert.equal(datos.account.rows[0]?.email, ana.email);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("an account is erased after its password and a tick, and its owner gets a farewell mail", async () => {
    const ana = await site.person("Ana");
    const { page, complaints, close } = await open({
      person: ana,
      expected: /status of (401|422)/,
    });
    await page.goto("/dashboard?tab=configuracion");
    await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: "Borrar mi cuenta" });
    await confirm.click();
    await dialog.getByText("Marca la casilla").waitFor();
    await dialog.getByRole("checkbox").check();
    await dialog.getByLabel("Tu contraseña").fill(newPassword);
    await confirm.click();
    await dialog.getByText("La contraseña actual no es correcta").waitFor();
    assert.equal(await dialog.getByRole("checkbox").isChecked(), true);
    await assertAccessible(page);
    await dialog.getByLabel("Tu contraseña").fill(oldPassword);
    await confirm.dblclick();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByText("Tu cuenta se está borrando").waitFor();
    await page.goto("/dashboard");
    await page.waitForURL("**/login*");
    await eventually(async () => {
      const subject = site.mails.findLast(({ to }) => to === ana.email)?.subject;
      assert.equal(subject, "Tu cuenta está borrada");
    });
    assert.equal(await canLogIn(ana, oldPassword), false);
    assert.deepEqual(complaints, []);
    await close();
  });
});
