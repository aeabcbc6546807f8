import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Port and keys of a running sandbox. */
export interface Address {
  port: number;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

const fileIn = (folder: string) => join(folder, "address.json");

/**
 * Writes the address into the data folder, for other programs of the same user. A killed sandbox
 * leaves the file behind, so readers must check that the sandbox answers.
 */
export function writeAddress(folder: string, address: Address): void {
  // Written atomically, and readable by the owner only.
  const temporary = `${fileIn(folder)}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(address), { mode: 0o600 });
  renameSync(temporary, fileIn(folder));
}

/** Removes the file, unless another sandbox has replaced it. */
export function removeAddress(folder: string, { port }: Address): void {
  try {
    const written = JSON.parse(readFileSync(fileIn(folder), "utf8")) as Address;
    if (written.port === port) rmSync(fileIn(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
