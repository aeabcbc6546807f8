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
  /** A Spanish sentence about what to do instead of waiting, said after the refusal. */
  advice?: string;
}

/**
 * Counts one try under `narrowest`, then under each of `wider` while those before let it pass, and
 * refuses it where a limit is used up: what one address does in excess takes nothing from everybody.
 * One statement, and counting comes first, so parallel tries cannot all slip through. Call it
 * outside of transactions that may roll back, with rules in the same order everywhere: counters are
 * locked in it.
 * @returns tries so far in the running windows, this one included, in the order given
 * @throws AppError `rate_limited` that says when to come back
 */
export async function throttle(
  platform: Base,
  narrowest: Throttle,
  { wider = [] }: { wider?: readonly Throttle[] } = {},
): Promise<number[]> {
  const limits = [narrowest, ...wider];
  const now = platform.now().getTime();
  const counts = await count(platform, limits, now);
  for (const [at, limit] of limits.entries()) {
    const tries = counts[at] ?? 0;
    if (limit.soft || tries <= limit.max) continue;
    const waitSeconds = (windowStart(limit, now) + limit.windowSeconds * 1000 - now) / 1000;
    throw tooMany(waitSeconds, limit, tries);
  }
  return counts;
}

/** Counts each limit in a step of its own that begins once the step before has let the try pass. */
async function count({ db }: Base, limits: readonly Throttle[], nowMs: number): Promise<number[]> {
  const name = (at: number) => sql.identifier(`step_${at}`);
  const steps = limits.map((limit, at) => {
    const start = windowStart(limit, nowMs);
    const over = new Date(start + limit.windowSeconds * 1000);
    const row = sql`${keyOf(limit)}::text, ${new Date(start).toISOString()}::timestamptz, 1, ${over.toISOString()}::timestamptz`;
    const before = limits[at - 1];
    const passed = before
      ? sql`from ${name(at - 1)}${before.soft ? sql`` : sql` where count <= ${before.max}::int`}`
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
 * After a success: forgets every counted try under `forget`, and takes one back under `giveBack`.
 * `forget` before `giveBack`, each from narrow to wide: in that order counters are locked.
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
  // Rows are locked in the order in which counting locks them, or the two could deadlock.
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

function tooMany(waitSeconds: number, limit: Throttle, tries: number): AppError {
  const sentence = `Demasiados intentos. Vuelve a probar dentro de ${waitInWords(waitSeconds)}.`;
  return new AppError("rate_limited", limit.advice ? `${sentence} ${limit.advice}` : sentence, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)),
    // The first refusal of a window is worth a line in the log, the thousandth is not.
    ...(tries === limit.max + 1 ? { exhausted: limit.rule } : {}),
  });
}

function windowStart(limit: Limit, nowMs: number): number {
  const windowMs = limit.windowSeconds * 1000;
  return Math.floor(nowMs / windowMs) * windowMs;
}

// A hash, because subjects are people's addresses and may be long.
function keyOf(limit: Throttle): string {
  return `${limit.rule}:${createHash("sha256").update(limit.subject).digest("base64url")}`;
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
