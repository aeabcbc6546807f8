import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "drizzle-orm";
import { testDatabase } from "#test/database.ts";
import { createLog } from "./log.ts";

test("A failed query is logged with its cause and without its values", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", write: (line) => lines.push(line) });
  const database = await testDatabase("pglite");
  const secret = "la palabra\n    at secreta";
  try {
    await database.db.execute(sql`select ${secret}::text, no_such_column`);
    assert.fail("It did not fail");
  } catch (error) {
    log.error({ error }, "Request failed");
  } finally {
    await database.close();
  }
  assert.match(lines[0]!, /Failed query: select \$1::text, no_such_column/);
  assert.match(lines[0]!, /"code":"42703"/);
  assert.match(lines[0]!, /log\.test\.ts/);
  assert.doesNotMatch(lines[0]!, /la palabra|secreta/);
});
