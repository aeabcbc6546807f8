// The local copywriter in its own thread, so that a slow text does not block the server.
import { parentPort, workerData } from "node:worker_threads";
import { releaseStartupMemory } from "#server/platform/startup-memory.ts";
import { rehearse } from "./rehearse.ts";
import { loadTask } from "./tasks.ts";
import type { ThreadAnswer, ThreadRequest, ThreadStartOptions } from "./thread-messages.ts";

const { isFirst } = workerData as ThreadStartOptions;
const loaded = new Set(["writeReply"]);
const post = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

parentPort?.on("message", async ({ id, name, input }: ThreadRequest) => {
  try {
    const isNew = !loaded.has(name);
    if (isNew) post({ id, isLoading: true });
    const run = await loadTask(name);
    loaded.add(name);
    if (isNew) post({ id, isLoading: false });
    post({ id, value: await run(input) });
  } catch (error) {
    post({ id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

// Warm up first, so that compiling code does not use up a deadline.
await rehearse({ repliesMax: 1 });
post({ isReady: true });
if (isFirst) {
  await rehearse();
  releaseStartupMemory();
  post({ isRehearsed: true });
}
