import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { contentPieces, contentVersions } from "#db/schema.ts";
import type { FileStore } from "#server/platform/files/files.ts";
import { me, register } from "#shared/account.ts";
import { readContent } from "#shared/content.ts";
import { suiteApp } from "#test/app.ts";
import { type TestDatabase, testDatabase } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";

const stalledAfterMs = 600;
const mb = 1024 * 1024;

/** A piece whose versions are larger together than the system's socket buffers. */
async function longPiece(
  { database }: { database: TestDatabase },
  person: Person,
  { versions = 50 } = {},
): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const content = "—".repeat(40_000);
  await database.db.insert(contentPieces).values({
    id,
    userId: person.userId,
    workerId: "teo",
    contentType: "post",
    title: "Largo",
    content,
    createdAt: at,
    updatedAt: at,
  });
  await database.db.insert(contentVersions).values(
    Array.from({ length: versions }, (_, index) => ({
      contentId: id,
      number: index + 1,
      content,
      author: "user" as const,
      createdAt: at,
    })),
  );
  return id;
}

interface SilentReader {
  socket: Socket;
  /** Its local port, known also after it is closed. */
  port: number;
}

/** Sends a request and reads nothing; the result is checked at the server's end. */
async function silentReader(
  site: { origin: string },
  path: string,
  cookie: string | null = null,
): Promise<SilentReader> {
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const port = socket.localPort!;
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie ?? ""}\r\n\r\n`);
  return { socket, port };
}

describe("clients that do not read their answers", () => {
  /** Every file has a gigabyte, without delay. */
  const endless: FileStore = {
    write: () => Promise.reject(new Error("Nothing is put here")),
    remove: async () => 0,
    async open() {
      async function* chunks() {
        for (;;) yield Buffer.alloc(64 * 1024);
      }
      return { bytes: 1024 * mb, chunks: chunks() };
    },
  };
  const publicFolder = mkdtempSync(join(tmpdir(), "kolmena-large-"));
  writeFileSync(join(publicFolder, "404.html"), "<title>No está</title>");
  writeFileSync(join(publicFolder, "large.js"), Buffer.alloc(20 * mb, "x"));
  after(() => rmSync(publicFolder, { recursive: true }));
  const unreadBytes = { perPerson: 12 * mb, perAddress: 64 * mb, total: 128 * mb };
  const readerLimits = { stalledAfterMs, unreadBytes };
  const site = suiteApp({ fileStore: endless, publicFolder, readerLimits });
  /** The server's ends of connections, by the client's port. */
  const atServer = new Map<number, Socket>();
  let ana: Person;
  let file: string;
  let piece: string;
  before(async () => {
    site.app.server.server.on("connection", (socket: Socket) => {
      atServer.set(socket.remotePort!, socket);
    });
    ana = await site.person("Ana");
    piece = `/api/content/${await longPiece(site, ana)}`;
    file = await site.app.deps.files.link("orders/1/a.png", {
      name: "a.png",
      expiresInSeconds: 60,
    });
  });

  /** Waits until the server has closed the connections, which a client that does not read cannot see. */
  async function waitUntilClosed(readers: readonly SilentReader[]): Promise<void> {
    await eventually(async () => {
      assert.equal(readers.filter(({ port }) => !atServer.get(port)?.destroyed).length, 0);
    }, 20_000);
    for (const { socket } of readers) socket.destroy();
  }

  it("are disconnected, whatever they requested and even if they go on sending", async () => {
    const silent = await Promise.all([
      silentReader(site, piece, ana.cookie),
      silentReader(site, file),
      silentReader(site, "/large.js"),
      silentReader(site, file),
    ]);
    silent[3]!.socket.write("GET /");
    const drip = setInterval(() => silent[3]!.socket.write("a"), 100);
    try {
      await waitUntilClosed(silent);
    } finally {
      clearInterval(drip);
    }
    assert.equal((await ana.call(me)).status, 200);
  });

  it("do not include clients that read slowly", async () => {
    const { socket: slow } = await silentReader(site, file);
    let bytes = 0;
    slow.on("data", (chunk) => {
      bytes += chunk.length;
      slow.pause();
    });
    const ends = Date.now() + 4 * stalledAfterMs;
    while (Date.now() < ends) {
      slow.resume();
      await delay(20);
    }
    assert.ok(bytes > mb, `${bytes}`);
    const before = bytes;
    slow.resume();
    await delay(100);
    assert.ok(bytes > before, "It was hung up on");
    slow.destroy();
  });
});

describe("clients that do not read, before they are disconnected", () => {
  const unreadBytes = { perPerson: 8 * mb, perAddress: 20 * mb, total: 100 * mb };
  const site = suiteApp({ readerLimits: { stalledAfterMs: 600_000, unreadBytes } });

  /** A person with a long piece that they request so many times without reading. */
  async function requestLongPiece(times: number, person?: Person) {
    const who = person ?? (await site.person());
    const params = { contentId: await longPiece(site, who) };
    const path = `/api/content/${params.contentId}`;
    const silent: SilentReader[] = [];
    for (let at = 0; at < times; at += 1) silent.push(await silentReader(site, path, who.cookie));
    return { who, params, leave: () => silent.map(({ socket }) => socket.destroy()) };
  }

  it("get 429 once too many bytes wait for them, and other people do not", async () => {
    const [eva, ana] = [await requestLongPiece(3), await requestLongPiece(0)];
    await eventually(async () => {
      const { status, body, headers } = await eva.who.call(readContent, eva);
      assert.equal(status, 429);
      assert.match(body.message ?? "", /^Has pedido mucho a la vez/);
      assert.equal(headers.get("retry-after"), "10");
    }, 20_000);
    assert.equal((await ana.who.call(readContent, ana)).status, 200);
    eva.leave();
    await eventually(async () => {
      assert.equal((await eva.who.call(readContent, eva)).status, 200);
    }, 20_000);
  });

  it("are limited by IP address, too, however many accounts they use", async () => {
    const people = await Promise.all([1, 2, 3].map(() => requestLongPiece(2)));
    const stranger = site.stranger();
    await eventually(async () => {
      assert.equal((await stranger.call(me)).status, 429);
    }, 20_000);
    for (const { leave } of people) leave();
    await eventually(async () => assert.equal((await stranger.call(me)).status, 401), 20_000);
  });
});

/** A real attack: takes minutes, and measures the memory of a server of its own. */
describe("150 clients that do not read", { skip: !process.env.TEST_LONG }, () => {
  const readers = 150;
  let folder: string;
  let database: TestDatabase;
  let server: ServerProcess;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "kolmena-silent-"));
    database = await testDatabase("postgres");
    server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: database.url! });
  });
  after(async () => {
    await server?.kill();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const memoryMb = () => {
    const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  };
  const openSockets = () => {
    const { stdout } = spawnSync("ls", ["-l", `/proc/${server.child.pid}/fd`]);
    return String(stdout).match(/socket:/g)?.length ?? 0;
  };

  for (const [what, readAtOnce, pathOf] of [
    ["a page of long texts", 1, () => "/api/content?limit=50"],
    // So many at once allocate much memory, even when they are read.
    ["a text with all its versions", readers, (pieceId: string) => `/api/content/${pieceId}`],
  ] as const) {
    it(`of ${what} take less than 100 MB, and are gone within a minute`, async (t) => {
      const person = new Person(server.origin);
      const body = {
        username: randomUUID().slice(0, 12),
        email: `${randomUUID().slice(0, 12)}@ejemplo.test`,
        password: "una frase larga y rara",
        name: "Ana",
      };
      person.userId = (await person.call(register, { body })).body.id;
      let pieceId = "";
      for (let at = 0; at < 50; at += 1) {
        pieceId = await longPiece({ database }, person, { versions: at === 49 ? 50 : 1 });
      }
      const path = pathOf(pieceId);
      for (let round = 0; round < (readAtOnce === 1 ? 30 : 3); round += 1) {
        const read = Array.from({ length: readAtOnce }, () => person.fetch(path));
        for (const answer of await Promise.all(read)) await answer.arrayBuffer();
      }
      const before = { mb: memoryMb(), sockets: openSockets() };
      const silent = await Promise.all(
        Array.from({ length: readers }, () => silentReader(server, path, person.cookie)),
      );
      const began = Date.now();
      let mostMb = 0;
      let gone = Number.POSITIVE_INFINITY;
      while (Date.now() - began < 90_000 && gone === Number.POSITIVE_INFINITY) {
        mostMb = Math.max(mostMb, memoryMb());
        await delay(250);
        if (openSockets() <= before.sockets) gone = Date.now() - began;
      }
      for (const { socket } of silent) socket.destroy();
      t.diagnostic(
        `${before.mb.toFixed()} MB before, ${mostMb.toFixed()} MB at most, gone after ${gone} ms`,
      );
      assert.ok(mostMb - before.mb < 100, `${before.mb} MB became ${mostMb} MB`);
      assert.ok(gone < 60_000, `Gone after ${gone} ms`);
    });
  }
});
