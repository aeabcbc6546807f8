import { Readable } from "node:stream";
import { AppError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { serverSecret } from "../server-secret.ts";
import { isFileKey, isFilePrefix } from "./keys.ts";
import { checkLink, type FileLink, sanitizeFileName, signLink } from "./links.ts";
import { detectMediaType, headBytes } from "./media-types.ts";

/** Largest file, even when the caller allows more. */
const fileBytesMax = 64 * 1024 * 1024;
/** Longest validity of a link. */
const linkSecondsMax = 7 * 24 * 3600;
/** Files that one call of `remove` deletes; the caller calls again for the rest. */
const removalMax = 10_000;

/** Storage behind {@link Files}: a folder or an object store. Keys and prefixes are already validated. */
export interface FileStore {
  /**
   * Stores the file completely or not at all; replaces a file with the same key.
   * @throws AppError `unavailable` when it cannot; any error of `chunks`
   */
  write(
    key: string,
    chunks: AsyncIterable<Uint8Array>,
    about: { contentType: string },
  ): Promise<void>;
  /** Null when there is no such file. The caller reads to the end or calls the iterator's `return`. */
  open(key: string): Promise<{ bytes: number; chunks: AsyncIterable<Uint8Array> } | null>;
  /** Removes at most `max` files under a prefix. @returns how many were removed */
  remove(prefix: string, max: number): Promise<number>;
}

export interface StoredFile {
  bytes: number;
  /** Detected from the bytes; a declared type is not trusted. */
  contentType: string;
}

/** An open file. Read the stream to its end or destroy it. */
export interface OpenFile extends StoredFile {
  stream: Readable;
}

export type FileBody = Uint8Array | AsyncIterable<Uint8Array>;

/** Files under keys that only the server makes: `orders/<uuid>/anuncio-1.png`. */
export interface Files {
  /**
   * Stores a file under the key and replaces an earlier one. It is not visible before it is complete.
   * @param options.contentType the expected type; without it any type is accepted
   * @throws AppError `payload_too_large`, `unsupported_media_type` when the bytes are not of the
   *   expected type, `unavailable`; any error of a stream
   */
  put(
    key: string,
    body: FileBody,
    options: { contentType?: string; maxBytes: number },
  ): Promise<StoredFile>;
  /** The whole file; null when there is none. @throws AppError `unavailable` */
  read(key: string): Promise<Buffer | null>;
  /** Null when there is no such file. @throws AppError `unavailable` */
  openStream(key: string): Promise<OpenFile | null>;
  /**
   * Signed path that gives its holder access to the file, for a week at most. Does not check whether
   * the file exists.
   * @param options.name file name for the download; characters that file names must not have are removed
   * @param options.inline shown by the browser instead of saved
   */
  link(
    key: string,
    options: { name: string; expiresInSeconds: number; inline?: boolean },
  ): Promise<string>;
  /** The file that a link gives access to; null when it is forged, was changed or has expired. */
  followLink(key: string, query: Readonly<Record<string, unknown>>): Promise<FileLink | null>;
  /** Removes the files under a prefix, at most 10 000. `more`: call it again. @throws AppError `unavailable` */
  remove(prefix: string): Promise<{ removed: number; more: boolean }>;
}

/** Does not touch the database or the store until it is used. */
export function createFiles(deps: Pick<Platform, "db" | "now"> & { store: FileStore }): Files {
  const { store, now } = deps;
  let cachedSecret: Buffer | undefined;
  const secret = async () => {
    cachedSecret ??= await serverSecret(deps, "file-links");
    return cachedSecret;
  };

  async function openStream(key: string): Promise<OpenFile | null> {
    const found = await store.open(validKey(key));
    if (!found) return null;
    const { head, chunks } = await readHead(found.chunks);
    return {
      bytes: found.bytes,
      contentType: detectMediaType(key, head),
      stream: Readable.from(chunks, { objectMode: false }),
    };
  }

  return {
    async put(key, body, { contentType, maxBytes }) {
      validKey(key);
      const source = limitBytes(body, Math.min(maxBytes, fileBytesMax));
      const { head, chunks } = await readHead(source.chunks);
      try {
        const found = detectMediaType(key, head);
        if (contentType !== undefined && !isSameType(found, contentType)) {
          const cause = new Error(`${key} is ${found}, not ${contentType}`);
          throw new AppError("unsupported_media_type", "Este archivo no es de la clase esperada", {
            cause,
          });
        }
        await store.write(key, chunks, { contentType: found });
        return { bytes: source.bytes(), contentType: found };
      } finally {
        await chunks.return();
      }
    },
    openStream,
    async read(key) {
      const file = await openStream(key);
      return file && Buffer.concat(await Array.fromAsync<Buffer>(file.stream));
    },
    async link(key, { name, expiresInSeconds, inline = false }) {
      if (!(expiresInSeconds > 0 && expiresInSeconds <= linkSecondsMax)) {
        throw new RangeError(`A link of ${expiresInSeconds} s`);
      }
      const until = Math.ceil(now().getTime() / 1000 + expiresInSeconds);
      const link = { key: validKey(key), until, name: sanitizeFileName(name), inline };
      return signLink(await secret(), link);
    },
    async followLink(key, query) {
      return checkLink(await secret(), key, query, now());
    },
    async remove(prefix) {
      if (!isFilePrefix(prefix)) throw new RangeError(`Not a folder of files: ${prefix}`);
      const removed = await store.remove(prefix, removalMax);
      return { removed, more: removed >= removalMax };
    },
  };
}

function validKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError(`Not a key of a file: ${key}`);
  return key;
}

/** Compares media types without their parameters. */
function isSameType(found: string, wanted: string): boolean {
  return found.split(";")[0] === wanted.split(";")[0]?.trim().toLowerCase();
}

function limitBytes(body: FileBody, max: number) {
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      bytes += chunk.length;
      if (bytes > max) {
        const message = `Este archivo ocupa demasiado: el límite es ${Math.ceil(max / 1024)} KB`;
        throw new AppError("payload_too_large", message);
      }
      yield chunk;
    }
  }
  return { chunks: chunks(), bytes: () => bytes };
}

/** Reads enough bytes to detect the type; `chunks` still yields the whole file. */
async function readHead(source: AsyncIterable<Uint8Array>): Promise<{
  head: Uint8Array;
  chunks: AsyncIterableIterator<Uint8Array> & { return(): Promise<IteratorResult<Uint8Array>> };
}> {
  const rest = source[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  for (let bytes = 0; bytes < headBytes; ) {
    const { done, value } = await rest.next();
    if (done) break;
    read.push(value);
    bytes += value.length;
  }
  const [first] = read;
  const head = first && read.length === 1 ? first : Buffer.concat(read);
  let isHeadRead = false;
  return {
    head: head.subarray(0, headBytes),
    // Not a generator: `return` on a generator that was never started would not close its source.
    chunks: {
      async next() {
        if (isHeadRead || head.length === 0) return rest.next();
        isHeadRead = true;
        return { done: false, value: head };
      },
      async return() {
        await rest.return?.();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    },
  };
}
