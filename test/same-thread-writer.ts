import { createWriter, type Engine, type Writer } from "#server/writer/writer.ts";

/** Tasks on this thread; what they are given and give is as plain as what goes between threads. */
const sameThread: Engine = {
  async run({ name, input, signal }) {
    signal?.throwIfAborted();
    const { loadTask } = await import("#server/writer/tasks.ts");
    const run = await loadTask(name);
    return { type: "done", value: structuredClone(await run(structuredClone(input))) };
  },
  warm: async () => undefined,
  close: async () => undefined,
};

/** Writes as the product does, without a thread to start for each file of tests. */
export const sameThreadWriter: Writer = createWriter(sameThread);
