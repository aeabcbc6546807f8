// npm run bench:ads: how fast advertisements are drawn, and what the server notices of it.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { DrawRequest } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer.ts";
import { openBrowser } from "#test/browser.ts";
import { startPostgres } from "#test/postgres.ts";
import { freePort } from "#test/server-process.ts";
import { median } from "./load.ts";
import { createOrders } from "./orders.ts";
import { report } from "./report.ts";
import { createPhotographer } from "./screenshots.ts";
import { residentMb } from "./server.ts";

const rounds = 3;
const seconds = 5;
const cores = availableParallelism();
const silent = createLog({ level: "silent", write: () => undefined });

console.log(`\n1080×1080 PNG with a product picture, ${cores} cores`);
await measureSustained();
console.log("\nThe server while 20 orders of 14 pictures are drawn, PostgreSQL");
await measureServer();

/** Pictures a second that so many at a time make of one order after the other. */
async function rate(
  nextOrder: () => DrawRequest[],
  hands: readonly ((request: DrawRequest) => Promise<unknown>)[],
): Promise<number> {
  const startedAtMs = performance.now();
  const elapsedSeconds = () => (performance.now() - startedAtMs) / 1000;
  let waiting: DrawRequest[] = [];
  let made = 0;
  await Promise.all(
    hands.map(async (hand) => {
      while (elapsedSeconds() < seconds) {
        if (waiting.length === 0) waiting = nextOrder();
        await hand(waiting.shift()!);
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
  // Nobody waits for the other one's turn.
  let asked = 0;
  const draw = async (request: DrawRequest) => {
    const answer = await renderer.draw({ ...request, caller: `picture ${++asked}` });
    if (answer.type === "failed") throw new Error(answer.failure.detail);
  };
  // One more than draw, so that nobody waits for the next picture.
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
      target: "≥ 25/s",
      met: ours >= 25,
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

async function measureServer(): Promise<void> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "kolmena-bench-"));
  const server = fork(join(import.meta.dirname, "drawing-server.ts"), {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      PORT: String(await freePort()),
      LOG_LEVEL: "error",
    },
    execArgv: ["--import", join(import.meta.dirname, "loop-delay.ts")],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const asked = async <T>(message: unknown): Promise<T> => {
    server.send(message as object);
    const [answer] = await once(server, "message");
    return answer as T;
  };
  const loopDelay = () => asked<{ maxMs: number; p99Ms: number }>("loop-delay");
  try {
    await once(server, "message");
    await loopDelay();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const idleMb = await residentMb(server.pid!);
    const idle = await loopDelay();
    const most = { serverMb: 0, renderersMb: 0 };
    const watch = setInterval(async () => {
      most.serverMb = Math.max(most.serverMb, await residentMb(server.pid!));
      most.renderersMb = Math.max(most.renderersMb, await renderersMb(server.pid!));
    }, 200);
    const done = await asked<{ drawn: number; seconds: number }>({ orders: 20 });
    clearInterval(watch);
    const { p99Ms, maxMs } = await loopDelay();
    const perSecond = (done.drawn / done.seconds).toFixed(1);
    report("drawn", `${done.drawn} in ${done.seconds.toFixed(1)} s, ${perSecond}/s`, {
      target: "280",
      met: done.drawn === 280,
    });
    report("event loop's delay before, p99", `${idle.p99Ms.toFixed(1)} ms`);
    report(
      "  while they are drawn, p99 (longest)",
      `${p99Ms.toFixed(1)} (${maxMs.toFixed(0)}) ms`,
      {
        target: "< 30 ms",
        met: p99Ms < 30,
      },
    );
    report("server's memory, from source, idle", `${idleMb.toFixed(0)} MB`);
    report("  most, all finished pictures kept", `${most.serverMb.toFixed(0)} MB`);
    report("renderers' memory, most", `${most.renderersMb.toFixed(0)} MB`);
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of all renderers of a server together. */
async function renderersMb(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  let sumMb = 0;
  for (const child of children.split(" ").filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
    if (command.includes("drawing-process")) sumMb += (await residentMb(Number(child))) || 0;
  }
  return sumMb;
}
