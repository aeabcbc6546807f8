import assert from "node:assert/strict";
import { test } from "node:test";
import { findWorker, priceCreditsOf } from "#shared/workers.ts";
import { calledName, greeting } from "./greeting.ts";
import { quickActions } from "./quick-actions.ts";

test("a small team is offered four requests too, only to workers it has", () => {
  const actions = quickActions(["teo"]);
  assert.equal(actions.length, 4);
  assert.ok(actions.every(({ workerId }) => workerId === "teo" || workerId === "mel"));
  assert.equal(new Set(actions.map(({ href }) => href)).size, 4);
});

test("a bigger team is offered one request per worker", () => {
  const actions = quickActions(["teo", "ani", "bran", "lia"]);
  assert.deepEqual(
    actions.map(({ workerId }) => workerId),
    ["teo", "bran", "lia", "ani"],
  );
});

test("each request says the price that the server will take", () => {
  for (const action of quickActions(
    ["teo", "ani", "bran", "lia", "nai", "iko", "sofi", "vivi"],
    99,
  )) {
    const worker = findWorker(action.workerId)!;
    assert.equal(priceCreditsOf(worker, action.deliverable), action.priceCredits);
    assert.equal(action.href, `/chat/${worker.id}?tipo=${action.deliverable}`);
  }
});

test("the greeting follows the hour", () => {
  assert.deepEqual([3, 6, 12, 13, 20, 21].map(greeting), [
    "Buenas noches",
    "Buenos días",
    "Buenos días",
    "Buenas tardes",
    "Buenas tardes",
    "Buenas noches",
  ]);
});

test("a long name is greeted by its first word, and who has none by the e-mail", () => {
  const called = (name: string) => calledName({ name, email: "ana@ejemplo.test" });
  assert.equal(called("Ana Belén"), "Ana Belén");
  assert.equal(called("María de los Ángeles Fernández"), "María");
  assert.equal(called(" "), "ana@ejemplo.test");
});
