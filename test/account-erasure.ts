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
import { eventually } from "./wait-until.ts";

const { users } = schema;

/** Body of an account's deletion, with the password that all test users have. */
export const deletionRequest = {
  currentPassword: "una frase larga y rara",
  understood: true,
} as const;

const tables = Object.values({
  ...schema,
  ...adsSchema,
  ...affiliatesSchema,
  ...billingSchema,
  ...contentSchema,
}).filter((one) => is(one, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;

/** Names of the tables with personal data: those with a foreign key to users, or an e-mail column. */
export const personalTables = tables
  .filter((table) => {
    const ofUsers = getTableConfig(table).foreignKeys.some(
      (key) => key.reference().foreignTable === users,
    );
    return ofUsers || Object.keys(getTableColumns(table)).some((name) => /email/i.test(name));
  })
  .map(nameOf);

/** Rows that contain one of these words in any column, by table name. */
export async function rowsMentioning(
  site: TestApp,
  words: readonly string[],
): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  for (const table of tables) {
    const text = sql`row_to_json(${table})::text`;
    const conditions = words.map((word) => sql`${text} ilike ${`%${word}%`}`);
    const rows = await site.database.db
      .select()
      .from(table as typeof users)
      .where(sql.join(conditions, sql` or `));
    if (rows.length > 0) found.set(nameOf(table), rows);
  }
  return found;
}

/** Waits until an account is erased and its farewell mail was sent. */
export async function waitUntilErased(site: TestApp, person: Person): Promise<void> {
  await eventually(async () => {
    assert.equal(await site.database.db.$count(users, eq(users.id, person.userId)), 0);
    assert.ok(countFarewellMails(site, person) > 0);
  });
}

/** Requests the deletion of an account and waits until it is erased. */
export async function eraseByRequest(site: TestApp, person: Person): Promise<void> {
  const { status, body } = await person.call(deleteAccount, { body: deletionRequest });
  assert.equal(status, 202, JSON.stringify(body));
  await waitUntilErased(site, person);
}

/** Number of farewell mails that were sent to a person. */
export function countFarewellMails(site: TestApp, { email }: Person): number {
  const mails = site.mails.filter((mail) => mail.to === email);
  return mails.filter(({ subject }) => subject === "Tu cuenta está borrada").length;
}
