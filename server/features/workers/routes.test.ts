import assert from "node:assert/strict";
import { test } from "node:test";
import { listWorkers, myWorkers } from "#shared/workers.ts";
import { suiteApp } from "#test/app.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";

const site = suiteApp({ llm: new ScriptedLlm() });

test("Anybody may see the team, Mel first and nothing but what was promised", async () => {
  const { status, body } = await site.stranger().call(listWorkers);
  assert.equal(status, 200);
  assert.equal(body.workers.length, 10);
  assert.deepEqual(Object.keys(body.workers[0]!).sort(), [
    "description",
    "emoji",
    "id",
    "isAssistant",
    "name",
    "specialty",
  ]);
  assert.equal(body.workers[0]!.id, "mel");
});

test("A person sees who their plan opens: on the free one, Mel and Teo", async () => {
  const person = await site.person();
  const { status, body } = await person.call(myWorkers);
  assert.equal(status, 200);
  assert.equal(body.length, 10);
  const open = body.filter((worker) => worker.available).map((worker) => worker.id);
  assert.deepEqual(open, ["mel", "teo"]);
});

test("A stranger has no team", async () => {
  assert.equal((await site.stranger().call(myWorkers)).status, 401);
});
