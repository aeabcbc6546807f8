import {
  createObjectClient,
  type ObjectCall,
  type ObjectStoreOptions,
  readText,
  storeUnavailable,
} from "./object-store-calls.ts";

const listPageSize = 1_000;
const parallelDeletes = 10;
/** A list of a thousand keys is some 400 KB. */
const textBytesMax = 4 * 1024 * 1024;

/**
 * File store in an S3-compatible bucket. Files are served through this server, so the bucket can stay
 * private. Every method throws AppError `unavailable` when the store does not answer in time, refuses,
 * or is misconfigured.
 */
export function createObjectStore(options: ObjectStoreOptions) {
  const { call, silenceMs } = createObjectClient(options);

  async function ask(request: ObjectCall): Promise<string> {
    const answer = await call(request, (response) => readText(response, textBytesMax));
    if (answer.ok) return answer.value;
    throw storeUnavailable(`${request.method} ${answer.detail}`);
  }

  return {
    /** Buffers the whole file, because an upload sends its length and hash first. */
    async write(
      key: string,
      chunks: AsyncIterable<Uint8Array>,
      { contentType }: { contentType: string },
    ): Promise<void> {
      const body = Buffer.concat(await Array.fromAsync(chunks));
      await ask({ method: "PUT", key, body, contentType });
    },

    async open(key: string) {
      const answer = await call({ method: "GET", key }, async (response, cut) => {
        const bytes = Number(response.headers.get("content-length") ?? Number.NaN);
        if (!Number.isSafeInteger(bytes)) throw new Error("an object without a length");
        return { bytes, chunks: chunksOf(response, cut, silenceMs) };
      });
      if (answer.ok) return answer.value;
      if (answer.code === "NoSuchKey") return null;
      throw storeUnavailable(`GET ${answer.detail}`);
    },

    async remove(prefix: string, max: number): Promise<number> {
      let removed = 0;
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          "max-keys": String(listPageSize),
          prefix: `${prefix}/`,
          ...(token === undefined ? {} : { "continuation-token": token }),
        });
        const page = parseList(await ask({ method: "GET", query }), `${prefix}/`);
        const toRemove = page.keys.slice(0, max - removed);
        for (let at = 0; at < toRemove.length; at += parallelDeletes) {
          const batch = toRemove.slice(at, at + parallelDeletes);
          await Promise.all(batch.map((key) => ask({ method: "DELETE", key })));
        }
        removed += toRemove.length;
        token = page.next;
      } while (token !== undefined && removed < max);
      return removed;
    },
  };
}

/** The timeout applies only to the store, not to a slow reader. */
async function* chunksOf(
  response: Response,
  cut: AbortController,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const timer = setTimeout(() => cut.abort(new Error(`silent for ${silenceMs} ms`)), silenceMs);
      const read = await reader?.read().finally(() => clearTimeout(timer));
      if (!read || read.done) return;
      yield read.value;
    }
  } catch (error) {
    const { cause = error } = error as Error;
    throw storeUnavailable(`cut off: ${cause}`);
  } finally {
    cut.abort();
  }
}

/** Parses the XML of ListObjectsV2: keys and the token of the next page. */
function parseList(xml: string, prefix: string): { keys: string[]; next: string | undefined } {
  if (!xml.includes("<ListBucketResult")) throw storeUnavailable("a list that is none");
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
  // Never remove keys outside the prefix, whatever the store answers. Our keys contain no XML entities.
  if (!keys.every((key) => key.startsWith(prefix))) throw storeUnavailable("a list of other keys");
  if (!/<IsTruncated>true</.test(xml)) return { keys, next: undefined };
  const token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
  if (token === undefined) throw storeUnavailable("a list that ends in the middle");
  return { keys, next: unescapeXml(token) };
}

function unescapeXml(text: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? "");
}
