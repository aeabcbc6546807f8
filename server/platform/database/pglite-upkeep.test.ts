import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { untilCalm } from "./pglite-upkeep.ts";

/** An engine that somebody asks something of all the time, until `stop` is called. */
function busyEngine() {
  let idleMs = 0;
  const stop = () => {
    idleMs = 60_000;
  };
  return { idleMs: () => idleMs, stop };
}

describe("Upkeep of the database", () => {
  it("waits for a moment in which nobody is being answered", async () => {
    const { idleMs, stop } = busyEngine();
    let over = false;
    const waiting = untilCalm(idleMs, 60_000, AbortSignal.timeout(30_000)).then(() => {
      over = true;
    });
    await delay(600);
    assert.equal(over, false);
    stop();
    await waiting;
  });

  it("does not wait for one for ever", async () => {
    const { idleMs, stop } = busyEngine();
    await untilCalm(idleMs, 300, AbortSignal.timeout(30_000));
    stop();
  });

  it("is given up when the database is closed", async () => {
    const { idleMs, stop } = busyEngine();
    await assert.rejects(untilCalm(idleMs, 60_000, AbortSignal.timeout(100)));
    stop();
  });
});
