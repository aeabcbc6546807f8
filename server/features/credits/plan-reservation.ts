import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";
import { plans } from "#shared/plans.ts";
import { bucketsFor, mainBucket } from "./buckets.ts";
import type { Reservation } from "./credits.ts";
import { hasUnpaidLeft } from "./unpaid-work.ts";

const { placeholder } = sql;

/**
 * A reservation as the beginning of a prepared statement that stores what it is for: `with …,
 * reserved as (…)`, whose one row says that the plan's own credits have paid. It stays empty for
 * whoever cannot pay, holds an add-on or has no limit: `reserveCredits` then decides, or says why
 * not. Its placeholders are filled by {@link planReservationValues}. The person's row is locked
 * before the credit account, as when an account is deleted: two orders deadlock.
 * @param condition what else must hold for the person of the placeholder `userId`
 */
export const reservedByPlan = (condition: SQL) => sql`
    with holder as (
      select id from users
      where id = ${placeholder("userId")}::uuid and addons = '{}'
        and ${users.plan} = any(${placeholder("payingPlans")}::text[])
        and ${condition}
        and ${hasUnpaidLeft(sql`${placeholder("userId")}::uuid`, sql`${placeholder("now")}::timestamptz`)}
      for key share
    ), paid as (
      update credit_accounts
      set balance = balance - ${placeholder("credits")}::int
      from holder
      where user_id = holder.id and bucket = ${mainBucket}
        and granted is not null and balance >= ${placeholder("credits")}::int
      returning period
    ), reserved as (
      insert into credit_entries
        (id, user_id, bucket, period, kind, credits, ref, worker_id, created_at)
      select ${placeholder("entryId")}::uuid, ${placeholder("userId")}::uuid, ${mainBucket}::text,
        period, 'reserve', -${placeholder("credits")}::int, ${placeholder("ref")}::text,
        ${placeholder("workerId")}::text, ${placeholder("now")}::timestamptz
      from paid
      returning id
    )`;

/** Values for the placeholders of {@link reservedByPlan}. */
export function planReservationValues(
  { now }: Pick<Platform, "now">,
  { userId, ref, credits, ...work }: Reservation,
) {
  const payingPlans = plans
    .filter((plan) => plan.kind === "main" && plan.credits !== null)
    .filter(({ id }) => bucketsFor({ plan: id, addons: [] }, work)[0] === mainBucket)
    .map(({ id }) => id);
  return {
    entryId: randomUUID(),
    userId,
    payingPlans,
    credits,
    ref,
    workerId: work.workerId,
    now: now().toISOString(),
  };
}
