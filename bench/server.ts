import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#test/server-process.ts";
import type { LoopBlock } from "./cpu-stalls.ts";

const root = join(import.meta.dirname, "..");

export interface BenchServer {
  origin: string;
  child: ChildProcess;
  /** From starting the process to the first 200, in milliseconds. */
  startMs: number;
  /** How late the event loop was since the last call. */
  loopDelay(): Promise<LoopDelay>;
  /** Resident memory in MB. */
  memoryMb(): Promise<number>;
  /** Waits, a minute at most, until the work after a start is done: the example account, the warm-up. */
  waitUntilIdle(): Promise<void>;
  stop(): Promise<void>;
}

export interface LoopDelay {
  maxMs: number;
  p99Ms: number;
  /** The delays that were too long, ten thousand at most. */
  holds: LoopBlock[];
}

/** The built server in a process of its own. */
export async function startServer(env: Record<string, string>): Promise<BenchServer> {
  const port = await freePort();
  const startedAtMs = performance.now();
  const child = fork(join(root, "build/server/main.mjs"), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // As npm start does.
      NODE_COMPILE_CACHE: join(root, "build/compile-cache"),
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "1048576",
      LOG_LEVEL: "error",
      ...env,
      PORT: String(port),
    },
    execArgv: ["--import", join(root, "bench/loop-delay.ts")],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.exitCode !== null) throw new Error("The server ended");
    if (performance.now() - startedAtMs > 30_000) throw new Error("The server did not start");
    // Asking without a pause would take a processor from what is measured.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    child,
    startMs: performance.now() - startedAtMs,
    async loopDelay() {
      child.send("loop-delay");
      const [delay] = await once(child, "message");
      return delay as LoopDelay;
    },
    memoryMb: () => residentMb(child.pid!),
    async waitUntilIdle() {
      for (let calmSeconds = 0, at = 0; calmSeconds < 3 && at < 60; at++) {
        const before = await cpuTicks(child.pid!);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        calmSeconds = (await cpuTicks(child.pid!)) - before < 15 ? calmSeconds + 1 : 0;
      }
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Resident memory of a process, where /proc tells. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kb = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kb ? Number(kb) / 1024 : Number.NaN;
}

/** Processor time so far, in hundredths of a second. */
async function cpuTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

/** A small program to measure against; it sends its port when it listens. */
export async function startBaseline(file: string, args: string[] = []) {
  const child = fork(join(root, "bench", file), args, { cwd: root, stdio: "inherit" });
  const [port] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
