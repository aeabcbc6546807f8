import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { fillDataFolder } from "./database.ts";

/** A first start creates a database, which takes long on a busy machine. */
const readyWithinMs = 60_000;

const root = join(import.meta.dirname, "..");

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Its stdout and stderr so far. */
  output(): string;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Runs one command of the built operator's command line. */
export async function runAdmin(env: Record<string, string>, ...argv: string[]) {
  const child = spawn(process.execPath, [join(root, "build/server/admin.mjs"), ...argv], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  const [code] = await once(child, "close");
  return { code: code as number, out, err };
}

/**
 * Starts the built server as a process and waits until it is ready. An empty data folder and its database
 * are filled first as an earlier start would have, unless `first` is set. `program`, a path in the project
 * or an absolute one, replaces the bundle.
 */
export async function startServerProcess(
  env: Record<string, string>,
  options: { first?: boolean; program?: string } = {},
): Promise<ServerProcess> {
  if (!options.first && env.DATA_DIR) {
    await fillDataFolder(env.DATA_DIR, env.DATABASE_URL);
  }
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(
    process.execPath,
    [resolve(root, options.program ?? "build/server/main.mjs")],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        LOG_LEVEL: "warn",
        // Shared by all tests: they run the same code.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...env,
        PORT: String(port),
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const origin = `http://localhost:${port}`;
  const until = Date.now() + readyWithinMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    if (Date.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`The server is not ready after ${readyWithinMs} ms: ${output}`);
    }
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    origin,
    child,
    output: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
