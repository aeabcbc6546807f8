import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { migrate } from "#server/platform/database/migrate.ts";
import { databaseKinds, migrationsDir, testDatabase } from "#test/database.ts";

const skip = process.env.TEST_LONG ? false : "makes a database: npm run test:long";
const name = /_account_usage\.sql$/;

for (const kind of databaseKinds) {
  test(`the migration counts the existing content of accounts, on ${kind}`, {
    skip,
  }, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), "kolmena-migrations-"));
    const database = await testDatabase(kind, { empty: true });
    t.after(async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    });
    const names = (await readdir(migrationsDir)).filter((file) => file.endsWith(".sql")).sort();
    const before = names.slice(
      0,
      names.findIndex((file) => name.test(file)),
    );
    for (const file of before) await cp(join(migrationsDir, file), join(folder, file));
    await migrate(database, folder);
    await database.sql(`
      with people as (
        insert into users (id, email, username, name, password_hash, created_at)
        select gen_random_uuid(), n || '@a.test', 'u' || n, 'Ana', '', now()
        from generate_series(1, 3) n returning id, username),
      talks as (
        insert into conversations (id, user_id, worker_id, title, created_at, updated_at)
        select gen_random_uuid(), id, 'teo', 'Hola', now(), now() from people
        where username <> 'u3' returning id, user_id),
      said as (
        insert into messages (id, conversation_id, user_id, role, content, content_type, status,
          created_at, position)
        select gen_random_uuid(), id, user_id, 'worker', 'ñandú', 'chat',
          case position when 2 then 'streaming' else 'done' end, now(), position
        from talks, generate_series(1, 2) position),
      pieces as (
        insert into content_pieces (id, user_id, worker_id, content_type, title, content, picture,
          created_at, updated_at)
        select gen_random_uuid(), user_id, 'teo', 'post', 'Hola', 'Holá', '{}', now(), now()
        from talks returning id)
      insert into content_versions (content_id, number, content, author, created_at)
      select id, number, 'abc', 'worker', now() from pieces, generate_series(1, 2) number`);
    await migrate(database, migrationsDir);
    const { rows } = await database.sql(
      `select text_bytes::int, conversations, pieces, pictures from account_usage`,
    );
    // «ñ», «ú» and «á» are two bytes each; a text that is being written is not counted yet.
    const text_bytes = 512 + (512 + 7) + 512 + (512 + 5 + 2 * 3);
    const counted = { text_bytes, conversations: 1, pieces: 1, pictures: 1 };
    assert.deepEqual(rows, [counted, counted]);
    await database.sql("delete from content_pieces");
    await database.sql("update messages set status = 'done'");
    const { rows: left } = await database.sql("select text_bytes::int, pieces from account_usage");
    const after = { text_bytes: 512 + 2 * (512 + 7), pieces: 0 };
    assert.deepEqual(left, [after, after]);
  });
}
