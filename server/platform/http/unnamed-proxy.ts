import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Log } from "../log.ts";

const sayAgainAfterMs = 60_000;

const note = z.object({ address: z.string(), at: z.string() });

/** A proxy that nobody named hands on everybody's requests: they all have its address and its throttles. */
export type UnnamedProxy = z.output<typeof note>;

const pathIn = (dataDir: string) => join(dataDir, "unnamed-proxy.json");

/**
 * Says loudly, once a minute at most, that requests come through a proxy that TRUSTED_PROXIES does
 * not name, and notes it where the operator's commands look.
 * @returns to be called with the address of the proxy, as often as it is seen
 */
export function warnOfUnnamedProxies(options: {
  dataDir: string;
  log: Log;
  now: () => Date;
}): (address: string) => void {
  const { dataDir, log, now } = options;
  let saidAtMs = Number.NEGATIVE_INFINITY;
  return (address) => {
    const at = now();
    if (at.getTime() - saidAtMs < sayAgainAfterMs) return;
    saidAtMs = at.getTime();
    log.error(
      { address },
      "All visitors count as one: they come through a proxy that TRUSTED_PROXIES does not name",
    );
    const found: UnnamedProxy = { address, at: at.toISOString() };
    writeFile(pathIn(dataDir), JSON.stringify(found), { mode: 0o600 }).catch((error) =>
      log.warn({ error }, "The proxy without a name could not be noted"),
    );
  };
}

/** The last that a running server has seen since its start; null when there was none. */
export async function readUnnamedProxy(dataDir: string): Promise<UnnamedProxy | null> {
  try {
    return z.parse(note, JSON.parse(await readFile(pathIn(dataDir), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    // Half written: it is being seen at this moment.
    if (error instanceof SyntaxError) return { address: "?", at: "" };
    throw error;
  }
}

/** A new start may have named it. */
export async function forgetUnnamedProxy(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}
