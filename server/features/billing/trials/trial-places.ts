import { and, count, eq, gt, isNotNull, isNull, ne, or } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { customers, trialMonths, trials } from "#db/schema-billing.ts";
import { violates } from "#server/platform/database/constraint.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { ConfirmedCard } from "../cards/card-setups.ts";
import type { BillingDeps } from "../deps.ts";
import { billingLimits } from "../limits.ts";
import { emailKey } from "./email-key.ts";
import { addressHadTrial, cardHadTrial, pastTrialsIn } from "./past-trials.ts";

type Deps = Pick<BillingDeps, "db" | "now" | "billing">;
type Trial = typeof trials.$inferSelect;

const heldForMs = 30 * 60_000;
/** Coming back keeps a place for longer, up to this; then it goes to whoever confirms a card. */
const heldAtMostMs = 60 * 60_000;
const madrid = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Madrid",
  year: "numeric",
  month: "2-digit",
});

/** `YYYY-MM` in Madrid. */
export function monthOf(moment: Date): string {
  return madrid.format(moment).slice(0, 7);
}

export const fullMonth = () =>
  new AppError(
    "conflict",
    "Las pruebas gratis de este mes ya están todas reservadas. El día 1 se abren más; si no quieres esperar, elige un plan en Precios.",
  );
const usedUp = (sentence: string) =>
  new AppError("conflict", `${sentence}. Puedes elegir un plan en Precios.`);
const addressUsed = "Ya hay una prueba gratis con este email";
const cardUsed = "Esta tarjeta ya se usó en otra prueba gratis";

/** Whether the month still has a place. Only the reservation itself is sure of it. */
export async function trialsOpen(deps: Deps): Promise<boolean> {
  const month = monthOf(deps.now());
  return (await taken(deps, month)) < deps.billing.trialMonthlyCap;
}

/** Whether a person may still begin a trial, as far as their account says. */
export async function trialAvailable(deps: Deps, userId: string): Promise<boolean> {
  const [row] = await deps.db
    .select({ email: users.email, plan: users.plan, status: trials.status })
    .from(users)
    .leftJoin(trials, eq(trials.userId, users.id))
    .where(eq(users.id, userId));
  if (row?.plan !== "free" || row.status === "started") return false;
  return !(await addressHadTrial(deps, emailKey(row.email)));
}

/**
 * Holds a place among the month's trials for half an hour; an own one is held on, for an hour in
 * all. After that no place is kept for the person this month, but one that is free may be had.
 * @param client who asks for a new place: an address gets so many
 * @returns the place; its `reservedUntil` is over when it is kept no more
 * @throws AppError `conflict` when the month is full, the person or the address had a trial, or a
 *   plan is running; `rate_limited`
 */
export async function reserveTrial(deps: Deps, userId: string, client?: Client): Promise<Trial> {
  return guarded(deps, async () => {
    await lockMonth(deps);
    return hold(deps, userId, client);
  });
}

/**
 * Ties a confirmed card to the person's place, before the trial begins at Stripe: whatever tabs and
 * clicks do, one card of one intent goes on. Answers the row, perhaps tied by an earlier call.
 * @throws AppError `conflict` as reserving does, when the card was used for another trial, and when
 *   it belongs to a customer that the person has no more
 */
export async function claimTrial(
  deps: Deps,
  userId: string,
  card: Pick<ConfirmedCard, "customerId" | "setupIntentId" | "fingerprint">,
): Promise<Trial> {
  return guarded(deps, async () => {
    await lockMonth(deps);
    const [known] = await deps.db.select().from(trials).where(eq(trials.userId, userId));
    if (known?.status === "started" || known?.cardFingerprint) return known;
    await assertStillOf(deps, userId, card.customerId);
    const held = known && known.reservedUntil > deps.now() ? known : await hold(deps, userId);
    const [claimed] = await deps.db
      .update(trials)
      .set({ setupIntentId: card.setupIntentId, cardFingerprint: card.fingerprint })
      .where(eq(trials.userId, held.userId))
      .returning();
    // After the row that holds the card: who is being erased with it at this moment was waited for.
    if (await cardHadTrial(deps, card.fingerprint)) throw usedUp(cardUsed);
    return claimed!;
  });
}

/**
 * Whose card was read may have got another customer since. Locked until the claim is written, which
 * keeps the customer from then on.
 */
async function assertStillOf({ db }: Deps, userId: string, customerId: string): Promise<void> {
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

/** Lets another card be tried, after Stripe refused for good to begin with this one. */
export async function unclaimTrial(
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

/** Under the month's lock. */
async function hold(deps: Deps, userId: string, client?: Client): Promise<Trial> {
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
  if (own?.status === "started") throw usedUp("Ya has usado tu prueba gratis");
  if (user.plan !== "free") throw usedUp("Ya tienes un plan");
  const other = rows.find((row) => row.userId !== userId);
  if (other && (other.status === "started" || other.cardFingerprint || other.reservedUntil > now)) {
    throw usedUp(addressUsed);
  }
  // Somebody who never brought a card; the place and the address are free again.
  if (other) await deps.db.delete(trials).where(eq(trials.userId, other.userId));
  const mine = own?.cardFingerprint || (own && own.reservedUntil > now && own.month === month);
  if (!mine && (await taken(deps, month, userId)) >= deps.billing.trialMonthlyCap) {
    throw fullMonth();
  }
  // Another account does not make an address somebody else.
  const before = [own, other].find((row) => row?.month === month);
  if (!before && client) {
    const { trialPlaceAddress } = billingLimits;
    await throttle(deps, { ...trialPlaceAddress, subject: addressBlock(client.ip) });
  }
  const since = before?.createdAt ?? now;
  const until = Math.min(now.getTime() + heldForMs, since.getTime() + heldAtMostMs);
  const held = { month, createdAt: since, reservedUntil: new Date(until) };
  const [row] = await deps.db
    .insert(trials)
    .values({ userId, emailKey: key, status: "reserved", ...held })
    .onConflictDoUpdate({ target: trials.userId, set: held })
    .returning();
  // After the row that holds the address, as with the card.
  if (await addressHadTrial(deps, key)) throw usedUp(addressUsed);
  return row!;
}

async function lockMonth({ db, now }: Deps): Promise<void> {
  const month = monthOf(now());
  // Writes nothing new, but holds the row until the transaction ends.
  await db
    .insert(trialMonths)
    .values({ month })
    .onConflictDoUpdate({ target: trialMonths.month, set: { month } });
}

/** Places of a month that are started, about to start or held. */
async function taken({ db, now }: Deps, month: string, but?: string): Promise<number> {
  const [row] = await db
    .select({ places: count() })
    .from(trials)
    .where(
      and(
        eq(trials.month, month),
        but === undefined ? undefined : ne(trials.userId, but),
        or(
          eq(trials.status, "started"),
          isNotNull(trials.cardFingerprint),
          gt(trials.reservedUntil, now()),
        ),
      ),
    );
  return (row?.places ?? 0) + (await pastTrialsIn({ db }, month));
}

async function guarded(deps: Deps, work: () => Promise<Trial>): Promise<Trial> {
  try {
    return await deps.db.transaction(work);
  } catch (error) {
    if (violates(error, "trials_card_unique")) {
      throw usedUp(cardUsed);
    }
    if (violates(error, "trials_email_key_unique")) {
      throw usedUp(addressUsed);
    }
    throw error;
  }
}
