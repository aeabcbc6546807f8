// A writing thread that hangs, falls or throws where a text says so; everything else is written at once.
import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadOrder } from "#server/writer/thread-messages.ts";

const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

parentPort?.on("message", ({ id, input }: ThreadOrder) => {
  const asked = JSON.stringify(input);
  // As an expression that does not come to an end: it holds the thread, and can be interrupted.
  for (let at = 0; asked.includes("cuélgate"); at += 1) Math.sqrt(at);
  if (asked.includes("cáete")) process.exit(1);
  if (asked.includes("explota")) say({ id, threw: "Error: it was told to" });
  else say({ id, value: { text: "Pan de masa madre, recién hecho.", isAnswer: true } });
});

say({ isReady: true });
say({ isRehearsed: true });
