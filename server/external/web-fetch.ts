import { type AddressRules, readWebAddress, type WebAddress } from "./web-address.ts";
import type { ExchangeRules } from "./web-exchange.ts";
import { WebError, type WebFailure } from "./web-failure.ts";
import type { Resolve } from "./web-resolve.ts";

export type { WebFailure, WebFailureKind } from "./web-failure.ts";

export interface WebAnswer {
  ok: true;
  /** Where it came from in the end, after redirects. */
  url: string;
  status: number;
  /** Lower-case, without parameters: one of those asked for. */
  contentType: string;
  /** As the header says it, lower-case; the document itself may say otherwise. */
  charset: string | null;
  body: Buffer;
}

export interface WebRequest {
  /** Media types that will do; `image/*` stands for all of a kind. */
  accept: readonly string[];
  /** Of the body, before and after its encoding is undone. */
  maxBytes: number;
  /** From now to the last byte, waiting for a turn included; 10 s unless said. */
  deadlineMs?: number;
  signal?: AbortSignal;
}

/** Reads what strangers name, from the public internet only. */
export interface WebFetch {
  /** Never throws for what a site does; rejects with its reason when the signal fires. */
  get(url: string, request: WebRequest): Promise<WebAnswer | WebFailure>;
}

export interface WebFetchLimits {
  deadlineMs: number;
  redirectsMax: number;
  headerBytesMax: number;
  atOnceMax: number;
  /** Requests that may wait for their turn. */
  waitingMax: number;
  ports: readonly number[];
}

const usualLimits: WebFetchLimits = {
  deadlineMs: 10_000,
  redirectsMax: 3,
  headerBytesMax: 32 * 1024,
  atOnceMax: 20,
  waitingMax: 100,
  ports: [80, 443],
};

export interface WebFetchOptions {
  /** `host:port` of the operator, in `readAllowedHost`'s form; they may be on this machine. */
  allowHosts: readonly string[];
  /** Who is reading, for the site's owner. */
  contact: { url: string; email: string };
  resolve?: Resolve;
  limits?: Partial<WebFetchLimits>;
}

export function createWebFetch(options: WebFetchOptions): WebFetch {
  const limits = { ...usualLimits, ...options.limits };
  const rules = { allowHosts: options.allowHosts, ports: limits.ports };
  const { url, email } = options.contact;
  const userAgent = `Mozilla/5.0 (compatible; Kolmena/1.0; +${url}; ${email})`;
  const takeTurn = turns(limits);

  return {
    async get(text, { accept, maxBytes, deadlineMs = limits.deadlineMs, signal }) {
      signal?.throwIfAborted();
      const deadline = new AbortController();
      const timer = setTimeout(
        () => deadline.abort(new WebError("too_slow", `not whole after ${deadlineMs} ms`)),
        deadlineMs,
      );
      const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
      let giveBack: (() => void) | undefined;
      try {
        const address = readable(text, rules);
        giveBack = await takeTurn(either);
        return await follow(address, rules, limits.redirectsMax, {
          userAgent,
          accept,
          bytesMax: maxBytes,
          headerBytesMax: limits.headerBytesMax,
          resolve: options.resolve,
          signal: either,
        });
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof WebError)) throw error;
        return { ok: false, kind: error.kind, detail: error.message };
      } finally {
        clearTimeout(timer);
        giveBack?.();
      }
    },
  };
}

async function follow(
  first: WebAddress,
  rules: AddressRules,
  redirectsMax: number,
  exchangeRules: ExchangeRules,
): Promise<WebAnswer> {
  // Most starts of the program never read a stranger's page.
  const { exchange } = await import("./web-exchange.ts");
  let address = first;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const answer = await exchange(address, exchangeRules);
    if (!("redirect" in answer)) return { ok: true, url: address.url.href, ...answer };
    address = readable(answer.redirect, rules, address.url);
  }
  throw new WebError("refused", `more than ${redirectsMax} redirects`);
}

function readable(text: string, rules: AddressRules, base?: URL): WebAddress {
  const read = readWebAddress(text, rules, base);
  if ("refusal" in read) throw new WebError("invalid", read.refusal);
  return read;
}

/** Lets so many in at once and so many wait; what is given must be given back. */
function turns({ atOnceMax, waitingMax }: WebFetchLimits) {
  const waiting = new Set<() => void>();
  let taken = 0;
  const giveBack = () => {
    const [next] = waiting;
    // Handed over, not put back: nobody can come in between.
    if (next) next();
    else taken -= 1;
  };
  return async (signal: AbortSignal): Promise<() => void> => {
    if (taken < atOnceMax) {
      taken += 1;
    } else {
      if (waiting.size >= waitingMax) throw new WebError("too_slow", "too many are waiting");
      await new Promise<void>((resolve, reject) => {
        const come = () => {
          leave();
          resolve();
        };
        const giveUp = () => {
          leave();
          reject(signal.reason);
        };
        const leave = () => {
          waiting.delete(come);
          signal.removeEventListener("abort", giveUp);
        };
        waiting.add(come);
        signal.addEventListener("abort", giveUp, { once: true });
      });
    }
    return giveBack;
  };
}
