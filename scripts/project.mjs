import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, independent of the current directory. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** An error that the user can fix; printed as one sentence without a stack. */
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
 * Runs a program in the project's folder with this terminal, and forwards signals to it.
 * Resolves with its exit code, or with 128 plus the signal's number, as shells do.
 * `quiet` shows its output only if it failed; `ipc` lets it detect the end of this process;
 * `until` is an AbortSignal that stops it.
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
    const forward = (signal) => child.kill(signal);
    until?.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
    for (const signal of forwarded) process.on(signal, forward);
    const done = () => {
      for (const signal of forwarded) process.off(signal, forward);
    };
    child.once("error", (error) => {
      done();
      reject(error);
    });
    child.once("close", (code, signal) => {
      done();
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(code ?? 128 + (signal === "SIGINT" ? 2 : signal === "SIGKILL" ? 9 : 15));
    });
  });
}

/**
 * A signal that aborts within a second or two after the parent process has ended. When `npm start` is
 * killed, only its shell notices, and the shell does not pass it on.
 */
export function parentExitSignal() {
  const parent = process.ppid;
  const exit = new AbortController();
  setInterval(() => process.ppid !== parent && exit.abort(), 1_000).unref();
  return exit.signal;
}

export function inProject(...segments) {
  return join(root, ...segments);
}
