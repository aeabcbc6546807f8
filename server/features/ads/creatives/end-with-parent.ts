import { Worker } from "node:worker_threads";

/** Goes on while the main thread is held by something that never ends. Plain JavaScript. */
const watch = `
const { ppid } = process;
setInterval(() => {
  if (process.ppid !== ppid) process.kill(process.pid, "SIGKILL");
}, 1_000);
`;

/** Ends this process with the one that started it, whatever it is doing and however that one ended. */
export function endWithParent(): void {
  // Not `process.exit`, which waits for native code that may never end.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
