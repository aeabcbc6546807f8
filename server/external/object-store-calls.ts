import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "#server/platform/errors.ts";

export interface ObjectStoreOptions {
  /**
   * `https://s3.eu-west-1.amazonaws.com`: the bucket becomes the first part of every path. Not when the
   * host already begins with its name, as in `https://archivos.s3.eu-west-1.amazonaws.com`.
   */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  now?: () => Date;
  limits?: Partial<ObjectStoreLimits>;
}

export interface ObjectStoreLimits {
  attempts: number;
  /** Deadline of one attempt; uploads get more time by their length. */
  attemptMs: number;
  /** Longest silence inside an answer that is being read. */
  silenceMs: number;
  /** Pause before the second attempt; doubled before each further one. */
  pauseMs: number;
}

const defaultLimits: ObjectStoreLimits = {
  attempts: 3,
  attemptMs: 10_000,
  silenceMs: 20_000,
  pauseMs: 200,
};
/** The slowest accepted upload: 256 KB/s. */
const uploadBytesPerMs = 256;
const refusalBytesMax = 64 * 1024;

export interface ObjectCall {
  method: "GET" | "PUT" | "DELETE";
  /** Absent for calls of the bucket itself. */
  key?: string;
  query?: URLSearchParams;
  body?: Buffer;
  contentType?: string;
}

/** A failed call. `code` is the store's error code, such as `NoSuchKey`, or ours when it did not answer. */
export interface ObjectRefusal {
  ok: false;
  code: string;
  detail: string;
  retry: boolean;
}

/** Reads an answer; the deadline of the attempt holds until it returns. */
export type ReadAnswer<T> = (response: Response, cut: AbortController) => Promise<T>;

/** Calls an object store with signed requests, a deadline per attempt, and retries where they may help. */
export function createObjectClient(options: ObjectStoreOptions) {
  const { endpoint, bucket, now = () => new Date() } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const cache = new Map<string, ArrayBuffer>();
  const ownHost = new URL(endpoint).hostname.startsWith(`${bucket}.`);
  let clockOffsetMs = 0;

  function addressOf({ key, query }: ObjectCall): URL {
    const parts = [...(ownHost ? [] : [bucket]), ...(key === undefined ? [] : [key])];
    const url = new URL(`/${parts.join("/")}`, endpoint);
    if (query) url.search = query.toString();
    return url;
  }

  async function sign(call: ObjectCall) {
    // Imported lazily: most installations store files in a folder.
    const { AwsV4Signer } = await import("aws4fetch");
    const headers: Record<string, string> = {
      "x-amz-content-sha256": createHash("sha256")
        .update(call.body ?? "")
        .digest("hex"),
    };
    if (call.contentType) headers["content-type"] = call.contentType;
    const time = new Date(now().getTime() + clockOffsetMs).toISOString();
    const { region, accessKeyId, secretAccessKey } = options;
    const signed = await new AwsV4Signer({
      region,
      accessKeyId,
      secretAccessKey,
      method: call.method,
      url: addressOf(call).href,
      headers,
      service: "s3",
      cache,
      datetime: time.replace(/[:-]|\.\d{3}/g, ""),
    }).sign();
    // Set after signing, because proxies change it. A compressed answer would not match its content-length.
    signed.headers.set("accept-encoding", "identity");
    return signed;
  }

  async function attempt<T>(call: ObjectCall, read: ReadAnswer<T>) {
    const { url, headers } = await sign(call);
    const ms = limits.attemptMs + Math.round((call.body?.length ?? 0) / uploadBytesPerMs);
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(new Error(`no answer within ${ms} ms`)), ms);
    const { method, body } = call;
    try {
      const response = await fetch(url, {
        method,
        headers,
        body: (body ?? null) as Uint8Array<ArrayBuffer> | null,
        redirect: "manual",
        signal: cut.signal,
      });
      if (response.ok) return { ok: true as const, value: await read(response, cut) };
      return await refusalOf(response);
    } catch (error) {
      const { cause = error } = error as Error;
      return { ok: false as const, code: "unreachable", detail: String(cause), retry: true };
    } finally {
      clearTimeout(timer);
    }
  }

  async function refusalOf(response: Response): Promise<ObjectRefusal> {
    const code = /<Code>(\w+)<\/Code>/.exec(await readText(response, refusalBytesMax))?.[1];
    const { status } = response;
    const isClockCorrected =
      code === "RequestTimeTooSkewed" && correctClock(response.headers.get("date"));
    return {
      ok: false,
      code: code ?? "unknown",
      detail: `${status} ${code ?? "without a reason"}`,
      retry: isClockCorrected || status >= 500 || status === 429 || code === "RequestTimeout",
    };
  }

  /** Corrects for a wrong local clock by the store's date. */
  function correctClock(date: string | null): boolean {
    const theirs = Date.parse(date ?? "");
    if (Number.isNaN(theirs)) return false;
    clockOffsetMs = theirs - now().getTime();
    return true;
  }

  return {
    silenceMs: limits.silenceMs,
    async call<T>(
      call: ObjectCall,
      read: ReadAnswer<T>,
    ): Promise<{ ok: true; value: T } | ObjectRefusal> {
      for (let attempts = 1; ; attempts += 1) {
        const answer = await attempt(call, read);
        if (answer.ok || !answer.retry || attempts >= limits.attempts) return answer;
        // Jitter, so that calls refused together are not repeated together.
        await delay(limits.pauseMs * 2 ** (attempts - 1) * (0.5 + Math.random()));
      }
    },
  };
}

/** The text of a response. @throws Error when it is longer than `bytesMax` */
export async function readText(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new Error(`an answer of more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The error for the person; the reason only goes to the log. */
export function storeUnavailable(reason: string): AppError {
  const message = "Ahora mismo no podemos guardar ni leer archivos. Prueba dentro de un rato.";
  const cause = new Error(`Object store: ${reason}`);
  return new AppError("unavailable", message, { retryAfterSeconds: 10, cause });
}
