import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { StripeAddress } from "../payments.ts";
import { StartupError } from "../platform/startup-error.ts";

const answersWithinMs = 2_000;

/** Message of a sandbox when it is ready. */
export const sandboxAddress = z.object({
  port: z.int(),
  secretKey: z.string(),
  publishableKey: z.string(),
  webhookSecret: z.string(),
});

export const sandboxFolder = (dataDir: string): string => join(dataDir, "stripe-sandbox");

/** The sandbox that runs in a data folder, whoever started it; null when none answers. */
export async function findRunningSandbox(dataDir: string): Promise<StripeAddress | null> {
  const address = await readAddressFile(dataDir);
  if (!address) return null;
  try {
    // The file may be left over from a killed sandbox, and another program may use its port now.
    const answer = await fetch(`http://127.0.0.1:${address.port}/control/clock`, {
      headers: { authorization: `Bearer ${address.secretKey}` },
      signal: AbortSignal.timeout(answersWithinMs),
    });
    await answer.body?.cancel();
    return answer.ok ? address : null;
  } catch {
    return null;
  }
}

async function readAddressFile(dataDir: string): Promise<StripeAddress | null> {
  try {
    const note = await readFile(join(sandboxFolder(dataDir), "address.json"), "utf8");
    return z.parse(sandboxAddress, JSON.parse(note));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    if (code !== "EACCES") throw error;
    throw new StartupError(
      "No se puede leer dónde están los pagos de prueba: da la orden con el usuario que ejecuta el servidor.",
      { cause: error },
    );
  }
}
