import { setTimeout as delay } from "node:timers/promises";
import { workers } from "#shared/workers.ts";
import { writeCopy } from "./copywriter.ts";

/** Between two replies, for whoever has really asked for something. */
const pauseMs = 10;
const rounds = 2;

/**
 * Writes replies that nobody reads. Patterns and code are compiled as they are used: a process's
 * first reply takes a hundred milliseconds and the next twenty some five each, which the first
 * person would wait for.
 */
export async function rehearse(): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const { id, deliverables } of workers) {
      const contentTypes = ["chat", ...deliverables.map((deliverable) => deliverable.id)];
      for (const contentType of contentTypes.slice(0, 4)) {
        writeCopy({
          workerId: id,
          contentType,
          prompt: "Un post sobre la hogaza de masa madre, con oferta para el fin de semana",
          profile: null,
          history: [],
          seed: `${id} ${contentType} ${round}`,
          today: new Date(0),
        });
        await delay(pauseMs, undefined, { ref: false });
      }
    }
  }
}
