import type { AdsDeps } from "#server/features/ads/deps.ts";
import type { PayoutDeps } from "#server/features/affiliates/payouts/deps.ts";
import type { Database } from "#server/platform/database/db.ts";

/** What commands work on: inside the running server its own, otherwise opened for one command. */
export interface AdminContext extends AdsDeps, PayoutDeps {
  database: Database;
}

export type Cell = string | number | boolean | null | Date;
export type Row = Record<string, Cell>;

export type Answer =
  /** `next` is the cursor of the page after, null at the end. */
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
  /** Each takes a value; the value of the table says what it is. */
  options?: Readonly<Record<string, string>>;
  summary: string;
  run(context: AdminContext, call: Call): Promise<Answer>;
}

/** The command cannot be done as typed, or what it names is not there; one sentence. */
export class AdminError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exit.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const exit = { ok: 0, failed: 1, usage: 2, missing: 3 } as const;

/** Rows that a list shows at most. */
export const listLimit = 50;
