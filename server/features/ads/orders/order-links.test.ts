import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { type TestDatabase, testDatabase } from "#test/database.ts";
import { orderIdOf, orderTokenOf, orderTokensOf } from "./order-links.ts";

let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

test("A token gives back the id of its order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), async (id) => {
      const token = await orderTokenOf(database, id);
      assert.match(token, /^[\w-]{43}$/);
      assert.equal(await orderIdOf(database, token), id);
    }),
    { numRuns: 50 },
  );
  const ids = [randomUUID(), randomUUID()];
  const tokens = await orderTokensOf(database, ids);
  assert.deepEqual(await Promise.all(tokens.map((token) => orderIdOf(database, token))), ids);
});

test("A token with a changed letter, another base64 spelling or random letters is refused", async () => {
  const token = await orderTokenOf(database, randomUUID());
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  const assertRefused = (text: string) =>
    assert.rejects(orderIdOf(database, text), { code: "not_found" }, text);
  for (let at = 0; at < token.length; at += 1) {
    const other = letters.find((letter) => letter !== token[at])!;
    await assertRefused(token.slice(0, at) + other + token.slice(at + 1));
  }
  for (const last of letters) {
    if (!token.endsWith(last)) await assertRefused(token.slice(0, -1) + last);
  }
  for (const text of ["", "a", `${token}=`, `${token} `, token.slice(1), "ñ".repeat(43)]) {
    await assertRefused(text);
  }
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{43}$/)), assertRefused),
    { numRuns: 100 },
  );
});
