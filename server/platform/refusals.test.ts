import assert from "node:assert/strict";
import { test } from "node:test";
import { createHttpServer } from "./http-server.ts";
import { createLog } from "./log.ts";

test("A fault is logged by its route: what stands in the address may be a person's secret", async () => {
  const lines: string[] = [];
  const server = createHttpServer({
    log: createLog({ level: "error", write: (line) => lines.push(line) }),
    publicOrigin: "http://localhost",
    trustedProxies: [],
    cookie: { name: "session", secure: false, maxAgeSeconds: 60 },
    authenticate: async () => null,
  });
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
