import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { lte, sql } from "drizzle-orm";
import { throttles } from "#db/schema.ts";
import { AppError } from "../errors.ts";
import type { Schedule } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** How often something may be tried. */
export interface Limit {
  rule: string;
  max: number;
  windowSeconds: number;
}

/** A limit applied to somebody: an account, an address, both. */
export interface Throttle extends Limit {
  subject: string;
  /** Tries are counted and never refused: the caller does something else about too many. */
  soft?: boolean;
}

/**
 * Counts one try under each limit and refuses it when one is used up. Counting comes first, so
 * parallel tries cannot all slip through; call it outside of transactions that may roll back.
 * @returns tries so far in the running window, this one included, in the order given
 * @throws AppError `rate_limited` that says when to come back
 */
export async function throttle(platform: Base, ...limits: Throttle[]): Promise<number[]> {
  const counts = await count(platform, limits);
  const now = platform.now().getTime();
  const waits = limits
    .filter((limit, at) => !limit.soft && (counts[at] ?? 0) > limit.max)
    .map((limit) => (windowStart(limit, now) + limit.windowSeconds * 1000 - now) / 1000);
  if (waits.length > 0) throw tooMany(Math.max(...waits));
  return counts;
}

async function count(platform: Base, limits: readonly Throttle[]): Promise<number[]> {
  const now = platform.now().getTime();
  const rows = ordered(limits).map((limit) => {
    const start = windowStart(limit, now);
    return {
      key: keyOf(limit),
      windowStart: new Date(start),
      count: 1,
      expiresAt: new Date(start + limit.windowSeconds * 1000),
    };
  });
  const counted = await platform.db
    .insert(throttles)
    .values(rows)
    .onConflictDoUpdate({
      target: [throttles.key, throttles.windowStart],
      set: { count: sql`${throttles.count} + 1` },
    })
    .returning({ key: throttles.key, count: throttles.count });
  const byKey = new Map(counted.map((row) => [row.key, row.count]));
  return limits.map((limit) => byKey.get(keyOf(limit)) ?? 0);
}

/** After a success: forgets every counted try under `forget`, and takes one back under `giveBack`. */
export async function forgive(
  platform: Base,
  { forget = [], giveBack = [] }: { forget?: Throttle[]; giveBack?: Throttle[] },
): Promise<void> {
  const now = platform.now().getTime();
  const rows = ordered([...forget, ...giveBack]).map(
    (limit) =>
      sql`(${keyOf(limit)}, ${new Date(windowStart(limit, now)).toISOString()}::timestamptz)`,
  );
  if (rows.length === 0) return;
  const forgotten = sql.join([sql`''`, ...forget.map((limit) => sql`${keyOf(limit)}`)], sql`, `);
  // Rows are locked in the order in which counting locks them, or the two could deadlock.
  await platform.db.execute(sql`
    with locked as (
      select key, window_start from throttles
      where (key, window_start) in (${sql.join(rows, sql`, `)})
      order by key collate "C" for update
    )
    update throttles
    set count = case when throttles.key in (${forgotten}) then 0
                     else greatest(throttles.count - 1, 0) end
    from locked
    where throttles.key = locked.key and throttles.window_start = locked.window_start`);
}

/** What counts as one address: an IPv6 subscriber holds a /64, an IPv4 one an address. */
export function addressBlock(ip: string): string {
  const address = ip.replace(/%.*$/, "");
  if (!isIPv6(address)) return address;
  // The URL parser writes every spelling of an address the same way.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** «12 minutos», «1 hora»: a wait in words, rounded up. */
export function waitInWords(seconds: number): string {
  if (seconds <= 60) return "1 minuto";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} minutos`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "1 hora" : `${hours} horas`;
}

function tooMany(seconds: number): AppError {
  return new AppError(
    "rate_limited",
    `Demasiados intentos. Vuelve a probar dentro de ${waitInWords(seconds)}.`,
    { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) },
  );
}

function windowStart(limit: Limit, nowMs: number): number {
  const windowMs = limit.windowSeconds * 1000;
  return Math.floor(nowMs / windowMs) * windowMs;
}

// A hash, because subjects are people's addresses and may be long.
function keyOf(limit: Throttle): string {
  return `${limit.rule}:${createHash("sha256").update(limit.subject).digest("base64url")}`;
}

function ordered(limits: readonly Throttle[]): Throttle[] {
  return limits
    .map((limit) => ({ limit, key: keyOf(limit) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ limit }) => limit);
}

/** Removes the counters of windows that are over. */
export const sweepThrottles: Schedule<Base> = {
  name: "sweep-throttles",
  everySeconds: 3600,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    await db.delete(throttles).where(lte(throttles.expiresAt, now()));
  },
};
