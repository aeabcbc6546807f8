import type { AdsDeps } from "#server/features/ads/deps.ts";
import type { PayoutDeps } from "#server/features/affiliates/payouts/deps.ts";
import type { Database } from "#server/platform/database/db.ts";

/** Dependencies of commands: those of the running server, or opened for one command when none runs. */
export interface AdminContext extends AdsDeps, PayoutDeps {
  database: Database;
}

export type Cell = string | number | boolean | null | Date;
export type Row = Record<string, Cell>;

export type Answer =
  /** `next` is the cursor of the next page, null at the end. */
  | { kind: "list"; rows: Row[]; next?: string | null }
  | { kind: "one"; fields: Row /** Longer text under the fields. */; text?: string; rows?: Row[] }
  | { kind: "done"; sentence: string };

export interface Call {
  /** One for each of the command's arguments, in order. */
  args: string[];
  options: Partial<Record<string, string>>;
}

export interface Command {
  /** As typed: `users list`. */
  name: string;
  arguments: readonly string[];
  /** Options that take a value, with a Spanish description of that value. */
  options?: Readonly<Record<string, string>>;
  summary: string;
  run(context: AdminContext, call: Call): Promise<Answer>;
}

/** The command is wrong or names something that does not exist. The message is one Spanish sentence. */
export class AdminError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const exitCodes = { ok: 0, failed: 1, usage: 2, missing: 3 } as const;

/** Rows per list. */
export const listLimit = 50;
