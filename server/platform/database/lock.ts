import { createHash } from "node:crypto";
import { chmod, mkdir, rm, rmdir, stat } from "node:fs/promises";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../startup-error.ts";

const longestSocketPath = 100;
const recoveryIsStaleAfterMs = 10_000;

export interface FolderLock {
  /** Sets the handler of incoming connections; without one they are closed. */
  onConnection(handle: (socket: Socket) => void): void;
  release(): Promise<void>;
}

/**
 * Where the running server that owns this folder listens: a Unix socket, on Windows a named pipe.
 * Nothing listens there when no server runs or when it uses PostgreSQL.
 */
export function adminSocketPath(dataDir: string): string {
  const folder = resolve(dataDir);
  const digest = createHash("sha256").update(folder).digest("hex").slice(0, 24);
  if (process.platform === "win32") return `\\\\.\\pipe\\kolmena-${digest}`;
  const socketPath = join(folder, "server.sock");
  // The operating system truncates longer socket paths.
  return Buffer.byteLength(socketPath) <= longestSocketPath
    ? socketPath
    : join(tmpdir(), `kolmena-${digest}.sock`);
}

/**
 * Makes this process the only one that opens the folder's database. The lock is a listening socket,
 * so the operating system releases it however the process ends.
 * @throws StartupError when another server holds it
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const path = adminSocketPath(dataDir);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const server = await listen(path);
    if (server) {
      if (process.platform !== "win32") await chmod(path, 0o600);
      return createLock(server);
    }
    if (await isListening(path)) break;
    await removeStaleSocket(path);
    await delay(10);
  }
  throw new StartupError(
    `Otro servidor ya usa la carpeta de datos ${resolve(dataDir)}: detenlo antes, o dale a este otra carpeta con DATA_DIR.`,
  );
}

function createLock(server: Server): FolderLock {
  let handle: (socket: Socket) => void = (socket) => socket.destroy();
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
    handle(socket);
  });
  server.unref();
  return {
    onConnection(next) {
      handle = next;
    },
    release: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Undefined when the path is already in use. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") done(undefined);
      else {
        fail(
          new StartupError(
            `La carpeta de datos no se puede reservar (${error.code} en ${path}): usa una carpeta de un disco local, o pon DATABASE_URL.`,
            { cause: error },
          ),
        );
      }
    });
    server.listen(path, () => {
      server.removeAllListeners("error");
      server.on("error", () => undefined);
      done(server);
    });
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(path);
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      // Any other error does not prove that no server listens.
      done(error.code !== "ECONNREFUSED" && error.code !== "ENOENT");
    });
  });
}

/** Removes the socket of a killed process. Only one process at a time, or one could remove the new socket of another. */
async function removeStaleSocket(path: string): Promise<void> {
  const recovery = `${path}.recovery`;
  try {
    await mkdir(recovery);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const age = await stat(recovery).then(
      (found) => Date.now() - found.mtimeMs,
      () => 0,
    );
    if (age > recoveryIsStaleAfterMs) await rmdir(recovery).catch(() => undefined);
    else await delay(20);
    return;
  }
  try {
    // A new socket refuses connections for an instant before it listens.
    await delay(20);
    if (!(await isListening(path))) await rm(path, { force: true });
  } finally {
    await rmdir(recovery).catch(() => undefined);
  }
}
