import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { generate } from "#shared/chat.ts";
import { readStatus, servicePartIds } from "#shared/status.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";

const hourMs = 3_600_000;

for (const kind of testedDatabaseKinds) {
  describe(`service status on ${kind}`, () => {
    const llm = new ScriptedLlm();
    const site = suiteApp({ kind, llm });

    async function partsNow() {
      // Longer than an answer is cached.
      site.advance(11_000);
      const { status, body } = await site.stranger().call(readStatus);
      assert.equal(status, 200, JSON.stringify(body));
      return new Map(body.parts.map((part) => [part.id, part]));
    }

    async function reply(...said: Parameters<ScriptedLlm["say"]>) {
      const ana = await site.person();
      llm.say(...said);
      return await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Un post sobre pan" },
      });
    }

    const away = { kind: "unreachable", detail: "Connection refused by 10.0.0.7" } as const;

    it("anybody can read which parts work since when, and nothing else", async () => {
      const answer = await site.stranger().send(readStatus, {});
      const text = await answer.text();
      assert.equal(answer.status, 200, text);
      const { parts } = JSON.parse(text) as { parts: Record<string, unknown>[] };
      assert.deepEqual(
        parts.map(({ id }) => id),
        [...servicePartIds],
      );
      for (const part of parts) assert.deepEqual(Object.keys(part), ["id", "state", "since"]);
      const states = new Map(parts.map(({ id, state }) => [id, state]));
      assert.equal(states.get("web"), "ok");
      assert.equal(states.get("database"), "ok");
      assert.equal(states.get("texts"), "unknown");
    });

    it("two failures of the model in a row are a problem, until it writes again", async () => {
      await reply("Pan de masa madre", "end");
      assert.equal((await partsNow()).get("texts")?.state, "ok");
      await reply(away);
      assert.equal((await partsNow()).get("texts")?.state, "ok");
      await reply(away);
      const failing = (await partsNow()).get("texts")!;
      assert.equal(failing.state, "problems");
      assert.ok(Date.parse(failing.since!) < site.app.deps.now().getTime());
      await reply("Ya estoy aquí", "end");
      const well = (await partsNow()).get("texts")!;
      assert.equal(well.state, "ok");
      assert.ok(Date.parse(well.since!) > Date.parse(failing.since!));
    });

    it("a refusal of the model is not a problem of the service", async () => {
      await reply({ kind: "refused", detail: "policy" });
      await reply({ kind: "refused", detail: "policy" });
      assert.equal((await partsNow()).get("texts")?.state, "ok");
    });

    it("a part that was not used for long is unknown", async () => {
      site.advance(25 * hourMs);
      const parts = await partsNow();
      assert.deepEqual(parts.get("texts"), { id: "texts", state: "unknown", since: null });
      assert.equal(parts.get("database")?.state, "ok");
    });

    it("a database that does not answer is a problem at once, and the status is still served", async () => {
      const { check } = site.database;
      site.database.check = () => Promise.reject(new Error("The database is away"));
      try {
        assert.equal((await partsNow()).get("database")?.state, "problems");
      } finally {
        site.database.check = check;
      }
      assert.equal((await partsNow()).get("database")?.state, "ok");
    });

    it("a hundred parallel requests share one check of the database", async () => {
      site.advance(11_000);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => site.stranger().call(readStatus)),
      );
      assert.equal(new Set(answers.map(({ body }) => body.checkedAt)).size, 1);
    });
  });
}
