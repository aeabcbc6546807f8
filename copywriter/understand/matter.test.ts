import assert from "node:assert/strict";
import { test } from "node:test";
import { matterIn } from "./matter.ts";

test("what a customer names is named with its article", () => {
  const cases = [
    ["El limonero que compré se secó", "el limonero"],
    ["llevo dos semanas esperando mis lentes", "tus lentes"],
    ["me salvaste las botas de mi abuela", "las botas de tu abuela"],
    ["me cobraron 180 euros por unas pastillas de freno", "las pastillas de freno"],
    ["me perdieron 2 camisas", "las camisas"],
  ] as const;
  for (const [said, named] of cases) assert.equal(matterIn(said, "tu"), named, said);
  assert.equal(matterIn("llevo una hora esperando mis lentes", "usted"), "sus lentes");
});

test("times, people, places and judgements are no matter", () => {
  for (const said of [
    "3 euros más que en el súper",
    "mi hija no para",
    "un robo",
    "la compré ayer",
  ])
    assert.equal(matterIn(said, "tu"), undefined, said);
});
