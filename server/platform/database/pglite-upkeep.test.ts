import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { untilIdle } from "./pglite-upkeep.ts";

/** An engine with constant requests until `stop` is called. */
function busyEngine() {
  let idleMs = 0;
  const stop = () => {
    idleMs = 60_000;
  };
  return { idleMs: () => idleMs, stop };
}

describe("Upkeep of the database", () => {
  it("waits until the engine is idle", async () => {
    const { idleMs, stop } = busyEngine();
    let over = false;
    const waiting = untilIdle(idleMs, 60_000, AbortSignal.timeout(30_000)).then(() => {
      over = true;
    });
    await delay(600);
    assert.equal(over, false);
    stop();
    await waiting;
  });

  it("waits no longer than the limit", async () => {
    const { idleMs, stop } = busyEngine();
    await untilIdle(idleMs, 300, AbortSignal.timeout(30_000));
    stop();
  });

  it("rejects when the database is closed", async () => {
    const { idleMs, stop } = busyEngine();
    await assert.rejects(untilIdle(idleMs, 60_000, AbortSignal.timeout(100)));
    stop();
  });
});
