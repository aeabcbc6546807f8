import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { type TestDatabase, testDatabase } from "#test/database.ts";
import { type ServerProcess, startServerProcess } from "#test/server-process.ts";

const publicOrigin = "https://kolmena.example";

describe("a server in production", () => {
  let folder: string;
  let databases: TestDatabase[];
  let proxied: ServerProcess;
  let direct: ServerProcess;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "kolmena-proxy-"));
    databases = await Promise.all([testDatabase("postgres"), testDatabase("postgres")]);
    const env = {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PUBLIC_ORIGIN: publicOrigin,
      STRIPE_SANDBOX: "allow-in-production",
      MAIL: "files",
    };
    proxied = await startServerProcess({
      ...env,
      DATA_DIR: join(folder, "proxied"),
      DATABASE_URL: databases[0]!.url!,
      TRUSTED_PROXIES: "127.0.0.1,::1",
    });
    direct = await startServerProcess({
      ...env,
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

  /** Statuses of seven wrong logins, each said to come from its own address. */
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

  it("gives a session cookie that only its own pages over TLS can bring back", async () => {
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

  it("takes only its public origin for its own, whatever Host says", async () => {
    for (const headers of [
      { origin: direct.origin },
      { origin: "https://malo.example", "x-forwarded-host": "malo.example" },
    ]) {
      assert.equal((await post(direct, "/api/auth/logout", {}, headers)).status, 403);
    }
  });

  it("counts failures by the address that connects: an invented X-Forwarded-For helps nobody", async () => {
    const statuses = await guesses(direct, "ana@ejemplo.test", (at) => `203.0.113.${at}`);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429]);
  });

  it("behind a trusted proxy counts by the person's address, as the proxy says last", async () => {
    const spread = await guesses(proxied, "eva@ejemplo.test", (at) => `203.0.113.${at}`);
    assert.deepEqual(spread, Array(7).fill(401));
    const invented = await guesses(
      proxied,
      "eva@ejemplo.test",
      (at) => `198.51.100.${at}, 192.0.2.7`,
    );
    assert.deepEqual(invented, [401, 401, 401, 401, 401, 429, 429]);
  });
});
