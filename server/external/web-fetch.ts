import { type AddressRules, readWebAddress, type WebAddress } from "./web-address.ts";
import type { ExchangeRules } from "./web-exchange.ts";
import { WebError, type WebFailure } from "./web-failure.ts";
import type { Resolve } from "./web-resolve.ts";

export type { WebFailure, WebFailureKind } from "./web-failure.ts";

export interface WebAnswer {
  ok: true;
  /** Final address, after redirects. */
  url: string;
  status: number;
  /** One of the accepted media types, in lower case and without parameters. */
  contentType: string;
  /** From the header, in lower case; the document itself may declare another. */
  charset: string | null;
  body: Buffer;
}

export interface WebRequest {
  /** Accepted media types; wildcards such as `image/*` are allowed. */
  accept: readonly string[];
  /** Limit of the body, both encoded and decoded. */
  maxBytes: number;
  /** From the call to the last byte, including the wait for a turn; default 10 s. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

/** Fetches untrusted addresses, from the public internet only. */
export interface WebFetch {
  /** Failures of a site are values. Rejects with the reason when the signal aborts. */
  get(url: string, request: WebRequest): Promise<WebAnswer | WebFailure>;
}

export interface WebFetchLimits {
  deadlineMs: number;
  redirectsMax: number;
  headerBytesMax: number;
  atOnceMax: number;
  /** How many requests may wait for their turn. */
  waitingMax: number;
  ports: readonly number[];
}

const defaultLimits: WebFetchLimits = {
  deadlineMs: 10_000,
  redirectsMax: 3,
  headerBytesMax: 32 * 1024,
  atOnceMax: 20,
  waitingMax: 100,
  ports: [80, 443],
};

export interface WebFetchOptions {
  /** Hosts the operator allows, as returned by `readAllowedHost`; they may be local. */
  allowHosts: readonly string[];
  /** Shown to site owners in the User-Agent. */
  contact: { url: string; email: string };
  resolve?: Resolve;
  limits?: Partial<WebFetchLimits>;
}

export function createWebFetch(options: WebFetchOptions): WebFetch {
  const limits = { ...defaultLimits, ...options.limits };
  const rules = { allowHosts: options.allowHosts, ports: limits.ports };
  const { url, email } = options.contact;
  const userAgent = `Mozilla/5.0 (compatible; Kolmena/1.0; +${url}; ${email})`;
  const takeTurn = createTurnstile(limits);

  return {
    async get(text, { accept, maxBytes, deadlineMs = limits.deadlineMs, signal }) {
      signal?.throwIfAborted();
      const deadline = new AbortController();
      const timer = setTimeout(
        () => deadline.abort(new WebError("too_slow", `not whole after ${deadlineMs} ms`)),
        deadlineMs,
      );
      const anySignal = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
      let release: (() => void) | undefined;
      try {
        const address = parseAddress(text, rules);
        release = await takeTurn(anySignal);
        return await fetchFollowingRedirects(address, rules, limits.redirectsMax, {
          userAgent,
          accept,
          bytesMax: maxBytes,
          headerBytesMax: limits.headerBytesMax,
          resolve: options.resolve,
          signal: anySignal,
        });
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof WebError)) throw error;
        return { ok: false, kind: error.kind, detail: error.message };
      } finally {
        clearTimeout(timer);
        release?.();
      }
    },
  };
}

async function fetchFollowingRedirects(
  first: WebAddress,
  rules: AddressRules,
  redirectsMax: number,
  exchangeRules: ExchangeRules,
): Promise<WebAnswer> {
  // Imported lazily, because many processes never fetch a page.
  const { exchange } = await import("./web-exchange.ts");
  let address = first;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const answer = await exchange(address, exchangeRules);
    if (!("redirect" in answer)) return { ok: true, url: address.url.href, ...answer };
    address = parseAddress(answer.redirect, rules, address.url);
  }
  throw new WebError("refused", `more than ${redirectsMax} redirects`);
}

function parseAddress(text: string, rules: AddressRules, base?: URL): WebAddress {
  const read = readWebAddress(text, rules, base);
  if ("refusal" in read) throw new WebError("invalid", read.refusal);
  return read;
}

/** Limits concurrent requests and waiting ones. The returned function must be called to release the turn. */
function createTurnstile({ atOnceMax, waitingMax }: WebFetchLimits) {
  const waiting = new Set<() => void>();
  let running = 0;
  const release = () => {
    const [next] = waiting;
    // The turn passes directly to the next request, so no other can take it.
    if (next) next();
    else running -= 1;
  };
  return async (signal: AbortSignal): Promise<() => void> => {
    if (running < atOnceMax) {
      running += 1;
    } else {
      if (waiting.size >= waitingMax) throw new WebError("too_slow", "too many are waiting");
      await new Promise<void>((resolve, reject) => {
        const proceed = () => {
          stopWaiting();
          resolve();
        };
        const giveUp = () => {
          stopWaiting();
          reject(signal.reason);
        };
        const stopWaiting = () => {
          waiting.delete(proceed);
          signal.removeEventListener("abort", giveUp);
        };
        waiting.add(proceed);
        signal.addEventListener("abort", giveUp, { once: true });
      });
    }
    return release;
  };
}
