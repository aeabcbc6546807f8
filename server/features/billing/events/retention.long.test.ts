import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { deleteExpiredRecords } from "./retention.ts";

const now = () => new Date("2026-11-21T12:00:00Z");

for (const kind of testedDatabaseKinds) {
  describe(`retention of payment records on ${kind}`, () => {
    it("of 10,000 rows of each kind only the expired ones are deleted", async (t) => {
      const database = await testDatabase(kind);
      const rows = 10_000;
      const ago = (days: number) =>
        `timestamptz '${now().toISOString()}' - interval '${days} days'`;
      try {
        // Of every ten events: six old and handled, one old and waiting, three recent.
        await database.sql(
          `insert into stripe_events (id, type, object_id, created_at, received_at, worked_at)
           select 'evt_' || n, 'invoice.paid', 'in_' || n, made, made, case when n % 10 = 6 then null else made end
           from (select n, case when n % 10 < 7 then ${ago(61)} else ${ago(29)} end as made
                 from generate_series(0, ${rows - 1}) n) events`,
        );
        await database.sql(
          `insert into users (id, email, username, name, password_hash, created_at)
           select gen_random_uuid(), 'v' || n || '@ejemplo.test', 'v-' || n, 'Vera', 'x', now()
           from generate_series(0, ${rows - 1}) n`,
        );
        // Of every ten pages: six strangers' old expired ones, one of a person, one paid, two recent.
        await database.sql(
          `insert into checkouts (id, user_id, purpose, status, expires_at, created_at)
           select 'cs_' || n, case when n % 10 = 6 then u.id end, 'plan:growth',
             case when n % 10 = 7 then 'paid' else 'expired' end,
             case when n % 10 < 8 then ${ago(31)} else ${ago(29)} end, ${ago(32)}
           from generate_series(0, ${rows - 1}) n join users u on u.username = 'v-' || n`,
        );
        // Of every ten places: six without a card, one with, one started, two of this month.
        await database.sql(
          `insert into trials (user_id, email_key, month, status, reserved_until, card_fingerprint, created_at)
           select u.id, u.email, case when n % 10 < 8 then '2026-10' else '2026-11' end,
             case when n % 10 = 7 then 'started' else 'reserved' end,
             ${ago(31)}, case when n % 10 in (6, 7) then 'card ' || n end, ${ago(32)}
           from generate_series(0, ${rows - 1}) n join users u on u.username = 'v-' || n`,
        );
        const deps = { db: database.db, now };
        const none = { events: 0, checkouts: 0, places: 0 };
        assert.deepEqual(await deleteExpiredRecords(deps, AbortSignal.abort()), none);
        const swept = await deleteExpiredRecords(deps);
        t.diagnostic(`${kind}: of ${3 * rows} rows removed ${JSON.stringify(swept)}`);
        const old = 0.6 * rows;
        assert.deepEqual(swept, { events: old, checkouts: old, places: old });
        assert.deepEqual(await deleteExpiredRecords(deps), none);
        const { rows: left } = await database.sql(
          `select (select count(*) from stripe_events where worked_at is null)::int as waiting,
                  (select count(*) from checkouts where status = 'paid')::int as paid,
                  (select count(*) from trials where card_fingerprint is not null)::int as cards`,
        );
        const kept = 0.1 * rows;
        assert.deepEqual(left[0], { waiting: kept, paid: kept, cards: 2 * kept });
      } finally {
        await database.close();
      }
    });
  });
}
