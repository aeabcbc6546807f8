/** `workerData` of a thread. */
export interface ThreadStartOptions {
  /** True for the first thread: it warms up with more replies, because nobody waits for it yet. */
  isFirst: boolean;
}

/** One call of a task; plain data, because it crosses threads. */
export interface ThreadRequest {
  id: number;
  name: string;
  input: unknown;
}

export type ThreadAnswer =
  /** The task's code is being imported, or is now; this time does not count for the deadline. */
  | { id: number; isLoading: boolean }
  | { id: number; value: unknown }
  /** The task threw: its stack, for the log. */
  | { id: number; threw: string }
  /** The thread accepts orders from now on. */
  | { isReady: true }
  | { isRehearsed: true };
