import pg from "pg";
import type { Log } from "../log.ts";

const checkIntervalMs = 10_000;

/** LISTEN on a dedicated connection that reconnects by itself when it is lost. */
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
    next.on("error", (error) => onConnectionLost(next, error));
    next.on("end", () => onConnectionLost(next, new Error("Connection ended")));
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
    timer = setTimeout(checkConnection, checkIntervalMs, next);
    timer.unref();
  }

  // A connection that was cut silently reports it only when a query is sent over it.
  function checkConnection(current: pg.Client): void {
    current.query("select 1").then(
      () => {
        if (closed || client !== current) return;
        timer = setTimeout(checkConnection, checkIntervalMs, current);
        timer.unref();
      },
      (error) => onConnectionLost(current, error),
    );
  }

  function onConnectionLost(which: pg.Client, error: unknown): void {
    if (closed || client !== which) return;
    log.warn({ channel, error }, "Lost the connection that listens for notifications");
    client = undefined;
    clearTimeout(timer);
    which.end().catch(() => undefined);
    reconnectLater();
  }

  function reconnectLater(): void {
    if (closed) return;
    timer = setTimeout(
      () => connect().catch(() => reconnectLater()),
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
