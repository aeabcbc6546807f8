import { randomUUID } from "node:crypto";
import type { CallOf, Endpoint, OutputOf } from "#shared/endpoint.ts";

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** An HTTP client like somebody's browser: keeps cookies and sends Origin. */
export class Person {
  readonly origin: string;
  /** The session's cookie, `name=value`. */
  cookie: string | null = null;
  /** The cookie of a known device, `name=value`. */
  device: string | null = null;
  email = "";
  userId = "";

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Calls an endpoint as the browser would; error statuses are returned and not thrown. */
  async call<E extends Endpoint>(
    endpoint: E,
    ...[input]: object extends CallOf<E> ? [CallOf<E>?] : [CallOf<E>]
  ): Promise<Answer<OutputOf<E> & { message?: string; fields?: Record<string, string> }>> {
    const answer = await this.send(endpoint, input as RawCall | undefined);
    const body = (await answer.json()) as never;
    return { status: answer.status, headers: answer.headers, body };
  }

  /** The raw answer of an endpoint: for streams and malformed input. */
  async send(
    endpoint: Pick<Endpoint, "method" | "path">,
    input: RawCall = {},
    init: RequestInit = {},
  ): Promise<Response> {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input.params?.[name] ?? randomUUID())),
    );
    const url = new URL(path, this.origin);
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    return await this.fetch(url, {
      method: endpoint.method,
      ...(input.body === undefined
        ? {}
        : { body: JSON.stringify(input.body), headers: { "content-type": "application/json" } }),
      ...init,
    });
  }

  async fetch(url: URL | string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("origin")) headers.set("origin", this.origin);
    const cookies = [this.cookie, this.device].filter((cookie) => cookie !== null);
    if (cookies.length > 0 && !headers.has("cookie")) headers.set("cookie", cookies.join("; "));
    const answer = await fetch(new URL(url, this.origin), { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split(";");
      const isExpired = attributes.some((attribute) =>
        /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
      );
      const value = isExpired ? null : pair!;
      if (/^[\w-]+-device=/.test(pair!)) this.device = value;
      else this.cookie = value;
    }
    return answer;
  }
}

interface RawCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}
