import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { abortAfter } from "./deadline.ts";
import { AppError } from "./errors.ts";

test("A signal that times out aborts with the given error", async () => {
  const signal = abortAfter(1, () => new AppError("unavailable", "Tarda demasiado"));
  assert.ok(!signal.aborted);
  const alive = setTimeout(() => undefined, 60_000);
  await once(signal, "abort");
  clearTimeout(alive);
  assert.throws(
    () => signal.throwIfAborted(),
    (error) => error instanceof AppError && error.message === "Tarda demasiado",
  );
});
