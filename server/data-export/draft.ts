import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const writtenAtOnce = 256 * 1024;
const readAtOnce = 64 * 1024;

/** From where to where, in bytes. */
export interface Part {
  start: number;
  end: number;
}

/**
 * A text that waits on the disk until somebody has read it, however slow. The file has no name from
 * the moment it is there: it goes with the process, however that ends.
 */
export class Draft {
  readonly #file: FileHandle;
  #written = 0;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Close it. */
  static async open(): Promise<Draft> {
    const path = join(tmpdir(), `kolmena-${randomUUID()}`);
    const file = await open(path, "wx+", 0o600);
    try {
      await unlink(path);
    } catch (error) {
      await file.close();
      throw error;
    }
    return new Draft(file);
  }

  /** How much there is of it. */
  get bytes(): number {
    return this.#written + this.#waitingBytes;
  }

  async add(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes >= writtenAtOnce) await this.flush();
  }

  /** Puts everything on the disk: only that can be read. */
  async flush(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, this.#written);
      at += bytesWritten;
      this.#written += bytesWritten;
    }
  }

  async *read({ start, end }: Part): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const buffer = Buffer.allocUnsafe(Math.min(readAtOnce, end - at));
      const { bytesRead } = await this.#file.read(buffer, 0, buffer.length, at);
      if (bytesRead === 0) throw new Error("A draft is shorter than what was written");
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
