import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "../errors.ts";

/** Maximum bytes of answers that wait for their readers. */
export interface UnreadLimits {
  perPerson: number;
  perAddress: number;
  /** Overall: above it the connections that have been silent for longest are closed. */
  total: number;
}

const mb = 1024 * 1024;
export const unreadLimits: UnreadLimits = {
  perPerson: 8 * mb,
  perAddress: 64 * mb,
  total: 128 * mb,
};

/** Memory of an answer besides its body, counted from the request on; limits a person to 512 answers at once. */
const overheadBytes = 16 * 1024;
/** Bytes buffered for the reader of a stream. */
const streamBytes = 128 * 1024;

/** An answer, from its request until it was sent or its reader has gone. */
export interface UnreadAnswer {
  /** Counts it for the signed-in person, too. @throws AppError `rate_limited` */
  countForPerson(personId: string): void;
  /**
   * Counts its body. While nothing else is unread, a body of any size is allowed.
   * @param options.refusable whether the answer may be refused, because it can be asked for again
   * @throws AppError `rate_limited` when too much is unread already
   */
  addBody(bytes: number, options: { refusable: boolean }): void;
  /** Counts a streamed body. @param bytes its length; undefined when unknown */
  addStream(bytes: number | undefined): void;
}

/**
 * Counts the bytes of unread answers per person and per address. An office behind one address or a slow
 * line stays far below the limits, since the kernel takes most answers at once; a client that keeps
 * requesting without reading reaches them.
 */
export class UnreadAnswers {
  readonly #limits: UnreadLimits;
  readonly #silenceOf: (socket: Socket) => number;
  readonly #bytesOf = new Map<string, number>();
  readonly #answers = new Set<PendingAnswer>();
  #bytes = 0;

  /** @param silenceOf how long the reader at a socket has taken nothing, in any unit */
  constructor(limits: UnreadLimits, silenceOf: (socket: Socket) => number) {
    this.#limits = limits;
    this.#silenceOf = silenceOf;
  }

  /** @throws AppError `rate_limited` when this address has too many unread bytes */
  begin({ socket, raw }: { socket: Socket; raw: ServerResponse }, address: string): UnreadAnswer {
    const answer: PendingAnswer = { socket, bytes: 0, subjects: [] };
    this.#addSubject(answer, `address ${address}`, this.#limits.perAddress);
    this.#answers.add(answer);
    this.#grow(answer, overheadBytes);
    raw.once("close", () => this.#remove(answer));
    return {
      countForPerson: (personId) => {
        this.#addSubject(answer, `person ${personId}`, this.#limits.perPerson);
      },
      addBody: (bytes, { refusable }) => {
        if (refusable) this.#assertRoom(answer);
        this.#grow(answer, bytes);
      },
      addStream: (bytes) => this.#grow(answer, Math.min(bytes ?? streamBytes, streamBytes)),
    };
  }

  #addSubject(answer: PendingAnswer, key: string, max: number): void {
    if (this.#bytesHeldBy(key) >= max) throw tooMuch();
    answer.subjects.push({ key, max });
    this.#bytesOf.set(key, this.#bytesHeldBy(key) + answer.bytes);
  }

  #assertRoom(answer: PendingAnswer): void {
    if (answer.subjects.some(({ key, max }) => this.#bytesHeldBy(key) - answer.bytes >= max))
      throw tooMuch();
  }

  #grow(answer: PendingAnswer, bytes: number): void {
    // The reader has gone meanwhile.
    if (!this.#answers.has(answer)) return;
    answer.bytes += bytes;
    this.#bytes += bytes;
    for (const { key } of answer.subjects) this.#bytesOf.set(key, this.#bytesHeldBy(key) + bytes);
    if (this.#bytes > this.#limits.total) this.#makeRoom(answer);
  }

  #remove(answer: PendingAnswer): void {
    if (!this.#answers.delete(answer)) return;
    this.#bytes -= answer.bytes;
    for (const { key } of answer.subjects) {
      const left = this.#bytesHeldBy(key) - answer.bytes;
      if (left > 0) this.#bytesOf.set(key, left);
      else this.#bytesOf.delete(key);
    }
  }

  #bytesHeldBy(key: string): number {
    return this.#bytesOf.get(key) ?? 0;
  }

  /** Closes other connections with unread answers, the longest silent first, then the oldest. */
  #makeRoom(besides: PendingAnswer): void {
    const silent = [...this.#answers]
      .filter(({ socket }) => socket !== besides.socket && socket.writableLength > 0)
      .map((answer) => ({ answer, silence: this.#silenceOf(answer.socket) }))
      .sort((a, b) => b.silence - a.silence);
    for (const { answer } of silent) {
      if (this.#bytes <= this.#limits.total) return;
      answer.socket.resetAndDestroy();
      this.#remove(answer);
    }
  }
}

interface PendingAnswer {
  socket: Socket;
  bytes: number;
  subjects: { key: string; max: number }[];
}

function tooMuch(): AppError {
  return new AppError(
    "rate_limited",
    "Has pedido mucho a la vez y aún no te ha llegado. Espera unos segundos y vuelve a probar.",
    { retryAfterSeconds: 10 },
  );
}
