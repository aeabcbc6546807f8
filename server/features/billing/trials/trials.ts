import { and, eq, isNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { users } from "#db/schema.ts";
import { trials } from "#db/schema-billing.ts";
import {
  limitTrialRequests,
  login,
  type Registration,
  register,
  type SignedIn,
} from "#server/features/account/account.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import type { CardSetup } from "#shared/billing.ts";
import { trialDays, trialPlanId } from "#shared/plans.ts";
import {
  type ConfirmedCard,
  cardSetupOf,
  openCardSetup,
  readConfirmedCard,
  readSetup,
} from "../cards/card-setups.ts";
import { closeOpenPages } from "../checkouts/open-pages.ts";
import type { BillingDeps } from "../deps.ts";
import { priceOf } from "../plans/prices.ts";
import { idOf, toSubscription } from "../stripe/customer-reading.ts";
import { findCustomerId, syncCard } from "../stripe/customers.ts";
import { callStripe, isFinalRefusal, isRefusal } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import {
  claimTrialPlace,
  hasFreeTrialPlaces,
  monthFullError,
  releaseTrialCard,
  reserveTrialPlace,
} from "./trial-places.ts";

const accountTakenError = () => new AppError("conflict", "Ya tienes una cuenta: inicia sesión");

/**
 * First step of a trial: creates an account and reserves one of this month's places, both or neither.
 * Who stopped at the second step resumes with the same e-mail and password.
 * @throws AppError `conflict`, `invalid`, `rate_limited`, `unavailable`
 */
export async function startTrial(
  deps: BillingDeps,
  input: Omit<Registration, "username">,
  client: Client,
): Promise<SignedIn> {
  await limitTrialRequests(deps, client);
  if (await isTaken(deps, input.email)) return resumeSignUp(deps, input, client);
  // Checked again under the lock; this early check saves the hashing.
  if (!(await hasFreeTrialPlaces(deps))) throw monthFullError();
  try {
    return await register(deps, input, client, (userId) => reserveTrialPlace(deps, userId, client));
  } catch (error) {
    // A parallel submission of the same form came first.
    const conflict = error instanceof AppError && error.fields?.email !== undefined;
    if (conflict && error.code === "conflict") return resumeSignUp(deps, input, client);
    throw error;
  }
}

async function isTaken({ db }: BillingDeps, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found.length > 0;
}

async function resumeSignUp(
  deps: BillingDeps,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<SignedIn> {
  const [unfinished] = await deps.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(trials, eq(trials.userId, users.id))
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        eq(users.plan, "free"),
        eq(trials.status, "reserved"),
      ),
    );
  if (!unfinished) throw accountTakenError();
  const signedIn = await login(deps, { email, password }, client).catch((error) => {
    if (error instanceof AppError && error.code === "unauthorized") throw accountTakenError();
    throw error;
  });
  await reserveTrialPlace(deps, signedIn.userId, client);
  return signedIn;
}

/**
 * Second step: what the browser needs to show the card field. Tabs share one setup intent until it is
 * confirmed.
 * @throws AppError `conflict` when no trial is possible or it has already begun
 */
export async function resumeTrial(
  deps: BillingDeps,
  userId: string,
  client: Client,
): Promise<CardSetup & { reservedUntil: string | null }> {
  const trial = await reserveTrialPlace(deps, userId, client);
  const earlierIntent = trial.setupIntentId && (await readSetup(deps, trial.setupIntentId));
  if (
    earlierIntent &&
    earlierIntent.status === "succeeded" &&
    (await beginsWithKnownCard(deps, userId, earlierIntent.id))
  ) {
    throw new AppError("conflict", "Tu prueba ya ha empezado. Entra en tu panel.");
  }
  const isOver = !earlierIntent || ["succeeded", "canceled"].includes(earlierIntent.status);
  // A setup intent of a former customer could never be confirmed.
  const isUsable = !isOver && idOf(earlierIntent.customer) === (await findCustomerId(deps, userId));
  const intent = isUsable ? earlierIntent : await createSetup(deps, userId, trial.setupIntentId);
  return {
    ...(await cardSetupOf(deps, intent)),
    reservedUntil: trial.reservedUntil > deps.now() ? trial.reservedUntil.toISOString() : null,
  };
}

