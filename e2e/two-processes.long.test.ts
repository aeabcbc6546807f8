import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { listSessions, login, logout, me, register } from "#shared/account.ts";
import {
  followReply,
  generate,
  listMessages,
  type ReplyEvent,
  retryReply,
  stopReply,
} from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import { type TestDatabase, testDatabase } from "#test/database.ts";
import { type LlmServer, startLlmServer } from "#test/llm-server.ts";
import { Person } from "#test/person.ts";
import { allEvents, readEvents, replyTextOf } from "#test/reply-events.ts";
import { creditsUsed, eventHeaders, streamReply } from "#test/reply-stream.ts";
import { type ServerProcess, startServerProcess } from "#test/server-process.ts";

describe("two server processes on one PostgreSQL", () => {
  let model: LlmServer;
  let folder: string;
  let database: TestDatabase;
  let one: ServerProcess;
  let two: ServerProcess;
  const start = (name: string) =>
    startServerProcess({
      DATABASE_URL: database.url!,
      DATA_DIR: join(folder, name),
      LLM_PROVIDER: "compatible",
      LLM_BASE_URL: model.url,
      LLM_MODEL: "model-1",
      // No sandboxes: each would be another Stripe account, and a database belongs to one.
      STRIPE_SECRET_KEY: "sk_test_nobody",
      STRIPE_PUBLISHABLE_KEY: "pk_test_nobody",
      STRIPE_WEBHOOK_SECRET: "whsec_nobody",
    });
  before(async () => {
    [model, folder, database] = await Promise.all([
      startLlmServer(),
      mkdtemp(join(tmpdir(), "kolmena-two-")),
      testDatabase("postgres"),
    ]);
    // Both at once, as in a deployment, so that both find the queue's schedules missing.
    [one, two] = await Promise.all([start("one"), start("two")]);
  });
  after(async () => {
    await Promise.all([one?.kill(), two?.kill()]);
    await database.close();
    await model.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function person(): Promise<{ here: Person; there: Person }> {
    const here = new Person(one.origin);
    const key = randomUUID().slice(0, 12);
    here.email = `${key}@ejemplo.test`;
    const answer = await here.call(register, {
      body: { username: key, email: here.email, password: "una frase larga y rara", name: "Ana" },
    });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return { here, there: elsewhere(here) };
  }

  /** The same browser, whose next request reaches the other process. */
  function elsewhere(who: Person): Person {
    const there = new Person(two.origin);
    there.cookie = who.cookie;
    there.email = who.email;
    return there;
  }

  function slowReply(words: number, pauseMs = 100) {
    const pieces = Array.from({ length: words }, (_, at) => `palabra ${at} `);
    model.play({ kind: "reply", pieces, pauseMs });
    return pieces.join("").trim();
  }

  async function begin(who: Person, body: object = {}) {
    const events = readEvents(await streamReply(who, { prompt: "Cuéntame", ...body }));
    const first = (await events.next()).value!;
    assert.ok(first.type === "start", JSON.stringify(first));
    return { ...first, events };
  }

  const follow = (who: Person, messageId: string) =>
    who.send(followReply, { params: { messageId } }, { headers: eventHeaders });

  it("a reply that one process writes is followed to its end through the other", async () => {
    const { here, there } = await person();
    const whole = slowReply(25);
    const { messageId, events } = await begin(here);
    await events.return(undefined);
    const seen = await allEvents(await follow(there, messageId));
    assert.equal(replyTextOf(seen), whole);
    assert.ok(seen.filter(({ type }) => type === "snapshot").length > 1, "It did not grow");
    const last = seen.at(-1)!;
    assert.ok(last.type === "done" && last.status === "done" && last.contentId !== null);
    assert.equal(await creditsUsed(there), 1);
  });

  it("a reply that one process writes is stopped through the other, and its text is kept", async () => {
    const { here, there } = await person();
    slowReply(300);
    const { messageId, events } = await begin(here);
    await events.next();
    assert.equal((await there.call(stopReply, { params: { messageId } })).status, 200);
    let last = { type: "none" };
    for await (const event of events) last = event;
    assert.ok(last.type === "done" && "status" in last && last.status === "stopped");
    const { body } = await there.call(followReply, { params: { messageId } });
    assert.equal(body.status, "stopped");
    assert.ok(body.content.startsWith("palabra 0"));
    assert.equal(await creditsUsed(there), 1);
  });

  it("a requestId that is repeated on the other process returns the same reply", async () => {
    const { here, there } = await person();
    const whole = slowReply(15);
    const before = model.requests.length;
    const requestId = randomUUID();
    const call = { params: { workerId: "teo" as const }, body: { prompt: "Una vez", requestId } };
    const answers = await Promise.all(
      [here, there, here, there].map((who) => who.call(generate, call)),
    );
    for (const { status, body } of answers) {
      assert.equal(status, 200, JSON.stringify(body));
      assert.equal(body.content, whole);
      assert.equal(body.messageId, answers[0]!.body.messageId);
    }
    assert.equal(model.requests.length - before, 1);
    assert.equal(await creditsUsed(there), 1);
    assert.equal((await there.call(listContent)).body.length, 1);
  });

  it("a conversation has one reply at a time across both processes", async () => {
    const { here, there } = await person();
    model.play({ kind: "reply", pieces: ["Hola."] });
    const { conversationId, events } = await begin(here);
    for await (const _ of events);
    slowReply(30);
    const calls = [here, there, here, there].map((who) =>
      who.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Y más", conversationId },
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, 409, 409, 409]);
    assert.equal(await creditsUsed(there), 2);
  });

  it("a session that ends on one process has ended on the other", async () => {
    const { here, there } = await person();
    assert.equal((await there.call(me)).status, 200);
    await here.call(logout);
    assert.equal((await there.call(me)).status, 401);
    const again = new Person(two.origin);
    await again.call(login, { body: { email: there.email, password: "una frase larga y rara" } });
    assert.equal((await again.call(listSessions)).body.length, 1);
  });

  it("when the writing process is killed the other ends the reply, returns the credit and can retry", async () => {
    const { here, there } = await person();
    slowReply(5_000, 50);
    const { conversationId, messageId, events } = await begin(here);
    await events.next();
    const following = readEvents(await follow(there, messageId));
    const seen: ReplyEvent[] = [];
    while (replyTextOf(seen) === "") seen.push((await following.next()).value!);
    await one.kill();
    for await (const event of following) seen.push(event);
    const last = seen.at(-1)!;
    assert.ok(last.type === "error" && /No te hemos cobrado nada/.test(last.message));
    assert.ok(replyTextOf(seen).startsWith("palabra 0"));
    assert.equal(await creditsUsed(there), 0);
    model.play({ kind: "reply", pieces: ["Ahora sí."] });
    const again = await there.call(retryReply, { params: { messageId }, body: {} });
    assert.equal(again.body.content, "Ahora sí.", JSON.stringify(again.body));
    assert.equal(await creditsUsed(there), 1);
    const { body } = await there.call(listMessages, { params: { conversationId } });
    assert.deepEqual(
      body.map(({ status }) => status),
      ["done", "done"],
    );
    assert.doesNotMatch(two.output(), /"level":"error"/);
  });
});
