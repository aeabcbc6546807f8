// A writing thread that hangs, exits or throws when its input says so; anything else is answered at once.
import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadRequest } from "#server/writer/thread-messages.ts";

const post = (answer: ThreadAnswer) => parentPort?.postMessage(answer);

parentPort?.on("message", ({ id, input }: ThreadRequest) => {
  const text = JSON.stringify(input);
  // Like a regular expression that does not end: it blocks the thread, and can be terminated.
  for (let at = 0; text.includes("cuélgate"); at += 1) Math.sqrt(at);
  if (text.includes("cáete")) process.exit(1);
  if (text.includes("explota")) post({ id, threw: "Error: it was told to" });
  else post({ id, value: { text: "Pan de masa madre, recién hecho.", isAnswer: true } });
});

post({ isReady: true });
post({ isRehearsed: true });
