import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { register } from "#shared/account.ts";
import { listMessages } from "#shared/chat.ts";
import { testDatabase } from "#test/database.ts";
import { startLlmServer } from "#test/llm-server.ts";
import { Person } from "#test/person.ts";
import { creditsUsed } from "#test/reply-stream.ts";
import { startServerProcess } from "#test/server-process.ts";
import { until } from "#test/wait-until.ts";

// One address may sign up 30 people an hour.
const readers = process.env.TEST_LONG ? 28 : 10;
const replyMb = 50;

it("an endless reply to readers that never read does not fill the server's memory", async (t) => {
  if (process.platform !== "linux") return t.skip("Reads /proc");
  const model = await startLlmServer();
  const folder = await mkdtemp(join(tmpdir(), "kolmena-endless-"));
  const database = await testDatabase("postgres");
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url!,
    LLM_PROVIDER: "compatible",
    LLM_BASE_URL: model.url,
    LLM_MODEL: "model-1",
  });
  t.after(async () => {
    await server.kill();
    await database.close();
    await model.close();
    await rm(folder, { recursive: true, force: true });
  });
  const people: Person[] = [];
  for (let at = 0; at < readers; at += 1) {
    const person = new Person(server.origin);
    const answer = await person.call(register, {
      body: {
        username: `lector-${at}`,
        email: `lector-${at}@ejemplo.test`,
        password: "una frase larga y rara",
        name: "Ana",
      },
    });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    people.push(person);
  }
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8"))![1]) /
    1024;
  const beforeMb = memory();
  model.play({ kind: "endless", bytes: replyMb * 1024 * 1024, as: "events" });
  const { port } = new URL(server.origin);
  const sockets = people.map(({ cookie }) => {
    const body = JSON.stringify({ prompt: "Sin fin" });
    const socket = connect(Number(port), "localhost").pause();
    socket.on("error", () => undefined);
    socket.write(
      `POST /api/workers/teo/generate HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${server.origin}\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return socket;
  });
  let mostMb = beforeMb;
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, memory());
  }, 50);
  for (const who of people) {
    await until(async () => {
      const [talk] = (await (await who.fetch("/api/workers/teo/conversations")).json()) as {
        id: string;
      }[];
      if (!talk) return false;
      const { body } = await who.call(listMessages, { params: { conversationId: talk.id } });
      return body[0]?.status === "failed";
    });
    assert.equal(await creditsUsed(who), 0);
  }
  clearInterval(watch);
  for (const socket of sockets) socket.destroy();
  t.diagnostic(`${Math.round(beforeMb)} MB before, ${Math.round(mostMb)} MB at most`);
  // Uncollected garbage of all streams counts, too; buffering the replies would need far more.
  const grewMb = mostMb - beforeMb;
  assert.ok(grewMb < (readers * replyMb) / 2, `It grew by ${grewMb} MB`);
  const exit = once(server.child, "exit");
  server.child.kill("SIGTERM");
  assert.equal((await exit)[0], 0);
});
