import { and, count, desc, eq, gt } from "drizzle-orm";
import { checkouts } from "#db/schema-billing.ts";
import type { Referral } from "#server/features/account/account.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import { planOf } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";
import { billingLimits } from "../limits.ts";
import { priceOf } from "../plans/prices.ts";
import { isReplaceable, liveSubscriptions, paymentDueError } from "../plans/subscriptions.ts";
import { ensureCustomerId } from "../stripe/customers.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { readSession } from "./checkouts.ts";

type Recommended = { [Name in keyof Referral]: Referral[Name] | undefined };

/** A page that expires sooner is not reused. */
const minTimeLeftMs = 10 * 60_000;

/**
 * Creates a hosted payment page for a plan, or reuses the person's open one for that plan.
 * @param buyer null: a stranger, who types an e-mail there and gets an account by mail
 * @throws AppError `conflict` when the person has the plan already; a cancelled trial does not count,
 *   because the paid plan replaces it at once
 */
export async function createCheckout(
  deps: BillingDeps,
  order: { plan: string } & Partial<Recommended>,
  buyer: { userId: string } | null,
  client: Client,
): Promise<{ sessionId: string; url: string }> {
  await throttle(deps, { ...billingLimits.checkoutAddress, subject: addressBlock(client.ip) });
  const { plan } = order;
  const purpose = `plan:${plan}`;
  const recommended = {
    affiliateCode: order.affiliateCode ?? null,
    affiliateClickId: order.affiliateClickId ?? null,
  };
  if (!buyer) return createSession(deps, { purpose, plan, ...recommended });
  await assertNotSubscribed(deps, buyer.userId, plan);
  // Counted before the lookup, so that a page created in between is found by the lookup.
  const [earlier] = await deps.db
    .select({ number: count() })
    .from(checkouts)
    .where(and(eq(checkouts.userId, buyer.userId), eq(checkouts.purpose, purpose)));
  const open = await findOpenCheckout(deps, buyer.userId, purpose);
  if (open) return open;
  return createSession(deps, {
    purpose,
    plan,
    ...recommended,
    buyer: {
      userId: buyer.userId,
      customer: await ensureCustomerId(deps, buyer.userId),
      // Parallel clicks get the same count, so the same key and the same page.
      key: `checkout:${buyer.userId}:${plan}:${earlier?.number ?? 0}`,
    },
  });
}

async function assertNotSubscribed(deps: BillingDeps, userId: string, plan: string): Promise<void> {
  const { main, addons } = await liveSubscriptions(deps, userId);
  if (planOf(plan).kind === "main" && main?.status === "past_due") throw paymentDueError();
  if (planOf(plan).kind === "main" && main && !isReplaceable(main)) {
    throw new AppError("conflict", "Ya tienes un plan: cámbialo en Configuración, en tu panel");
  }
  if (addons.some((addon) => addon.plan === plan)) {
    throw new AppError("conflict", `Ya tienes ${planOf(plan).name}: lo ves en Configuración`);
  }
}

async function findOpenCheckout(
  deps: BillingDeps,
  userId: string,
  purpose: string,
): Promise<{ sessionId: string; url: string } | null> {
  const [row] = await deps.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.purpose, purpose),
        eq(checkouts.status, "open"),
        gt(checkouts.expiresAt, new Date(deps.now().getTime() + minTimeLeftMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  const session = row && (await readSession(deps, row.id));
  if (session?.status !== "open" || !session.url) return null;
  return { sessionId: session.id, url: session.url };
}

async function createSession(
  deps: BillingDeps,
  order: Referral & {
    purpose: string;
    plan: string;
    buyer?: { userId: string; customer: string; key: string };
  },
): Promise<{ sessionId: string; url: string }> {
  const { buyer, purpose, plan, affiliateCode, affiliateClickId } = order;
  const price = await priceOf(deps, plan);
  const { publicOrigin } = deps.settings;
  const { automaticTax } = deps.billing;
  const metadata = { purpose, ...(buyer ? { userId: buyer.userId } : {}) };
  const session = await callStripe(deps, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        line_items: [{ price, quantity: 1 }],
        success_url: `${publicOrigin}/pago?checkout={CHECKOUT_SESSION_ID}`,
        // Back to the page of the order: Sofi has her own.
        cancel_url: `${publicOrigin}${plan === "sofi" ? "/sofi" : "/precios"}`,
        locale: "es",
        allowed_payment_method_types: ["card"],
        adaptive_pricing: { enabled: false },
        metadata,
        subscription_data: { metadata },
        ...(buyer ? { customer: buyer.customer, client_reference_id: buyer.userId } : {}),
        ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
        ...(automaticTax && buyer ? { customer_update: { address: "auto" as const } } : {}),
      },
      buyer ? { idempotencyKey: buyer.key } : {},
    ),
  );
  if (!session.url) throw new Error(`${session.id} has no page`);
  await deps.db
    .insert(checkouts)
    .values({
      id: session.id,
      userId: buyer?.userId ?? null,
      purpose,
      status: "open",
      affiliateCode,
      affiliateClickId,
      expiresAt: new Date(session.expires_at * 1000),
      createdAt: deps.now(),
    })
    .onConflictDoNothing();
  return { sessionId: session.id, url: session.url };
}
