import { and, count, eq, gt, isNotNull, isNull, ne, or } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { customers, trialMonths, trials } from "#db/schema-billing.ts";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { ConfirmedCard } from "../cards/card-setups.ts";
import type { BillingDeps } from "../deps.ts";
import { billingLimits } from "../limits.ts";
import { emailKey } from "./email-key.ts";
import { addressHadTrial, cardHadTrial, countPastTrials } from "./past-trials.ts";

type Deps = Pick<BillingDeps, "db" | "now" | "billing">;
type Trial = typeof trials.$inferSelect;

const reservedForMs = 30 * 60_000;
/** Coming back extends the place up to this limit; then anybody with a card can take it. */
const maxReservedMs = 60 * 60_000;
const madrid = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Madrid",
  year: "numeric",
  month: "2-digit",
});

/** `YYYY-MM` in Madrid. */
export function monthOf(moment: Date): string {
  return madrid.format(moment).slice(0, 7);
}

export const monthFullError = () =>
  new AppError(
    "conflict",
    "Las pruebas gratis de este mes ya están todas reservadas. El día 1 se abren más; si no quieres esperar, elige un plan en Precios.",
  );
const trialUsedError = (sentence: string) =>
  new AppError("conflict", `${sentence}. Puedes elegir un plan en Precios.`);
const addressUsed = "Ya hay una prueba gratis con este email";
const cardUsed = "Esta tarjeta ya se usó en otra prueba gratis";

/** Whether the month still has a place; not binding, only the reservation decides. */
export async function hasFreeTrialPlaces(deps: Deps): Promise<boolean> {
  const month = monthOf(deps.now());
  return (await countTaken(deps, month)) < deps.billing.trialMonthlyCap;
}

/** Whether a person may still begin a trial; the card is not checked. */
export async function isTrialAvailable(deps: Deps, userId: string): Promise<boolean> {
  const [row] = await deps.db
    .select({ email: users.email, plan: users.plan, status: trials.status })
    .from(users)
    .leftJoin(trials, eq(trials.userId, users.id))
    .where(eq(users.id, userId));
  if (row?.plan !== "free" || row.status === "started") return false;
  return !(await addressHadTrial(deps, emailKey(row.email)));
}

/**
 * Reserves one of the month's trial places for half an hour; repeated calls extend it to an hour in
 * all. After that no place is reserved for the person this month, but a free one can still be used.
 * @param client the requester, whose address is throttled for new places
 * @returns the place; a `reservedUntil` in the past means that it is not reserved
 * @throws AppError `conflict` when the month is full, the person or the address had a trial, or a
 *   plan is running; `rate_limited`
 */
export async function reserveTrialPlace(
  deps: Deps,
  userId: string,
  client?: Client,
): Promise<Trial> {
  return withConflictErrors(deps, async () => {
    await lockMonth(deps);
    return reservePlace(deps, userId, client);
  });
}

/**
 * Claims the person's place with a confirmed card, before the trial begins at Stripe: of parallel calls
 * one card wins. Answers the row, perhaps with the card of an earlier call.
 * @throws AppError `conflict` as for a reservation, when the card was used for another trial, and when it
 *   belongs to a former customer of the person
 */
export async function claimTrialPlace(
  deps: Deps,
  userId: string,
  card: Pick<ConfirmedCard, "customerId" | "setupIntentId" | "fingerprint">,
): Promise<Trial> {
  return withConflictErrors(deps, async () => {
    await lockMonth(deps);
    const [known] = await deps.db.select().from(trials).where(eq(trials.userId, userId));
    if (known?.status === "started" || known?.cardFingerprint) return known;
    await assertCurrentCustomer(deps, userId, card.customerId);
    const held =
      known && known.reservedUntil > deps.now() ? known : await reservePlace(deps, userId);
    const [claimed] = await deps.db
      .update(trials)
      .set({ setupIntentId: card.setupIntentId, cardFingerprint: card.fingerprint })
      .where(eq(trials.userId, held.userId))
      .returning();
    // After the update, whose unique index waits for a parallel erasure that records the same card.
    if (await cardHadTrial(deps, card.fingerprint)) throw trialUsedError(cardUsed);
    return claimed!;
  });
}

/**
 * Refuses when the person's customer has changed since the card was read. Locks the customer until the
 * claim is written.
 */
