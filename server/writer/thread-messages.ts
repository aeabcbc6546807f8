/** Given to a thread as it starts. */
export interface ThreadOptions {
  /** Nobody waits for it yet: it writes more replies that nobody reads. */
  isFirst: boolean;
}

/** One call: plain data, as everything that goes between threads. */
export interface ThreadOrder {
  id: number;
  name: string;
  input: unknown;
}

export type ThreadAnswer =
  /** Its code is being loaded, or is there now: no part of what the order may take. */
  | { id: number; isLoading: boolean }
  | { id: number; value: unknown }
  /** The task threw: its stack, for the log. */
  | { id: number; threw: string }
  /** It takes orders from now on. */
  | { isReady: true }
  | { isRehearsed: true };
