/** What an embedded database is opened from. */
export interface ThreadOptions {
  /** Where it keeps its files; without it in memory. */
  folder?: string | undefined;
  /** The start of a database in memory. */
  image?: Blob | undefined;
}

/** `transaction`, where there is one, is what its `begin` was answered. */
export type Order =
  | {
      do: "query";
      transaction: number | undefined;
      text: string;
      values: unknown[];
      /** As Drizzle asks: moments stay texts. */
      rowMode: "array" | "object" | undefined;
      /** Whether its plan may be kept, should it come again. */
      mayKeep: boolean;
    }
  | { do: "exec"; transaction: number | undefined; text: string }
  | { do: "begin"; modes: string }
  | { do: "end"; transaction: number; how: "commit" | "rollback" }
  | { do: "listen"; channel: string }
  | { do: "image" }
  | { do: "close" };

/** Asks for a sign of life, which comes as soon as the thread computes nothing. */
export interface Ping {
  ping: true;
}

export type EngineRequest = Order & { id: number };

/** What an `Error` is when it has crossed to another thread: `fields` has PostgreSQL's, such as `code`. */
export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

/** To the request of that `id`; to 0 when the database is open. */
export type Answer = { id: number; result: unknown } | { id: number; refused: Refusal };

export type Notice =
  | { channel: string; payload: string }
  | { alive: true }
  /** Its own work begins or ends, which nobody has asked for and which may take long. */
  | { isTidying: boolean }
  | { upkeepFailed: Refusal }
  /** The engine has aborted, with the last lines that it wrote: what it answers from now on is worth nothing. */
  | { aborted: string };
