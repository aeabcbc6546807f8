import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { previewAds } from "#shared/ads.ts";
import type { Order } from "#shared/orders.ts";
import {
  orderFromAnalysis,
  PersonAtAddress,
  payOrder,
  readOrderByToken,
  requestAnalysis,
  type UnpaidOrder,
} from "#test/ads-buyer.ts";
import { noEdits } from "#test/ads-orders.ts";
import type { LocalSite } from "#test/local-site.ts";
import { startPostgres } from "#test/postgres.ts";
import { startWebShop } from "#test/web-shop.ts";
import { median } from "./load.ts";
import { report } from "./report.ts";
import { type BenchServer, residentMb, startServer } from "./server.ts";

const warmUps = 2;
const oneByOne = 11;
const atOnce = 20;
const lookEveryMs = 50;
const patienceMs = 5 * 60_000;

interface Buyer extends UnpaidOrder {
  person: PersonAtAddress;
}

/** Orders through the built server on PostgreSQL: one after the other, then many at once. */
export async function measureDeliveries(): Promise<void> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "kolmena-bench-"));
  const shop = await startWebShop();
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    FETCH_ALLOW_HOSTS: shop.host,
    TRUSTED_PROXIES: "127.0.0.1,::1",
  });
  try {
    await server.waitUntilIdle();
    console.log("\nAn order of 7 advertisements × 2 formats, from its payment to its delivery");
    await measureOneByOne(server, shop);
    console.log(`\nThe server while ${atOnce} orders are delivered, PostgreSQL`);
    await measureAtOnce(server, shop);
  } finally {
    await server.stop();
    shop.close();
    postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOneByOne(server: BenchServer, shop: LocalSite): Promise<void> {
  const sinceClick: number[] = [];
  for (const seen of [true, false]) {
    const takenMs: number[] = [];
    for (let at = -warmUps; at < oneByOne; at++) {
      const buyer = await beginOrder(server, shop, { seen });
      const clickedAt = Date.now();
      await payOrder(buyer.person, buyer);
      const [order] = await delivered([buyer]);
      if (at < 0) continue;
      takenMs.push(millisecondsOf(order!));
      if (seen) sinceClick.push(Date.parse(order!.deliveredAt!) - clickedAt);
    }
    const p50Ms = median(takenMs);
    const name = seen ? "p50, its preview was seen" : "p50, without a preview";
    const mostSeconds = seen ? 1 : 4;
    const goal = { target: `< ${mostSeconds} s`, met: p50Ms < mostSeconds * 1000 };
    report(name, inSeconds(p50Ms), goal);
    report("  the slowest of them", inSeconds(Math.max(...takenMs)));
  }
  report("p50 since the click on «Pagar»", inSeconds(median(sinceClick)));
}

async function measureAtOnce(server: BenchServer, shop: LocalSite): Promise<void> {
  const buyers: Buyer[] = [];
  for (let at = 0; at < atOnce; at++) {
    buyers.push(await beginOrder(server, shop, { seen: true }));
  }
  await server.loopDelay();
  await delay(3_000);
  const idle = await server.loopDelay();
  const idleMb = await server.memoryMb();
  const most = { serverMb: 0, renderersMb: 0 };
  const watch = setInterval(async () => {
    most.serverMb = Math.max(most.serverMb, await server.memoryMb());
    most.renderersMb = Math.max(most.renderersMb, await renderersMb(server.child.pid!));
  }, 200);
  const startedAt = Date.now();
  await Promise.all(buyers.map((buyer) => payOrder(buyer.person, buyer)));
  const orders = await delivered(buyers);
  const seconds = (Date.now() - startedAt) / 1000;
  clearInterval(watch);
  const { p99Ms, maxMs } = await server.loopDelay();
  const pictures = orders.reduce((sum, { ads }) => sum + 2 * ads.length, 0);
  report(
    "delivered",
    `${pictures} in ${seconds.toFixed(1)} s, ${(pictures / seconds).toFixed(1)}/s`,
    {
      target: `${14 * atOnce}`,
      met: pictures === 14 * atOnce,
    },
  );
  const takenMs = orders.map(millisecondsOf);
  report("  p50 (longest)", `${inSeconds(median(takenMs))} (${inSeconds(Math.max(...takenMs))})`);
  report("event loop's delay before, p99", `${idle.p99Ms.toFixed(1)} ms`);
  report("  while they are made, p99 (longest)", `${p99Ms.toFixed(1)} (${maxMs.toFixed(0)}) ms`, {
    target: "< 30 ms",
    met: p99Ms < 30,
  });
  report("server's memory, before", `${idleMb.toFixed(0)} MB`);
  report("  most", `${most.serverMb.toFixed(0)} MB`);
  report("renderers' memory, most", `${most.renderersMb.toFixed(0)} MB`);
}

let buyers = 0;

/** A buyer at the payment page; `seen`: after a preview, which the site's own page always shows. */
async function beginOrder(
  server: BenchServer,
  shop: LocalSite,
  { seen }: { seen: boolean },
): Promise<Buyer> {
  const number = ++buyers;
  // The server's own origin: its payment page accepts no other.
  const origin = `http://localhost:${new URL(server.origin).port}`;
  const person = new PersonAtAddress(origin, `10.8.0.${number}`);
  const email = `compra-${number}@ejemplo.test`;
  const read = await requestAnalysis(person, shop, email);
  if (seen) {
    const answer = await person.call(previewAds, {
      params: { analysisId: read.analysisId },
      body: { edits: noEdits },
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  }
  return { person, ...(await orderFromAnalysis(person, read)) };
}

/** Waits until all orders are delivered. */
async function delivered(buyers: readonly Buyer[]): Promise<Order[]> {
  const until = Date.now() + patienceMs;
  const orders = new Map<string, Order>();
  while (orders.size < buyers.length) {
    if (Date.now() > until) throw new Error("Orders were not delivered");
    for (const { person, token } of buyers) {
      if (orders.has(token)) continue;
      const order = await readOrderByToken(person, token);
      if (order.status === "delivered") orders.set(token, order);
    }
    await delay(lookEveryMs);
  }
  return buyers.map(({ token }) => orders.get(token)!);
}

const millisecondsOf = ({ paidAt, deliveredAt }: Order): number =>
  Date.parse(deliveredAt!) - Date.parse(paidAt!);

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Memory of all drawing processes of a server together. */
async function renderersMb(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  let sumMb = 0;
  for (const child of children.split(" ").filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
    if (command.includes("drawing-process")) sumMb += (await residentMb(Number(child))) || 0;
  }
  return sumMb;
}
