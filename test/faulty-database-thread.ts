// The embedded database's thread with faults on demand, in place of `pglite-thread.ts`: a statement
// that begins with «-- die» ends it, «-- busy 1500» computes for 1500 ms, «-- silent 1500» blocks for
// 1500 ms, and «-- read /some/pipe» blocks in a system call, as on a network disk that is gone.
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
