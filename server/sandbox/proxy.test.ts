import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import Fastify, { type FastifyInstance } from "fastify";
import { AppError } from "../platform/errors.ts";
import { createLog } from "../platform/log.ts";
import { addSandboxProxy } from "./proxy.ts";

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
let isUp = true;

before(async () => {
  sandbox.listen(0, "127.0.0.1");
  await once(sandbox, "listening");
  const { port } = sandbox.address() as AddressInfo;
  server = Fastify();
  addSandboxProxy(server, {
    address: async () => {
      if (!isUp) throw new AppError("unavailable", "Todavía no");
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

test("Requests are forwarded to the sandbox without cookies and hop-by-hop headers", async () => {
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

const host = "Host: localhost";

/** Sends raw lines and returns everything received until the server closes. */
async function raw(start: string, ...rest: string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.setTimeout(10_000, () => socket.destroy(new Error("no answer")));
  socket.write([start, host, "Connection: close", ...rest].join("\r\n"));
  return await text(socket);
}
const plain = (start: string) => raw(start, "", "");
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const elsewhere = [
  "/v1/customers",
  "/control/clock",
  "/sandbox",
  "/sandbox/",
  "//sandbox/x",
  "/sandbox//x",
  "/sandbox/../v1/customers",
  "/sandbox/x/../../v1/customers",
  "/sandbox/./x",
  "/sandbox/%2e%2e/v1/customers",
  "/sandbox/%2E%2E%2Fv1/customers",
  "/sandbox/%252e%252e/v1/customers",
  "/sandbox/..%2fcontrol/clock",
  "/sandbox/..%5c..%5cv1",
  "/sandbox\\..\\v1\\customers",
  "/sandbox/..\\v1\\customers",
  "/sandbox/..;/v1/customers",
  "/sandbox/x%00",
  "/sandbox/x%0d%0aX-Evil:%201",
  "/sandbox/x#/../v1",
  "/SANDBOX/x",
  "/%73andbox/x",
  "http://localhost/sandbox/x",
  "http://localhost/sandbox/../v1/customers",
  "http://localhost/v1/customers",
  "https://evil.example/sandbox/../control/clock",
  "localhost:80",
  "*",
];
for (const address of elsewhere) {
  test(`Only plainly written paths of pages are forwarded: not ${address}`, async () => {
    seen = [];
    for (const method of ["GET", "POST"]) {
      const status = statusOf(await plain(`${method} ${address} HTTP/1.1`));
      assert.ok(status === 404 || status === 400, `${method}: ${status}`);
    }
    assert.equal(seen.length, 0);
  });
}

for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"]) {
  test(`Only GET, HEAD and POST are forwarded: not ${method}`, async () => {
    seen = [];
    assert.ok(
      [400, 404, 405, NaN].includes(statusOf(await plain(`${method} /sandbox/x HTTP/1.1`))),
    );
    assert.equal(seen.length, 0);
  });
}

test("Request smuggling in body, length or header lines forwards at most one request", async () => {
  const hidden = "GET /v1/customers HTTP/1.1\r\nHost: sandbox\r\n\r\n";
  const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  const hiding: [string, ...string[]][] = [
    ["GET /sandbox/x HTTP/1.1", "Transfer-Encoding: chunked", "", chunked],
    ["GET /sandbox/x HTTP/1.1", `Content-Length: ${hidden.length}`, "", hidden],
    ["HEAD /sandbox/x HTTP/1.1", "Transfer-Encoding: chunked", "", chunked],
    [
      "POST /sandbox/x HTTP/1.1",
      ...["Content-Length: 5", "Transfer-Encoding: chunked", "", `0\r\n\r\n${hidden}`],
    ],
    ["POST /sandbox/x HTTP/1.1", "Transfer-Encoding: xchunked", "", chunked],
    ["GET /sandbox/x HTTP/1.1", "X-A: 1\nGET /v1/customers HTTP/1.1", "", ""],
    ["GET /sandbox/x\r HTTP/1.1", "", ""],
  ];
  for (const lines of hiding) {
    seen = [];
    await raw(...lines);
    assert.ok(seen.length <= 1, lines[0]);
    for (const { request, body } of seen) {
      assert.equal(request.url, "/sandbox/x");
      if (request.method !== "POST") assert.equal(body, "");
    }
  }
});

test("An upgrade request is answered like any other", async () => {
  seen = [];
  const upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: eA=="];
  const answer = await raw("GET /sandbox/x HTTP/1.1", ...upgrade, "", "");
  assert.equal(statusOf(answer), 201);
  assert.equal(seen[0]?.request.headers.upgrade, undefined);
});

test("Oversized headers are refused and not forwarded", async () => {
  seen = [];
  const long = `X-Long: ${"a".repeat(20_000)}`;
  assert.equal(statusOf(await raw("GET /sandbox/x HTTP/1.1", long, "", "")), 431);
  const many = Array.from({ length: 5_000 }, (_, at) => `X-${at}: 1`);
  assert.equal(statusOf(await raw("GET /sandbox/x HTTP/1.1", ...many, "", "")), 431);
  assert.equal(seen.length, 0);
});

test("The secret key is not forwarded from outside; the publishable one is", async () => {
  for (const [key, expected] of [
    ["Bearer sk_test_sandbox_1", undefined],
    ["Basic c2tfdGVzdDo=", undefined],
    ["Bearer pk_test_sandbox_1", "Bearer pk_test_sandbox_1"],
  ] as const) {
    seen = [];
    await fetch(`${origin}/sandbox/js/x`, { headers: { authorization: key } });
    assert.equal(seen[0]?.request.headers.authorization, expected);
  }
});

test("A body over one megabyte is not forwarded", async () => {
  const answer = await fetch(`${origin}/sandbox/js/x`, {
    method: "POST",
    body: "x".repeat(1 << 21),
  });
  assert.equal(answer.status, 502);
});

test("While the sandbox is unavailable people get a page in Spanish", async () => {
  isUp = false;
  const answer = await fetch(`${origin}/sandbox/checkout/cs_1`);
  assert.equal(answer.status, 502);
  assert.match(await answer.text(), /Los pagos de prueba no responden/);
  assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
});
