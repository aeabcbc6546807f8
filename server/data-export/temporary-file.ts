import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const writeBytes = 256 * 1024;
const readBytes = 64 * 1024;

/** A byte range: `start` included, `end` excluded. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Text in a temporary file. The file is unlinked as soon as it is open, so it disappears with the
 * process, however that ends.
 */
export class TemporaryFile {
  readonly #file: FileHandle;
  #written = 0;
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The caller must close it. */
  static async open(): Promise<TemporaryFile> {
    const path = join(tmpdir(), `kolmena-${randomUUID()}`);
    const file = await open(path, "wx+", 0o600);
    try {
      await unlink(path);
    } catch (error) {
      await file.close();
      throw error;
    }
    return new TemporaryFile(file);
  }

  /** Length in bytes, including what is not flushed yet. */
  get bytes(): number {
    return this.#written + this.#bufferedBytes;
  }

  async add(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.#buffered.push(bytes);
    this.#bufferedBytes += bytes.length;
    if (this.#bufferedBytes >= writeBytes) await this.flush();
  }

  /** Writes everything to the file; only flushed text can be read. */
  async flush(): Promise<void> {
    const bytes = Buffer.concat(this.#buffered);
    this.#buffered = [];
    this.#bufferedBytes = 0;
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, this.#written);
      at += bytesWritten;
      this.#written += bytesWritten;
    }
  }

  async *read({ start, end }: ByteRange): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const buffer = Buffer.allocUnsafe(Math.min(readBytes, end - at));
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
