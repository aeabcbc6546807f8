import { randomUUID } from "node:crypto";
import type { CallOf, Endpoint, OutputOf } from "#shared/endpoint.ts";

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** Somebody with a browser: keeps cookies and says where requests come from. */
export class Person {
  readonly origin: string;
  /** Of the session. */
  cookie: string | null = null;
  /** The cookie by which the browser is known again. */
  device: string | null = null;
  email = "";
  userId = "";

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Calls an endpoint as the browser would; a failure is an answer, too. */
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
      const over = attributes.some((attribute) =>
        /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
      );
      const kept = over ? null : pair!;
      if (/^[\w-]+-device=/.test(pair!)) this.device = kept;
      else this.cookie = kept;
    }
    return answer;
  }
}

interface RawCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}
