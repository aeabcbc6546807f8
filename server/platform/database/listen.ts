import pg from "pg";
import type { Log } from "../log.ts";

const checkEveryMs = 10_000;

/** LISTEN on a connection of its own that comes back by itself when it is lost. */
export async function listenPostgres(
  config: pg.ClientConfig,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: (() => void) | undefined,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...config,
      connectionTimeoutMillis: 10_000,
      query_timeout: 5000,
      keepAlive: true,
    });
    next.on("notification", (message) => onMessage(message.payload ?? ""));
    next.on("error", (error) => lost(next, error));
    next.on("end", () => lost(next, new Error("Connection ended")));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      if (client === next) client = undefined;
      next.end().catch(() => undefined);
      throw error;
    }
    failures = 0;
    onGap?.();
    timer = setTimeout(checkLiving, checkEveryMs, next);
    timer.unref();
  }

  // A connection cut silently on the way says so only when it is asked something.
  function checkLiving(living: pg.Client): void {
    living.query("select 1").then(
      () => {
        if (closed || client !== living) return;
        timer = setTimeout(checkLiving, checkEveryMs, living);
        timer.unref();
      },
      (error) => lost(living, error),
    );
  }

  function lost(which: pg.Client, error: unknown): void {
    if (closed || client !== which) return;
    log.warn({ channel, error }, "Lost the connection that listens for notifications");
    client = undefined;
    clearTimeout(timer);
    which.end().catch(() => undefined);
    again();
  }

  function again(): void {
    if (closed) return;
    timer = setTimeout(
      () => connect().catch(() => again()),
      Math.min(30_000, 500 * 2 ** Math.min(failures, 6)),
    );
    failures += 1;
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
