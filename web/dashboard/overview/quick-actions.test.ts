import assert from "node:assert/strict";
import { test } from "node:test";
import { findWorker, priceCreditsOf } from "#shared/workers.ts";
import { greeting, greetingName } from "./greeting.ts";
import { quickActions } from "./quick-actions.ts";

test("a small team gets four requests, all to workers it includes", () => {
  const actions = quickActions(["teo"]);
  assert.equal(actions.length, 4);
  assert.ok(actions.every(({ workerId }) => workerId === "teo" || workerId === "mel"));
  assert.equal(new Set(actions.map(({ href }) => href)).size, 4);
});

test("a larger team gets one request per worker", () => {
  const actions = quickActions(["teo", "ani", "bran", "lia"]);
  assert.deepEqual(
    actions.map(({ workerId }) => workerId),
    ["teo", "bran", "lia", "ani"],
  );
});

test("each request shows the price the server charges", () => {
  for (const action of quickActions(
    ["teo", "ani", "bran", "lia", "nai", "iko", "sofi", "vivi"],
    99,
  )) {
    const worker = findWorker(action.workerId)!;
    assert.equal(priceCreditsOf(worker, action.deliverable), action.priceCredits);
    assert.equal(action.href, `/chat/${worker.id}?tipo=${action.deliverable}`);
  }
});

test("the greeting depends on the hour", () => {
  assert.deepEqual([3, 6, 12, 13, 20, 21].map(greeting), [
    "Buenas noches",
    "Buenos días",
    "Buenos días",
    "Buenas tardes",
    "Buenas tardes",
    "Buenas noches",
  ]);
});

test("a long name is shortened to its first word, and a missing one replaced by the e-mail", () => {
  const called = (name: string) => greetingName({ name, email: "ana@ejemplo.test" });
  assert.equal(called("Ana Belén"), "Ana Belén");
  assert.equal(called("María de los Ángeles Fernández"), "María");
  assert.equal(called(" "), "ana@ejemplo.test");
});
