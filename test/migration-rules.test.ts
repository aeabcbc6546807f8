import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { contractOf } from "#server/platform/database/migrate.ts";
import { migrationsDir } from "./database.ts";
import { brokenRules } from "./migration-rules.ts";

/** Migrations up to this one are older than the rules, and are applied everywhere. */
const lastBeforeRules = "0021_unfinished_checkouts.sql";

/** Breaks the rules on purpose: it counts everybody's data in one statement, while nobody can write. */
const exempt = new Set(["0023_account_usage.sql"]);

const names = readdirSync(migrationsDir)
  .filter((name) => name.endsWith(".sql"))
  .sort();

for (const name of names.filter((name) => name > lastBeforeRules && !exempt.has(name))) {
  const text = readFileSync(join(migrationsDir, name), "utf8");

  test(`${name} keeps the previous version working and locks no table for long`, () => {
    assert.deepEqual(brokenRules(text), [], "See «Changing the database» in docs/operations.md");
  });

  test(`${name} removes only what an earlier release has stopped using`, () => {
    const since = contractOf(text);
    if (since !== null) assert.ok(names.includes(since) && since < name, since);
  });
}

const refused: [string, RegExp][] = [
  ["drop table people", /takes something away/],
  [`ALTER TABLE "people" DROP COLUMN "age";`, /takes something away/],
  [`DROP INDEX "people_open";--> statement-breakpoint\nselect 1`, /takes something away/],
  ["alter table people rename column age to years", /renames/],
  ["alter table people rename to persons", /renames/],
  [`ALTER TABLE "people" ALTER COLUMN "age" SET DATA TYPE bigint;`, /changes a column's type/],
  ["alter table people alter age type text", /changes a column's type/],
  [`ALTER TABLE "people" ALTER COLUMN "age" SET NOT NULL;`, /may leave empty/],
  [`ALTER TABLE "people" ADD COLUMN "age" integer NOT NULL;`, /does not fill/],
  ["truncate people", /takes rows away/],
  ["create index people_age on people (age)", /nobody can write/],
  ["create index concurrently people_age on people (age)", /transaction/],
  ["update people set age = 1 where age is null", /batches/],
  ["alter table people add constraint old check (age > 17)", /not valid/],
];
for (const [text, fault] of refused) {
  test(`a migration may not: ${text.split("\n")[0]}`, () => {
    assert.match(brokenRules(text).join("\n"), fault);
  });
}

const allowed = [
  `CREATE TABLE "pets" ("id" uuid PRIMARY KEY, "name" text NOT NULL);
   ALTER TABLE "pets" ADD CONSTRAINT "owner" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade;
   CREATE UNIQUE INDEX "pets_name" ON "pets" USING btree ("name");`,
  `ALTER TABLE "people" ADD COLUMN "age" integer;`,
  `ALTER TABLE "people" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;`,
  "alter table people alter column age drop not null",
  "alter table people alter column age set default 0; alter table people alter column age set not null",
  "alter table people add constraint old check (age is not null) not valid",
  "alter table people validate constraint old; alter table people alter age set not null",
  "create index if not exists people_age on people (age)",
  "-- small table: plans, a dozen rows\ncreate index plans_price on plans (price); update plans set price = 1",
  "-- contract: unused since 0030_reads_years.sql\nalter table people drop column age",
  "insert into notes values ('drop table people; truncate people') -- rename nothing",
];
for (const text of allowed) {
  test(`a migration may: ${text.split("\n")[0]}`, () => assert.deepEqual(brokenRules(text), []));
}

test("the rules refuse an old migration that drops an index", () => {
  const text = readFileSync(join(migrationsDir, lastBeforeRules), "utf8");
  assert.match(brokenRules(text).join("\n"), /takes something away: drop index checkouts_open/);
});
