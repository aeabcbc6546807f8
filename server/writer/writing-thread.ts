// Writes and reads in Spanish in a thread of its own: whatever a text costs, the server does not wait.
import { parentPort, workerData } from "node:worker_threads";
import { rehearse } from "#server/features/workers/copywriter/rehearsal.ts";
import { releaseStartupMemory } from "#server/platform/startup-memory.ts";
import { loadTask } from "./tasks.ts";
import type { ThreadAnswer, ThreadOptions, ThreadOrder } from "./thread-messages.ts";

const { isFirst } = workerData as ThreadOptions;
const loaded = new Set(["writeReply"]);
const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

parentPort?.on("message", async ({ id, name, input }: ThreadOrder) => {
  try {
    const isNew = !loaded.has(name);
    if (isNew) say({ id, isLoading: true });
    const run = await loadTask(name);
    loaded.add(name);
    if (isNew) say({ id, isLoading: false });
    say({ id, value: await run(input) });
  } catch (error) {
    say({ id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

// Nobody's deadline should pass while code is compiled for the first time.
await rehearse({ repliesMax: 1 });
say({ isReady: true });
if (isFirst) {
  await rehearse();
  releaseStartupMemory();
  say({ isRehearsed: true });
}
