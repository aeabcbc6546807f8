// npm run bench:ads: how fast advertisements are drawn and delivered, and how that slows the server.
import { availableParallelism } from "node:os";
import type { DrawRequest } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { openBrowser } from "#test/browser.ts";
import { measureDeliveries } from "./deliveries.ts";
import { median } from "./load.ts";
import { createOrders } from "./orders.ts";
import { report } from "./report.ts";
import { createPhotographer } from "./screenshots.ts";

const rounds = 3;
const seconds = 5;
const cores = availableParallelism();
const silent = createLog({ level: "silent", write: () => undefined });

console.log(`\n1080×1080 PNG with a product picture, ${cores} cores`);
await measureSustained();
await measureDeliveries();

/** Pictures a second that these workers make of one order after another. */
async function rate(
  nextOrder: () => DrawRequest[],
  workers: readonly ((request: DrawRequest) => Promise<unknown>)[],
): Promise<number> {
  const startedAtMs = performance.now();
  const elapsedSeconds = () => (performance.now() - startedAtMs) / 1000;
  let waiting: DrawRequest[] = [];
  let made = 0;
  await Promise.all(
    workers.map(async (work) => {
      while (elapsedSeconds() < seconds) {
        if (waiting.length === 0) waiting = nextOrder();
        await work(waiting.shift()!);
        made++;
      }
    }),
  );
  return made / elapsedSeconds();
}

async function measureSustained(): Promise<void> {
  const orders = await createOrders();
  const nextOrder = () => orders(["square"]);
  const renderer = createRenderer({ log: silent, children: cores, priority: 0 });
  const browser = await openBrowser();
  // A caller of its own for each picture, so that none waits for its caller's turn.
  let drawn = 0;
  const draw = async (request: DrawRequest) => {
    const answer = await renderer.draw({ ...request, caller: `picture ${++drawn}` });
    if (answer.type === "failed") throw new Error(answer.failure.detail);
  };
  // One more than there are processes, so that none waits for its next picture.
  const drawers = Array.from({ length: cores + 1 }, () => draw);
  const photographers = (kind: "fresh" | "warm") =>
    Promise.all(Array.from({ length: cores }, () => createPhotographer(browser, kind)));
  const contenders = {
    ours: drawers,
    fresh: await photographers("fresh"),
    warm: await photographers("warm"),
  };
  const rates: Record<keyof typeof contenders, number[]> = { ours: [], fresh: [], warm: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const name of ["ours", "fresh", "warm"] as const) {
        const found = await rate(nextOrder, contenders[name]);
        // The first round warms up.
        if (round > 0) rates[name].push(found);
      }
    }
    const ours = median(rates.ours);
    report(`drawn by ${cores} processes`, `${ours.toFixed(1)}/s`, {
      target: "≥ 35/s",
      met: ours >= 35,
    });
    for (const [kind, name] of [
      ["fresh", `Chromium, ${cores} at a time, a page for each`],
      ["warm", `Chromium, ${cores} pages that stay open`],
    ] as const) {
      const theirs = median(rates[kind]);
      report(`  ${name}`, `${theirs.toFixed(1)}/s`);
      const goal = { target: "≥ 8", met: ours / theirs >= 8 };
      report("    ratio", (ours / theirs).toFixed(2), kind === "fresh" ? goal : undefined);
    }
  } finally {
    await renderer.close();
    await browser.close();
  }
}
