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
 * Sandbox for payouts: each transfer becomes a file in a folder, once per key, also when it is repeated.
 * A second one with another amount for the same key is an error, as with a real provider.
 */
export function createPayoutSandbox({ folder }: { folder: string }) {
  return {
    async send(transfer: Transfer): Promise<{ id: string } | { refused: true }> {
      const name = createHash("sha256").update(transfer.key).digest("hex").slice(0, 24);
      const record = JSON.stringify(transfer);
      const path = join(folder, `${name}.json`);
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${name}-${process.pid}-${Math.random().toString(36).slice(2)}`);
      await writeFile(draft, record);
      try {
        // `link` is atomic: the file appears complete, and only the first of two succeeds.
        await link(draft, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      } finally {
        await rm(draft, { force: true });
      }
      const recorded = JSON.parse(await readFile(path, "utf8")) as Transfer;
      if (recorded.amountCents !== transfer.amountCents) {
        throw new Error(`The key ${transfer.key} stands for another transfer`);
      }
      return recorded.refused ? { refused: true } : { id: `sandbox_${name}` };
    },
  };
}
