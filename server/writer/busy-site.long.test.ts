import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { register } from "#shared/account.ts";
import { generate } from "#shared/chat.ts";
import { Person } from "#test/person.ts";
import { startServerProcess } from "#test/server-process.ts";

const promptMax = 8_000;

/** The built server with its own threads, under prompts that once blocked it for 18 s. */
describe("a site with sixty pathological prompts at once", {
  skip: !process.env.TEST_LONG,
  timeout: 120_000,
}, () => {
  test("answers within 200 ms, and every prompt gets an answer", async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "kolmena-busy-"));
    const server = await startServerProcess({ DATA_DIR: join(folder, "data") });
    t.after(async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    const ana = new Person(server.origin);
    ana.email = "ana@ejemplo.test";
    const body = {
      username: "ana-figuras",
      email: ana.email,
      password: "una frase larga y rara",
      name: "Ana",
    };
    assert.equal((await ana.call(register, { body })).status, 201);
    // Wait until the work after the start is over.
    await delay(10_000);
    for (const token of ["1 a ", "“", "«a "]) {
      const prompt = token.repeat(promptMax / token.length).slice(0, promptMax);
      let isOver = false;
      const asked = Array.from({ length: token === "1 a " ? 60 : 15 }, () =>
        ana.call(generate, { params: { workerId: "mel" }, body: { prompt } }),
      );
      const all = Promise.all(asked).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        const signal = AbortSignal.timeout(200);
        assert.equal((await fetch(`${server.origin}/healthz`, { signal })).status, 200);
        await delay(10);
      }
      const statuses = (await all).map(({ status }) => status);
      assert.deepEqual([...new Set(statuses)], [200], server.output());
    }
  });
});
