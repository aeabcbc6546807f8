import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { checkouts } from "#db/schema-billing.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { currency } from "#shared/money.ts";
import type { BillingDeps } from "../deps.ts";
import { callStripe, isRefusal } from "../stripe/stripe-failure.ts";
import { fulfilCheckout, syncCheckout } from "./checkouts.ts";

export interface OneTimeSale {
  /** `order:<uuid>`: names the feature and the order that the payment is reported to. */
  purpose: string;
  /** Shown on the payment page and the receipt. */
  name: string;
  priceCents: number;
  /** The payer's address, which gets Stripe's receipt. */
  email: string;
  /** The owner of the ledger row; null: a stranger. */
  userId: string | null;
  /** Paths of our site, with `/` in front. */
  successPath: string;
  cancelPath: string;
  /** Idempotency key: for a day the same sale with the same key gets the same page. */
  key: string;
}

export interface OneTimeCheckout {
  /** `cs_…` */
  checkoutId: string;
  url: string;
  expiresAt: Date;
}

/**
 * Creates a hosted payment page for a one-time purchase; it is open for 24 hours.
 * @throws AppError as `callStripe`
 */
export async function createOneTimeCheckout(
  deps: BillingDeps,
  sale: OneTimeSale,
): Promise<OneTimeCheckout> {
  const { purpose, userId } = sale;
  const { publicOrigin } = deps.settings;
  const metadata = { purpose, ...(userId ? { userId } : {}) };
  const session = await callStripe(deps, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "payment",
        // An inline price, because each sale has its own name.
        line_items: [
          {
            price_data: {
              currency,
              unit_amount: sale.priceCents,
              tax_behavior: "inclusive",
              product_data: { name: sale.name },
            },
            quantity: 1,
          },
        ],
        customer_email: sale.email,
        success_url: `${publicOrigin}${sale.successPath}`,
        cancel_url: `${publicOrigin}${sale.cancelPath}`,
        locale: "es",
        allowed_payment_method_types: ["card"],
        adaptive_pricing: { enabled: false },
        metadata,
        payment_intent_data: { metadata, description: sale.name, receipt_email: sale.email },
        ...(deps.billing.automaticTax ? { automatic_tax: { enabled: true } } : {}),
      },
      { idempotencyKey: `one-off:${sale.key}` },
    ),
  );
  if (!session.url) throw new Error(`${session.id} has no page`);
  const expiresAt = new Date(session.expires_at * 1000);
  await deps.db
    .insert(checkouts)
    .values({
      id: session.id,
      // Without the person, so that erasing the account does not stop a paid delivery.
      userId: null,
      purpose,
      status: "open",
      affiliateCode: null,
      affiliateClickId: null,
      expiresAt,
      createdAt: deps.now(),
    })
    .onConflictDoNothing();
  return { checkoutId: session.id, url: session.url, expiresAt };
}

/**
 * Applies the state of a page at Stripe, unless Stripe was asked too often lately.
 * @returns its status; null: there is no such page
 */
export async function syncOneTimeCheckout(
  deps: BillingDeps,
  checkoutId: string,
): Promise<(typeof checkouts.$inferSelect)["status"] | null> {
  const [row] = await deps.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  if (!row) return null;
  const { status } = await syncCheckout(deps, row);
  return status;
}

/** Closes a page that must not be paid any more. One that was paid just before stays paid. */
export const closeOneTimeCheckout = job({
  name: "close-one-off-page",
  input: z.object({ checkoutId: z.string() }),
  retries: 8,
  timeoutSeconds: 90,
  work: async (deps: BillingDeps, { checkoutId }: { checkoutId: string }) => {
    const [row] = await deps.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (row?.status !== "open") return;
    try {
      await callStripe(deps, (stripe) => stripe.checkout.sessions.expire(checkoutId));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    await fulfilCheckout(deps, checkoutId);
  },
});
