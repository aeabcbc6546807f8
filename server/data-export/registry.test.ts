import assert from "node:assert/strict";
import { test } from "node:test";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "#db/schema.ts";
import * as adsSchema from "#db/schema-ads.ts";
import * as affiliatesSchema from "#db/schema-affiliates.ts";
import * as billingSchema from "#db/schema-billing.ts";
import * as contentSchema from "#db/schema-content.ts";
import { describeFields } from "#server/platform/data-export/exported-rows.ts";
import { csvFileNames, excludedTables, exportedTables } from "./registry.ts";

const tables = [schema, adsSchema, affiliatesSchema, billingSchema, contentSchema]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable));

/** Tables that reference a person, directly or through other tables, or contain an e-mail address. */
function tablesAboutPeople(): Set<PgTable> {
  const about = new Set<PgTable>([schema.users]);
  for (const table of tables) {
    if (Object.keys(getTableColumns(table)).some((name) => /email|user/i.test(name))) {
      about.add(table);
    }
  }
  for (let before = -1; before !== about.size; ) {
    before = about.size;
    for (const table of tables) {
      const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
      if (parents.some((parent) => about.has(parent))) about.add(table);
    }
  }
  return about;
}

test("every table with personal data is exported, or listed with a reason why not", () => {
  const about = tablesAboutPeople();
  assert.ok(about.size > 20);
  const decided = new Set([...exportedTables.map(({ table }) => table), ...excludedTables.keys()]);
  const undecided = [...about].filter((table) => !decided.has(table));
  assert.deepEqual(undecided.map(getTableName), []);
});

test("every column of an exported table has a decision, and no secret is exported", () => {
  for (const { key, table, columns } of exportedTables) {
    const names = Object.keys(getTableColumns(table));
    assert.deepEqual(Object.keys(columns).sort(), names.sort(), key);
    for (const [name, about] of Object.entries(columns)) {
      if (/hash|secret|token|password|fingerprint/i.test(name)) {
        assert.equal(typeof about, "object", `${key}.${name} is told`);
      }
    }
  }
});

test("every table and field of the export has a Spanish description and a unique key", () => {
  assert.equal(new Set(exportedTables.map(({ key }) => key)).size, exportedTables.length);
  for (const rows of exportedTables) {
    for (const description of [rows.about, ...Object.values(describeFields(rows))]) {
      assert.match(description, /^[\p{Lu}][^.]*$/u, `${rows.key}: ${description}`);
    }
  }
  for (const key of Object.keys(csvFileNames)) {
    assert.ok(
      exportedTables.some((rows) => rows.key === key),
      key,
    );
  }
});
