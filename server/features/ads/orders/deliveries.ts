import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { ads, orders } from "#db/schema-ads.ts";
import { isOneOfConstants } from "#server/platform/database/constant-values.ts";
import { job, type Schedule } from "#server/platform/jobs/jobs.ts";
import { adsPerOrder } from "#shared/ads.ts";
import type { Campaign } from "../campaign/campaign.ts";
import { composeCampaign } from "../campaign/compose-campaign.ts";
import type { AdsDeps } from "../deps.ts";
import { queueOrderFiles } from "../exports/order-exports.ts";
import type { ComposedAd, Material } from "../material/material.ts";
import { drawAds, ImpossiblePicture } from "./draw-ads.ts";
import { prepareOrderMaterial, readMaterialFiles } from "./order-material.ts";
import { mailOrder } from "./order-notices.ts";
import { startOrderRefund } from "./order-refunds.ts";
import { nextRevision } from "./order-revision.ts";

type Order = typeof orders.$inferSelect;

const runSeconds = 300;
/** The pause after each failed run; after the last one, about an hour in, the order is refunded. */
const pausesSeconds = [2, 10, 30, 60, 120, 300, 600, 900, 1800];
/** An impossible picture is tried less often: only a change of the site or of our code would help. */
const impossibleRuns = 3;
/** An order that is overdue by this much is started again. */
const overdueMs = 30_000;
const resumedAtOnce = 200;

/**
 * Delivers a paid order: reads the pictures, writes the texts, draws, marks as delivered. The result
 * of each step is stored, so that the next run continues where a failed or killed run ended. Two
 * runs at once make the same ads.
 */
export const deliverOrder = job({
  name: "deliver-order",
  input: z.object({ orderId: z.string() }),
  // For runs that were killed or could not reach the database; the order counts all other failures.
  retries: 20,
  timeoutSeconds: runSeconds,
  concurrency: 4,
  work: async (deps: AdsDeps, { orderId }, signal) => {
    const order = await startRun(deps, orderId);
    if (!order) return;
    if (order.attempts > pausesSeconds.length + 1) {
      await startOrderRefund(
        deps,
        orderId,
        order.failure ?? "Its runs ended before they were done",
      );
      return;
    }
    try {
      await deliver(deps, order, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await retryOrRefund(deps, order, error);
    }
  },
});

/** Null when the order needs no more work. */
async function startRun({ db, now }: AdsDeps, orderId: string): Promise<Order | null> {
  const [order] = await db
    .update(orders)
    .set({
      status: "working",
      attempts: sql`${orders.attempts} + 1`,
      tryAt: new Date(now().getTime() + runSeconds * 1000),
      ...nextRevision,
    })
    .where(and(eq(orders.id, orderId), inArray(orders.status, ["paid", "working"])))
    .returning();
  return order ?? null;
}

async function deliver(deps: AdsDeps, order: Order, signal: AbortSignal): Promise<void> {
  const material = await prepareOrderMaterial(deps, order, signal);
  const [composed, pictures] = await Promise.all([
    orderCampaign(deps, order, material, signal),
    readMaterialFiles(deps.files, order.id, material),
  ]);
  await drawAds(deps, composed, { orderId: order.id, pictures, signal });
  await markDelivered(deps, order.id);
}

/** Writes the texts once per order, because a model answers differently each time. */
async function orderCampaign(
  deps: AdsDeps,
  order: Order,
  material: Material,
  signal: AbortSignal,
): Promise<ComposedAd[]> {
  if (order.composed) return order.composed;
  const campaign = await composeCampaign(
    deps,
    {
      facts: order.facts,
      businessName: order.businessName,
      edits: order.edits,
      material,
      // The preview's seed, so that the same ads are delivered.
      seed: order.analysisId,
      today: order.paidAt ?? order.createdAt,
    },
    { caller: order.id, signal },
  );
  return await saveCampaign(deps, order.id, campaign);
}

/** @returns the stored ads: of two runs at once, those of the first to finish. */
async function saveCampaign(
  { db }: AdsDeps,
  orderId: string,
  { ads: composed, schedule, writer }: Campaign,
): Promise<ComposedAd[]> {
  const [saved] = await db
    .update(orders)
    .set({ composed, schedule, writer, ...nextRevision })
    .where(and(eq(orders.id, orderId), eq(orders.status, "working"), isNull(orders.composed)))
    .returning({ id: orders.id });
  if (saved) return composed;
  const [row] = await db
    .select({ composed: orders.composed })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.composed ?? [];
}

/** Marks the order as delivered and mails the buyer: once, however many runs get here. */
async function markDelivered({ db, jobs, now }: AdsDeps, orderId: string): Promise<void> {
  await db.transaction(async () => {
    const storedAds = db.$count(ads, eq(ads.orderId, orderId));
    const [delivered] = await db
      .update(orders)
      .set({
        status: "delivered",
        deliveredAt: now(),
        composed: null,
        failure: null,
        tryAt: null,
        ...nextRevision,
      })
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.status, "working"),
          sql`${storedAds} = ${adsPerOrder}`,
        ),
      )
      .returning({ id: orders.id });
    if (!delivered) return;
    await jobs.later(mailOrder, { orderId, news: { type: "delivered" } });
    await queueOrderFiles(jobs, orderId);
  });
}

/** Schedules another run after a pause, or refunds the order. */
async function retryOrRefund(deps: AdsDeps, order: Order, error: unknown): Promise<void> {
  const { id: orderId, attempts } = order;
  const why = error instanceof Error ? error.message : String(error);
  const pauseSeconds = pausesSeconds[attempts - 1];
  const isHopeless = error instanceof ImpossiblePicture && attempts >= impossibleRuns;
  if (pauseSeconds === undefined || isHopeless) {
    deps.log.error({ orderId, attempts, error }, "An order could not be delivered");
    await startOrderRefund(deps, orderId, why);
    return;
  }
  deps.log.warn({ orderId, attempts, pauseSeconds, error }, "An order's delivery failed");
  await deps.db.transaction(async () => {
    const [waiting] = await deps.db
      .update(orders)
      .set({ failure: why, tryAt: new Date(deps.now().getTime() + pauseSeconds * 1000) })
      .where(and(eq(orders.id, orderId), eq(orders.status, "working")))
      .returning({ id: orders.id });
    if (!waiting) return;
    const options = { startAfterSeconds: pauseSeconds, key: orderId };
    await deps.jobs.later(deliverOrder, { orderId }, options);
  });
}

/** Starts overdue orders again, in case their job was lost. */
export const resumeDeliveries: Schedule<AdsDeps> = {
  name: "resume-deliveries",
  everySeconds: 60,
  timeoutSeconds: 60,
  work: async ({ db, jobs, now, log }) => {
    const overdue = new Date(now().getTime() - overdueMs);
    const stuck = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isOneOfConstants(orders.status, ["paid", "working"]),
          or(lt(orders.tryAt, overdue), and(isNull(orders.tryAt), lt(orders.paidAt, overdue))),
        ),
      )
      .orderBy(asc(orders.paidAt))
      .limit(resumedAtOnce);
    if (stuck.length > 0) log.warn({ count: stuck.length }, "Orders were left behind");
    for (const { id } of stuck) await jobs.later(deliverOrder, { orderId: id }, { key: id });
  },
};
