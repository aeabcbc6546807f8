/** What one caller asked for, until it is answered. */
interface Asked<T, A> {
  caller: string;
  work: T;
  answer: { value: A } | null;
  resolve(value: A): void;
  reject(reason: unknown): void;
}

/**
 * Work of many callers: they take turns, and each gets its answers in the order in which it asked.
 */
export class Turns<T, A> {
  /** Waiting, by caller; whose turn is next comes first. */
  readonly #waiting = new Map<string, Asked<T, A>[]>();
  /** To be done before everything else, because it was begun already. */
  readonly #again: Asked<T, A>[] = [];
  /** Everything that is not answered, by caller and in order. */
  readonly #unanswered = new Map<string, Asked<T, A>[]>();

  /** How many wait for their turn. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, line) => sum + line.length, this.#again.length);
  }

  /** `leave` takes it out with a reason, wherever it is. */
  add(caller: string, work: T): { answered: Promise<A>; leave(reason: unknown): void } {
    const { promise: answered, resolve, reject } = Promise.withResolvers<A>();
    const asked: Asked<T, A> = { caller, work, answer: null, resolve, reject };
    lineOf(this.#waiting, caller).push(asked);
    lineOf(this.#unanswered, caller).push(asked);
    return { answered, leave: (reason) => this.#leave(asked, reason) };
  }

  next(): Turn<T, A> | undefined {
    const asked = this.#again.shift() ?? this.#nextWaiting();
    if (!asked) return undefined;
    return {
      work: asked.work,
      answer: (value) => {
        asked.answer = { value };
        this.#tell(asked.caller);
      },
      putBack: () => {
        const line = this.#unanswered.get(asked.caller);
        if (line?.includes(asked)) this.#again.push(asked);
      },
      leave: (reason) => this.#leave(asked, reason),
    };
  }

  /** Everybody who waits gets this reason instead of an answer. */
  refuseWaiting(reason: unknown): void {
    for (const asked of [...this.#waiting.values(), this.#again].flat()) this.#leave(asked, reason);
  }

  #nextWaiting(): Asked<T, A> | undefined {
    for (const [caller, line] of this.#waiting) {
      const asked = line.shift();
      this.#waiting.delete(caller);
      if (line.length > 0) this.#waiting.set(caller, line);
      return asked;
    }
    return undefined;
  }

  #leave(asked: Asked<T, A>, reason: unknown): void {
    take(this.#waiting, asked);
    take(this.#unanswered, asked);
    const at = this.#again.indexOf(asked);
    if (at >= 0) this.#again.splice(at, 1);
    asked.reject(reason);
    this.#tell(asked.caller);
  }

  #tell(caller: string): void {
    const line = this.#unanswered.get(caller) ?? [];
    while (line[0]?.answer) {
      const { resolve, answer } = line.shift()!;
      resolve(answer!.value);
    }
    if (line.length === 0) this.#unanswered.delete(caller);
  }
}

export interface Turn<T, A> {
  work: T;
  answer(value: A): void;
  /** Somebody else shall try. */
  putBack(): void;
  leave(reason: unknown): void;
}

function lineOf<V>(lines: Map<string, V[]>, caller: string): V[] {
  const line = lines.get(caller) ?? [];
  lines.set(caller, line);
  return line;
}

function take<V extends { caller: string }>(lines: Map<string, V[]>, one: V): void {
  const line = lines.get(one.caller);
  if (!line) return;
  const at = line.indexOf(one);
  if (at >= 0) line.splice(at, 1);
  if (line.length === 0) lines.delete(one.caller);
}
