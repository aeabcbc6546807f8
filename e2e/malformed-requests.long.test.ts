import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { login, logout, me, register } from "#shared/account.ts";
import type { ErrorBody } from "#shared/endpoint.ts";
import { suiteApp } from "#test/app.ts";
import type { Person } from "#test/person.ts";

const long = Boolean(process.env.TEST_LONG);
const host = "Host: localhost\r\n";
const close = "Connection: close\r\n";
const jsonPost = `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

describe("malformed and slow requests", () => {
  const site = suiteApp();
  let ana: Person;
  /** Sockets that send too slowly, opened first and checked last. */
  let slow: Record<string, Promise<string>>;
  let idle: Promise<string>[];
  before(async () => {
    ana = await site.person("Ana");
    slow = {
      headers: send(`GET /api/auth/me HTTP/1.1\r\n${host}`, { slowData: "X-A: b\r\n" }),
      target: send("GET /api/auth/", { slowData: "m" }),
      ...(long
        ? { body: send(`${jsonPost}Content-Length: 90000\r\n\r\n{"a":"`, { slowData: "x" }) }
        : {}),
    };
    idle = Array.from({ length: 500 }, () => send("", { keepOpen: true }));
  });

  /** Everything that the server answers until it closes the connection. */
  async function send(
    data: string | Buffer,
    { slowData, keepOpen }: { slowData?: string; keepOpen?: boolean } = {},
  ): Promise<string> {
    const { port } = new URL(site.origin);
    const socket: Socket = connect(Number(port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => undefined);
    await once(socket, "connect");
    if (data.length > 0) socket.write(data);
    const timer = slowData ? setInterval(() => socket.write(slowData), 500) : undefined;
    const patience = setTimeout(() => {
      answer += "NOT HUNG UP";
      socket.destroy();
    }, 60_000);
    if (!keepOpen) socket.once("end", () => socket.end());
    await once(socket, "close").catch(() => undefined);
    clearInterval(timer);
    clearTimeout(patience);
    return answer;
  }

  function assertRefusal(answer: string, status: number, what: string) {
    const [head = "", body = ""] = answer.slice(answer.lastIndexOf("HTTP/1.1 ")).split("\r\n\r\n");
    assert.ok(head.startsWith(`HTTP/1.1 ${status} `), `${what}: ${answer.slice(0, 300)}`);
    const refusal = JSON.parse(body) as ErrorBody;
    assert.match(refusal.message, /^(Algo|Envía|Esta|Inicia|La|Lo|No) /, what);
    assert.deepEqual(Object.keys(refusal), ["message", "code"], what);
    for (const line of [
      /^content-type: application\/json/im,
      /^cache-control: no-store\r?$/im,
      /^x-content-type-options: nosniff/im,
      /^content-security-policy: default-src 'none'/im,
    ]) {
      assert.match(head, line, what);
    }
    assert.doesNotMatch(answer, /FST_ERR|Bad Request"|node_modules|<html/i, what);
  }

  const long400 = "a".repeat(400 * 1024);
  const packed = gzipSync(JSON.stringify({ email: "a@ejemplo.test", password: "123456" }));
  const chunk = "a".repeat(60_000);
  const refusals: [what: string, status: number, data: string | Buffer][] = [
    ["a broken address", 400, `GET /%E0%A4%A HTTP/1.1\r\n${host}${close}\r\n`],
    ["a broken id", 400, `GET /api/content/%E0%A4%A HTTP/1.1\r\n${host}${close}\r\n`],
    ["an endless id", 404, `GET /api/content/${"x".repeat(9_000)} HTTP/1.1\r\n${host}${close}\r\n`],
    ["400 KB of headers", 431, `GET / HTTP/1.1\r\n${host}X: ${long400}\r\n\r\n`],
    ["an address of 100 KB", 431, `GET /${long400.slice(0, 102_400)} HTTP/1.1\r\n${host}\r\n`],
    ["no HTTP at all", 400, "\x00\x01\x02 hola\r\n\r\n"],
    ["an absurd length", 400, `${jsonPost}Content-Length: 99999999999999999999999\r\n\r\n`],
    ["a huge length", 413, `${jsonPost}Content-Length: 999999999999\r\n\r\n{`],
    ["a negative length", 400, `${jsonPost}Content-Length: -5\r\n\r\n`],
    [
      "two lengths",
      400,
      `${jsonPost}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ["a header without a name", 400, `GET / HTTP/1.1\r\n${host} folded\r\n\r\n`],
    ["HTTP/1.0", 401, "GET /api/auth/me HTTP/1.0\r\n\r\n"],
    [
      "another host's address",
      401,
      `GET http://malo.example/api/auth/me HTTP/1.1\r\n${host}${close}\r\n`,
    ],
    ["an unknown verb", 404, `PROPFIND /api/auth/me HTTP/1.1\r\n${host}${close}\r\n`],
    ["TRACE", 404, `TRACE /api/auth/me HTTP/1.1\r\n${host}${close}\r\n`],
    [
      "a nonsensical type",
      415,
      `POST /api/login HTTP/1.1\r\n${host}${close}Content-Type: ;;\r\nContent-Length: 2\r\n\r\n{}`,
    ],
    [
      "a packed body",
      415,
      Buffer.concat([
        Buffer.from(
          `${jsonPost}${close}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`,
        ),
        packed,
      ]),
    ],
    [
      "chunks over the limit",
      413,
      `${jsonPost}Transfer-Encoding: chunked\r\n\r\n${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(4)}0\r\n\r\n`,
    ],
  ];
  for (const [what, status, data] of refusals) {
    it(`${what} is refused in Spanish as JSON, and the next request works`, async () => {
      assertRefusal(await send(data), status, what);
      assert.equal((await ana.call(me)).status, 200);
    });
  }

  it("garbage after a request does not prevent its answer, and the next request works", async () => {
    const answer = await send(`GET /healthz HTTP/1.1\r\n${host}\r\nFOO BAR\r\n\r\n`);
    // The network decides which of the two is read first.
    if (answer.startsWith("HTTP/1.1 200 ")) assert.match(answer, /"status":"ok"/);
    else assertRefusal(answer, 400, "garbage");
    assert.equal((await ana.call(me)).status, 200);
  });

  it("a cookie header with 100 malformed values answers 401", async () => {
    const cookie = Array.from({ length: 100 }, (_, at) => `kolmena=%E0%${at};x=${at}`).join("; ");
    const answer = await site.stranger().fetch("/api/auth/me", { headers: { cookie } });
    assert.equal(answer.status, 401);
  });

  it("a login creates a new session token, whatever cookie was sent", async () => {
    const planted = "p".repeat(43);
    const eva = await site.person("Eva");
    const first = eva.cookie;
    for (const cookie of [`kolmena=${planted}`, first!]) {
      const answer = await eva.send(
        login,
        {},
        {
          method: "POST",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify({ email: eva.email, password: "una frase larga y rara" }),
        },
      );
      assert.equal(answer.status, 200);
      const [line = ""] = answer.headers.getSetCookie();
      assert.match(line, /^kolmena=[\w-]{43};/);
      assert.ok(!line.includes(cookie));
      assert.match(line, /; HttpOnly/);
      assert.match(line, /; SameSite=Lax/);
      assert.match(line, /; Path=\//);
      assert.doesNotMatch(line, /Domain|Secure/);
    }
    const fixed = await site.stranger().fetch("/api/auth/me", {
      headers: { cookie: `kolmena=${planted}` },
    });
    assert.equal(fixed.status, 401);
  });

  it("a cookie is invalid for everybody after 20 concurrent logouts", async () => {
    const eva = await site.person("Eva");
    const { cookie } = eva;
    const answers = await Promise.all(Array.from({ length: 20 }, () => eva.send(logout)));
    assert.ok(answers.every(({ status }) => status === 200 || status === 401));
    const thief = site.stranger();
    thief.cookie = cookie;
    assert.equal((await thief.call(me)).status, 401);
    assert.equal((await ana.call(me)).status, 200);
  });

  it("Host and forwarded-host headers do not get into mails", async () => {
    const before = site.mails.length;
    const answer = await send(
      `POST ${register.path} HTTP/1.1\r\nHost: malo.example\r\n${close}X-Forwarded-Host: malo.example\r\nForwarded: host=malo.example\r\nContent-Type: application/json\r\nContent-Length: LENGTH\r\n\r\nBODY`
        .replace("BODY", victim)
        .replace("LENGTH", String(victim.length)),
    );
    assert.match(answer, /^HTTP\/1.1 201/);
    for (let tries = 0; site.mails.length === before && tries < 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const mail = JSON.stringify(site.mails.at(-1));
    assert.match(mail, /verificar\?token=/);
    assert.ok(mail.includes(site.origin));
    assert.doesNotMatch(mail, /malo\.example/);
  });

  it("connections that send too slowly are closed, and others are not affected", async () => {
    assert.equal((await ana.call(me)).status, 200);
    for (const [what, answer] of Object.entries(slow)) assertRefusal(await answer, 408, what);
    for (const answer of await Promise.all(idle)) assert.doesNotMatch(answer, /NOT HUNG UP/);
    assert.equal((await ana.call(me)).status, 200);
  });
});

const victim = JSON.stringify({
  username: "victima",
  email: "victima@ejemplo.test",
  password: "una frase larga y rara",
  name: "Eva",
});
