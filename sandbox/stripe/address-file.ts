import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where a running sandbox listens and the keys to it. */
export interface Address {
  port: number;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

const fileIn = (folder: string) => join(folder, "address.json");

/**
 * Notes in the folder of its data where the sandbox listens, for programs of the same person. One
 * that is killed leaves its note behind: whoever reads it has to ask whether somebody answers.
 */
export function writeAddress(folder: string, address: Address): void {
  // Whole or not at all, and never readable by others.
  const draft = `${fileIn(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(address), { mode: 0o600 });
  renameSync(draft, fileIn(folder));
}

/** Takes the note away, unless another sandbox has written its own. */
export function removeAddress(folder: string, { port }: Address): void {
  try {
    const noted = JSON.parse(readFileSync(fileIn(folder), "utf8")) as Address;
    if (noted.port === port) rmSync(fileIn(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
