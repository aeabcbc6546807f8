import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log.ts";
import { me, register } from "#shared/account.ts";
import { listMessages, type Message, retryReply } from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import { databaseKinds, testDatabase } from "#test/database.ts";
import { type LlmServer, startLlmServer } from "#test/llm-server.ts";
import { Person } from "#test/person.ts";
import { readEvents } from "#test/reply-events.ts";
import { creditsUsed, streamReply } from "#test/reply-stream.ts";
import { freePort, type ServerProcess, startServerProcess } from "#test/server-process.ts";

const long = Boolean(process.env.TEST_LONG);
// One address may register 30 people an hour; the picture test registers two more.
const writers = long ? 26 : 4;
const rounds = long ? 10 : 1;
const onlyInLong = "Only with npm run test:long";
/** The short run uses the embedded database, because the kill hits its own files. */
const kinds = long ? databaseKinds : (["pglite"] as const);

/** A started reply, and the credits that its person had used before. */
interface StartedReply {
  person: Person;
  before: number;
  conversationId: string;
  messageId: string;
}

for (const kind of kinds) {
  describe(`kill -9 in the middle of streamed replies on ${kind}`, () => {
    let model: LlmServer;
    let folder: string;
    let env: Record<string, string>;
    let server: ServerProcess | undefined;
    let closeDatabase = async () => {};
    before(async () => {
      model = await startLlmServer();
      folder = await mkdtemp(join(tmpdir(), "kolmena-kill-"));
      env = {
        DATA_DIR: folder,
        LLM_PROVIDER: "compatible",
        LLM_BASE_URL: model.url,
        LLM_MODEL: "model-1",
      };
      if (kind === "postgres") {
        const database = await testDatabase("postgres");
        env.DATABASE_URL = database.url!;
        closeDatabase = () => database.close();
      }
    });
    after(async () => {
      await server?.kill();
      await closeDatabase();
      await model.close();
      await rm(folder, { recursive: true, force: true });
    });

    it("no credit is lost or stays reserved, and each conversation shows what was written, with a retry", async () => {
      const people: Person[] = [];
      const port = String(await freePort());
      for (let round = 0; round < rounds; round++) {
        server = await startServerProcess({ ...env, PORT: port });
        model.play({
          kind: "reply",
          pieces: Array.from({ length: 60 }, (_, at) => `palabra ${at} `),
          pauseMs: 50,
        });
        const started: StartedReply[] = [];
        for (let at = 0; at < writers; at++) {
          const person = people[at] ?? (await joined(server.origin, `persona-${at}`));
          people[at] = person;
          const before = (await person.call(me)).body.creditsUsed;
          const events = readEvents(await streamReply(person, { prompt: "Cuéntame algo largo" }));
          const start = (await events.next()).value!;
          assert.ok(start.type === "start");
          started.push({ person, before, ...start });
        }
        const last = started.at(-1)!;
        await until(last.person, last.conversationId, ({ content }) => content !== "");
        await server.kill();

        server = await startServerProcess({ ...env, PORT: port });
        let shown = 0;
        for (const { person, before, conversationId, messageId } of started) {
          const reply = await until(person, conversationId, ({ status }) => status !== "streaming");
          if (reply.status === "failed") {
            assert.match(reply.failure ?? "", /No te hemos cobrado nada/);
            assert.equal((await person.call(me)).body.creditsUsed, before);
            assert.equal((await person.call(listContent)).body.length, before);
          } else {
            assert.equal((await person.call(me)).body.creditsUsed, before + 1);
          }
          if (reply.content.includes("palabra 0")) shown++;
          if (reply.status !== "failed") continue;
          model.play({ kind: "reply", pieces: ["Ahora sí."] });
          const again = await person.call(retryReply, { params: { messageId }, body: {} });
          assert.equal(again.body.content, "Ahora sí.", JSON.stringify(again.body));
          assert.equal((await person.call(me)).body.creditsUsed, before + 1);
        }
        assert.ok(shown > 0, "No reply showed what had been said");
        await server.kill();
      }
    });

    it("an interrupted picture costs nothing, and a retry draws it", {
      skip: !long && onlyInLong,
    }, async () => {
      const port = String(await freePort());
      const start = async () => {
        server = await startServerProcess({ ...env, PORT: port });
        return server;
      };
      const first = await start();
      const people = [await joined(first.origin, "ana"), await joined(first.origin, "eva")];
      await first.kill();
      await givePlans();
      const second = await start();
      // Ana's picture still waits for the model; Eva's is on its way to the renderer.
      model.play({ kind: "hang" }, { kind: "reply", pieces: ["{}"] });
      const startedReplies: StartedReply[] = [];
      for (const person of people) {
        const before = await creditsUsed(person);
        const requested = model.nextRequest();
        const body = { prompt: "Anuncia la hogaza de centeno", contentType: "image" };
        const events = readEvents(await streamReply(person, body, "ani"));
        const event = (await events.next()).value!;
        assert.ok(event.type === "start");
        startedReplies.push({ person, before, ...event });
        await requested;
      }
      await second.kill();

      await start();
      const failed: StartedReply[] = [];
      for (const reply of startedReplies) {
        const { person, before, conversationId, messageId } = reply;
        const message = await until(person, conversationId, ({ status }) => status !== "streaming");
        if (message.status === "failed") {
          failed.push(reply);
          assert.match(message.failure ?? "", /No te hemos cobrado nada/);
          assert.equal(await creditsUsed(person), before);
          const again = await person.call(retryReply, { params: { messageId }, body: {} });
          assert.equal(again.status, 200, JSON.stringify(again.body));
        }
        assert.equal(await creditsUsed(person), before + 5);
        const [piece] = (await person.call(listContent)).body;
        assert.equal((await person.fetch(piece!.picture!.url)).status, 200);
      }
      assert.ok(failed.includes(startedReplies[0]!), "Words that never came made a picture");
    });

    /** Gives everybody a trial, because Ani needs a plan. No server may be running. */
    async function givePlans(): Promise<void> {
      const log = createLog({ level: "silent", write: () => undefined });
      const now = () => new Date();
      const url = env.DATABASE_URL;
      const database = await openDatabase({ dataDir: folder, url, log, now });
      await database.sql("update users set plan = 'trial'");
      await database.close();
    }

    async function joined(origin: string, key: string): Promise<Person> {
      const person = new Person(origin);
      const answer = await person.call(register, {
        body: {
          username: key,
          email: `${key}@ejemplo.test`,
          password: "una frase larga y rara",
          name: key,
        },
      });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return person;
    }

    /** The newest message, once it meets the condition. */
    async function until(
      person: Person,
      conversationId: string,
      isWanted: (message: Message) => boolean,
    ): Promise<Message> {
      for (let tries = 0; tries < 600; tries++) {
        const { body } = await person.call(listMessages, { params: { conversationId } });
        if (isWanted(body[0]!)) return body[0]!;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error("The reply stayed as it was for a minute");
    }
  });
}
