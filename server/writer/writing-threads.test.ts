import assert from "node:assert/strict";
import { join } from "node:path";
import { afterEach, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { createLog } from "#server/platform/log.ts";
import { onlyLong } from "#test/only-long.ts";
import { WritingThreads, type WritingThreadsOptions } from "./writing-threads.ts";

const program = join(import.meta.dirname, "../../test/faulty-writing-thread.ts");

describe("Writing threads", { timeout: 60_000 }, () => {
  const lines: string[] = [];
  let threads: WritingThreads;
  afterEach(() => threads.close());

  async function start(options: Partial<WritingThreadsOptions> = {}) {
    lines.length = 0;
    const log = createLog({ level: "warn", write: (line) => lines.push(line) });
    threads = new WritingThreads({ log, program, ...options });
    await threads.warm();
  }
  const write = (text: string, caller = "ana", more: { signal?: AbortSignal } = {}) =>
    threads.run({ name: "writeReply", input: { text }, caller, deadlineMs: 300, ...more });
  const value = { text: "Pan de masa madre, recién hecho.", isAnswer: true };
  const done = { type: "done", value };
  const undone = { type: "undone" };

  test("a hanging text is given up, and the next one is written", async () => {
    await start();
    assert.deepEqual(await write("cuélgate"), undone);
    assert.deepEqual(await write("pan"), done);
    assert.match(lines.join("\n"), /took too long/);
    assert.ok(!lines.join("\n").includes("cuélgate"), "what people write is not logged");
  });

  test("a crashing thread loses only its own text", async () => {
    await start();
    const texts = ["pan", "cáete", "bollos"].map((text) => write(text, text));
    assert.deepEqual(await Promise.all(texts), [done, undone, done]);
    assert.deepEqual(await write("explota"), undone);
    assert.deepEqual(await write("pan"), done);
    assert.equal(lines.filter((line) => line.includes("not written")).length, 2);
  });

  test("twenty hanging texts of one person do not delay those of another", onlyLong, async () => {
    await start({ waitMs: 1_500 });
    const hanging = Array.from({ length: 20 }, () => write("cuélgate", "ana"));
    const ended = Promise.allSettled(hanging);
    for (let at = 0; at < 5; at++) assert.deepEqual(await write("pan", "bruno"), done);
    const late = (await ended).filter(({ status }) => status === "rejected");
    assert.ok(late.length > 0 && late.length < 20, "those that waited too long are sent away");
    assert.deepEqual(await write("pan", "ana"), done);
  });

  test("a caller whose text has hung comes after all others", async () => {
    await start({ waitMs: 30_000 });
    const some = ["ana", "dani", "eva", "gil"];
    await Promise.all(some.map((caller) => write("cuélgate", caller)));
    let ended = 0;
    const again = some.map((caller) => write("cuélgate", caller).finally(() => (ended += 1)));
    await delay(50);
    assert.deepEqual(await write("pan", "bruno"), done);
    assert.ok(ended <= 2, `${ended} of those that hang came before`);
    await Promise.all(again);
  });

  test("an aborted call leaves the queue, and a caller has a limited share of it", async () => {
    await start();
    const gone = new AbortController();
    const first = write("cuélgate");
    const second = write("pan", "ana", { signal: gone.signal });
    gone.abort(new Error("gone"));
    await assert.rejects(second, /gone/);
    const many = Array.from({ length: 200 }, () => write("pan"));
    const refused = (await Promise.allSettled(many)).filter((one) => one.status === "rejected");
    assert.equal(refused.length, 81);
    assert.equal(refused[0]?.reason.code, "unavailable");
    assert.deepEqual(await first, undone);
  });

  test("an idle second thread ends", onlyLong, async () => {
    await start({ idleMs: 100 });
    await write("cuélgate");
    assert.equal(threads.count, 2);
    await delay(50);
    assert.deepEqual(await write("pan"), done);
    for (let at = 0; at < 100 && threads.count > 1; at++) await delay(50);
    assert.equal(threads.count, 1);
    assert.deepEqual(await write("pan"), done);
  });

  test("closing stops a thread in the middle of a text", async () => {
    await start();
    const hanging = write("cuélgate");
    await delay(50);
    await Promise.race([threads.close(), delay(2_000).then(() => assert.fail("still open"))]);
    assert.deepEqual(await hanging, undone);
    await assert.rejects(write("pan"), { code: "unavailable" });
  });

  test("a program that does not start is logged, and calls are refused", async () => {
    await start({ program: join(import.meta.dirname, "no-such-thread.ts"), waitMs: 300 });
    await assert.rejects(write("pan"), { code: "unavailable" });
    assert.match(lines.join("\n"), /did not start/);
  });
});
