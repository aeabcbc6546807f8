import assert from "node:assert/strict";
import { eq, getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "#db/schema.ts";
import * as adsSchema from "#db/schema-ads.ts";
import * as affiliatesSchema from "#db/schema-affiliates.ts";
import * as billingSchema from "#db/schema-billing.ts";
import * as contentSchema from "#db/schema-content.ts";
import { deleteAccount } from "#shared/account.ts";
import type { TestApp } from "./app.ts";
import type { Person } from "./person.ts";
import { eventually } from "./waiting.ts";

const { users } = schema;

/** What somebody types who wants to leave, with the password that all people of tests have. */
export const goodbye = { currentPassword: "una frase larga y rara", understood: true } as const;

const tables = Object.values({
  ...schema,
  ...adsSchema,
  ...affiliatesSchema,
  ...billingSchema,
  ...contentSchema,
}).filter((one) => is(one, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;

/** Names of the tables that hold people: with a column that points to them, or an address. */
export const personalTables = tables
  .filter((table) => {
    const ofUsers = getTableConfig(table).foreignKeys.some(
      (key) => key.reference().foreignTable === users,
    );
    return ofUsers || Object.keys(getTableColumns(table)).some((name) => /email/i.test(name));
  })
  .map(nameOf);

/** Rows of every table that say one of these words anywhere, by the table. */
export async function rowsThatSay(
  site: TestApp,
  words: readonly string[],
): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  for (const table of tables) {
    const text = sql`row_to_json(${table})::text`;
    const said = words.map((word) => sql`${text} ilike ${`%${word}%`}`);
    const rows = await site.database.db
      .select()
      .from(table as typeof users)
      .where(sql.join(said, sql` or `));
    if (rows.length > 0) found.set(nameOf(table), rows);
  }
  return found;
}

/** Waits until somebody is gone and was told so. */
export async function erased(site: TestApp, person: Person): Promise<void> {
  await eventually(async () => {
    assert.equal(await site.database.db.$count(users, eq(users.id, person.userId)), 0);
    assert.ok(farewells(site, person) > 0);
  });
}

/** Somebody has their account erased, and is gone. */
export async function eraseByRequest(site: TestApp, person: Person): Promise<void> {
  const { status, body } = await person.call(deleteAccount, { body: goodbye });
  assert.equal(status, 202, JSON.stringify(body));
  await erased(site, person);
}

/** How often somebody was told that their account is gone. */
export function farewells(site: TestApp, { email }: Person): number {
  const told = site.mails.filter((mail) => mail.to === email);
  return told.filter(({ subject }) => subject === "Tu cuenta está borrada").length;
}
