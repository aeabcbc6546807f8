import type { Readable } from "node:stream";
import { Worker } from "node:worker_threads";

/**
 * Runs in its own thread, so that it works while native code blocks the main thread. Gets the parent's
 * pid, because the parent may have ended before this thread starts. Plain JavaScript.
 */
const watch = `
const parent = require("node:worker_threads").workerData;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 1_000);
`;

/**
 * Kills this process when its parent ends, whatever either of them is doing.
 * @param pipe the pipe to the parent
 */
export function endWithParent(pipe: Readable): void {
  // Not `process.exit`, which waits for native code that may hang.
  pipe.on("close", () => process.kill(process.pid, "SIGKILL"));
  pipe.on("error", () => pipe.destroy());
  new Worker(watch, {
    eval: true,
    env: {},
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  }).unref();
}
