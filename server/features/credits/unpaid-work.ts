import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Begun and given back: stopped before the first word, failed, not answered. Each leaves its rows. */
export const unpaidAnHour = 120;

/**
 * A condition of SQL: whether somebody may begin work that may end unpaid. What is in the ledger
 * decides, so that no count of its own is written before the first word.
 */
export function hasUnpaidLeft(userId: SQL, now: SQL): SQL {
  return sql`(select count(*) from credit_entries unpaid
    where unpaid.user_id = ${userId} and unpaid.kind = 'release'
      and unpaid.created_at > ${now} - interval '1 hour') < ${sql.raw(String(unpaidAnHour))}`;
}

/** @throws AppError `rate_limited` when too much of the last hour's work was given back */
export async function limitUnpaidWork(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
): Promise<void> {
  const left = hasUnpaidLeft(sql`${userId}::uuid`, sql`${now().toISOString()}::timestamptz`);
  const { rows } = (await db.execute(sql`select ${left} as left`)) as unknown as {
    rows: { left: boolean }[];
  };
  if (rows[0]?.left) return;
  throw new AppError(
    "rate_limited",
    "Demasiadas respuestas se han detenido o han fallado en la última hora. No te hemos cobrado ninguna; espera unos minutos y podrás seguir.",
    { retryAfterSeconds: 600 },
  );
}
