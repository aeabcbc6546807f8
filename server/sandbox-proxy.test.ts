import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import Fastify, { type FastifyInstance } from "fastify";
import { AppError } from "./platform/errors.ts";
import { createLog } from "./platform/log.ts";
import { addSandboxProxy } from "./sandbox-proxy.ts";

let seen: { request: IncomingMessage; body: string }[] = [];
const sandbox = createServer(async (request, response) => {
  const body = await text(request).catch(() => "cut off");
  seen.push({ request, body });
  response.writeHead(201, {
    "content-type": "text/plain",
    "set-cookie": "kolmena=stolen",
    connection: "x-private",
    "x-private": "1",
    "x-public": "1",
  });
  response.end("from the sandbox");
});
let server: FastifyInstance;
let origin: string;
let up = true;

before(async () => {
  sandbox.listen(0, "127.0.0.1");
  await once(sandbox, "listening");
  const { port } = sandbox.address() as AddressInfo;
  server = Fastify();
  addSandboxProxy(server, {
    address: async () => {
      if (!up) throw new AppError("unavailable", "Todavía no");
      return { port };
    },
    log: createLog({ level: "silent", write: () => undefined }),
  });
  origin = await server.listen({ host: "127.0.0.1", port: 0 });
});
after(async () => {
  await server.close();
  sandbox.close();
});

test("The sandbox gets what was sent under our origin, without cookies and headers of one stretch", async () => {
  seen = [];
  const answer = await fetch(`${origin}/sandbox/js/x?a=%20b`, {
    method: "POST",
    headers: { cookie: "kolmena=secret", "content-type": "text/odd", te: "trailers" },
    body: "as it is",
  });
  assert.equal(answer.status, 201);
  assert.equal(await answer.text(), "from the sandbox");
  assert.equal(answer.headers.get("set-cookie"), null);
  assert.equal(answer.headers.get("x-private"), null);
  assert.equal(answer.headers.get("x-public"), "1");
  const [{ request, body }] = seen as [(typeof seen)[number]];
  assert.equal(request.url, "/sandbox/js/x?a=%20b");
  assert.equal(body, "as it is");
  assert.equal(request.headers["content-type"], "text/odd");
  assert.equal(request.headers.cookie, undefined);
  assert.equal(request.headers.te, undefined);
});

test("Only its pages are reached, never its API", async () => {
  seen = [];
  for (const path of ["/v1/customers", "/control/clock", "/sandbox/../v1/customers"]) {
    assert.equal((await fetch(`${origin}${path}`)).status, 404);
  }
  assert.equal(seen.length, 0);
});

test("More than a megabyte is not handed on", async () => {
  const answer = await fetch(`${origin}/sandbox/js/x`, {
    method: "POST",
    body: "x".repeat(1 << 21),
  });
  assert.equal(answer.status, 502);
});

test("While it is away people read so in Spanish", async () => {
  up = false;
  const answer = await fetch(`${origin}/sandbox/checkout/cs_1`);
  assert.equal(answer.status, 502);
  assert.match(await answer.text(), /Los pagos de prueba no responden/);
  assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
});