async function assertCurrentCustomer(
  { db }: Deps,
  userId: string,
  customerId: string,
): Promise<void> {
  const [customer] = await db
    .select({ stripeId: customers.stripeId })
    .from(customers)
    .where(eq(customers.userId, userId))
    .for("update");
  if (customer?.stripeId === customerId) return;
  throw new AppError(
    "conflict",
    "Tus datos de pago han cambiado mientras confirmabas. Vuelve a indicar tu tarjeta.",
  );
}

/** Releases the card after Stripe finally refused it, so that another card can be used. */
export async function releaseTrialCard(
  { db }: Pick<Deps, "db">,
  userId: string,
  setupIntentId: string,
): Promise<void> {
  await db
    .update(trials)
    .set({ cardFingerprint: null, setupIntentId: null })
    .where(
      and(
        eq(trials.userId, userId),
        eq(trials.setupIntentId, setupIntentId),
        eq(trials.status, "reserved"),
      ),
    );
}

/** Reserves or extends a place. Call it with the month locked. */
async function reservePlace(deps: Deps, userId: string, client?: Client): Promise<Trial> {
  const now = deps.now();
  const month = monthOf(now);
  const [user] = await deps.db
    .select({ email: users.email, plan: users.plan })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.leavingAt)));
  if (!user) throw notFound("Esta cuenta ya no existe");
  const key = emailKey(user.email);
  const rows = await deps.db
    .select()
    .from(trials)
    .where(or(eq(trials.userId, userId), eq(trials.emailKey, key)));
  const own = rows.find((row) => row.userId === userId);
  if (own?.status === "started") throw trialUsedError("Ya has usado tu prueba gratis");
  if (user.plan !== "free") throw trialUsedError("Ya tienes un plan");
  const other = rows.find((row) => row.userId !== userId);
  if (other && (other.status === "started" || other.cardFingerprint || other.reservedUntil > now)) {
    throw trialUsedError(addressUsed);
  }
  // The other account never confirmed a card: place and address are free again.
  if (other) await deps.db.delete(trials).where(eq(trials.userId, other.userId));
  const hasPlace = own?.cardFingerprint || (own && own.reservedUntil > now && own.month === month);
  if (!hasPlace && (await countTaken(deps, month, userId)) >= deps.billing.trialMonthlyCap) {
    throw monthFullError();
  }
  // An expired place of another account with the same mailbox counts as an earlier one.
  const earlier = [own, other].find((row) => row?.month === month);
  if (!earlier && client) {
    const { trialPlaceAddress } = billingLimits;
    await throttle(deps, { ...trialPlaceAddress, subject: addressBlock(client.ip) });
  }
  const reservedSince = earlier?.createdAt ?? now;
  const until = Math.min(now.getTime() + reservedForMs, reservedSince.getTime() + maxReservedMs);
  const values = { month, createdAt: reservedSince, reservedUntil: new Date(until) };
  const [row] = await deps.db
    .insert(trials)
    .values({ userId, emailKey: key, status: "reserved", ...values })
    .onConflictDoUpdate({ target: trials.userId, set: values })
    .returning();
  // After the upsert, for the same reason as for cards.
  if (await addressHadTrial(deps, key)) throw trialUsedError(addressUsed);
  return row!;
}

async function lockMonth({ db, now }: Deps): Promise<void> {
  const month = monthOf(now());
  // Changes nothing, but locks the row until the transaction ends.
  await db
    .insert(trialMonths)
    .values({ month })
    .onConflictDoUpdate({ target: trialMonths.month, set: { month } });
}

/** Number of a month's places that are started, about to start or reserved. */
async function countTaken(
  { db, now }: Deps,
  month: string,
  exceptUserId?: string,
): Promise<number> {
  const [row] = await db
    .select({ places: count() })
    .from(trials)
    .where(
      and(
        eq(trials.month, month),
        exceptUserId === undefined ? undefined : ne(trials.userId, exceptUserId),
        or(
          eq(trials.status, "started"),
          isNotNull(trials.cardFingerprint),
          gt(trials.reservedUntil, now()),
        ),
      ),
    );
  return (row?.places ?? 0) + (await countPastTrials({ db }, month));
}

async function withConflictErrors(deps: Deps, work: () => Promise<Trial>): Promise<Trial> {
  try {
    return await deps.db.transaction(work);
  } catch (error) {
    if (isUniqueViolation(error, "trials_card_unique")) {
      throw trialUsedError(cardUsed);
    }
    if (isUniqueViolation(error, "trials_email_key_unique")) {
      throw trialUsedError(addressUsed);
    }
    throw error;
  }
}
