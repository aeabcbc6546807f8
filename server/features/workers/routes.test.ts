import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { listWorkers, myWorkers } from "#shared/workers.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";

let app: TestApp;
before(async () => {
  app = await testApp({ llm: new ScriptedLlm() });
});
after(() => app.close());

test("Anybody may see the team, Mel first and nothing but what was promised", async () => {
  const { status, body } = await app.stranger().call(listWorkers);
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
  const person = await app.person();
  const { status, body } = await person.call(myWorkers);
  assert.equal(status, 200);
  assert.equal(body.length, 10);
  const open = body.filter((worker) => worker.available).map((worker) => worker.id);
  assert.deepEqual(open, ["mel", "teo"]);
});

test("A stranger has no team", async () => {
  assert.equal((await app.stranger().call(myWorkers)).status, 401);
});
