import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { abortAfter } from "./deadline.ts";
import { AppError } from "./errors.ts";

test("Who waits for work that is called off gets an answer, not a fault of ours", async () => {
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
