import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import type { Config } from "../config.ts";
import type { StripeAddress } from "../payments.ts";
import { AppError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import { sandboxAddress, sandboxFolder } from "./address.ts";

/** How long a call to Stripe waits for a sandbox that is starting. */
const readyWithinMs = 15_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A sandbox that lived this long did not die of its start. */
const steadyAfterMs = 60_000;

/** Where browsers see its pages, and where it sends its events. */
interface Site {
  publicOrigin: string;
  webhookUrl: string;
}

/** The site as its sandbox sees it, from this very machine, where the server listens on `port`. */
export function siteOf({ publicOrigin, host }: Config, port: number): Site {
  const everywhere = host === "0.0.0.0" || host === "::" || host === "localhost";
  const name = everywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return { publicOrigin, webhookUrl: `http://${name}:${port}/api/webhooks/stripe` };
}

export interface Sandbox {
  /** Starts the program; it is started again whenever it ends. */
  start(site: Site): void;
  /**
   * Where it listens, as soon as it does.
   * @throws AppError `unavailable` when it does not come up in time
   */
  address(): Promise<StripeAddress>;
  /** From now on nobody waits for one that is not up: the server is about to stop. */
  stopWaiting(): void;
  close(): Promise<void>;
}

/** The Stripe sandbox as a child process of the server. */
export function createSandbox(options: {
  /** Folder of the project. */
  root: string;
  dataDir: string;
  log: Log;
}): Sandbox {
  const { log } = options;
  /** null: it will not be waited for. */
  let up = Promise.withResolvers<StripeAddress | null>();
  let isWaitedFor = true;
  let child: ChildProcess | undefined;
  let ended: Promise<void> | undefined;
  const closing = new AbortController();

  /** Runs it once, until it ends. */
  async function run(site: Site): Promise<void> {
    const args = ["--data", sandboxFolder(options.dataDir), "--port", "0"];
    args.push("--origin", site.publicOrigin, "--webhook", site.webhookUrl);
    const running = fork(programIn(options.root), args, {
      execArgv: [],
      // Nothing of the server's own, which holds keys.
      env: {},
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    child = running;
    let complaint = "";
    running.stderr?.on("data", (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-2_000);
    });
    let hasComeUp = false;
    running.on("message", (message) => {
      up.resolve(z.parse(sandboxAddress, message));
      hasComeUp = true;
    });
    const why = await new Promise<string>((resolve) => {
      running.once("error", (error) => resolve(String(error)));
      running.once("exit", (code, signal) => resolve(`${signal ?? code}`));
    });
    // Whoever waits for one that did not come up waits for the next.
    if (hasComeUp) up = Promise.withResolvers();
    if (!isWaitedFor) up.resolve(null);
    if (!closing.signal.aborted) log.error({ why, complaint }, "The Stripe sandbox ended");
  }

  async function keepRunning(site: Site): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      await run(site);
      if (performance.now() - startedAt > steadyAfterMs) pauseMs = firstPauseMs;
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    }
  }

  return {
    start(site) {
      ended ??= keepRunning(site);
    },
    async address() {
      const late = delay(readyWithinMs, null, { ref: false });
      const found = await Promise.race([up.promise, late]);
      if (found) return found;
      throw new AppError(
        "unavailable",
        "Los pagos todavía no están listos. Vuelve a probar en unos segundos.",
        { retryAfterSeconds: 5 },
      );
    },
    stopWaiting() {
      isWaitedFor = false;
      up.resolve(null);
    },
    async close() {
      closing.abort();
      child?.kill("SIGTERM");
      const late = delay(3_000, "late", { ref: false });
      if ((await Promise.race([ended, late])) === "late") child?.kill("SIGKILL");
      await ended;
    },
  };
}

/** Beside the built server, or its source. */
function programIn(root: string): string {
  return import.meta.filename.endsWith(".ts")
    ? join(root, "sandbox", "stripe", "main.ts")
    : join(import.meta.dirname, "stripe-sandbox.mjs");
}
