import type { Readable } from "node:stream";
import { Worker } from "node:worker_threads";

/**
 * Goes on while the main thread is held by something that never ends. Is told who the parent was: it
 * may have ended by the time this thread runs. Plain JavaScript.
 */
const watch = `
const parent = require("node:worker_threads").workerData;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 1_000);
`;

/**
 * Ends this process with the one that started it, whatever it is doing and however that one ended.
 * @param pipe comes from there
 */
export function endWithParent(pipe: Readable): void {
  // Not `process.exit`, which waits for native code that may never end.
  pipe.on("close", () => process.kill(process.pid, "SIGKILL"));
  pipe.on("error", () => pipe.destroy());
  new Worker(watch, {
    eval: true,
    env: {},
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  }).unref();
}
