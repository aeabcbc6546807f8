import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { adsPerOrder } from "#shared/ads.ts";
import { proposeChanges, reviseAd } from "#shared/revisions.ts";
import { readOrderByToken } from "#test/ads-buyer.ts";
import { orderMovementsOf } from "#test/ads-orders.ts";
import type { LocalSite } from "#test/local-site.ts";
import { typeCard } from "#test/payment-pages.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { startWebShop } from "#test/web-shop.ts";

const pictures = adsPerOrder * 2;
const email = "encina@ejemplo.test";

describe("Web Ads from an address to the files, in Chromium and without a network", () => {
  let shop: LocalSite;
  const allowHosts: string[] = [];
  before(async () => {
    shop = await startWebShop();
    allowHosts.push(shop.host);
  });
  const held = heldRenderer();
  const here = siteInChromium({ stripe: true, allowHosts, renderer: held.renderer });
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "web-ads-"));
  });
  after(async () => {
    shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A file of the page, where it was saved. */
  async function save(page: Page, link: Locator, name: string): Promise<string> {
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const path = join(folder, name);
    await download.saveAs(path);
    return path;
  }

  it("a buyer sees the proposal, pays, watches the drawing, changes an ad three times and downloads the files", async () => {
    const { page, complaints, close } = await here.open({ expected: /status of 401/ });
    // Each step may draw fourteen pictures, which takes long on a busy machine.
    page.setDefaultTimeout(120_000);
    await page.goto("/instant-ads");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("textbox", { name: "Tu web" }).fill(shop.host);
    await page.getByLabel("Nombre del negocio").fill("Vivero La Encina");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Ver mis anuncios" }).click();
    await page.getByRole("heading", { name: "Tu semana, lista para revisar" }).waitFor();
    await page.getByText("Plantas de interior que aguantan", { exact: false }).first().waitFor();
    await page.getByText("Muestra con marca de agua", { exact: false }).waitFor();

    held.holdAfter(pictures / 2);
    await page.getByRole("button", { name: "Pedir y pagar" }).click();
    await page.waitForURL("**/sandbox/checkout/**");
    await typeCard(page, "4242424242424242");
    await page.getByRole("button", { name: /^Pagar/ }).click();
    await page.waitForURL(/\/pedidos\/[\w-]{43}/);
    const token = /\/pedidos\/([\w-]+)/.exec(page.url())![1]!;

    // Half is drawn, the page is left and opened again, and the rest comes while it is open.
    const under = page.getByRole("heading", { name: "Estamos haciendo tu semana" });
    await under.waitFor();
    const progress = page.getByRole("progressbar", { name: /^[1-9]\d* de 14 imágenes dibujadas$/ });
    await progress.waitFor();
    await page.goto(`/pedidos/${token}`);
    await under.waitFor();
    await progress.waitFor();
    held.release();
    await page.getByRole("heading", { name: "Tu semana está lista" }).waitFor();
    await waitUntilSettled(here.site);
    const delivered = await readOrderByToken(here.site.stranger(), token);
    assert.equal(delivered.ads.length, adsPerOrder);
    const mail = here.site.mails.find(({ to, subject }) => to === email && /listos/.test(subject));
    assert.ok(mail?.text.includes(`/pedidos/${token}`), mail?.text);

    await changeThreeTimes(page);
    await changeAsProposed(page, token);
    const refused = await here.site.stranger().call(reviseAd, {
      params: { token, number: 1 },
      body: { words: "sin logo" },
    });
    assert.equal(refused.status, 409);
    assert.match(refused.body.message ?? "", /los tres cambios de este anuncio/);
    const order = await readOrderByToken(here.site.stranger(), token);
    const { version, revisionsLeft, texts } = order.ads[0]!;
    assert.deepEqual([version, revisionsLeft, texts.pictureHeadline], [3, 0, "Verde sin drama"]);

    const zip = await save(page, page.getByRole("link", { name: /Descargar todo/ }), "todo.zip");
    const file = (name: string) =>
      save(page, page.getByRole("link", { name, exact: true }), `${name}.bin`);
    await assertPictures(zip, here.site.origin, order);
    await assertTexts(await file("Textos para Meta en CSV"), order);
    await assertCalendar(await file("Calendario en ICS"), order);
    await assertPrinted(await file("Estrategia en PDF"));
    const html = await readFile(await file("Estrategia en HTML"), "utf8");
    assert.ok(html.includes("Vivero La Encina"));
    assert.deepEqual(complaints, []);
    await close();

    const { rows } = await here.site.database.sql("select id from orders");
    assert.equal(rows.length, 1);
    const { movements } = await orderMovementsOf(here.site, rows[0]!.id as string);
    assert.deepEqual(
      movements.map(([, cents]) => cents),
      [1500],
    );
  });

  /** Requests three changes in free text, each a new version; then no more can be requested. */
  async function changeThreeTimes(page: Page): Promise<void> {
    const first = page
      .getByRole("region")
      .filter({ has: page.locator("h2[id]") })
      .first();
    for (const [at, wish] of [
      "sin logo",
      "otro color",
      'cambia el título a "Verde sin drama"',
    ].entries()) {
      await first.getByRole("button", { name: "Pedir un cambio" }).click();
      const dialog = page.getByRole("dialog");
      if (at === 0) {
        await dialog.getByLabel("¿Qué quieres cambiar?").fill("hazlo con más duende");
        await dialog.getByRole("button", { name: "Hacer el cambio" }).click();
        await dialog.getByText("Esto no te ha gastado ningún cambio.").waitFor();
      }
      await dialog.getByLabel("¿Qué quieres cambiar?").fill(wish);
      await dialog.getByRole("button", { name: "Hacer el cambio" }).click();
      await dialog.getByText("Ahora", { exact: true }).waitFor();
      await dialog.getByRole("button", { name: "Quedarme con la nueva" }).click();
      await dialog.waitFor({ state: "hidden" });
    }
    await first.getByText("Has usado los tres cambios de este anuncio").waitFor();
    assert.equal(await first.getByRole("button", { name: "Pedir un cambio" }).count(), 0);
  }

  /** Makes a price larger by a proposed change, which an ad without a price does not offer. */
  async function changeAsProposed(page: Page, token: string): Promise<void> {
    const larger = "Más grande el precio";
    const numbers = Array.from({ length: adsPerOrder - 1 }, (_, at) => at + 2);
    const proposed = async (number: number) => {
      const call = { params: { token, number } };
      const { status, body } = await here.site.stranger().call(proposeChanges, call);
      assert.equal(status, 200, JSON.stringify(body));
      return { number, has: body.proposals.includes(larger) };
    };
    const all = await Promise.all(numbers.map(proposed));
    const days = page.getByRole("region").filter({ has: page.locator("h2[id]") });
    const open = async (has: boolean) => {
      const found = all.find((one) => one.has === has);
      assert.ok(found, `no advertisement that ${has ? "has" : "lacks"} it`);
      await days
        .nth(found.number - 1)
        .getByRole("button", { name: "Pedir un cambio" })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("group", { name: "Ideas" }).waitFor();
      return dialog;
    };
    const without = await open(false);
    assert.equal(await without.getByRole("button", { name: larger }).count(), 0);
    await page.keyboard.press("Escape");
    await without.waitFor({ state: "hidden" });
    const dialog = await open(true);
    await dialog.getByRole("button", { name: larger }).click();
    await dialog.getByRole("button", { name: "Hacer el cambio" }).click();
    await dialog.getByText("El precio, más grande").waitFor();
    await dialog.getByRole("button", { name: "Quedarme con la nueva" }).click();
    await dialog.waitFor({ state: "hidden" });
  }

  type Order = Awaited<ReturnType<typeof readOrderByToken>>;

  async function assertPictures(zip: string, origin: string, { ads }: Order): Promise<void> {
    const into = join(folder, "todo");
    unpack(zip, into);
    const names = await readdir(join(into, "imagenes"));
    assert.equal(names.length, pictures);
    const hashes = new Set<string>();
    for (const ad of ads) {
      for (const [network, picture] of [
        ["instagram", ad.square] as const,
        ["facebook", ad.wide] as const,
      ]) {
        const bytes = await readFile(join(into, "imagenes", `anuncio-${ad.number}-${network}.png`));
        const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
        assert.deepEqual([info.width, info.height], [picture.width, picture.height]);
        const shown = await (await fetch(new URL(picture.url, origin))).arrayBuffer();
        assert.ok(bytes.equals(Buffer.from(shown)), `${ad.number} ${network} is not what is shown`);
        hashes.add(createHash("sha256").update(bytes).digest("hex"));
      }
    }
    assert.equal(hashes.size, pictures);
  }

  async function assertTexts(path: string, { ads }: Order): Promise<void> {
    const rows: Record<string, string>[] = parse(await readFile(path), {
      bom: true,
      columns: true,
    });
    assert.equal(rows.length, pictures);
    assert.deepEqual(
      rows.filter((_, at) => at % 2 === 0).map(({ Title }) => Title),
      ads.map(({ texts }) => texts.headline),
    );
  }

  async function assertCalendar(path: string, { schedule }: Order): Promise<void> {
    const root = new ICAL.Component(ICAL.parse(await readFile(path, "utf8")));
    const starts = root
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event).startDate.toString());
    const expected = schedule.flatMap(({ date, instagramAt, facebookAt }) => [
      `${date}T${instagramAt}:00`,
      `${date}T${facebookAt}:00`,
    ]);
    assert.deepEqual(starts, expected);
  }

  async function assertPrinted(path: string): Promise<void> {
    const data = new Uint8Array(await readFile(path));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    assert.equal(pdf.numPages, 10);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join("");
    assert.ok(words.includes("Vivero La Encina"), words);
  }
});

/** With `unzip`, or with `tar` where there is none, as on Windows. */
function unpack(zip: string, into: string): void {
  const unzip = spawnSync("unzip", ["-q", zip, "-d", into], { encoding: "utf8" });
  if (!unzip.error) assert.equal(unzip.status, 0, unzip.stderr);
  else {
    const tar = spawnSync("tar", ["-xf", zip, "--one-top-level", into], { encoding: "utf8" });
    assert.equal(tar.status, 0, tar.stderr);
  }
}

/** The product's renderer, which pauses after some pictures until it is released. */
function heldRenderer() {
  const log = createLog({ level: "silent", write: () => undefined });
  const real = createRenderer({ log, priority: 0 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let left = Number.POSITIVE_INFINITY;
  const renderer: Renderer = {
    ...real,
    async draw(request) {
      left -= 1;
      if (left < 0) await released;
      return await real.draw(request);
    },
  };
  return {
    renderer,
    release,
    /** @param more pictures that are drawn at once */
    holdAfter: (more: number) => {
      left = more;
    },
  };
}