async function createSetup(
  deps: BillingDeps,
  userId: string,
  earlierIntentId: string | null,
): Promise<Stripe.SetupIntent> {
  const attempt = earlierIntentId ?? "first";
  const intent = await openCardSetup(deps, userId, { purpose: "trial", attempt });
  await deps.db
    .update(trials)
    .set({ setupIntentId: intent.id })
    // Unless a card was claimed meanwhile.
    .where(and(eq(trials.userId, userId), isNull(trials.cardFingerprint)));
  return intent;
}

/** Whether the trial begins with the card that was confirmed before; false: it was refused. */
async function beginsWithKnownCard(
  deps: BillingDeps,
  userId: string,
  setupIntentId: string,
): Promise<boolean> {
  try {
    await confirmTrial(deps, userId, setupIntentId);
    return true;
  } catch (error) {
    if (isFinalRefusal(error)) return false;
    throw error;
  }
}

/**
 * Begins the trial with a card that Stripe has confirmed. Safe to repeat and to run in parallel, by the
 * page, by the event `setup_intent.succeeded` and by several tabs with several cards.
 * @throws AppError `payment_required` when the card was refused; `conflict` when it was used for
 *   another trial or the month is full; then no trial begins
 */
export async function confirmTrial(
  deps: BillingDeps,
  userId: string,
  setupIntentId: string,
): Promise<void> {
  const card = await readConfirmedCard(deps, userId, { setupIntentId, purpose: "trial" });
  const trial = await claimTrialPlace(deps, userId, card);
  if (trial.status !== "started") {
    const own = !trial.setupIntentId || trial.setupIntentId === card.setupIntentId;
    const claimed = own
      ? card
      : await readConfirmedCard(deps, userId, {
          setupIntentId: trial.setupIntentId!,
          purpose: "trial",
        });
    const subscriptionId = await beginAtStripe(deps, userId, claimed);
    await deps.db
      .update(trials)
      .set({ status: "started", subscriptionId, startedAt: deps.now() })
      .where(and(eq(trials.userId, userId), eq(trials.status, "reserved")));
  }
  await syncCustomer(deps, card.customerId);
  await syncCard(deps, card.customerId);
  await deps.jobs.later(closeOpenPages, { userId }, { key: userId });
}

/** Id of the trial's subscription, which an interrupted earlier call may have created. */
async function beginAtStripe(
  deps: BillingDeps,
  userId: string,
  card: ConfirmedCard,
): Promise<string> {
  const price = await priceOf(deps, trialPlanId);
  try {
    return await callStripe(deps, async (stripe) => {
      const held = await stripe.subscriptions.list({
        customer: card.customerId,
        status: "all",
        limit: 100,
      });
      const begun = held.data.find(
        (one) => one.metadata.purpose === "trial" && toSubscription(one) !== null,
      );
      if (begun) return begun.id;
      await stripe.customers.update(card.customerId, {
        invoice_settings: { default_payment_method: card.paymentMethodId },
      });
      const made = await stripe.subscriptions.create(
        {
          customer: card.customerId,
          items: [{ price }],
          trial_period_days: trialDays,
          default_payment_method: card.paymentMethodId,
          trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
          metadata: { userId, purpose: "trial" },
          ...(deps.billing.automaticTax ? { automatic_tax: { enabled: true } } : {}),
        },
        { idempotencyKey: `trial:${userId}:${card.setupIntentId}` },
      );
      return made.id;
    });
  } catch (error) {
    if (isRefusal(error)) await releaseTrialCard(deps, userId, card.setupIntentId);
    throw error;
  }
}
