import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { me } from "#shared/account.ts";
import { readConversation } from "#shared/chat.ts";
import { createProject } from "#shared/projects.ts";
import { translatePage } from "#test/browser-translation.ts";
import { onlyLong } from "#test/only-long.ts";
import type { Person } from "#test/person.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";
import { type OpenOptions, siteInChromium } from "#test/site-in-chromium.ts";
import { eventually } from "#test/wait-until.ts";

describe("a reply in Chromium", () => {
  const llm = new ScriptedLlm();
  const { site, open } = siteInChromium({ llm });

  async function chat(person: Person, path = "/chat/teo", options: OpenOptions = {}) {
    const opened = await open({ person, ...options });
    await opened.page.goto(path);
    await composer(opened.page).waitFor();
    return opened;
  }

  const composer = (page: Page) => page.locator("textarea").last();

  async function send(page: Page, text: string) {
    await composer(page).fill(text);
    await composer(page).press("Enter");
    await page.locator("main").getByText(text).first().waitFor();
  }

  const waitForText = (page: Page, text: string) =>
    page.locator("main").getByText(text).first().waitFor();
  const used = async (person: Person) => (await person.call(me)).body.creditsUsed;

  it("streams in, survives a reload in the middle, ends complete and is shown from its question on", async () => {
    const ana = await site.person();
    const { page, complaints, close } = await chat(ana);
    await send(page, "Cuéntame");
    llm.say("Primera parte. ");
    await waitForText(page, "Primera parte.");
    await page.reload();
    await waitForText(page, "Primera parte.");
    llm.say(`${"Una línea más.\n\n".repeat(60)}Segunda parte.`, "end");
    await waitForText(page, "Segunda parte.");
    assert.ok((await page.getByText("Cuéntame").last().boundingBox())!.y > 0);
    await page
      .getByRole("button", { name: /^Copiar/ })
      .first()
      .waitFor();
    assert.equal(await used(ana), 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("works on a page that the browser translates", async () => {
    const ana = await site.person();
    const { page, complaints, close } = await chat(ana, "/chat/mel");
    await translatePage(page);
    const idle = () => page.getByRole("button", { name: /^Enviar(?! a)/ }).waitFor();
    for (const words of ["Primera respuesta.", "Segunda respuesta."]) {
      await send(page, "Cuéntame");
      llm.say(words, "end");
      await waitForText(page, words);
      await idle();
    }
    await send(page, "Cuéntame más");
    llm.say("Esto es cosa de Teo.\n\n```encargo teo\nEscribe un post");
    await waitForText(page, "Escribe un post");
    llm.say(" sobre la hogaza.\n```\n", "end");
    await page.getByRole("button", { name: "Editar" }).click();
    await page.getByRole("textbox", { name: "Encargo para Teo" }).fill("Escribe otro");
    await page.getByRole("button", { name: "Listo" }).click();
    await waitForText(page, "Escribe otro");
    await idle();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("survives a lost connection", onlyLong, async () => {
    const ana = await site.person();
    const { page, context, close } = await chat(ana, "/chat/teo", { expected: /./ });
    await send(page, "Cuéntame");
    llm.say("Antes del túnel. ");
    await waitForText(page, "Antes del túnel.");
    await context.setOffline(true);
    llm.say("Dentro del túnel. ", "end");
    await page.waitForTimeout(1_500);
    await context.setOffline(false);
    await waitForText(page, "Dentro del túnel.");
    assert.equal(await used(ana), 1);
    await close();
  });

  it("stops at a press of the button and keeps what was written", async () => {
    const ana = await site.person();
    const { page, close } = await chat(ana);
    await composer(page).fill("Cuéntame");
    // A double click counts once: the second click meets «Detener», which has replaced the button.
    await page.getByRole("button", { name: /^Enviar/ }).dblclick();
    llm.say("Solo esto");
    await waitForText(page, "Solo esto");
    await page.getByRole("button", { name: /Detener/ }).click();
    await page
      .getByRole("button", { name: /Reintentar|otra vez/i })
      .first()
      .waitFor();
    await page.reload();
    await waitForText(page, "Solo esto");
    assert.equal(await used(ana), 1);
    await close();
  });

  it("a failed reply says so, is free, and is retried with a button", async () => {
    const ana = await site.person();
    const { page, close } = await chat(ana);
    llm.say("Empiezo", { kind: "cut", detail: "test" });
    await send(page, "Cuéntame");
    await page
      .getByText(/No te hemos cobrado nada/)
      .first()
      .waitFor();
    assert.equal(await used(ana), 0);
    llm.say("Ahora sí.", "end");
    await page
      .getByRole("button", { name: /Reintentar/ })
      .first()
      .click();
    await waitForText(page, "Ahora sí.");
    assert.equal(await used(ana), 1);
    await close();
  });

  it("Shift+Enter is a new line, a blank message is not sent, and a double Enter sends once", async () => {
    const ana = await site.person();
    const { page, close } = await chat(ana);
    await composer(page).fill("uno");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("dos");
    assert.equal(await composer(page).inputValue(), "uno\ndos");
    await composer(page).fill("   \n ");
    await composer(page).press("Enter");
    await page.waitForTimeout(200);
    assert.equal(await used(ana), 0);

    llm.say("Hola.", "end");
    await composer(page).fill("Hola, Teo");
    await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
    await waitForText(page, "Hola.");
    await page.waitForTimeout(300);
    assert.equal(await page.locator("main").getByText("Hola, Teo").count(), 1);
    assert.equal(await used(ana), 1);
    await close();
  });

  it("Mel's hand-off goes to the specialist with one click, and the plan shows that it is done", async () => {
    const ana = await site.person();
    const { page, complaints, close } = await chat(ana, "/chat/mel");
    llm.say(
      "Esto es cosa de Teo.\n\n```encargo teo\nEscribe un post sobre la hogaza.\n```\n",
      "end",
    );
    await send(page, "Quiero vender más pan");
    const handOver = page.getByRole("button", { name: /Enviar a Teo/ });
    await handOver.waitFor();
    llm.say("## Post para Instagram\n\n**La corteza cruje.**\n\nVen hoy.\n", "end");
    await handOver.click();
    await page.waitForURL(/\/chat\/teo\?c=/);
    await waitForText(page, "La corteza cruje.");
    await page.goBack();
    await page.waitForURL(/\/chat\/mel/);
    await page.getByText(/Hecho/i).first().waitFor();
    assert.equal(await used(ana), 2);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a hand-off from a project's conversation stays in that project", async () => {
    const ana = await site.person();
    const { body: project } = await ana.call(createProject, { body: { name: "Navidad" } });
    const { page, complaints, close } = await chat(ana, `/chat/mel?proyecto=${project.id}`);
    llm.say("De Teo.\n\n```encargo teo\nEscribe un post sobre el roscón.\n```\n", "end");
    await send(page, "Quiero vender más roscones");
    const handOver = page.getByRole("button", { name: /Enviar a Teo/ });
    await handOver.waitFor();
    llm.say("Con nata o sin nata.", "end");
    await handOver.click();
    await page.waitForURL(/\/chat\/teo\?c=/);
    await waitForText(page, "Con nata o sin nata.");
    await page.getByRole("link", { name: "Navidad" }).waitFor();
    const conversationId = new URL(page.url()).searchParams.get("c")!;
    const { body } = await ana.call(readConversation, { params: { conversationId } });
    assert.equal(body.projectId, project.id);
    assert.deepEqual(complaints, []);
    await close();
  });

  it(
    "with too many tabs open a reply says so, waits, and comes when one is closed",
    onlyLong,
    async () => {
      const ana = await site.person();
      const { page, close } = await chat(ana, "/chat/teo", { expected: /429/ });
      await send(page, "Cuéntame");
      llm.say("Primera parte. ");
      await waitForText(page, "Primera parte.");
      const others = new AbortController();
      for (let tab = 0; tab < 20; tab++) {
        site.app.deps.replyStreams.take([{ subject: ana.userId, max: 20 }], others.signal);
      }
      await page.reload();
      await waitForText(page, "en demasiados sitios");
      others.abort();
      // The browser's `online` event ends the wait.
      await page.evaluate("window.dispatchEvent(new Event('online'))");
      llm.say("Segunda parte.", "end");
      await waitForText(page, "Segunda parte.");
      await page.getByText("en demasiados sitios").waitFor({ state: "detached" });
      assert.equal(await used(ana), 1);
      await close();
    },
  );

  it("hostile text is shown as text", async () => {
    const ana = await site.person();
    const { page, complaints, close } = await chat(ana);
    const hostile =
      '<img src=x onerror="window.hacked=1"> <script>window.hacked=1</script> [pulsa](javascript:alert(1)) ![foto](https://malo.example/x.png) [web](https://bien.example)';
    llm.say(hostile, "end");
    await send(page, hostile);
    await page.getByRole("link", { name: "web" }).waitFor();
    assert.equal(await page.evaluate("window.hacked"), undefined);
    assert.equal(
      await page.locator('main img[src*="malo"], main a[href^="javascript"]').count(),
      0,
    );
    const link = page.getByRole("link", { name: "web" });
    assert.match((await link.getAttribute("rel")) ?? "", /noopener/);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("an unknown worker and another person's conversation say so and offer a link", async () => {
    const [ana, eva] = [await site.person(), await site.person()];
    const mine = await chat(ana);
    llm.say("Privado.", "end");
    await send(mine.page, "Secreto");
    await waitForText(mine.page, "Privado.");
    await mine.page.waitForURL(/[?&]c=/);
    const address = new URL(mine.page.url());
    await mine.close();
    const hers = await open({ person: eva, expected: /status of 404/ });
    await hers.page.goto(address.pathname + address.search);
    await hers.page
      .getByText(/no existe/i)
      .first()
      .waitFor();
    assert.equal(await hers.page.getByText("Privado.").count(), 0);
    await hers.page.goto("/chat/nadie");
    await hers.page.getByText("Worker no encontrado").waitFor();
    await hers.page.getByRole("link").or(hers.page.getByRole("button")).first().waitFor();
    await hers.close();
  });

  it("without credits or without a session the typed text is kept", async () => {
    const ana = await site.person();
    const { page, context, close } = await chat(ana, "/chat/teo", { expected: /status of 40[12]/ });
    const { creditAccounts } = await import("#db/schema.ts");
    const { eq } = await import("drizzle-orm");
    await site.app.deps.db
      .update(creditAccounts)
      .set({ balance: 0 })
      .where(eq(creditAccounts.userId, ana.userId));
    await composer(page).fill("Un post más");
    await composer(page).press("Enter");
    await page
      .getByText(/créditos suficientes/)
      .first()
      .waitFor();
    const assertTextKept = () =>
      eventually(async () => assert.equal(await composer(page).inputValue(), "Un post más"));
    await assertTextKept();
    const cookies = await context.cookies();
    await context.clearCookies();
    await composer(page).press("Enter");
    await page.waitForURL(/\/login/);
    await page.getByText("Tu sesión ha terminado").waitFor();
    // The login page would redirect by itself when it finds a session.
    await page.goto("about:blank");
    await context.addCookies(cookies);
    await page.goto("/chat/teo");
    await assertTextKept();
    await close();
  });
});
