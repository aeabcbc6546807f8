import assert from "node:assert/strict";
import { test } from "node:test";
import { Turns } from "./turns.ts";

const patient = () => new AbortController();

test("turns go to who came first, and who has gone away keeps nobody waiting", async () => {
  const turns = new Turns(2);
  const [first, second, third, fourth] = [patient(), patient(), patient(), patient()];
  assert.deepEqual(await Promise.all([turns.take(first.signal), turns.take(second.signal)]), [
    true,
    true,
  ]);
  const told: string[] = [];
  const waiting = [third, fourth].map(async ({ signal }, at) => {
    const got = await turns.take(signal);
    told.push(`${["third", "fourth"][at]} ${got}`);
  });
  third.abort();
  turns.giveBack();
  await Promise.all(waiting);
  assert.deepEqual(told, ["third false", "fourth true"]);
  assert.equal(await turns.take(AbortSignal.abort()), false);
  turns.giveBack();
  turns.giveBack();
  // As many as at first, and no more.
  assert.deepEqual(await Promise.all([turns.take(first.signal), turns.take(first.signal)]), [
    true,
    true,
  ]);
  const late = patient();
  const refused = turns.take(late.signal);
  late.abort();
  assert.equal(await refused, false);
});
