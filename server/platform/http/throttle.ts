import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { lte, sql } from "drizzle-orm";
import { throttles } from "#db/schema.ts";
import { AppError } from "../errors.ts";
import type { Schedule } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** How many tries a rule allows per window. */
export interface Limit {
  rule: string;
  max: number;
  windowSeconds: number;
}

/** A limit applied to a subject: an account, an address, or both. */
export interface Throttle extends Limit {
  subject: string;
  /** Tries are counted but not refused; the caller decides what too many mean. */
  soft?: boolean;
  /** A Spanish sentence on what to do instead of waiting; appended to the refusal. */
  advice?: string;
}

/**
 * Counts one try under `narrowest`, then under each of `wider` as long as the limits before allow it,
 * and refuses the try when a limit is exceeded. A try refused by a narrow limit is not counted by the
 * wider ones, so one address cannot use up the limit of everybody. It counts before it checks, in one
 * statement, so parallel tries cannot slip through. Call it outside of transactions that may roll
 * back, with rules in the same order everywhere, because counters are locked in that order.
 * @returns tries so far in the current windows, including this one, in the order given
 * @throws AppError `rate_limited` that says when to try again
 */
export async function throttle(
  platform: Base,
  narrowest: Throttle,
  { wider = [] }: { wider?: readonly Throttle[] } = {},
): Promise<number[]> {
  const limits = [narrowest, ...wider];
  const now = platform.now().getTime();
  const counts = await countTry(platform, limits, now);
  for (const [at, limit] of limits.entries()) {
    const tries = counts[at] ?? 0;
    if (limit.soft || tries <= limit.max) continue;
    const waitSeconds = (windowStart(limit, now) + limit.windowSeconds * 1000 - now) / 1000;
    throw tooMany(waitSeconds, limit, tries);
  }
  return counts;
}

/** Counts each limit in its own CTE, which counts only if the one before allowed the try. */
async function countTry(
  { db }: Base,
  limits: readonly Throttle[],
  nowMs: number,
): Promise<number[]> {
  const name = (at: number) => sql.identifier(`step_${at}`);
  const steps = limits.map((limit, at) => {
    const start = windowStart(limit, nowMs);
    const expiresAt = new Date(start + limit.windowSeconds * 1000);
    const row = sql`${keyOf(limit)}::text, ${new Date(start).toISOString()}::timestamptz, 1, ${expiresAt.toISOString()}::timestamptz`;
    const previous = limits[at - 1];
    const passed = previous
      ? sql`from ${name(at - 1)}${previous.soft ? sql`` : sql` where count <= ${previous.max}::int`}`
      : sql``;
    return sql`${name(at)} as (
      insert into throttles (key, window_start, count, expires_at) select ${row} ${passed}
      on conflict (key, window_start) do update set count = throttles.count + 1
      returning count)`;
  });
  const counts = limits.map((_, at) => sql`(select count from ${name(at)}) as ${name(at)}`);
  const counted = await db.execute(
    sql`with ${sql.join(steps, sql`, `)} select ${sql.join(counts, sql`, `)}`,
  );
  const { rows } = counted as unknown as { rows: Record<string, number | null>[] };
  return limits.map((_, at) => rows[0]?.[`step_${at}`] ?? 0);
}

/**
 * After a success: resets the counters of `forget`, and subtracts one try from those of `giveBack`.
 * Counters are locked in this order, `forget` first, so pass each list from narrow to wide.
 */
export async function forgive(
  platform: Base,
  { forget = [], giveBack = [] }: { forget?: Throttle[]; giveBack?: Throttle[] },
): Promise<void> {
  const now = platform.now().getTime();
  const rows = [...forget, ...giveBack].map(
    (limit, at) =>
      sql`(${keyOf(limit)}, ${new Date(windowStart(limit, now)).toISOString()}::timestamptz, ${at}::int)`,
  );
  if (rows.length === 0) return;
  const forgotten = sql.join([sql`''`, ...forget.map((limit) => sql`${keyOf(limit)}`)], sql`, `);
  // Locks rows in the same order as `throttle`; otherwise the two could deadlock.
  await platform.db.execute(sql`
    with locked as (
      select throttles.key, throttles.window_start from throttles
      join (values ${sql.join(rows, sql`, `)}) as wanted (key, window_start, place)
        on throttles.key = wanted.key and throttles.window_start = wanted.window_start
      order by wanted.place for update of throttles
    )
    update throttles
    set count = case when throttles.key in (${forgotten}) then 0
                     else greatest(throttles.count - 1, 0) end
    from locked
    where throttles.key = locked.key and throttles.window_start = locked.window_start`);
}

/** The part of an address that one subscriber has: a /64 of IPv6, a whole IPv4 address. */
export function addressBlock(ip: string): string {
  const address = ip.replace(/%.*$/, "");
  if (!isIPv6(address)) return address;
  // The URL parser normalises every spelling of an IPv6 address.
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

/** A waiting time in Spanish, rounded up: «12 minutos», «1 hora». */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return "1 minuto";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} minutos`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "1 hora" : `${hours} horas`;
}

function tooMany(waitSeconds: number, limit: Throttle, tries: number): AppError {
  const sentence = `Demasiados intentos. Vuelve a probar dentro de ${formatWait(waitSeconds)}.`;
  return new AppError("rate_limited", limit.advice ? `${sentence} ${limit.advice}` : sentence, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)),
    // Only the first refusal of a window is logged.
    ...(tries === limit.max + 1 ? { exhausted: limit.rule } : {}),
  });
}

function windowStart(limit: Limit, nowMs: number): number {
  const windowMs = limit.windowSeconds * 1000;
  return Math.floor(nowMs / windowMs) * windowMs;
}

// Hashed, because subjects are personal data and may be long.
function keyOf(limit: Throttle): string {
  return `${limit.rule}:${createHash("sha256").update(limit.subject).digest("base64url")}`;
}

/** Removes the counters of past windows. */
export const sweepThrottles: Schedule<Base> = {
  name: "sweep-throttles",
  everySeconds: 3600,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    await db.delete(throttles).where(lte(throttles.expiresAt, now()));
  },
};
