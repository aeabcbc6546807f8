import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "../errors.ts";

/** Bytes of answers that may be under way to their readers at once. */
export interface UnreadLimits {
  ofPerson: number;
  ofAddress: number;
  /** Of everybody: above it those who have taken nothing for longest are hung up on. */
  ofAll: number;
}

const mb = 1024 * 1024;
export const unreadLimits: UnreadLimits = { ofPerson: 8 * mb, ofAddress: 64 * mb, ofAll: 128 * mb };

/** What an answer takes beside its body, from the request on: 512 at once are too many for a person. */
const overheadBytes = 16 * 1024;
/** What is read ahead of a stream's reader. */
const streamBytes = 128 * 1024;

/** An answer from its request until its reader has it, or has gone. */
export interface Unread {
  /** Counts it for whoever is signed in as well. @throws AppError `rate_limited` */
  belongTo(personId: string): void;
  /**
   * Counts its body. A first large one is let through whatever its size: so much is a person's to ask.
   * @param options.refusable whether it may be asked for again
   * @throws AppError `rate_limited` when too much is unread already
   */
  addBody(bytes: number, options: { refusable: boolean }): void;
  /** The same for what is read little by little. @param bytes undefined: not known */
  addStream(bytes: number | undefined): void;
}

/**
 * What is asked and has not been taken yet, of each person and each address. Neither an office behind
 * one address nor slow lines come near the limits, since the system takes most answers at once;
 * whoever asks on and on without reading does.
 */
export class UnreadAnswers {
  readonly #limits: UnreadLimits;
  readonly #silenceOf: (socket: Socket) => number;
  readonly #bytesOf = new Map<string, number>();
  readonly #held = new Set<Held>();
  #bytes = 0;

  /** @param silenceOf how long the reader at a socket has taken nothing, in any unit */
  constructor(limits: UnreadLimits, silenceOf: (socket: Socket) => number) {
    this.#limits = limits;
    this.#silenceOf = silenceOf;
  }

  /** @throws AppError `rate_limited` when too much is under way to this address */
  begin({ socket, raw }: { socket: Socket; raw: ServerResponse }, address: string): Unread {
    const held: Held = { socket, bytes: 0, subjects: [] };
    this.#claim(held, `address ${address}`, this.#limits.ofAddress);
    this.#held.add(held);
    this.#grow(held, overheadBytes);
    raw.once("close", () => this.#end(held));
    return {
      belongTo: (personId) => {
        this.#claim(held, `person ${personId}`, this.#limits.ofPerson);
      },
      addBody: (bytes, { refusable }) => {
        if (refusable) this.#assertRoom(held);
        this.#grow(held, bytes);
      },
      addStream: (bytes) => this.#grow(held, Math.min(bytes ?? streamBytes, streamBytes)),
    };
  }

  #claim(held: Held, key: string, max: number): void {
    if (this.#of(key) >= max) throw tooMuch();
    held.subjects.push({ key, max });
    this.#bytesOf.set(key, this.#of(key) + held.bytes);
  }

  #assertRoom(held: Held): void {
    if (held.subjects.some(({ key, max }) => this.#of(key) - held.bytes >= max)) throw tooMuch();
  }

  #grow(held: Held, bytes: number): void {
    // Its reader has gone meanwhile.
    if (!this.#held.has(held)) return;
    held.bytes += bytes;
    this.#bytes += bytes;
    for (const { key } of held.subjects) this.#bytesOf.set(key, this.#of(key) + bytes);
    if (this.#bytes > this.#limits.ofAll) this.#makeRoom(held);
  }

  #end(held: Held): void {
    if (!this.#held.delete(held)) return;
    this.#bytes -= held.bytes;
    for (const { key } of held.subjects) {
      const left = this.#of(key) - held.bytes;
      if (left > 0) this.#bytesOf.set(key, left);
      else this.#bytesOf.delete(key);
    }
  }

  #of(key: string): number {
    return this.#bytesOf.get(key) ?? 0;
  }

  /** Hangs up on others whom something waits for, the longest silent and then the oldest first. */
  #makeRoom(besides: Held): void {
    const silent = [...this.#held]
      .filter(({ socket }) => socket !== besides.socket && socket.writableLength > 0)
      .map((held) => ({ held, silence: this.#silenceOf(held.socket) }))
      .sort((a, b) => b.silence - a.silence);
    for (const { held } of silent) {
      if (this.#bytes <= this.#limits.ofAll) return;
      held.socket.resetAndDestroy();
      this.#end(held);
    }
  }
}

interface Held {
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
