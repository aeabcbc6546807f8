import type { Server } from "node:http";
import type { Socket } from "node:net";
import { readSendQueues } from "./send-queues.ts";

/** The system's half of a socket; not in Node's documentation, but what its own timeouts look at. */
interface Handle {
  /** Handed over for sending, whether or not it has gone. */
  bytesWritten: number;
  /** Of these, what still waits for the reader. */
  writeQueueSize: number;
}

/** How many looks it takes until a silent reader is given up. */
const looks = 10;

interface Waiting {
  /** What the system had taken at the last look. */
  bytesTaken: number;
  /** What it had not got through to the reader; undefined where it does not tell. */
  bytesQueued: number | undefined;
  looksWithoutProgress: number;
}

/**
 * Hangs up on readers that do not read. What has been written for them is kept in this process until
 * they take it, so that whoever takes nothing would fill its memory. A slow reader, of whom the system
 * takes some bytes now and then, is not one; nor is one who waits for an answer that is not written yet.
 */
export class SilentReaders {
  readonly #waiting = new Map<Socket, Waiting>();
  readonly #sockets = new Set<Socket>();
  readonly #stalledAfterMs: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param stalledAfterMs how long nothing at all may get through */
  constructor(server: Server, stalledAfterMs: number) {
    this.#stalledAfterMs = stalledAfterMs;
    server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => {
        this.#sockets.delete(socket);
        this.#waiting.delete(socket);
      });
      this.#timer ??= this.#later();
    });
  }

  /** Looks since the reader last took something; 0 for one that nothing waits for. */
  silenceOf(socket: Socket): number {
    return this.#waiting.get(socket)?.looksWithoutProgress ?? 0;
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => void this.#look(), this.#stalledAfterMs / looks).unref();
  }

  // Looks are counted, not time: a machine that stood still is no reader that did.
  async #look(): Promise<void> {
    const pending = [...this.#sockets].filter((socket) => socket.writableLength > 0);
    for (const socket of this.#waiting.keys()) {
      if (socket.writableLength === 0) this.#waiting.delete(socket);
    }
    if (pending.length > 0) {
      const queues = await readSendQueues(pending);
      for (const socket of pending) this.#lookAt(socket, queues.get(socket));
    }
    this.#timer = this.#sockets.size > 0 ? this.#later() : undefined;
  }

  #lookAt(socket: Socket, bytesQueued: number | undefined): void {
    if (socket.destroyed || socket.writableLength === 0) return;
    const bytesTaken = bytesTakenFrom(socket);
    const before = this.#waiting.get(socket);
    const stands = before?.bytesTaken === bytesTaken && before.bytesQueued === bytesQueued;
    const looksWithoutProgress = stands ? before.looksWithoutProgress + 1 : 0;
    this.#waiting.set(socket, { bytesTaken, bytesQueued, looksWithoutProgress });
    // What the system still holds for it goes, too.
    if (looksWithoutProgress >= looks) socket.resetAndDestroy();
  }
}

function bytesTakenFrom(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten;
}
