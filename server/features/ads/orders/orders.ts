import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { analyses, orders } from "#db/schema-ads.ts";
import {
  closeOneTimeCheckout,
  createOneTimeCheckout,
  syncOneTimeCheckout,
} from "#server/features/billing/billing.ts";
import { type Analysis, readAnalysis } from "#server/features/websites/websites.ts";
import { AppError, invalid, notFound } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { adsPerOrder, adsPriceCents } from "#shared/ads.ts";
import type { InputOf, OutputOf } from "#shared/endpoint.ts";
import type { createAdsPayment } from "#shared/orders.ts";
import type { AdsDeps } from "../deps.ts";
import { chosenOwnPictures } from "../material/own-pictures.ts";
import { readinessOf } from "../readiness.ts";
import { orderTokenOf } from "./order-links.ts";
import { copyOwnPictures } from "./order-material.ts";
import { nextRevision } from "./order-revision.ts";

export type OrderRow = typeof orders.$inferSelect;
type OrderRequest = InputOf<typeof createAdsPayment>["body"];

const addressLimit = { rule: "order-address", max: 60, windowSeconds: 3600 };
const analysisLimit = { rule: "order-analysis", max: 60, windowSeconds: 3600 };

/** A payment page expires after 24 hours; an older one than this is not reused. */
const reusableMs = 23 * 3_600_000;

/**
 * Orders the ads of an analysis. Only its id and the edits come from the browser; everything else is
 * taken from the stored analysis. Repeating the request returns the same open payment page, or the
 * paid order.
 * @throws AppError `not_found` when the analysis is gone or somebody else's, `invalid` also when the page
 *   and what was added say too little, `rate_limited`, and what `createOneTimeCheckout` throws
 */
export async function createOrder(
  deps: AdsDeps,
  request: OrderRequest,
  { user, client }: { user: { userId: string } | null; client: Client },
): Promise<OutputOf<typeof createAdsPayment>> {
  await throttle(
    deps,
    { ...addressLimit, subject: addressBlock(client.ip) },
    { wider: [{ ...analysisLimit, subject: request.analysis.id }] },
  );
  const analysis = await readAnalysis(deps, request.analysis.id);
  if (analysis.email !== request.email) {
    throw notFound("Este análisis ya no está. Vuelve a analizar tu web.");
  }
  assertProducts(analysis, request);
  assertReady(analysis, request);
  const own = chosenOwnPictures(
    analysis.ownPictures,
    request.analysis.edits.pictureIds,
    "analysis.edits.pictureIds",
  );
  const userId = user?.userId ?? null;
  const open = () => openOrder(deps, { ...analysis, ownPictures: own }, request, userId);
  let order = await open();
  if (order.checkoutId) order = await syncOrder(deps, order);
  // The payment page has expired at Stripe meanwhile.
  if (order.status === "expired") order = await open();
  const orderToken = await orderTokenOf(deps, order.id);
  if (order.status !== "unpaid") {
    return { checkoutUrl: `${deps.settings.publicOrigin}/pedidos/${orderToken}`, orderToken };
  }
  const checkoutUrl = order.checkoutUrl ?? (await openCheckoutPage(deps, order, orderToken));
  return { checkoutUrl, orderToken };
}

function assertProducts({ facts }: Analysis, { analysis: { edits } }: OrderRequest): void {
  const chosen = edits.products?.map(({ index }) => index) ?? [];
  if (chosen.some((index) => index >= facts.products.length)) {
    throw invalid({ "analysis.edits.products": "Uno de los productos ya no está en el análisis" });
  }
  if (new Set(chosen).size < chosen.length) {
    throw invalid({ "analysis.edits.products": "Elige cada producto una sola vez" });
  }
}

/** Nobody pays for ads that have nothing to tell. @throws AppError `invalid`, a sentence by field */
function assertReady({ facts }: Analysis, { analysis: { edits } }: OrderRequest): void {
  const { isReady, missing } = readinessOf(facts, edits);
  if (isReady) return;
  const fields = missing.map(({ field, message }) => [`analysis.edits.added.${field}`, message]);
  const reasons = missing.map(({ message }) => message).join(" ");
  throw new AppError("invalid", `${reasons} Añádelo en tu propuesta y podrás pedir tus anuncios.`, {
    // Of two reasons at one field the first is the cause.
    fields: Object.fromEntries(fields.reverse()),
  });
}

