import type { Endpoint, InputOf, OutputOf } from "#shared/endpoint.ts";

/** The signed-in person of a request. */
export interface SignedInUser {
  userId: string;
  sessionId: string;
}

/** Where a request comes from, for throttles, sessions and logs. */
export interface Client {
  /** Address of the person; a proxy's header counts only from a trusted proxy. */
  ip: string;
  userAgent: string;
  requestId: string;
  /** Secret of the cookie that identifies the browser; absent without that cookie. */
  deviceToken?: string | undefined;
}

/** One validated call of an endpoint. */
export type Call<E extends Endpoint> = InputOf<E> & {
  user: E["access"] extends "user" ? SignedInUser : SignedInUser | null;
  client: Client;
  /** The caller asked for `text/event-stream`. */
  wantsEvents: boolean;
  /** Aborts when the reader of an event stream has gone. */
  signal: AbortSignal;
  session: {
    /** Sends the session cookie with this opaque token. */
    open(token: string): void;
    /** Removes the session cookie. */
    close(): void;
    /** Sets the cookie that identifies the browser on later visits. */
    remember(deviceToken: string): void;
    /** Makes the browser clear its cache of the site; `all` also clears storage and the device cookie. */
    clear(what: "cache" | "all"): void;
    /** The token that came with the request, if any. */
    token: string | null;
  };
};

/** One page of an array: `next` is the cursor of the next page, `total` counts all matching rows. */
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

/** Server-sent events; the `type` of each object is its event name. */
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

/** Connects an endpoint to its handler. The output is validated and stripped by the endpoint's schema. */
export function on<Deps, E extends Endpoint>(
  endpoint: E,
  handle: (deps: Deps, call: Call<E>) => Promise<Answer<E>>,
): Route<Deps> {
  return { endpoint, handle: handle as unknown as Route<Deps>["handle"] };
}
