/** Where the embedded database is opened from. */
export interface EngineOptions {
  /** Folder of its files; without it the database is in memory. */
  folder?: string | undefined;
  /** Initial contents of a database in memory. */
  image?: Blob | undefined;
}

/** `transaction` is the number that the answer to `begin` returned. */
export type EngineCommand =
  | {
      do: "query";
      transaction: number | undefined;
      text: string;
      values: unknown[];
      /** Set by Drizzle, which wants timestamps as text. */
      rowMode: "array" | "object" | undefined;
      /** Whether the statement may be cached with its plan. */
      mayCache: boolean;
    }
  | { do: "exec"; transaction: number | undefined; text: string }
  | { do: "begin"; modes: string }
  | { do: "end"; transaction: number; how: "commit" | "rollback" }
  | { do: "listen"; channel: string }
  | { do: "image" }
  | { do: "close" };

/** Asks for a sign of life; the thread answers as soon as it is not computing. */
export interface Ping {
  ping: true;
}

export type EngineRequest = EngineCommand & { id: number };

/** An `Error` as it crosses threads; `fields` are those of PostgreSQL, such as `code`. */
export interface SerializedError {
  message: string;
  fields: Record<string, string>;
}

/** Answer to the request with that `id`; `id` 0 means that the database is open. */
export type EngineAnswer =
  | { id: number; result: unknown }
  | { id: number; refused: SerializedError };

export type EngineNotice =
  | { channel: string; payload: string }
  | { alive: true }
  /** Upkeep begins or ends, which may take long. */
  | { isDoingUpkeep: boolean }
  | { upkeepFailed: SerializedError }
  /** The engine has aborted; these are the last lines it wrote. Its later answers cannot be trusted. */
  | { aborted: string };
