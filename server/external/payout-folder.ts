import { createHash } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Transfer {
  key: string;
  amountCents: number;
  destination: string;
  refused: boolean;
}

/**
 * Rehearses transfers: each becomes a file in a folder, once for its key, whoever asks and however
 * often. A later one with another amount is an error, as with the real ones.
 */
export function createPayoutFolder({ folder }: { folder: string }) {
  return {
    async send(transfer: Transfer): Promise<{ id: string } | { refused: true }> {
      const name = createHash("sha256").update(transfer.key).digest("hex").slice(0, 24);
      const record = JSON.stringify(transfer);
      const path = join(folder, `${name}.json`);
      await mkdir(folder, { recursive: true });
      const whole = join(folder, `.${name}-${process.pid}-${Math.random().toString(36).slice(2)}`);
      await writeFile(whole, record);
      try {
        // Seen when it is whole, and only the first of two.
        await link(whole, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      } finally {
        await rm(whole, { force: true });
      }
      const kept = JSON.parse(await readFile(path, "utf8")) as Transfer;
      if (kept.amountCents !== transfer.amountCents) {
        throw new Error(`The key ${transfer.key} stands for another transfer`);
      }
      return kept.refused ? { refused: true } : { id: `sandbox_${name}` };
    },
  };
}
