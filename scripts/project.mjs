import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was typed. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure the person can do something about: printed as one sentence, without a stack. */
export class Stop extends Error {}

export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a script's main function; a {@link Stop} becomes one sentence and exit code 1. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in the project's folder with this terminal and hands signals on to it.
 * Resolves with its exit code; ended by a signal, with 128 and more as shells do.
 * `quiet` shows its output only if it failed; `ipc` lets it notice that this process has gone;
 * `until` is an AbortSignal that ends it.
 */
export function run(command, args, { env = {}, ipc = false, quiet = false, until } = {}) {
  const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["inherit", "inherit", "inherit"];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ipc ? [...stdio, "ipc"] : stdio,
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    const hand = (signal) => child.kill(signal);
    until?.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
    for (const signal of forwarded) process.on(signal, hand);
    const done = () => {
      for (const signal of forwarded) process.off(signal, hand);
    };
    child.once("error", (error) => {
      done();
      reject(error);
    });
    child.once("close", (code, signal) => {
      done();
      // What a quiet program said matters only when it failed.
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(code ?? 128 + (signal === "SIGINT" ? 2 : signal === "SIGKILL" ? 9 : 15));
    });
  });
}

/**
 * Aborts when the process that started this one is gone, within a second or two. A killed
 * `npm start` tells its shell only, which tells nobody.
 */
export function abandoned() {
  const parent = process.ppid;
  const over = new AbortController();
  setInterval(() => process.ppid !== parent && over.abort(), 1_000).unref();
  return over.signal;
}

export function inProject(...segments) {
  return join(root, ...segments);
}
