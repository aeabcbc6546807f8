import { and, count, eq, gt } from "drizzle-orm";
import { creditEntries } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Begun and given back: stopped before the first word, failed, not answered. Each leaves its rows. */
export const unpaidAnHour = 120;

const hourMs = 3_600_000;

/** @throws AppError `rate_limited` when too much of the last hour's work was given back */
export async function limitUnpaidWork(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
): Promise<void> {
  const since = new Date(now().getTime() - hourMs);
  const [released] = await db
    .select({ count: count() })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.kind, "release"),
        gt(creditEntries.createdAt, since),
      ),
    );
  if (released!.count < unpaidAnHour) return;
  throw new AppError(
    "rate_limited",
    "Demasiadas respuestas se han detenido o han fallado en la última hora. No te hemos cobrado ninguna; espera unos minutos y podrás seguir.",
    { retryAfterSeconds: 600 },
  );
}
