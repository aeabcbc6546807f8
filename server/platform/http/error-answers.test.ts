import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { test } from "node:test";
import type { Log } from "../log.ts";
import { createLog } from "../log.ts";
import { createHttpServer } from "./server.ts";

const serverWith = (log: Log) =>
  createHttpServer({
    log,
    publicOrigin: "http://localhost",
    trustedProxies: [],
    cookie: { name: "session", secure: false, maxAgeSeconds: 60 },
    authenticate: async () => null,
    filterOpenSessions: async () => new Set(),
    production: true,
  });

test("An error is logged with its route pattern, because the address may contain a secret", async () => {
  const lines: string[] = [];
  const server = serverWith(createLog({ level: "error", write: (line) => lines.push(line) }));
  server.get("/descargas/:token/:file", () => {
    throw new Error("A picture is gone");
  });
  const { statusCode } = await server.inject("/descargas/un-secreto/anuncios.zip?firma=otro");
  await server.close();
  assert.equal(statusCode, 500);
  assert.equal(lines.length, 1);
  assert.match(lines[0]!, /"url":"\/descargas\/:token\/:file"/);
  assert.doesNotMatch(lines[0]!, /un-secreto|otro/);
});

test("A client that leaves before the first byte of a stream is not logged as an error", async () => {
  const lines: string[] = [];
  const server = serverWith(createLog({ level: "debug", write: (line) => lines.push(line) }));
  const asked = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  server.post("/palabras", (_request, reply) => {
    const words = new Readable({ read: () => undefined });
    words.once("close", () => closed.resolve());
    reply.send(words);
    asked.resolve();
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const leaving = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/palabras`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
    signal: leaving.signal,
  });
  await asked.promise;
  leaving.abort();
  await assert.rejects(call, { name: "AbortError" });
  await closed.promise;
  await server.close();
  assert.deepEqual(lines, []);
});
