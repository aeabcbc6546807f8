import type { Dispatcher } from "undici";
import UndiciClient from "undici/lib/dispatcher/client.js";
import type { WebAddress } from "./web-address.ts";
import { acceptedEncodings, type BodyReader, isKnownEncoding, readBody } from "./web-body.ts";
import { checkedConnector } from "./web-connect.ts";
import { asWebError, WebError } from "./web-failure.ts";
import { type Resolve, resolveByHost, resolverByDns } from "./web-resolve.ts";

export interface ExchangeRules {
  userAgent: string;
  /** Accepted media types; wildcards such as `image/*` are allowed. */
  accept: readonly string[];
  bytesMax: number;
  headerBytesMax: number;
  resolve: Resolve | undefined;
  signal: AbortSignal;
}

export type Exchange =
  | { redirect: string }
  | { status: number; contentType: string; charset: string | null; body: Buffer };

type Headers = Record<string, string | string[] | undefined>;

/** Maximum number of 1xx responses before the answer. */
const hintsMax = 8;

/**
 * Makes one request on its own connection, so that a checked address is never reused for another request.
 * @throws WebError for failures of the site; the signal's reason when it aborts
 */
export async function exchange({ url, allowed }: WebAddress, rules: ExchangeRules) {
  const { signal, bytesMax, headerBytesMax } = rules;
  const client = new UndiciClient(url.origin, {
    connect: checkedConnector({
      allowed,
      resolve: rules.resolve ?? (allowed ? resolveByHost : resolverByDns()),
      wireBytesMax: 2 * (bytesMax + headerBytesMax),
      signal,
    }),
    pipelining: 0,
    allowH2: false,
    maxHeaderSize: headerBytesMax,
    // Off, because the signal carries the deadline of the whole request.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const answer = Promise.withResolvers<Exchange>();
  const stop = () => answer.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  const handler = new AnswerHandler(rules, answer);
  try {
    signal.throwIfAborted();
    client.dispatch(
      { method: "GET", path: url.pathname + url.search, headers: requestHeaders(rules) },
      handler,
    );
    return await answer.promise;
  } catch (error) {
    throw asWebError(error);
  } finally {
    signal.removeEventListener("abort", stop);
    handler.body?.stop();
    client.destroy(null, () => undefined);
  }
}

function requestHeaders({ userAgent, accept }: ExchangeRules): Record<string, string> {
  return {
    accept: [...accept, "*/*;q=0.1"].join(", "),
    "accept-encoding": acceptedEncodings,
    "accept-language": "es, en;q=0.5",
    "user-agent": userAgent,
  };
}

class AnswerHandler implements Dispatcher.DispatchHandler {
  body: BodyReader | undefined;
  readonly #rules: ExchangeRules;
  readonly #answer: PromiseWithResolvers<Exchange>;
  #hints = 0;

  constructor(rules: ExchangeRules, answer: PromiseWithResolvers<Exchange>) {
    this.#rules = rules;
    this.#answer = answer;
  }

  onRequestStart(): void {}

  // Errors thrown here reach onResponseError, and the connection is closed.
  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers) {
    if (status < 200) {
      this.#hints += 1;
      if (this.#hints > hintsMax) throw new WebError("refused", "endless early hints");
      return;
    }
    if (isRedirect(status)) {
      this.#answer.resolve({ redirect: redirectTarget(status, headers) });
      return;
    }
    const type = documentType(status, headers, this.#rules);
    const encoding = encodingOf(headers);
    const length = Number(headers["content-length"] ?? 0);
    if (length > this.#rules.bytesMax) throw new WebError("too_big", `${length} bytes announced`);
    const body = readBody({
      encoding,
      bytesMax: this.#rules.bytesMax,
      onDrain: () => controller.resume(),
    });
    this.body = body;
    body.whole.then(
      (bytes) => this.#answer.resolve({ status, ...type, body: bytes }),
      (error) => this.#answer.reject(error),
    );
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.body && !this.body.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.body?.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#answer.reject(error);
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function redirectTarget(status: number, headers: Headers): string {
  const location = headers.location;
  if (typeof location !== "string" || location === "") {
    throw new WebError("refused", `status ${status} without one location`);
  }
  // Node decodes headers as Latin-1, but browsers read this one as UTF-8.
  return Buffer.from(location, "latin1").toString("utf8");
}

function documentType(status: number, headers: Headers, { accept }: ExchangeRules) {
  if (status === 404 || status === 410) throw new WebError("not_found", `status ${status}`);
  if ([401, 403, 407, 429, 451].includes(status)) throw new WebError("blocked", `status ${status}`);
  if (status >= 400) throw new WebError("refused", `status ${status}`);
  if (status !== 200 && status !== 203) throw new WebError("not_a_page", `status ${status}`);
  const line = [headers["content-type"] ?? ""].flat()[0]!;
  const contentType = (/^[^;,]*/.exec(line)?.[0] ?? "").trim().toLowerCase();
  const isAccepted = accept.some((type) =>
    type.endsWith("/*") ? contentType.startsWith(type.slice(0, -1)) : contentType === type,
  );
  if (!isAccepted) throw new WebError("not_a_page", `content-type ${line.slice(0, 100)}`);
  const charset = /;\s*charset\s*=\s*["']?([\w.:+-]{1,40})/i.exec(line)?.[1]?.toLowerCase();
  return { contentType, charset: charset ?? null };
}

function encodingOf(headers: Headers): string {
  const encoding = [headers["content-encoding"] ?? ""].flat().join(", ").trim().toLowerCase();
  const transfer = [headers["transfer-encoding"] ?? "chunked"].flat().join(", ").trim();
  if (!isKnownEncoding(encoding) || transfer.toLowerCase() !== "chunked") {
    throw new WebError(
      "not_a_page",
      `encoded as ${encoding.slice(0, 100)} ${transfer.slice(0, 100)}`,
    );
  }
  return encoding;
}
