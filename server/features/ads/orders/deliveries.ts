import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { ads, orders } from "#db/schema-ads.ts";
import { isOneOf } from "#server/platform/database/fixed-values.ts";
import { job, type Schedule } from "#server/platform/jobs/jobs.ts";
import { adsPerOrder } from "#shared/ads.ts";
import type { Campaign } from "../campaign/campaign.ts";
import { composeCampaign } from "../campaign/compose-campaign.ts";
import type { AdsDeps } from "../deps.ts";
import { prepareFilesSoon } from "../exports/order-exports.ts";
import type { ComposedAd, Material } from "../material/material.ts";
import { drawAds, ImpossiblePicture } from "./order-drawings.ts";
import { orderMaterial, readMaterial } from "./order-material.ts";
import { mailOrder } from "./order-notices.ts";
import { startOrderRefund } from "./order-refunds.ts";
import { nextRevision } from "./order-revision.ts";

type Order = typeof orders.$inferSelect;

const runSeconds = 300;
/** After each run that failed; when the last one did, too, the money goes back: after about an hour. */
const pausesSeconds = [2, 10, 30, 60, 120, 300, 600, 900, 1800];
/** A picture that cannot be drawn is tried less: only the site's or our change would help. */
const impossibleRuns = 3;
/** A run that nobody is seen at for so long after its time is begun anew. */
const overdueMs = 30_000;
const resumedAtOnce = 200;

/**
 * Makes what was paid for: reads the pictures, writes, draws, delivers. Each step is kept once it is
 * done, so that the next run goes on where this one ended, by a kill, too; two runs at once would
 * make the same.
 */
export const deliverOrder = job({
  name: "deliver-order",
  input: z.object({ orderId: z.string() }),
  // Runs that were killed, or could not reach the database; the others are counted by the order.
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

/** Null: there is nothing to do any more. */
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
  const material = await orderMaterial(deps, order, signal);
  const [composed, pictures] = await Promise.all([
    orderCampaign(deps, order, material, signal),
    readMaterial(deps.files, order.id, material),
  ]);
  await drawAds(deps, composed, { orderId: order.id, pictures, signal });
  await finish(deps, order.id);
}

/** Written once: what a model says twice differs. */
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
      // What the preview has shown is what is delivered.
      seed: order.analysisId,
      today: order.paidAt ?? order.createdAt,
    },
    { caller: order.id, signal },
  );
  return await keepCampaign(deps, order.id, campaign);
}

/** @returns the one that counts: of two runs at once the first to be done. */
async function keepCampaign(
  { db }: AdsDeps,
  orderId: string,
  { ads: composed, schedule, writer }: Campaign,
): Promise<ComposedAd[]> {
  const [kept] = await db
    .update(orders)
    .set({ composed, schedule, writer, ...nextRevision })
    .where(and(eq(orders.id, orderId), eq(orders.status, "working"), isNull(orders.composed)))
    .returning({ id: orders.id });
  if (kept) return composed;
  const [row] = await db
    .select({ composed: orders.composed })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.composed ?? [];
}

/** Delivered, and told: once, however many runs come here. */
async function finish({ db, jobs, now }: AdsDeps, orderId: string): Promise<void> {
  await db.transaction(async () => {
    const kept = db.$count(ads, eq(ads.orderId, orderId));
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
        and(eq(orders.id, orderId), eq(orders.status, "working"), sql`${kept} = ${adsPerOrder}`),
      )
      .returning({ id: orders.id });
    if (!delivered) return;
    await jobs.later(mailOrder, { orderId, news: { type: "delivered" } });
    await prepareFilesSoon(jobs, orderId);
  });
}

/** Another run after a pause, or the money back. */
async function retryOrRefund(deps: AdsDeps, order: Order, error: unknown): Promise<void> {
  const { id: orderId, attempts } = order;
  const why = error instanceof Error ? error.message : String(error);
  const pauseSeconds = pausesSeconds[attempts - 1];
  const hopeless = error instanceof ImpossiblePicture && attempts >= impossibleRuns;
  if (pauseSeconds === undefined || hopeless) {
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

/** Begins again what should be worked on and is not, whatever became of its job. */
export const resumeDeliveries: Schedule<AdsDeps> = {
  name: "resume-deliveries",
  everySeconds: 60,
  timeoutSeconds: 60,
  work: async ({ db, jobs, now, log }) => {
    const overdue = new Date(now().getTime() - overdueMs);
    const left = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isOneOf(orders.status, ["paid", "working"]),
          or(lt(orders.tryAt, overdue), and(isNull(orders.tryAt), lt(orders.paidAt, overdue))),
        ),
      )
      .orderBy(asc(orders.paidAt))
      .limit(resumedAtOnce);
    if (left.length > 0) log.warn({ count: left.length }, "Orders were left behind");
    for (const { id } of left) await jobs.later(deliverOrder, { orderId: id }, { key: id });
  },
};
