import { randomUUID } from "node:crypto";
import { inArray, type SQL, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";
import { plans } from "#shared/plans.ts";
import { bucketsFor, mainBucket } from "./buckets.ts";
import type { Reservation } from "./credits.ts";

/**
 * A reservation as the beginning of the statement that stores what it is for: `with …, reserved
 * as (…)`, whose one row says that the plan's own credits have paid. It stays empty for whoever
 * cannot pay, holds an add-on or has no limit: `reserveCredits` then decides, or says why not.
 */
export function reservedByPlan(
  { now }: Pick<Platform, "now">,
  { userId, ref, credits, ...work }: Reservation,
): SQL {
  const paying = plans
    .filter((plan) => plan.kind === "main" && plan.credits !== null)
    .filter(({ id }) => bucketsFor({ plan: id, addons: [] }, work)[0] === mainBucket)
    .map(({ id }) => id);
  // The person comes before the books, as when an account is deleted: two orders deadlock.
  return sql`
    with holder as (
      select id from users
      where id = ${userId} and addons = '{}' and ${inArray(users.plan, paying)}
      for key share
    ), paid as (
      update credit_accounts
      set balance = balance - ${credits}::int
      from holder
      where user_id = holder.id and bucket = ${mainBucket}
        and granted is not null and balance >= ${credits}::int
      returning period
    ), reserved as (
      insert into credit_entries
        (id, user_id, bucket, period, kind, credits, ref, worker_id, created_at)
      select ${randomUUID()}::uuid, ${userId}::uuid, ${mainBucket}::text, period, 'reserve',
        -${credits}::int, ${ref}::text, ${work.workerId}::text, ${now().toISOString()}::timestamptz
      from paid
      returning id
    )`;
}
