/** One task of a caller, until it is settled. */
interface Entry<T, R> {
  caller: string;
  task: T;
  result: { value: R } | null;
  resolve(value: R): void;
  reject(reason: unknown): void;
}

/**
 * A queue that is fair to its callers: tasks are taken from one caller after the other (round robin),
 * and each caller gets its results in the order of its own tasks.
 */
export class FairQueue<T, R> {
  /** Tasks not taken yet, by caller; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, Entry<T, R>[]>();
  /** Tasks that were given back; they are taken before any other. */
  readonly #requeued: Entry<T, R>[] = [];
  /** All unsettled tasks, by caller and in order. */
  readonly #unsettled = new Map<string, Entry<T, R>[]>();

  /** Number of tasks that are not being worked on. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce(
      (sum, entries) => sum + entries.length,
      this.#requeued.length,
    );
  }

  /** `cancel` rejects the task with a reason, also while it is worked on. */
  add(caller: string, task: T): { settled: Promise<R>; cancel(reason: unknown): void } {
    const { promise: settled, resolve, reject } = Promise.withResolvers<R>();
    const entry: Entry<T, R> = { caller, task, result: null, resolve, reject };
    entriesOf(this.#waiting, caller).push(entry);
    entriesOf(this.#unsettled, caller).push(entry);
    return { settled, cancel: (reason) => this.#reject(entry, reason) };
  }

  /**
   * Takes the next task.
   * @param isHeld skips callers, such as those with a task under way
   * @param choose the index of the task to take among those of the caller whose turn it is
   */
  next(
    isHeld: (caller: string) => boolean = () => false,
    choose: (tasks: readonly T[]) => number = () => 0,
  ): TakenTask<T, R> | undefined {
    const entry = this.#requeued.shift() ?? this.#nextWaiting(isHeld, choose);
    if (!entry) return undefined;
    return {
      caller: entry.caller,
      task: entry.task,
      resolve: (value) => {
        entry.result = { value };
        this.#resolveInOrder(entry.caller);
      },
      requeue: () => {
        if (this.#unsettled.get(entry.caller)?.includes(entry)) this.#requeued.push(entry);
      },
      reject: (reason) => this.#reject(entry, reason),
    };
  }

  /** Rejects every task that is not being worked on. */
  rejectWaiting(reason: unknown): void {
    const entries = [...this.#waiting.values(), this.#requeued].flat();
    for (const entry of entries) this.#reject(entry, reason);
  }

  #nextWaiting(
    isHeld: (caller: string) => boolean,
    choose: (tasks: readonly T[]) => number,
  ): Entry<T, R> | undefined {
    for (const [caller, entries] of this.#waiting) {
      if (isHeld(caller)) continue;
      const [entry] = entries.splice(choose(entries.map(({ task }) => task)), 1);
      // The caller moves to the end: the others come before its next task.
      this.#waiting.delete(caller);
      if (entries.length > 0) this.#waiting.set(caller, entries);
      return entry;
    }
    return undefined;
  }

  #reject(entry: Entry<T, R>, reason: unknown): void {
    remove(this.#waiting, entry);
    remove(this.#unsettled, entry);
    const at = this.#requeued.indexOf(entry);
    if (at >= 0) this.#requeued.splice(at, 1);
    entry.reject(reason);
    this.#resolveInOrder(entry.caller);
  }

  #resolveInOrder(caller: string): void {
    const entries = this.#unsettled.get(caller) ?? [];
    while (entries[0]?.result) {
      const { resolve, result } = entries.shift()!;
      resolve(result!.value);
    }
    if (entries.length === 0) this.#unsettled.delete(caller);
  }
}

/** A task that is being worked on. */
export interface TakenTask<T, R> {
  caller: string;
  task: T;
  resolve(value: R): void;
  /** Gives the task back; it is taken before all waiting ones. */
  requeue(): void;
  reject(reason: unknown): void;
}

function entriesOf<V>(byCaller: Map<string, V[]>, caller: string): V[] {
  const entries = byCaller.get(caller) ?? [];
  byCaller.set(caller, entries);
  return entries;
}

function remove<V extends { caller: string }>(byCaller: Map<string, V[]>, entry: V): void {
  const entries = byCaller.get(entry.caller);
  if (!entries) return;
  const at = entries.indexOf(entry);
  if (at >= 0) entries.splice(at, 1);
  if (entries.length === 0) byCaller.delete(entry.caller);
}
