import { createWriter, type TaskRunner, type Writer } from "#server/writer/writer.ts";

/** Runs tasks on this thread; input and output are cloned as between threads. */
const sameThread: TaskRunner = {
  async run({ name, input, signal }) {
    signal?.throwIfAborted();
    const { loadTask } = await import("#server/writer/tasks.ts");
    const run = await loadTask(name);
    return { type: "done", value: structuredClone(await run(structuredClone(input))) };
  },
  warm: async () => undefined,
  close: async () => undefined,
};

/** The product's writer without the thread that each test file would have to start. */
export const sameThreadWriter: Writer = createWriter(sameThread);
