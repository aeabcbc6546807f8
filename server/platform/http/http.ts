import type { Endpoint, InputOf, OutputOf } from "#shared/endpoint.ts";

/** The signed-in person as a request knows them. */
export interface Signed {
  userId: string;
  sessionId: string;
}

/** Where a request comes from, for throttles, sessions and logs. */
export interface Client {
  /** Address of the person; a proxy's header counts only from a trusted proxy. */
  ip: string;
  userAgent: string;
  requestId: string;
  /** Secret by which the browser is known again; absent when it came without. */
  deviceToken?: string | undefined;
}

/** One validated call of an endpoint. */
export type Call<E extends Endpoint> = InputOf<E> & {
  user: E["access"] extends "user" ? Signed : Signed | null;
  client: Client;
  /** The caller asked for `text/event-stream`. */
  wantsEvents: boolean;
  /** Fires when a caller who wants events has gone. */
  signal: AbortSignal;
  session: {
    /** Sends the session cookie with this opaque token. */
    open(token: string): void;
    /** Removes the session cookie. */
    close(): void;
    /** Sends the cookie by which the browser is known again. */
    remember(deviceToken: string): void;
    /** Has the browser forget what it keeps of the site, its own cookies too when `all`. */
    clear(what: "cache" | "all"): void;
    /** The token that came with the request, if any. */
    token: string | null;
  };
};

/** An array page: `next` is the cursor of the page after, `total` all rows that match. */
export class Page<T> {
  readonly rows: T[];
  readonly next: string | null;
  readonly total: number;
  constructor(rows: T[], next: string | null, total: number) {
    this.rows = rows;
    this.next = next;
    this.total = total;
  }
}

/** Server-sent events; each object goes out under its `type`. */
export class Events {
  readonly source: AsyncIterable<{ type: string }>;
  constructor(source: AsyncIterable<{ type: string }>) {
    this.source = source;
  }
}

type Answer<E extends Endpoint> = OutputOf<E> | Page<unknown> | Events;

export interface Route<Deps> {
  endpoint: Endpoint;
  handle: (deps: Deps, call: Call<Endpoint>) => Promise<unknown>;
}

/** Ties an endpoint to its verb. The output is checked against the endpoint's schema and stripped by it. */
export function on<Deps, E extends Endpoint>(
  endpoint: E,
  handle: (deps: Deps, call: Call<E>) => Promise<Answer<E>>,
): Route<Deps> {
  return { endpoint, handle: handle as unknown as Route<Deps>["handle"] };
}
