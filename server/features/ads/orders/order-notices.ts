import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { orders } from "#db/schema-ads.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { deliverMail, type Mail, type MailDeps, mailRetries } from "#server/platform/mail/mail.ts";
import type { Platform } from "#server/platform/platform.ts";
import { orderDeliveredMail, orderPaidMail, orderRefundedMail } from "./mails.ts";
import { availableUntil, revisableUntil } from "./order-dates.ts";
import { orderNumberOf, orderUrlOf } from "./order-links.ts";

type Deps = Pick<Platform, "db" | "settings"> & MailDeps & { billing: { testMode: boolean } };

const news = z.discriminatedUnion("type", [
  z.object({ type: z.literal("paid") }),
  z.object({ type: z.literal("delivered") }),
  /** `undelivered`: refunded because we could not deliver. */
  z.object({
    type: z.literal("refunded"),
    refundId: z.string(),
    amountCents: z.int(),
    undelivered: z.boolean(),
  }),
]);
type News = z.output<typeof news>;

/**
 * Mails a buyer what happened to their order. Queued in the transaction of the change; composed when
 * it is sent, so that the order's private link is never stored in the queue.
 */
export const mailOrder = job({
  name: "mail-order",
  input: z.object({ orderId: z.string(), news }),
  retries: mailRetries,
  timeoutSeconds: 90,
  work: async (deps: Deps, { orderId, news }) => {
    const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return;
    const { publicOrigin, contactEmail } = deps.settings;
    const frame = {
      to: order.email,
      publicOrigin,
      contactEmail,
      testMode: deps.billing.testMode,
      number: orderNumberOf(orderId),
      businessName: order.businessName,
      url: await orderUrlOf(deps, orderId),
    };
    // Stable for a repeated job and different for each refund: mailboxes drop repeated ids.
    await deliverMail(deps, { ...composeNews(frame, order, news), id: `${orderId}-${idOf(news)}` });
  },
});

type Frame = Parameters<typeof orderPaidMail>[0];

function composeNews(frame: Frame, order: typeof orders.$inferSelect, news: News): Mail {
  if (news.type === "paid") return orderPaidMail(frame);
  if (news.type === "refunded") return orderRefundedMail(frame, news);
  return orderDeliveredMail(frame, {
    revisableUntil: revisableUntil(order) ?? order.createdAt,
    availableUntil: availableUntil(order),
  });
}

function idOf(news: News): string {
  return news.type === "refunded" ? news.refundId : news.type;
}
