import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { FileStore } from "#server/platform/files/files.ts";
import { me, register } from "#shared/account.ts";
import { generate } from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import { generateImage } from "#shared/pictures.ts";
import { createProject, listProjects } from "#shared/projects.ts";
import { dotRenderer } from "#test/ads-orders.ts";
import { suiteApp } from "#test/app.ts";
import { fillDataFolder, testDatabase } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { freePort, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { fillDisk, mountSmallDisk, unmountSmallDisk } from "#test/small-disk.ts";
import { eventually } from "#test/wait-until.ts";

const phrase = "una frase larga y rara";

it("a full disk loses nothing that was confirmed: writes are refused in Spanish, and work again when there is room", async (t) => {
  const folder = mountSmallDisk();
  if (!folder) return t.skip("Only root may make a small disk, on Linux");
  const servers: ServerProcess[] = [];
  t.after(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    unmountSmallDisk(folder);
  });
  const env = { DATA_DIR: folder };
  const server = await startServerProcess(env);
  servers.push(server);
  const ana = new Person(server.origin);
  const registered = await ana.call(register, {
    body: {
      username: "ana",
      email: "ana@ejemplo.test",
      password: phrase,
      name: "Ana",
    },
  });
  assert.equal(registered.status, 201);
  // The sandbox needs room to start.
  await eventually(async () =>
    assert.ok(existsSync(join(folder, "stripe-sandbox", "address.json"))),
  );

  const filler = join(folder, "filler");
  const confirmed: string[] = [];
  const refused: string[] = [];
  for (let at = 0; refused.length < 5 && at < 150; at += 1) {
    // Five before the disk is full; later ones fit only into space that the database has already.
    if (at === 5) fillDisk(filler);
    const name = `Proyecto ${at}`;
    const body = { name, description: incompressible() };
    const { status, body: answer } = await ana.call(createProject, { body });
    if (status === 201) confirmed.push(name);
    else {
      assert.equal(status, 503, server.output().slice(-3_000));
      assert.match(answer.message ?? "", /^Nos hemos quedado sin espacio/);
      refused.push(name);
    }
  }
  assert.equal(refused.length, 5, "The disk never filled");
  assert.ok(confirmed.length >= 5);
  assert.equal((await ana.call(listContent)).status, 200);

  rmSync(filler);
  const later = await ana.call(createProject, { body: { name: "Con sitio" } });
  assert.equal(later.status, 201, JSON.stringify(later.body));
  confirmed.push("Con sitio");
  server.child.kill("SIGTERM");
  assert.equal((await once(server.child, "exit"))[0], 0, server.output().slice(-2_000));

  servers.push(await startServerProcess({ ...env, PORT: new URL(server.origin).port }));
  const { body, headers } = await ana.call(listProjects);
  assert.equal(Number(headers.get("x-total-count")), confirmed.length);
  assert.deepEqual(
    body.map(({ name }) => name),
    confirmed.reverse().slice(0, 50),
  );
});

it("a server whose log cannot be written keeps working", async (t) => {
  if (!existsSync("/dev/full")) return t.skip("There is no /dev/full here");
  const folder = mkdtempSync(join(tmpdir(), "kolmena-mute-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const database = await testDatabase("postgres");
  t.after(() => database.close());
  const env = { DATA_DIR: folder, DATABASE_URL: database.url! };
  await fillDataFolder(folder, env.DATABASE_URL);
  const full = openSync("/dev/full", "w");
  t.after(() => closeSync(full));
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, "../build/server/main.mjs")], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port), LOG_LEVEL: "debug" },
    stdio: ["ignore", full, full],
  });
  t.after(() => server.kill("SIGKILL"));
  const ana = new Person(`http://localhost:${port}`);
  await eventually(async () => assert.equal((await ana.fetch("/readyz")).status, 200));
  const body = { username: "ana", email: "ana@ejemplo.test", password: phrase, name: "Ana" };
  assert.equal((await ana.call(register, { body })).status, 201);
  assert.equal((await ana.call(createProject, { body: { name: "Sin registro" } })).status, 201);
  server.kill("SIGTERM");
  assert.equal((await once(server, "exit"))[0], 0);
});

describe("a disk that is full at the wrong moment", () => {
  let code = "";
  const store: FileStore = {
    write: () => Promise.reject(Object.assign(new Error(`${code}: write`), { code })),
    remove: async () => 0,
    open: async () => null,
  };
  const site = suiteApp({ fileStore: store, renderer: dotRenderer, expectsErrors: true });

  async function assertRefused({ send }: { send: () => Promise<Answer> }) {
    const { status, body, headers } = await send();
    assert.equal(status, 503, JSON.stringify(body));
    assert.match(body.message ?? "", /^Nos hemos quedado sin espacio .* prueba/);
    assert.equal(headers.get("retry-after"), "60");
  }

  it("refuses a picture that cannot be stored, and says why", async () => {
    for (code of ["ENOSPC", "EDQUOT"]) {
      const body = { prompt: `Pan de centeno ${code}` };
      await assertRefused({ send: () => site.stranger().call(generateImage, { body }) });
      assert.match(site.errors.at(-1) ?? "", new RegExp(`"message":"The disk is full".*${code}`));
    }
  });

  it("takes no credits for a picture that cannot be stored", async () => {
    const ana = await site.person();
    await site.database.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
    code = "ENOSPC";
    const { status, body } = await ana.call(generate, {
      params: { workerId: "ani" },
      body: { prompt: "Imagen para anunciar pan de centeno", contentType: "image" },
    });
    assert.equal(status, 503, JSON.stringify(body));
    assert.equal((await ana.call(me)).body.creditsUsed, 0);
  });

  it("refuses writes that the database has no room for, and still reads", async () => {
    const ana = await site.person();
    await site.database.sql(`
      create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on projects execute function no_room();`);
    await assertRefused({ send: () => ana.call(createProject, { body: { name: "Navidad" } }) });
    assert.equal((await ana.call(listProjects)).status, 200);
    await site.database.sql("drop trigger no_room on projects");
    assert.equal((await ana.call(createProject, { body: { name: "Navidad" } })).status, 201);
  });
});

interface Answer {
  status: number;
  body: { message?: string };
  headers: Headers;
}

function incompressible(): string {
  return Array.from({ length: 10 }, () => randomUUID()).join("");
}
