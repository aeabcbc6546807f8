import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import type { Config } from "../config.ts";
import type { StripeAddress } from "../payments.ts";
import { AppError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import { sandboxAddress, sandboxFolder } from "./address.ts";

/** How long a payment call waits for a starting sandbox. */
const readyWithinMs = 15_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** After this time the pause before a restart is reset. */
const steadyAfterMs = 60_000;

/** Addresses that the sandbox needs: the site for its pages, and the webhook. */
interface Site {
  publicOrigin: string;
  webhookUrl: string;
}

/** The site as the sandbox reaches it on the same machine, where the server listens on `port`. */
export function sandboxSite({ publicOrigin, host }: Config, port: number): Site {
  const isAnyInterface = host === "0.0.0.0" || host === "::" || host === "localhost";
  const name = isAnyInterface ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return { publicOrigin, webhookUrl: `http://${name}:${port}/api/webhooks/stripe` };
}

export interface Sandbox {
  /** Starts the program and restarts it whenever it ends. */
  start(site: Site): void;
  /**
   * Waits until the sandbox is ready and returns its address.
   * @throws AppError `unavailable` when it is not ready in time
   */
  address(): Promise<StripeAddress>;
  /** Lets waiting and later calls of `address` fail at once, because the server is about to stop. */
  stopWaiting(): void;
  close(): Promise<void>;
}

/** Runs the Stripe sandbox as a child process. */
export function createSandbox(options: {
  /** Folder of the project. */
  root: string;
  dataDir: string;
  log: Log;
}): Sandbox {
  const { log } = options;
  /** Resolves with the address; with null when nobody should wait any more. */
  let ready = Promise.withResolvers<StripeAddress | null>();
  let isWaitedFor = true;
  let child: ChildProcess | undefined;
  let ended: Promise<void> | undefined;
  const closing = new AbortController();

  /** Runs the program once, until it ends. */
  async function run(site: Site): Promise<void> {
    const args = ["--data", sandboxFolder(options.dataDir), "--port", "0"];
    args.push("--origin", site.publicOrigin, "--webhook", site.webhookUrl);
    const running = fork(sandboxProgram(options.root), args, {
      execArgv: [],
      // Not the server's environment, which contains secrets.
      env: {},
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    child = running;
    let stderrTail = "";
    running.stderr?.on("data", (chunk) => {
      stderrTail = `${stderrTail}${chunk}`.slice(-2_000);
    });
    let wasReady = false;
    running.on("message", (message) => {
      ready.resolve(z.parse(sandboxAddress, message));
      wasReady = true;
    });
    const why = await new Promise<string>((resolve) => {
      running.once("error", (error) => resolve(String(error)));
      running.once("exit", (code, signal) => resolve(`${signal ?? code}`));
    });
    // When it was never ready, waiting calls wait for the restarted one.
    if (wasReady) ready = Promise.withResolvers();
    if (!isWaitedFor) ready.resolve(null);
    if (!closing.signal.aborted)
      log.error({ why, complaint: stderrTail }, "The Stripe sandbox ended");
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
      const timeout = delay(readyWithinMs, null, { ref: false });
      const found = await Promise.race([ready.promise, timeout]);
      if (found) return found;
      throw new AppError(
        "unavailable",
        "Los pagos todavía no están listos. Vuelve a probar en unos segundos.",
        { retryAfterSeconds: 5 },
      );
    },
    stopWaiting() {
      isWaitedFor = false;
      ready.resolve(null);
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

/** The program in the bundle, or its source. */
function sandboxProgram(root: string): string {
  return import.meta.filename.endsWith(".ts")
    ? join(root, "sandbox", "stripe", "main.ts")
    : join(import.meta.dirname, "stripe-sandbox.mjs");
}
