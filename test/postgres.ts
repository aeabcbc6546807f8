import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const oldest = 15;
const prefix = "kolmena-postgres-";

export interface PostgresServer {
  /** Of its maintenance database; another database of the server by replacing the path. */
  url: string;
  /** `immediate` is a crash: open connections are cut. */
  stop(mode?: "fast" | "immediate"): void;
  start(): void;
  /** Stops it and removes its files. */
  remove(): void;
}

/** Folder of PostgreSQL's programs, the newest found; undefined when there is none from 15 on. */
export function findPostgres(): string | undefined {
  const folders = [
    ...versions("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...["/opt/homebrew/opt", "/usr/local/opt"].flatMap((root) =>
      versions(root, "postgresql@").map((version) => `${root}/postgresql@${version}/bin`),
    ),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find(
    (folder) => existsSync(join(folder, "initdb")) && versionOf(folder) >= oldest,
  );
}

/** Starts a server of its own in a temporary folder: for tests only, it would not survive a crash of the machine. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error(`These tests need PostgreSQL ${oldest} or newer on this machine`);
  removeAbandoned(bin);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  writeFileSync(join(folder, "owner"), String(process.pid));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const port = await freePort();

  function run(program: string, args: string[]): void {
    execFileSync(join(bin as string, program), args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, LC_ALL: "C" },
      ...(user ?? {}),
    });
  }

  function start(): void {
    const settings = {
      port: String(port),
      listen_addresses: "127.0.0.1",
      unix_socket_directories: folder,
      max_connections: "300",
      shared_buffers: "64MB",
      fsync: "off",
      full_page_writes: "off",
      autovacuum_naptime: "60",
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-w", "-o", options.join(" "), "start"]);
  }

  try {
    const how = ["--encoding=UTF8", "--locale=C", "--auth=trust", "--no-sync"];
    run("initdb", ["-D", data, "-U", "postgres", ...how]);
    start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }

  const stop = (mode = "fast") => run("pg_ctl", ["-D", data, "-w", "-m", mode, "stop"]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove() {
      try {
        stop("immediate");
      } catch {
        // It may have been stopped by the test.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops and removes servers whose test run was killed. */
function removeAbandoned(bin: string): void {
  for (const name of readdirSync(tmpdir()).filter((found) => found.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    try {
      const owner = Number(readFileSync(join(folder, "owner"), "utf8"));
      if (isRunning(owner)) continue;
      const args = ["-D", join(folder, "data"), "-m", "immediate", "stop"];
      execFileSync(join(bin, "pg_ctl"), args, { stdio: "ignore", ...(unprivileged() ?? {}) });
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another user or to a run that is just starting, or has stopped.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function versions(root: string, prefix = ""): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(b) - Number(a));
}

function versionOf(folder: string): number {
  try {
    const answer = execFileSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
    return Number(/(\d+)/.exec(answer)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // This system has no such user.
    }
  }
  throw new Error("Running as root, and neither a user postgres nor nobody exists");
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
