import type Stripe from "stripe";
import { AppError, invalid } from "#server/platform/errors.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import type { CardSetup } from "#shared/billing.ts";
import type { BillingDeps } from "../deps.ts";
import { billingLimits } from "../limits.ts";
import { ensureCustomerId, findCustomerId } from "../stripe/customers.ts";
import { callStripe, cardDeclinedError, isMissing } from "../stripe/stripe-failure.ts";

/** Why a card is requested. */
export type Purpose = "trial" | "card";

/** A card that was confirmed and can be charged later. */
export interface ConfirmedCard {
  customerId: string;
  setupIntentId: string;
  paymentMethodId: string;
  /** Stripe's hash of the card number, the same for every customer. */
  fingerprint: string;
}

/**
 * Creates a setup intent for a card of this person.
 * @param attempt calls with the same value get the same intent, so that two tabs share one
 */
export async function openCardSetup(
  deps: BillingDeps,
  userId: string,
  { purpose, attempt }: { purpose: Purpose; attempt: string },
): Promise<Stripe.SetupIntent> {
  await throttle(deps, { ...billingLimits.cardAccount, subject: userId });
  const customer = await ensureCustomerId(deps, userId);
  return callStripe(deps, (stripe) =>
    stripe.setupIntents.create(
      {
        customer,
        usage: "off_session",
        allowed_payment_method_types: ["card"],
        metadata: { userId, purpose },
      },
      { idempotencyKey: `${purpose}-setup:${userId}:${attempt}` },
    ),
  );
}

/** What the browser needs to confirm the card of a setup intent. */
export async function cardSetupOf(
  { billing }: Pick<BillingDeps, "billing">,
  intent: Stripe.SetupIntent,
): Promise<CardSetup> {
  if (!intent.client_secret) throw new Error(`${intent.id} has no client secret`);
  const { publishableKey } = await billing.keys();
  return { clientSecret: intent.client_secret, publishableKey, scriptUrl: billing.scriptUrl };
}

/**
 * The card of a setup intent, read back from Stripe.
 * @throws AppError `payment_required` when it was refused or is not confirmed, `conflict` while the
 *   bank is processing it, `invalid` when it is another person's or has another purpose
 */
export async function readConfirmedCard(
  deps: BillingDeps,
  userId: string,
  { setupIntentId, purpose }: { setupIntentId: string; purpose: Purpose },
): Promise<ConfirmedCard> {
  const customerId = await findCustomerId(deps, userId);
  const intent = await readSetup(deps, setupIntentId);
  const own = intent !== null && customerId !== null && intent.customer === customerId;
  if (!own || intent.metadata?.purpose !== purpose) {
    throw invalid({ setupIntentId: "Esta confirmación no es de tu tarjeta. Vuelve a empezar." });
  }
  if (intent.status === "processing") {
    throw new AppError(
      "conflict",
      "Tu banco todavía está comprobando la tarjeta. Espera un momento.",
    );
  }
  if (intent.status !== "succeeded") {
    const refused = intent.last_setup_error;
    if (refused) throw cardDeclinedError(refused.decline_code ?? refused.code);
    throw new AppError(
      "payment_required",
      "Falta confirmar la tarjeta. Complétala y vuelve a probar.",
    );
  }
  const method = intent.payment_method;
  if (!method || typeof method === "string" || !method.card?.fingerprint) {
    throw new AppError("payment_required", "Solo podemos usar una tarjeta. Prueba con otra.");
  }
  return {
    customerId,
    setupIntentId: intent.id,
    paymentMethodId: method.id,
    fingerprint: method.card.fingerprint,
  };
}

/** The current state of a setup intent; null: no such id. */
export async function readSetup(
  deps: BillingDeps,
  setupIntentId: string,
): Promise<Stripe.SetupIntent | null> {
  if (!/^seti_\w+$/.test(setupIntentId)) return null;
  return callStripe(deps, async (stripe) => {
    try {
      return await stripe.setupIntents.retrieve(setupIntentId, { expand: ["payment_method"] });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}
