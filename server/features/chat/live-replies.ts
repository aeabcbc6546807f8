import type { KeptPicture } from "#db/schema.ts";
import type { AppError } from "#server/platform/errors.ts";

/** How a reply ended, as the database has it. */
export type ReplyEnd = WrittenEnd | { status: "failed"; failure: AppError };

export interface WrittenEnd {
  status: "done" | "stopped";
  contentId: string | null;
  content: string;
  picture: KeptPicture | null;
  /** It only says that there is no answer. */
  isFree: boolean;
}

/** A reply while this process writes it: readers come and go, the writing goes on. */
export class LiveReply {
  readonly messageId: string;
  /** Whole, with its words: it is shown at the end, or not at all. */
  drawn: { picture: KeptPicture; text: string } | null = null;
  /** False when the text only says that no answer was possible; such a reply is free. */
  isAnswer = true;
  /** Connections that read along. */
  followers = 0;
  readonly #abort = new AbortController();
  readonly #readers = new Set<() => void>();
  #text = "";
  #end: ReplyEnd | null = null;
  #stopped = false;

  constructor(messageId: string) {
    this.messageId = messageId;
  }

  get text(): string {
    return this.#text;
  }

  get end(): ReplyEnd | null {
    return this.#end;
  }

  /** The person pressed stop. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Aborts the model's work. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  append(text: string): void {
    this.#text += text;
    this.#wake();
  }

  stop(): void {
    this.#stopped = true;
    this.#abort.abort();
  }

  /** Gives the reply up without anybody having asked for it: shutdown, deleted account. */
  abandon(): void {
    this.#abort.abort();
  }

  finish(end: ReplyEnd): void {
    this.#end = end;
    this.#wake();
  }

  /** Resolves at the next change, or when the reader has gone. */
  changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#readers.delete(wake);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      this.#readers.add(wake);
      signal.addEventListener("abort", wake, { once: true });
      if (signal.aborted) wake();
    });
  }

  /** Resolves when the reply has ended and is stored. */
  async ended(): Promise<ReplyEnd> {
    const never = new AbortController().signal;
    while (this.#end === null) await this.changed(never);
    return this.#end;
  }

  #wake(): void {
    for (const wake of [...this.#readers]) wake();
  }
}

/** The replies that this process is writing. */
export class LiveReplies {
  readonly #replies = new Map<string, LiveReply>();

  open(messageId: string): LiveReply {
    const reply = new LiveReply(messageId);
    this.#replies.set(messageId, reply);
    return reply;
  }

  find(messageId: string): LiveReply | undefined {
    return this.#replies.get(messageId);
  }

  close(reply: LiveReply): void {
    this.#replies.delete(reply.messageId);
  }

  get count(): number {
    return this.#replies.size;
  }

  /** Waits until no reply is being written, at most `timeoutMs`; the rest is abandoned. */
  async drain(timeoutMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<"late">((resolve) => {
      timer = setTimeout(resolve, timeoutMs, "late");
    });
    while (this.count > 0) {
      if ((await Promise.race([this.#allEnded(), deadline])) === "late") break;
    }
    clearTimeout(timer);
    for (const reply of this.#replies.values()) reply.abandon();
    await this.#allEnded();
  }

  #allEnded(): Promise<unknown> {
    return Promise.all([...this.#replies.values()].map((reply) => reply.ended()));
  }
}
