import type { Server } from "node:http";
import type { Socket } from "node:net";
import { readSendQueues } from "./send-queues.ts";

/** The native handle of a socket: undocumented, but Node's own timeouts use it. */
interface Handle {
  /** Bytes handed to the handle, sent or not. */
  bytesWritten: number;
  /** Bytes that the kernel has not accepted yet. */
  writeQueueSize: number;
}

/** Number of checks without progress after which a reader is cut off. */
const checksMax = 10;

interface ReaderState {
  /** Bytes that the kernel had accepted at the last check. */
  bytesTaken: number;
  /** Length of the kernel's send queue; undefined where the system does not tell. */
  bytesQueued: number | undefined;
  checksWithoutProgress: number;
}

/**
 * Closes connections whose reader does not read. Written bytes stay in memory until the reader takes
 * them, so readers that never read would fill it. A slow reader that takes some bytes now and then is
 * left alone, and so is one whose answer is not written yet.
 */
export class StalledConnections {
  readonly #states = new Map<Socket, ReaderState>();
  readonly #sockets = new Set<Socket>();
  readonly #stalledAfterMs: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param stalledAfterMs how long a reader may take no byte at all */
  constructor(server: Server, stalledAfterMs: number) {
    this.#stalledAfterMs = stalledAfterMs;
    server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => {
        this.#sockets.delete(socket);
        this.#states.delete(socket);
      });
      this.#timer ??= this.#scheduleCheck();
    });
  }

  /** Number of checks since the reader last took something; 0 when nothing waits for it. */
  silenceOf(socket: Socket): number {
    return this.#states.get(socket)?.checksWithoutProgress ?? 0;
  }

  #scheduleCheck(): NodeJS.Timeout {
    return setTimeout(() => void this.#check(), this.#stalledAfterMs / checksMax).unref();
  }

  // Counts checks, not time: a suspended machine must not count as a silent reader.
  async #check(): Promise<void> {
    const pending = [...this.#sockets].filter((socket) => socket.writableLength > 0);
    for (const socket of this.#states.keys()) {
      if (socket.writableLength === 0) this.#states.delete(socket);
    }
    if (pending.length > 0) {
      const queues = await readSendQueues(pending);
      for (const socket of pending) this.#checkSocket(socket, queues.get(socket));
    }
    this.#timer = this.#sockets.size > 0 ? this.#scheduleCheck() : undefined;
  }

  #checkSocket(socket: Socket, bytesQueued: number | undefined): void {
    if (socket.destroyed || socket.writableLength === 0) return;
    const bytesTaken = bytesTakenFrom(socket);
    const previous = this.#states.get(socket);
    const isStalled = previous?.bytesTaken === bytesTaken && previous.bytesQueued === bytesQueued;
    const checksWithoutProgress = isStalled ? previous.checksWithoutProgress + 1 : 0;
    this.#states.set(socket, { bytesTaken, bytesQueued, checksWithoutProgress });
    // A reset also discards what the kernel still holds for it.
    if (checksWithoutProgress >= checksMax) socket.resetAndDestroy();
  }
}

function bytesTakenFrom(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten;
}
