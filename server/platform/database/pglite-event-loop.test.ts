import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { shareEventLoop } from "./pglite-event-loop.ts";

/** An engine that somebody asks something of all the time, until `stop` is called. */
function busyEngine() {
  const engine = { execProtocolRaw: async () => new Uint8Array() } as unknown as PGlite;
  const calm = shareEventLoop(engine);
  const ask = () => void engine.execProtocolRaw(new Uint8Array());
  ask();
  const asking = setInterval(ask, 20);
  return { calm, stop: () => clearInterval(asking) };
}

describe("Upkeep of the database", () => {
  it("waits for a moment in which nobody is being answered", async () => {
    const { calm, stop } = busyEngine();
    let over = false;
    const waiting = calm.wait(60_000, AbortSignal.timeout(30_000)).then(() => {
      over = true;
    });
    await delay(600);
    assert.equal(over, false);
    stop();
    await waiting;
  });

  it("does not wait for one for ever", async () => {
    const { calm, stop } = busyEngine();
    await calm.wait(300, AbortSignal.timeout(30_000));
    stop();
  });

  it("is given up when the database is closed", async () => {
    const { calm, stop } = busyEngine();
    await assert.rejects(calm.wait(60_000, AbortSignal.timeout(100)));
    stop();
  });
});
