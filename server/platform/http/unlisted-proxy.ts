import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Log } from "../log.ts";

const warnAgainAfterMs = 60_000;

const note = z.object({ address: z.string(), at: z.string() });

/** A proxy that TRUSTED_PROXIES does not list: all its visitors share its address and its throttles. */
export type UnlistedProxy = z.output<typeof note>;

const pathIn = (dataDir: string) => join(dataDir, "unnamed-proxy.json");

/**
 * Logs an error, at most once a minute, when requests come through a proxy that TRUSTED_PROXIES does
 * not list, and writes it to a file that the operator's commands read.
 * @returns a function to call with the proxy's address for each such request
 */
export function warnOfUnlistedProxies(options: {
  dataDir: string;
  log: Log;
  now: () => Date;
}): (address: string) => void {
  const { dataDir, log, now } = options;
  let warnedAtMs = Number.NEGATIVE_INFINITY;
  return (address) => {
    const at = now();
    if (at.getTime() - warnedAtMs < warnAgainAfterMs) return;
    warnedAtMs = at.getTime();
    log.error(
      { address },
      "All visitors count as one: they come through a proxy that TRUSTED_PROXIES does not name",
    );
    const found: UnlistedProxy = { address, at: at.toISOString() };
    writeFile(pathIn(dataDir), JSON.stringify(found), { mode: 0o600 }).catch((error) =>
      log.warn({ error }, "The proxy without a name could not be noted"),
    );
  };
}

/** The latest such proxy since the start of the server; null when there was none. */
export async function readUnlistedProxy(dataDir: string): Promise<UnlistedProxy | null> {
  try {
    return z.parse(note, JSON.parse(await readFile(pathIn(dataDir), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    // The file is being written at this moment.
    if (error instanceof SyntaxError) return { address: "?", at: "" };
    throw error;
  }
}

/** Called at start: the configuration may list the proxy now. */
export async function clearUnlistedProxy(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}
