import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { me, register } from "#shared/account.ts";
import { followReply, generate, listMessages, type ReplyEvent } from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import type { ErrorBody } from "#shared/endpoint.ts";
import { type TestDatabase, testDatabase } from "#test/database.ts";
import { type LlmServer, startLlmServer } from "#test/llm-server.ts";
import { Person } from "#test/person.ts";
import { type PostgresServer, startPostgres } from "#test/postgres.ts";
import { readEvents } from "#test/reply-events.ts";
import { creditsUsed, streamReply } from "#test/reply-stream.ts";
import { freePort, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { until } from "#test/wait-until.ts";

const long = Boolean(process.env.TEST_LONG);

describe("a server under faults", () => {
  let model: LlmServer;
  let folder: string;
  let withoutDatabase: ReturnType<typeof startWithoutDatabase>;
  const databases: TestDatabase[] = [];
  before(async () => {
    [model, folder] = await Promise.all([
      startLlmServer(),
      mkdtemp(join(tmpdir(), "kolmena-faults-")),
    ]);
    // It waits for half a minute, so it runs in parallel with the other tests.
    withoutDatabase = startWithoutDatabase();
  });
  after(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await model.close();
    await rm(folder, { recursive: true, force: true });
  });

  const env = () => ({
    DATA_DIR: join(folder, randomUUID()),
    LLM_PROVIDER: "compatible",
    LLM_BASE_URL: model.url,
    LLM_MODEL: "model-1",
  });

  async function databaseUrl(): Promise<string> {
    const database = await testDatabase("postgres");
    databases.push(database);
    return database.url!;
  }

  function slowReply(words: number, pauseMs = 100) {
    const pieces = Array.from({ length: words }, (_, at) => `palabra ${at} `);
    model.play({ kind: "reply", pieces, pauseMs });
    return pieces.join("").trim();
  }

  async function joined(server: ServerProcess): Promise<Person> {
    const person = new Person(server.origin);
    const key = randomUUID().slice(0, 12);
    const answer = await person.call(register, {
      body: {
        username: key,
        email: `${key}@ejemplo.test`,
        password: "una frase larga y rara",
        name: "Ana",
      },
    });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    person.userId = answer.body.id;
    return person;
  }

  async function begin(person: Person) {
    const events = readEvents(await streamReply(person, { prompt: "Cuéntame algo largo" }));
    const start = (await events.next()).value!;
    assert.ok(start.type === "start", JSON.stringify(start));
    return { ...start, events };
  }

  async function startWithoutDatabase(): Promise<{ code: number; stderr: string }> {
    const child = spawn(process.execPath, [join(import.meta.dirname, "../build/server/main.mjs")], {
      env: {
        PATH: process.env.PATH,
        ...env(),
        PORT: String(await freePort()),
        DATABASE_URL: `postgres://u:geheim@127.0.0.1:${await freePort()}/x`,
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let stderr = "";
    child.stderr.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(child, "close");
    return { code: code as number, stderr };
  }

  describe("whose PostgreSQL crashes and comes back", () => {
    let postgres: PostgresServer;
    let server: ServerProcess;
    before(async () => {
      postgres = await startPostgres();
      server = await startServerProcess({ ...env(), DATABASE_URL: postgres.url });
    });
    after(async () => {
      await server?.kill();
      postgres.remove();
    });

    it("stays up, answers 503 in Spanish meanwhile, and loses nobody's credits", async () => {
      const people = await Promise.all(Array.from({ length: 8 }, () => joined(server)));
      for (let round = 0; round < (long ? 8 : 1); round += 1) {
        slowReply(40);
        const replies = await Promise.all(
          people.map(async (who) => ({ who, ...(await begin(who)) })),
        );
        let asking = true;
        const statuses = new Map<number, number>();
        const askers = people.map(async (who) => {
          while (asking) {
            const answer = await who.send(listContent);
            const body = await answer.text();
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            if (answer.status !== 200) {
              assert.equal(answer.status, 503, body);
              assert.equal(answer.headers.get("retry-after"), "5");
              const { message } = JSON.parse(body) as ErrorBody;
              assert.match(message, /^[A-ZÁÉÍÓÚ¿¡].*[a-z]/);
              assert.doesNotMatch(body, /at .*\.m?[jt]s|ECONN|terminat|postgres/i);
            }
            await delay(long ? 20 : 100);
          }
        });
        const readers = replies.map(async ({ events }) => {
          for await (const _ of events);
        });
        await delay(1_000);
        postgres.stop("immediate");
        await delay(1_500);
        await until(async () => statuses.has(503));
        postgres.start();
        await until(() => fetch(`${server.origin}/readyz`).then(({ ok }) => ok));
        await Promise.all(readers);
        const ends = [];
        for (const { who, conversationId } of replies) {
          ends.push(
            await until(async () => {
              const { status, body } = await who.call(listMessages, { params: { conversationId } });
              return status === 200 && body[0]!.status !== "streaming" && body[0]!.status;
            }),
          );
        }
        asking = false;
        await Promise.all(askers);
        assert.ok((statuses.get(200) ?? 0) > 0 && statuses.size > 1, JSON.stringify([...statuses]));
        for (const status of ends) assert.ok(status === "done" || status === "failed", status);
        assert.ok(ends.includes("done"), `Nothing survived: ${ends}`);
      }
      model.play({ kind: "reply", pieces: ["Hola de nuevo."] });
      for (const who of people) {
        const answer = await who.call(generate, {
          params: { workerId: "teo" },
          body: { prompt: "¿Sigues ahí?" },
        });
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
        const done = (await who.call(listContent)).body.length;
        assert.equal(await creditsUsed(who), done);
      }
      await assertBooks(postgres.url);
      assert.equal(server.child.exitCode, null);
    });

    it("stores a reply that ended while the database was down", async () => {
      const who = await joined(server);
      const whole = slowReply(12);
      const { messageId, events } = await begin(who);
      await delay(500);
      postgres.stop("immediate");
      await delay(1_500);
      postgres.start();
      let last: ReplyEvent | undefined;
      for await (const event of events) last = event;
      assert.ok(last?.type === "done", JSON.stringify(last));
      assert.equal(last.content, whole);
      const { body } = await who.call(followReply, { params: { messageId } });
      assert.deepEqual([body.status, body.content], ["done", whole]);
      assert.equal(await creditsUsed(who), 1);
      await assertBooks(postgres.url);
    });

    it("runs its queued jobs afterwards", async () => {
      const who = await joined(server);
      assert.equal((await who.call(me)).status, 200);
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await until(async () => {
        const { rows } = await client.query(
          "select count(*)::int as open from pgboss.job where state in ('created', 'active', 'retry') and name not like 'schedule/%'",
        );
        return rows[0].open === 0;
      });
      await client.end();
    });
  });

  it("at SIGTERM it finishes open replies, refuses new requests on open connections in Spanish and exits with 0", async () => {
    const server = await startServerProcess({ ...env(), DATABASE_URL: await databaseUrl() });
    const people = await Promise.all([joined(server), joined(server), joined(server)]);
    slowReply(30);
    const before = model.requests.length;
    const replies = await Promise.all(people.map((who) => begin(who)));
    const whole = people[0]!.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "Sin eventos" },
    });
    await until(async () => model.requests.length >= before + 4);
    const socket = connect(Number(new URL(server.origin).port), "localhost");
    await once(socket, "connect");
    // Half a request when the signal comes, so that its connection is not idle. It has arrived when the
    // one before it is answered.
    const request = "GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\n";
    socket.write(`${request}\r\n${request}`);
    assert.match(String((await once(socket, "data"))[0]), /^HTTP\/1\.1 401 /);
    const exit = once(server.child, "exit");
    server.child.kill("SIGTERM");
    await waitUntilClosed(server);
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.write("\r\n");
    await once(socket, "close");
    assert.match(answer, /^HTTP\/1\.1 503 /);
    assert.match(answer, /connection: close/i);
    assert.match(answer, /"message":"Estamos actualizando Kolmena.*"code":"unavailable"/);
    for (const { events } of replies) {
      let last: { type: string } | undefined;
      for await (const event of events) last = event;
      assert.equal(last?.type, "done");
    }
    assert.equal((await whole).status, 200);
    assert.equal((await exit)[0], 0, server.output());
  });

  it("at a second SIGTERM it exits at once, and the interrupted reply costs nothing", async (t) => {
    const settings = { ...env(), DATABASE_URL: await databaseUrl() };
    const server = await startServerProcess(settings);
    const who = await joined(server);
    slowReply(300);
    const { conversationId, events } = await begin(who);
    const reading = (async () => {
      for await (const _ of events);
    })().catch(() => undefined);
    const exit = once(server.child, "exit");
    server.child.kill("SIGTERM");
    // Signals within a second count as one.
    await until(async () => {
      server.child.kill("SIGTERM");
      return server.child.exitCode !== null;
    });
    assert.equal((await exit)[0], 130);
    await reading;
    const next = await startServerProcess({ ...settings, PORT: new URL(server.origin).port });
    t.after(() => next.kill());
    const status = await until(async () => {
      const { body } = await who.call(listMessages, { params: { conversationId } });
      return body[0]!.status !== "streaming" && body[0]!.status;
    });
    assert.equal(status, "failed");
    assert.equal(await creditsUsed(who), 0);
  });

  it("without a database it prints one sentence after half a minute and exits", async () => {
    const { code, stderr } = await withoutDatabase;
    assert.equal(code, 1);
    assert.match(stderr, /^La base de datos de DATABASE_URL no se puede abrir: [^\n]+\.\n$/);
    assert.doesNotMatch(stderr, /geheim/);
  });
});

/** Checks that ledger and balance agree, every reservation has ended and every charge has a content piece. */
async function assertBooks(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`
    select
      (select count(*)::int from credit_accounts a where balance <> (
        select sum(credits) from credit_entries e where e.user_id = a.user_id)) as unbalanced,
      (select count(*)::int from credit_entries r where kind = 'reserve' and not exists (
        select 1 from credit_entries e where e.user_id = r.user_id and e.ref = r.ref
          and e.kind in ('settle', 'release'))) as held,
      (select count(*)::int from credit_entries where kind = 'settle')
        - (select count(*)::int from content_pieces) as unpaid,
      (select count(*)::int from messages where status = 'streaming') as streaming`);
  await client.end();
  assert.deepEqual(rows[0], { unbalanced: 0, held: 0, unpaid: 0, streaming: 0 });
}

/** Waits until the server accepts no more connections. */
async function waitUntilClosed({ origin }: ServerProcess): Promise<void> {
  const { hostname, port } = new URL(origin);
  await until(async () => {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, "connect");
      return false;
    } catch {
      return true;
    } finally {
      socket.destroy();
    }
  });
}
