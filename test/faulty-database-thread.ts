// The embedded database's thread with faults to order, in place of `pglite-thread.ts`: a statement
// that begins with «-- die» ends it, one with «-- busy 1500» holds it up for so many milliseconds, and
// one with «-- read /some/pipe» waits for the system, as for a network disk that is gone.
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";

parentPort?.on("message", ({ text = "" }: { text?: string }) => {
  if (text.startsWith("-- die")) process.exit(7);
  const pipe = /^-- read (.*)/.exec(text)?.[1];
  if (pipe) readFileSync(pipe);
  const busyMs = Number(/^-- busy (\d+)/.exec(text)?.[1] ?? 0);
  const until = performance.now() + busyMs;
  while (performance.now() < until);
});
await import("#server/platform/database/pglite-thread.ts");
