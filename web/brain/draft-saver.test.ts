import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createDraftSaver, type SaveState } from "./draft-saver.ts";

interface Sent {
  draft: string;
  leaving: boolean;
}

/** A server whose answers wait until `answer` is called. */
function setUp() {
  const sent: Sent[] = [];
  const states: SaveState[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const keeper = createDraftSaver<string>({
    delayMs: 100,
    retryMs: 1_000,
    onState: (state) => states.push(state),
    save: (draft, { leaving }) => {
      sent.push({ draft, leaving });
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    },
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    keeper,
    sent,
    states,
    async answer(error?: Error) {
      const next = waiting.shift();
      if (error) next?.reject(error);
      else next?.resolve();
      await settle();
    },
  };
}

test("only the latest draft is saved, once the person pauses", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const { keeper, sent, states, answer } = setUp();
  keeper.change("L");
  mock.timers.tick(90);
  keeper.change("Lumbre");
  mock.timers.tick(90);
  assert.equal(sent.length, 0);
  mock.timers.tick(10);
  assert.deepEqual(sent, [{ draft: "Lumbre", leaving: false }]);
  await answer();
  assert.deepEqual(states, ["saving", "saved"]);
});

test("changes during a request are sent after it, never in parallel", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const { keeper, sent, answer } = setUp();
  keeper.change("a");
  void keeper.flush();
  keeper.change("b");
  void keeper.flush();
  keeper.change("c");
  void keeper.flush();
  assert.deepEqual(
    sent.map(({ draft }) => draft),
    ["a"],
  );
  await answer();
  assert.deepEqual(
    sent.map(({ draft }) => draft),
    ["a", "c"],
  );
});

test("a failed save is shown and retried with the latest draft", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const { keeper, sent, states, answer } = setUp();
  keeper.change("a");
  void keeper.flush();
  await answer(new Error("offline"));
  assert.equal(states.at(-1), "unsaved");
  mock.timers.tick(1_000);
  assert.deepEqual(
    sent.map(({ draft }) => draft),
    ["a", "a"],
  );
  await answer();
  assert.equal(states.at(-1), "saved");
});

test("leaving the page sends any unconfirmed draft, including one being sent", async () => {
  const { keeper, sent } = setUp();
  keeper.leave();
  assert.equal(sent.length, 0);
  keeper.change("a");
  keeper.leave();
  assert.deepEqual(sent, [{ draft: "a", leaving: true }]);
  void keeper.flush();
  keeper.leave();
  assert.deepEqual(sent.at(-1), { draft: "a", leaving: true });
});

test("no draft is sent while saving is paused, and resuming sends the latest one", async (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const { keeper, sent, answer } = setUp();
  keeper.change("a");
  void keeper.flush();
  let isPaused = false;
  const pausing = keeper.pause().then(() => {
    isPaused = true;
  });
  keeper.change("b");
  mock.timers.tick(10_000);
  keeper.leave();
  assert.equal(isPaused, false);
  await answer();
  await pausing;
  assert.deepEqual(
    sent.map(({ draft }) => draft),
    ["a"],
  );
  keeper.resume();
  assert.deepEqual(
    sent.map(({ draft }) => draft),
    ["a", "b"],
  );
});
