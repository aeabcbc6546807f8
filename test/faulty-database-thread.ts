// The embedded database's thread with faults to order, in place of `pglite-thread.ts`: a statement
// that begins with «-- die» ends it, one with «-- busy 1500» computes for so many milliseconds, one with
// «-- silent 1500» only waits, and one with «-- read /some/pipe» waits for the system, as for a network
// disk that is gone.
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";

parentPort?.on("message", ({ text = "" }: { text?: string }) => {
  if (text.startsWith("-- die")) process.exit(7);
  const pipe = /^-- read (.*)/.exec(text)?.[1];
  if (pipe) readFileSync(pipe);
  const busyMs = Number(/^-- busy (\d+)/.exec(text)?.[1] ?? 0);
  const until = performance.now() + busyMs;
  while (performance.now() < until);
  const silentMs = Number(/^-- silent (\d+)/.exec(text)?.[1] ?? 0);
  if (silentMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, silentMs);
});
await import("#server/platform/database/pglite-thread.ts");
