import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

const writtenAtOnce = 256 * 1024;
const readAtOnce = 64 * 1024;

/** A text among others in one draft. */
export interface Drafted {
  name: string;
  start: number;
  bytes: number;
}

/**
 * Texts that wait on the disk until somebody has read them, whoever slow. The file has no name from
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

  /** Takes a text in, piece by piece. */
  async add(name: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<Drafted> {
    const start = this.#written + this.#waitingBytes;
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      this.#waiting.push(bytes);
      this.#waitingBytes += bytes.length;
      if (this.#waitingBytes >= writtenAtOnce) await this.#write();
    }
    return { name, start, bytes: this.#written + this.#waitingBytes - start };
  }

  /** From now on texts are read, and none is added. */
  async finish(): Promise<void> {
    await this.#write();
  }

  read(drafted: Drafted): Readable {
    return Readable.from(this.#chunks(drafted), { objectMode: false });
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async *#chunks({ start, bytes }: Drafted): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes; ) {
      const buffer = Buffer.allocUnsafe(Math.min(readAtOnce, bytes - at));
      const { bytesRead } = await this.#file.read(buffer, 0, buffer.length, start + at);
      if (bytesRead === 0) throw new Error("A draft is shorter than what was written");
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async #write(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, this.#written);
      at += bytesWritten;
      this.#written += bytesWritten;
    }
  }
}
