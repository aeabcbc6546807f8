import { setTimeout as delay } from "node:timers/promises";
import { writeCopy } from "#copywriter/index.ts";
import { workers } from "#shared/workers.ts";

/** Between two replies, for whoever has really asked for something. */
const pauseMs = 40;

/**
 * Writes replies that nobody reads. Patterns and code are compiled as they are used: a process's
 * first reply takes a hundred milliseconds and the next twenty some five each, which the first
 * person would wait for.
 */
export async function rehearse({ repliesMax = Number.POSITIVE_INFINITY } = {}): Promise<void> {
  let replies = 0;
  for (const { id, deliverables } of workers) {
    for (const contentType of [deliverables[0]?.id ?? "chat"]) {
      if (++replies > repliesMax) return;
      writeCopy({
        workerId: id,
        contentType,
        prompt: "Un post sobre la hogaza de masa madre, con oferta para el fin de semana",
        profile: null,
        history: [],
        seed: id,
        today: new Date(0),
      });
      await delay(pauseMs, undefined, { ref: false });
    }
  }
}
