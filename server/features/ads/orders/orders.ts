import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { analyses, orders } from "#db/schema-ads.ts";
import {
  closeOneOffPage,
  createOneOffCheckout,
  settleOneOff,
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
import { orderTokenOf } from "./order-links.ts";
import { nextRevision } from "./order-revision.ts";

export type OrderRow = typeof orders.$inferSelect;
type OrderRequest = InputOf<typeof createAdsPayment>["body"];

const fromAddress = { rule: "order-address", max: 60, windowSeconds: 3600 };
const ofAnalysis = { rule: "order-analysis", max: 60, windowSeconds: 3600 };

/** A payment page is open for 24 hours; one with less left is not worth going back to. */
const worthwhileMs = 23 * 3_600_000;

/**
 * Orders the advertisements of an analysis. Only its id and the edits are taken from the browser;
 * all else is what was read then. The same request again finds the same open page, or the order that
 * it became.
 * @throws AppError `not_found` when the analysis is gone or somebody else's, `invalid`,
 *   `rate_limited`, and what `createOneOffCheckout` throws
 */
export async function createOrder(
  deps: AdsDeps,
  request: OrderRequest,
  { user, client }: { user: { userId: string } | null; client: Client },
): Promise<OutputOf<typeof createAdsPayment>> {
  await throttle(
    deps,
    { ...fromAddress, subject: addressBlock(client.ip) },
    { wider: [{ ...ofAnalysis, subject: request.analysis.id }] },
  );
  const analysis = await readAnalysis(deps, request.analysis.id);
  if (analysis.email !== request.email) {
    throw notFound("Este análisis ya no está. Vuelve a analizar tu web.");
  }
  assertProducts(analysis, request);
  const userId = user?.userId ?? null;
  let order = await openOrder(deps, analysis, request, userId);
  if (order.checkoutId) order = await settleOrder(deps, order);
  // Its page closed since: Stripe knew before we did.
  if (order.status === "expired") order = await openOrder(deps, analysis, request, userId);
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

/** The order of this request: one that can still be paid, or is paid, or else a new one. */
async function openOrder(
  { db, now }: AdsDeps,
  analysis: Analysis,
  { analysis: { edits }, affiliateCode }: OrderRequest,
  userId: string | null,
): Promise<OrderRow> {
  return db.transaction(async () => {
    // Of clicks that come together the later ones find what the first one made.
    await db
      .select({ id: analyses.id })
      .from(analyses)
      .where(eq(analyses.id, analysis.id))
      .for("update");
    const createdAt = now();
    const [known] = await db
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
              gt(orders.createdAt, new Date(createdAt.getTime() - worthwhileMs)),
            ),
          ),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
    if (known) return known;
    const { id: analysisId, email, businessName, url: websiteUrl, facts } = analysis;
    const [made] = await db
      .insert(orders)
      .values({
        id: randomUUID(),
        ...{ userId, email, businessName, websiteUrl, analysisId, facts, edits },
        status: "unpaid",
        priceCents: adsPriceCents,
        affiliateCode: affiliateCode ?? null,
        createdAt,
      })
      .returning();
    return made!;
  });
}

async function openCheckoutPage(deps: AdsDeps, order: OrderRow, token: string): Promise<string> {
  const { id, email, userId, analysisId } = order;
  const { checkoutId, url } = await createOneOffCheckout(deps, {
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
    await deps.jobs.later(closeOlderPages, { analysisId }, { key: analysisId });
  });
  return url;
}

/**
 * Whoever changes their mind about colours pays for the last choice: the pages of earlier ones are
 * closed, so that no tab left open is paid by mistake.
 */
export const closeOlderPages = job({
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
      await jobs.later(closeOneOffPage, { checkoutId: checkoutId! }, { key: checkoutId! });
    }
  },
});

/**
 * An order as its payment page stands at Stripe, which is asked while it is unpaid and not more
 * than now and then; as it is known here when Stripe is not reached.
 */
export async function settleOrder(deps: AdsDeps, order: OrderRow): Promise<OrderRow> {
  if (order.status !== "unpaid" || !order.checkoutId) return order;
  try {
    const page = await settleOneOff(deps, order.checkoutId);
    // It was made at an account of Stripe that was given up since.
    if (page === null) await expireOrder(deps, order.id);
  } catch (error) {
    // It was logged where it happened; its events or the next look will tell.
    if (!(error instanceof AppError)) throw error;
  }
  const [now] = await deps.db.select().from(orders).where(eq(orders.id, order.id));
  return now ?? order;
}

/** Its page is over and nobody paid. */
export async function expireOrder({ db }: Pick<AdsDeps, "db">, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ status: "expired", ...nextRevision })
    .where(and(eq(orders.id, orderId), eq(orders.status, "unpaid")));
}