/**
 * Finds the paid or still payable order of this request, or creates one.
 * @param analysis with the pictures that the edits name
 */
async function openOrder(
  { db, now }: AdsDeps,
  analysis: Analysis,
  { analysis: { edits }, affiliateCode }: OrderRequest,
  userId: string | null,
): Promise<OrderRow> {
  return db.transaction(async () => {
    // Serialises parallel clicks: the later ones find the order of the first.
    await db
      .select({ id: analyses.id })
      .from(analyses)
      .where(eq(analyses.id, analysis.id))
      .for("update");
    const createdAt = now();
    const [existing] = await db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.analysisId, analysis.id),
          sql`${orders.edits} = ${JSON.stringify(edits)}::jsonb`,
          or(
            inArray(orders.status, ["paid", "working", "delivered"]),
            and(
              eq(orders.status, "unpaid"),
              gt(orders.createdAt, new Date(createdAt.getTime() - reusableMs)),
            ),
          ),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
    if (existing) return existing;
    const { id: analysisId, email, businessName, url: websiteUrl, facts, ownPictures } = analysis;
    const [created] = await db
      .insert(orders)
      .values({
        id: randomUUID(),
        ...{ userId, email, businessName, websiteUrl, analysisId, facts, edits, ownPictures },
        status: "unpaid",
        priceCents: adsPriceCents,
        affiliateCode: affiliateCode ?? null,
        createdAt,
      })
      .returning();
    return created!;
  });
}

async function openCheckoutPage(deps: AdsDeps, order: OrderRow, token: string): Promise<string> {
  const { id, email, userId, analysisId } = order;
  await copyOwnPictures(deps.files, order);
  const { checkoutId, url } = await createOneTimeCheckout(deps, {
    purpose: `order:${id}`,
    name: `${adsPerOrder} anuncios para ${order.businessName}`,
    priceCents: order.priceCents,
    email,
    userId,
    successPath: `/pedidos/${token}?pagado=1`,
    cancelPath: `/pedidos/${token}`,
    key: `order:${id}`,
  });
  await deps.db.transaction(async () => {
    await deps.db
      .update(orders)
      .set({ checkoutId, checkoutUrl: url, ...nextRevision })
      .where(eq(orders.id, id));
    await deps.jobs.later(closeOlderPaymentPages, { analysisId }, { key: analysisId });
  });
  return url;
}

/** Closes the payment pages of earlier choices, so that nobody pays an outdated one by mistake. */
export const closeOlderPaymentPages = job({
  name: "close-older-order-pages",
  input: z.object({ analysisId: z.string() }),
  retries: 8,
  timeoutSeconds: 60,
  work: async ({ db, jobs }: AdsDeps, { analysisId }: { analysisId: string }) => {
    const open = await db
      .select({ checkoutId: orders.checkoutId })
      .from(orders)
      .where(
        and(
          eq(orders.analysisId, analysisId),
          eq(orders.status, "unpaid"),
          isNotNull(orders.checkoutId),
        ),
      )
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(100);
    for (const { checkoutId } of open.slice(1)) {
      await jobs.later(closeOneTimeCheckout, { checkoutId: checkoutId! }, { key: checkoutId! });
    }
  },
});

/**
 * Updates an unpaid order from its payment page at Stripe, which is asked only now and then. Returns
 * the stored order when Stripe cannot be reached.
 */
export async function syncOrder(deps: AdsDeps, order: OrderRow): Promise<OrderRow> {
  if (order.status !== "unpaid" || !order.checkoutId) return order;
  try {
    const page = await syncOneTimeCheckout(deps, order.checkoutId);
    // The page belongs to a Stripe account that is no longer used.
    if (page === null) await expireOrder(deps, order.id);
  } catch (error) {
    // Logged where it happened; a webhook event or the next read will update the order.
    if (!(error instanceof AppError)) throw error;
  }
  const [current] = await deps.db.select().from(orders).where(eq(orders.id, order.id));
  return current ?? order;
}

/** Marks an unpaid order as expired, once its payment page has closed. */
export async function expireOrder({ db }: Pick<AdsDeps, "db">, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ status: "expired", ...nextRevision })
    .where(and(eq(orders.id, orderId), eq(orders.status, "unpaid")));
}
