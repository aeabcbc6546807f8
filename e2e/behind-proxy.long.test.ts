import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { type TestDatabase, testDatabase } from "#test/database.ts";
import { runAdmin, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";

const publicOrigin = "https://kolmena.example";
const production = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PUBLIC_ORIGIN: publicOrigin,
  STRIPE_SANDBOX: "allow-in-production",
  MAIL: "files",
};

describe("a server in production", () => {
  let folder: string;
  let databases: TestDatabase[];
  let proxied: ServerProcess;
  let direct: ServerProcess;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "kolmena-proxy-"));
    databases = await Promise.all([testDatabase("postgres"), testDatabase("postgres")]);
    proxied = await startServerProcess({
      ...production,
      DATA_DIR: join(folder, "proxied"),
      DATABASE_URL: databases[0]!.url!,
      TRUSTED_PROXIES: "127.0.0.1,::1",
    });
    direct = await startServerProcess({
      ...production,
      DATA_DIR: join(folder, "direct"),
      DATABASE_URL: databases[1]!.url!,
    });
  });
  after(async () => {
    await Promise.all([proxied?.kill(), direct?.kill()]);
    await Promise.all(databases.map((database) => database.close()));
    await rm(folder, { recursive: true, force: true });
  });

  function post(server: ServerProcess, path: string, body: object, headers = {}) {
    return fetch(new URL(path, server.origin), {
      method: "POST",
      headers: { "content-type": "application/json", origin: publicOrigin, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Statuses of seven wrong logins, each with its own X-Forwarded-For. */
  async function guesses(server: ServerProcess, email: string, from: (at: number) => string) {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const body = { email, password: `no es esta ${at}` };
      statuses.push(
        (await post(server, "/api/login", body, { "x-forwarded-for": from(at) })).status,
      );
    }
    return statuses;
  }

  it("sets a session cookie that browsers return over TLS to its own pages only", async () => {
    const answer = await post(direct, "/api/register", {
      username: "ana",
      email: "ana@ejemplo.test",
      password: "una frase larga y rara",
      name: "Ana",
    });
    assert.equal(answer.status, 201, await answer.text());
    const [line = ""] = answer.headers.getSetCookie();
    const [pair, ...attributes] = line.split("; ");
    assert.match(pair!, /^__Host-kolmena=[\w-]{43}$/);
    assert.deepEqual(attributes.filter((attribute) => !attribute.startsWith("Max-Age=")).sort(), [
      "HttpOnly",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
    for (const [cookie, status] of [
      [pair!, 200],
      [pair!.replace("__Host-", ""), 401],
    ] as const) {
      const again = await fetch(`${direct.origin}/api/auth/me`, { headers: { cookie } });
      assert.equal(again.status, status);
    }
  });

  it("accepts requests from its public origin only, whatever the Host header says", async () => {
    for (const headers of [
      { origin: direct.origin },
      { origin: "https://malo.example", "x-forwarded-host": "malo.example" },
    ]) {
      assert.equal((await post(direct, "/api/auth/logout", {}, headers)).status, 403);
    }
  });

  it("counts failed logins by the connecting address and ignores an invented X-Forwarded-For", async () => {
    const statuses = await guesses(direct, "ana@ejemplo.test", (at) => `203.0.113.${at}`);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429]);
  });

  it("behind a trusted proxy counts failed logins by the last address of X-Forwarded-For", async () => {
    const spread = await guesses(proxied, "eva@ejemplo.test", (at) => `203.0.113.${at}`);
    assert.deepEqual(spread, Array(7).fill(401));
    const invented = await guesses(
      proxied,
      "eva@ejemplo.test",
      (at) => `198.51.100.${at}, 192.0.2.7`,
    );
    assert.deepEqual(invented, [401, 401, 401, 401, 401, 429, 429]);
  });

  it("counts an invalid X-Forwarded-For of a trusted proxy as the proxy's own address", async () => {
    const rubbish = ["abc", ",".repeat(10_000), "203.0.113.300", "1.2.3", "::x", " ", "unknown"];
    const statuses = await guesses(proxied, "rosa@ejemplo.test", (at) => rubbish[at]!);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429]);
    const oneLine = await guesses(proxied, "sara@ejemplo.test", (at) =>
      at % 2 ? `192.0.2.9:${4_000 + at}` : "192.0.2.9",
    );
    assert.deepEqual(oneLine, [401, 401, 401, 401, 401, 429, 429]);
  });

  it("logs one error when fifty people come through a proxy that TRUSTED_PROXIES does not name", async () => {
    const complaints = (server: ServerProcess) =>
      server
        .output()
        .split("\n")
        .filter((line) => line.includes("TRUSTED_PROXIES"));
    const people = Array.from({ length: 50 }, (_, at) => `203.0.113.${at}`);
    for (const server of [direct, proxied]) {
      await Promise.all(
        people.map((from) =>
          fetch(`${server.origin}/api/auth/me`, { headers: { "x-forwarded-for": from } }),
        ),
      );
    }
    await eventually(async () => assert.equal(complaints(direct).length, 1));
    const { level, address } = JSON.parse(complaints(direct)[0]!);
    assert.equal(level, "error");
    assert.match(address, /127\.0\.0\.1$|^::1$/);
    assert.deepEqual(complaints(proxied), []);
    const health = (at: number, name: string) =>
      runAdmin(
        {
          ...production,
          DATA_DIR: join(folder, name),
          DATABASE_URL: databases[at]!.url!,
        },
        "health",
      );
    await eventually(async () => {
      const { code, out } = await health(1, "direct");
      assert.equal(code, 0, out);
      assert.match(out, /unnamedProxy +\S*127\.0\.0\.1/);
      assert.match(out, /Todas las visitas cuentan como una sola.*TRUSTED_PROXIES/);
    });
    assert.doesNotMatch((await health(0, "proxied")).out, /cuentan como una sola/);
  });

  it("sends Strict-Transport-Security with every answer", async () => {
    const get = (path: string, init: RequestInit = {}) =>
      fetch(`${direct.origin}${path}`, { redirect: "manual", ...init });
    const answers = await Promise.all([
      get("/"),
      get("/healthz"),
      get("/api/auth/me"),
      get("/api/openapi.json"),
      get("/api/nada"),
      get("/nada"),
      get("/pricing"),
      get("/archivos/x"),
      get("/descargas/x/anuncios.zip"),
      get("/robots.txt"),
      get("/sandbox/nada"),
      get("/api/login", { method: "POST", body: "{" }),
      get("/%E0%A4%A"),
      get(`/api/content/${"x".repeat(300)}`),
    ]);
    for (const { url, headers, status } of answers) {
      assert.match(
        headers.get("strict-transport-security") ?? "",
        /^max-age=\d{8};/,
        `${status} ${url}`,
      );
    }
    const raw = [
      "no HTTP at all\r\n\r\n",
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(50_000)}\r\n\r\n`,
      "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: nonsense\r\nConnection: close\r\n\r\n",
    ];
    for (const data of raw) {
      const answer = await exchange(Number(new URL(direct.origin).port), data);
      assert.match(answer, /^HTTP\/1\.1 [24]\d\d /);
      assert.match(answer, /^strict-transport-security: max-age=/im, answer);
      assert.match(answer, /^x-content-type-options: nosniff/im, answer);
    }
  });
});

/** Everything that a server answers until it closes the connection. */
async function exchange(port: number, data: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.end(data);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}
