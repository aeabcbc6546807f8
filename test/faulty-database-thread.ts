// The embedded database's thread with faults to order, in place of `pglite-thread.ts`: a statement
// that begins with «-- die» ends it, one with «-- busy 1500» holds it up for so many milliseconds.
import { parentPort } from "node:worker_threads";

parentPort?.on("message", ({ text = "" }: { text?: string }) => {
  if (text.startsWith("-- die")) process.exit(7);
  const busyMs = Number(/^-- busy (\d+)/.exec(text)?.[1] ?? 0);
  const until = performance.now() + busyMs;
  while (performance.now() < until);
});
await import("#server/platform/database/pglite-thread.ts");
