import { Readable } from "node:stream";
import { AppError } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { serverSecret } from "../server-secret.ts";
import { isFileKey, isFilePrefix } from "./keys.ts";
import { headBytes, mediaTypeOf } from "./kinds.ts";
import { checkLink, type FileLink, plainFileName, signLink } from "./links.ts";

/** Largest file whatever the caller allows. */
const fileBytesMax = 64 * 1024 * 1024;
/** Longest life of a link. */
const linkSecondsMax = 7 * 24 * 3600;
/** Files that one removal takes; the caller comes again for the rest. */
const removalMax = 10_000;

/** Where bytes are kept: a folder, or an object store. Keys and prefixes have been checked. */
export interface FileStore {
  /**
   * Keeps it whole or not at all, in the place of what was there.
   * @throws AppError `unavailable` when it cannot; what `chunks` throws
   */
  write(
    key: string,
    chunks: AsyncIterable<Uint8Array>,
    about: { contentType: string },
  ): Promise<void>;
  /** null: there is none. Whoever opens it reads to the end or calls the iterator's `return`. */
  open(key: string): Promise<{ bytes: number; chunks: AsyncIterable<Uint8Array> } | null>;
  /** Removes at most `max` files under a folder. @returns how many */
  remove(prefix: string, max: number): Promise<number>;
}

export interface StoredFile {
  bytes: number;
  /** By its bytes, not by what somebody said. */
  contentType: string;
}

/** A file to be read: to its end, or destroyed. */
export interface OpenFile extends StoredFile {
  stream: Readable;
}

export type FileBody = Uint8Array | AsyncIterable<Uint8Array>;

/** Files under keys that only the server makes: `orders/<uuid>/anuncio-1.png`. */
export interface Files {
  /**
   * Keeps a file, seen by nobody before it is whole; it replaces what was under the key.
   * @param options.contentType what it must turn out to be; else whatever its bytes say
   * @throws AppError `payload_too_large`, `unsupported_media_type` when it is something else than
   *   asked for, `unavailable`; what a stream throws
   */
  put(
    key: string,
    body: FileBody,
    options: { contentType?: string; maxBytes: number },
  ): Promise<StoredFile>;
  /** The whole of it; null when there is none. @throws AppError `unavailable` */
  read(key: string): Promise<Buffer | null>;
  /** null when there is none. @throws AppError `unavailable` */
  openStream(key: string): Promise<OpenFile | null>;
  /**
   * Path for whoever may have the file until then, at most a week. It does not ask whether there is
   * such a file.
   * @param options.name for people; what no file may be called is taken out
   * @param options.inline shown instead of saved
   */
  link(
    key: string,
    options: { name: string; expiresInSeconds: number; inline?: boolean },
  ): Promise<string>;
  /** What a link stands for; null when it was not made here, was changed, or is over. */
  followLink(key: string, query: Readonly<Record<string, unknown>>): Promise<FileLink | null>;
  /** Removes a folder's files, ten thousand at most. `more`: come again. @throws AppError `unavailable` */
  remove(prefix: string): Promise<{ removed: number; more: boolean }>;
}

/** Costs nothing until it is used. */
export function createFiles(deps: Pick<Platform, "db" | "now"> & { store: FileStore }): Files {
  const { store, now } = deps;
  let known: Buffer | undefined;
  const secret = async () => {
    known ??= await serverSecret(deps, "file-links");
    return known;
  };

  async function openStream(key: string): Promise<OpenFile | null> {
    const found = await store.open(ownKey(key));
    if (!found) return null;
    const { head, chunks } = await beginning(found.chunks);
    return {
      bytes: found.bytes,
      contentType: mediaTypeOf(key, head),
      stream: Readable.from(chunks, { objectMode: false }),
    };
  }

  return {
    async put(key, body, { contentType, maxBytes }) {
      ownKey(key);
      const source = capped(body, Math.min(maxBytes, fileBytesMax));
      const { head, chunks } = await beginning(source.chunks);
      try {
        const found = mediaTypeOf(key, head);
        if (contentType !== undefined && !isKind(found, contentType)) {
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
      const link = { key: ownKey(key), until, name: plainFileName(name), inline };
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

function ownKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError(`Not a key of a file: ${key}`);
  return key;
}

/** `text/csv` is the kind of `text/csv; charset=utf-8`. */
function isKind(found: string, wanted: string): boolean {
  return found.split(";")[0] === wanted.split(";")[0]?.trim().toLowerCase();
}

function capped(body: FileBody, max: number) {
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

/** Reads far enough to tell what it is, and hands all of it on. */
async function beginning(source: AsyncIterable<Uint8Array>): Promise<{
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
  let given = false;
  return {
    head: head.subarray(0, headBytes),
    // Not a generator: one that was never begun would not let go of its source.
    chunks: {
      async next() {
        if (given || head.length === 0) return rest.next();
        given = true;
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
