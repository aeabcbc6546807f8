import { and, count, isNotNull, isNull, min } from "drizzle-orm";
import { contentPieces, users } from "#db/schema.ts";
import { stripeEvents, stripeReadings } from "#db/schema-billing.ts";
import { readLinkedAccount } from "#server/features/billing/stripe/stripe-accounts.ts";
import { readUnlistedProxy } from "#server/platform/http/unlisted-proxy.ts";
import type { Command } from "./command.ts";

export const health: Command[] = [
  {
    name: "health",
    arguments: [],
    summary: "Si la base de datos contesta, cuánto tarda y qué hay en ella",
    run: async ({ database, db, now, settings }) => {
      const startedAt = performance.now();
      await database.check();
      const answerMs = Math.round(performance.now() - startedAt);
      const [people] = await db.select({ total: count() }).from(users);
      const [leaving] = await db
        .select({ total: count(), since: min(users.leavingAt) })
        .from(users)
        .where(isNotNull(users.leavingAt));
      const [pieces] = await db.select({ total: count() }).from(contentPieces);
      const [events] = await db
        .select({ waiting: count(), since: min(stripeEvents.receivedAt) })
        .from(stripeEvents)
        .where(and(isNull(stripeEvents.workedAt), isNull(stripeEvents.givenUpAt)));
      const [givenUp] = await db
        .select({ total: count(), since: min(stripeEvents.givenUpAt) })
        .from(stripeEvents)
        .where(and(isNull(stripeEvents.workedAt), isNotNull(stripeEvents.givenUpAt)));
      const [reading] = await db.select().from(stripeReadings);
      const proxy = await readUnlistedProxy(settings.dataDir);
      const linked = await readLinkedAccount({ db });
      const { rows: jobs } = await database.sql(
        "select state::text as state, count(*)::int as total from pgboss.job group by 1 order by 1",
      );
      const { rows: size } = await database.sql(
        "select pg_database_size(current_database())::float8 as bytes",
      );
      return {
        kind: "one",
        fields: {
          time: now(),
          database: database.kind,
          databaseAnswerMs: answerMs,
          databaseMb: Math.round(Number(size[0]?.bytes ?? 0) / 1e6),
          users: people?.total ?? 0,
          usersLeaving: leaving?.total ?? 0,
          usersLeavingSince: leaving?.since ?? null,
          content: pieces?.total ?? 0,
          stripeAccount: linked?.accountId ?? null,
          stripeReadThrough: reading?.readThrough ?? null,
          stripeEventsWaiting: events?.waiting ?? 0,
          stripeEventsWaitingSince: events?.since ?? null,
          // All visitors behind it count as one until TRUSTED_PROXIES lists its address.
          unnamedProxy: proxy?.address ?? null,
          unnamedProxySeenAt: proxy?.at ?? null,
          stripeEventsGivenUp: givenUp?.total ?? 0,
          stripeEventsGivenUpSince: givenUp?.since ?? null,
          ...Object.fromEntries(jobs.map((row) => [`jobs.${row.state}`, Number(row.total)])),
        },
        ...(proxy ? { text: proxyAdvice(proxy.address) } : {}),
      };
    },
  },
];

function proxyAdvice(address: string): string {
  return `Todas las visitas cuentan como una sola: llegan por un proxy, ${address}, que TRUSTED_PROXIES no nombra. Añade ahí su dirección o su red y reinicia.`;
}
