import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { throttles, users } from "#db/schema.ts";
import { databaseKinds, type TestDatabase, testDatabase } from "#test/database.ts";
import type { Db } from "./db.ts";
import { isUniqueViolation } from "./unique-violation.ts";

const now = new Date("2026-11-20T10:00:00Z");

function person(name = randomUUID()) {
  const email = `${name}@example.com`;
  return { id: randomUUID(), email, username: name, name, passwordHash: "x", createdAt: now };
}

for (const kind of databaseKinds) {
  describe(`The database (${kind})`, () => {
    let database: TestDatabase;
    let db: Db;
    before(async () => {
      database = await testDatabase(kind);
      db = database.db;
    });
    after(() => database.close());

    async function exists(id: string): Promise<boolean> {
      return (await db.select().from(users).where(eq(users.id, id))).length === 1;
    }

    it("returns stored dates, lists and JSON unchanged", async () => {
      const someone = person();
      await db.insert(users).values(someone);
      assert.deepEqual((await db.select().from(users).where(eq(users.id, someone.id)))[0], {
        ...someone,
        usernameKey: null,
        plan: "free",
        addons: [],
        trialEndsAt: null,
        emailVerifiedAt: null,
        affiliateCode: null,
        timeZone: null,
        leavingAt: null,
      });
    });

    it("returns big integers of plain SQL as text and JSON as objects", async () => {
      const { rows } = await database.sql(`select 5::int8 as big, '{"a":[1]}'::jsonb as j, 2 as n`);
      assert.deepEqual(rows, [{ big: "5", j: { a: [1] }, n: 2 }]);
    });

    it("includes every query inside the call in the transaction", async () => {
      const [one, two, three] = [person(), person(), person()];
      await assert.rejects(
        db.transaction(async (tx) => {
          await tx.insert(users).values(one);
          await db.insert(users).values(two);
          await db.transaction(async (inner) => {
            await inner.insert(users).values(three);
            assert.ok(await exists(one.id));
          });
          assert.ok(await exists(three.id));
          throw new Error("changed my mind");
        }),
        /changed my mind/,
      );
      assert.deepEqual(await Promise.all([one, two, three].map(({ id }) => exists(id))), [
        false,
        false,
        false,
      ]);
    });

    it("commits a transaction with its nested ones", async () => {
      const [one, two] = [person(), person()];
      const answer = await db.transaction(async () => {
        await db.insert(users).values(one);
        return db.transaction(async () => {
          await db.insert(users).values(two);
          return "both";
        });
      });
      assert.equal(answer, "both");
      assert.ok((await exists(one.id)) && (await exists(two.id)));
    });

    it("rolls back when the error of a nested transaction was swallowed", async () => {
      const one = person();
      await assert.rejects(
        db.transaction(async () => {
          await db.insert(users).values(one);
          await db
            .transaction(async () => {
              throw new Error("inner");
            })
            .catch(() => undefined);
        }),
        (error: Error) =>
          /nothing was saved/.test(error.message) && /inner/.test(String(error.cause)),
      );
      assert.equal(await exists(one.id), false);
    });

    it("rejects when the error of a statement was swallowed", async () => {
      const one = person();
      await assert.rejects(
        db.transaction(async () => {
          await db.insert(users).values(one);
          await db
            .insert(users)
            .values(one)
            .catch(() => undefined);
        }),
        /nothing was saved/,
      );
      assert.equal(await exists(one.id), false);
    });

    it("runs parallel queries of a transaction", async () => {
      const many = Array.from({ length: 20 }, () => person());
      await db.transaction(async (tx) => {
        await Promise.all(many.map((one) => tx.insert(users).values(one)));
      });
      assert.ok((await Promise.all(many.map(({ id }) => exists(id)))).every(Boolean));
    });

    it("refuses a query that outlives its transaction", { timeout: 60_000 }, async () => {
      let late: Promise<unknown> | undefined;
      let endedTx: Db | undefined;
      await db.transaction(async (tx) => {
        endedTx = tx;
        late = delay(30).then(() => db.select().from(users));
        late.catch(() => undefined);
      });
      await assert.rejects(late as Promise<unknown>, (error: Error) =>
        /transaction that has ended/.test(String(error.cause ?? error)),
      );
      await assert.rejects((endedTx as Db).select().from(users), (error: Error) =>
        /transaction that has ended/.test(String(error.cause ?? error)),
      );
    });

    it("refuses to commit before all queries of the transaction have ended", async () => {
      const one = person();
      await assert.rejects(
        db.transaction(async (tx) => {
          tx.insert(users)
            .values(one)
            .catch(() => undefined);
        }),
        /await every one/,
      );
      assert.equal(await exists(one.id), false);
    });

    it("lets 200 parallel transactions spend exactly the available amount", async () => {
      const key = { key: randomUUID(), windowStart: now };
      await db.insert(throttles).values({ ...key, count: 100, expiresAt: now });
      const spend = () =>
        db.transaction(async (tx) => {
          const [row] = await tx
            .update(throttles)
            .set({ count: sql`${throttles.count} - 1` })
            .where(sql`${throttles.key} = ${key.key} and ${throttles.count} >= 1`)
            .returning();
          if (row) await db.insert(users).values(person());
          return row !== undefined;
        });
      const before = await db.$count(users);
      const spent = await Promise.all(Array.from({ length: 200 }, spend));
      assert.equal(spent.filter(Boolean).length, 100);
      assert.equal((await db.$count(users)) - before, 100);
      const [left] = await db.select().from(throttles).where(eq(throttles.key, key.key));
      assert.equal(left?.count, 0);
    });

    it("retries a conflicting transaction at most three times", async () => {
      const conflict = () => Object.assign(new Error("lost"), { code: "40001" });
      let runs = 0;
      const one = person();
      await db.transaction(async (tx) => {
        runs += 1;
        await tx.insert(users).values(one);
        if (runs < 3) throw new Error("wrapped", { cause: conflict() });
      });
      assert.equal(runs, 3);
      assert.ok(await exists(one.id));

      runs = 0;
      await assert.rejects(
        db.transaction(() => {
          runs += 1;
          throw conflict();
        }),
        /lost/,
      );
      assert.equal(runs, 4);
    });

    it("runs a prepared statement inside and outside of transactions", async () => {
      const find = db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, sql.placeholder("id")))
        .prepare("find_user");
      const one = person();
      await assert.rejects(
        db.transaction(async (tx) => {
          await tx.insert(users).values(one);
          assert.equal((await find.execute({ id: one.id })).length, 1);
          throw new Error("back");
        }),
        /back/,
      );
      assert.equal((await find.execute({ id: one.id })).length, 0);
    });

    it("repeated statements give the same answers", async () => {
      const [one, two] = [person(), person()];
      for (const someone of [one, two, one, two, one]) {
        const store = async () => await db.insert(users).values(someone).onConflictDoNothing();
        await (someone === two ? db.transaction(store) : store());
        assert.ok(await exists(someone.id));
        assert.equal(await exists(randomUUID()), false);
        const double = { ...person(), username: someone.username };
        await assert.rejects(db.insert(users).values(double), (error) =>
          isUniqueViolation(error, "users_username_unique"),
        );
        const { rows } = await database.sql(
          "select $1::jsonb as j, $2::text[] as list, $3::timestamptz as at, $4::int as nothing",
          [{ a: [1] }, ["x", "y"], now, null],
        );
        assert.deepEqual(rows, [{ j: { a: [1] }, list: ["x", "y"], at: now, nothing: null }]);
      }
    });

    it("runs more different statements than the cache holds", async () => {
      for (let round = 0; round < 4; round += 1) {
        for (let at = 0; at < 300; at += 1) {
          const { rows } = await database.sql(`select $1::int + ${at} as sum`, [round]);
          assert.deepEqual(rows, [{ sum: round + at }]);
        }
      }
    });

    it("a repeated statement sees an altered table at once", async () => {
      await database.sql("create table altered (a int); insert into altered values (1)");
      const ask = async () =>
        (await database.sql("select * from altered where a = $1", [1])).rows[0];
      for (let at = 0; at < 5; at += 1) assert.deepEqual(await ask(), { a: 1 });
      await database.sql("alter table altered add b int default 2");
      for (let at = 0; at < 5; at += 1) assert.deepEqual(await ask(), { a: 1, b: 2 });
      assert.deepEqual(await db.transaction(ask), { a: 1, b: 2 });
    });

    it("delivers only notifications that were committed", async () => {
      const heard: string[] = [];
      const listening = await database.listen("news", (payload) => heard.push(payload));
      await assert.rejects(
        db.transaction(async () => {
          await database.sql("select pg_notify('news', $1)", ["never"]);
          throw new Error("back");
        }),
      );
      await db.transaction(async () => {
        await database.sql("select pg_notify('news', $1)", ["one"]);
        await delay(50);
        assert.deepEqual(heard, []);
      });
      for (let tries = 0; heard.length === 0 && tries < 600; tries += 1) await delay(50);
      await listening.close();
      await database.sql("select pg_notify('news', $1)", ["after"]);
      await delay(50);
      assert.deepEqual(heard, ["one"]);
    });

    it("passes its health check", () => database.check());
  });

  describe(`A transaction that stays open (${kind})`, () => {
    it("is rolled back after its timeout, and others continue", async () => {
      const database = await testDatabase(kind, { transactionTimeoutMs: 300 });
      const one = person();
      let hangingQuery: Promise<unknown> | undefined;
      await assert.rejects(
        database.db.transaction(async (tx) => {
          await tx.insert(users).values(one);
          hangingQuery = delay(600).then(() => database.db.select().from(users));
          hangingQuery.catch(() => undefined);
          await hangingQuery;
        }),
        /open for more than 300 ms/,
      );
      assert.equal(await database.db.$count(users), 0);
      await assert.rejects(hangingQuery as Promise<unknown>);
      await database.close();
    });
  });
}
