import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { before } from "node:test";
import { desc, eq } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import { payments } from "#db/schema-billing.ts";
import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import type { DocumentMaker } from "#server/features/ads/exports/documents.ts";
import { prepareOrderFiles } from "#server/features/ads/exports/order-exports.ts";
import type { DatabaseKind } from "#server/platform/database/db.ts";
import type { AdEdits } from "#shared/ads.ts";
import { createAdsPayment } from "#shared/orders.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { suiteApp, type TestApp } from "./app.ts";
import { payCheckout } from "./card-payments.ts";
import { type LocalSite, startLocalSite } from "./local-site.ts";
import type { Person } from "./person.ts";
import { until } from "./wait-until.ts";

const pages = "../server/features/websites/pages/tienda-ceramica";
const file = (name: string) => readFileSync(new URL(`${pages}/${name}`, import.meta.url));

/** What a page says of its business for machines; with three products it is enough for an order. */
const storeFacts = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Store",
  name: "Taller Ejemplo",
  foundingDate: "1987",
  openingHours: "Mo-Sa 10:00-19:00",
  award: "Premio de Artesanía de Castilla-La Mancha",
  slogan: "Barro de Talavera, torneado a mano",
  areaServed: "Toda España",
});
const storeMarkup = `<script type="application/ld+json">${storeFacts}</script></head>`;

/** A shop on this machine with things to advertise; its host goes into `allowHosts`. */
export async function startCeramicsShop(): Promise<LocalSite> {
  return await startLocalSite((request, response) => {
    const answer = (type: string, name: string) =>
      response.writeHead(200, { "content-type": type }).end(file(name));
    if (request.url === "/tienda") {
      const html = file("page.html").toString().replace("</head>", storeMarkup);
      return response.writeHead(200, { "content-type": "text/html" }).end(html);
    }
    if (request.url === "/styles.css") return answer("text/css", "styles.css");
    return response.writeHead(404, { "content-type": "text/html" }).end("<h1>No</h1>");
  });
}

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  "base64",
);

const smallDot = Buffer.from("UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAcQEf0PRET/Aw==", "base64");

const jpegDot = Buffer.from(
  "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAAD//Z",
  "base64",
);

const dotPhoto = {
  whole: { bytes: dot, width: 1, height: 1 },
  thumbnail: smallDot,
  drawn: {
    picture: {
      ...{ kind: "photo", width: 1, height: 1, luminance: 0, edgeColor: "#000000" },
      subject: { x: 0, y: 0, width: 1, height: 1 },
    },
    traits: {},
    bytes: dot,
  },
};

/** Draws single pixels: for tests about money, whose orders are delivered at once. */
export const dotRenderer = {
  draw: async ({ creative }: Parameters<Renderer["draw"]>[0]) => ({
    type: "drawn",
    drawn: {
      ...{ width: 1, height: 1, layout: creative.layout, boxes: [], subject: null, dropped: [] },
      sceneHash: JSON.stringify(creative),
      ...{ png: dot, webp: smallDot, thumbnail: jpegDot, sample: jpegDot },
    },
  }),
  prepare: async ({ use }: Parameters<Renderer["prepare"]>[0]) =>
    use === "photo"
      ? { type: "prepared", prepared: dotPhoto }
      : {
          type: "failed",
          failure: { kind: "impossible", detail: "Only dots are drawn here", attempts: 1 },
        },
  paint: async () => ({ type: "painted", painted: { png: dot, thumbnail: smallDot } }),
  close: async () => undefined,
} as unknown as Renderer;

/** The app of a suite that orders that shop's advertisements; they are drawn as dots. */
export function suiteAppForOrders(kind: DatabaseKind, shop: LocalSite): TestApp {
  const site = suiteApp({ kind, stripe: true, allowHosts: [shop.host], renderer: dotRenderer });
  before(() => makeDotDocuments(site));
  return site;
}

/** Replaces an order's strategy by a dot, too: a real one takes a second in a process of its own. */
export function makeDotDocuments({ app }: TestApp): void {
  const make = async () => ({ pdf: dot, html: dot });
  app.deps.documentMaker.make = make as DocumentMaker["make"];
}

/** Makes the files of these orders now; the product does it some seconds after delivery. */
export async function prepareFiles(site: TestApp, orderIds: readonly string[]): Promise<void> {
  const { name, work } = prepareOrderFiles;
  const { rows: filed } = await site.database.sql(
    "select distinct singleton_key from pgboss.job where name = $1 and singleton_key = any($2)",
    [name, orderIds],
  );
  assert.equal(filed.length, orderIds.length, "Nobody will make the files of a delivered order");
  await site.database.sql("delete from pgboss.job where name = $1 and state < 'active'", [name]);
  for (const orderId of orderIds)
    await work(site.app.deps, { orderId }, new AbortController().signal);
  // On a slow machine a job may have started by itself.
  await until(async () => {
    const activeJobs = "select 1 from pgboss.job where name = $1 and state = 'active'";
    return (await site.database.sql(activeJobs, [name])).rows.length === 0;
  });
}

export const noEdits: AdEdits = { colors: null, products: null };

/** Has the shop's site analysed, as /instant-ads does: the input and the analysis. */
export async function analyzeShop(site: TestApp, person: Person, host: string) {
  // All buyers of a test share one IP address, and would reach its rate limits.
  await site.database.sql("delete from throttles");
  const input = {
    websiteUrl: `http://${host}/tienda`,
    email: person.email || `pedido-${randomUUID().slice(0, 12)}@ejemplo.test`,
    businessName: "Taller Ejemplo",
  };
  const { status, body } = await person.call(analyzeWebsite, { body: input });
  assert.equal(status, 200, JSON.stringify(body));
  return { input, analysis: body.analysis };
}

/** The checkout's id in a hosted page's address. */
export const checkoutIdFromUrl = (url: string) =>
  /\/sandbox\/checkout\/(cs_\w+)$/.exec(url)?.[1] ?? "";

/** An unpaid order with an open payment page. */
export async function createUnpaidOrder(site: TestApp, person: Person, host: string) {
  const { input, analysis } = await analyzeShop(site, person, host);
  const wish = { ...input, analysis: { id: analysis.id, edits: noEdits } };
  const { status, body } = await person.call(createAdsPayment, { body: wish });
  assert.equal(status, 200, JSON.stringify(body));
  const checkoutId = checkoutIdFromUrl(body.checkoutUrl);
  const [row] = await site.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.checkoutId, checkoutId));
  return { wish, checkoutId, token: body.orderToken, orderId: row!.id, email: input.email };
}

/** An order that is paid at Stripe; the product learns of it by Stripe's events. */
export async function createPaidOrder(site: TestApp, person: Person, host: string) {
  const order = await createUnpaidOrder(site, person, host);
  const paid = await payCheckout(person, order.checkoutId);
  assert.equal(paid.error, undefined, JSON.stringify(paid));
  return order;
}

/** An order with its payments and refunds, oldest first. */
export async function orderMovementsOf(site: TestApp, orderId: string) {
  const { db } = site.database;
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.purpose, `order:${orderId}`))
    // Stripe's moments are whole seconds.
    .orderBy(payments.occurredAt, payments.createdAt, desc(payments.amountCents));
  return {
    order: row!,
    movements: rows.map(({ kind, amountCents }) => [kind, amountCents] as const),
    rows,
  };
}

/** Subjects of the mails to an address, oldest first. */
export const mailSubjectsTo = (site: TestApp, email: string) =>
  site.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
