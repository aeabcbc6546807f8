import type { AnyJob, Schedule } from "#server/platform/jobs/jobs.ts";
import type { AdsDeps } from "./deps.ts";
import { prepareOrderFiles } from "./exports/order-exports.ts";
import { deliverOrder, resumeDeliveries } from "./orders/deliveries.ts";
import { mailOrder } from "./orders/order-notices.ts";
import { resumeRefunds, sendOrderRefund } from "./orders/order-refunds.ts";
import { deleteOldOrders, removeLateFiles } from "./orders/order-retention.ts";
import { closeOlderPaymentPages } from "./orders/orders.ts";

export const adJobs: AnyJob<AdsDeps>[] = [
  deliverOrder,
  prepareOrderFiles,
  mailOrder,
  closeOlderPaymentPages,
  sendOrderRefund,
  removeLateFiles,
];

export const adSchedules: Schedule<AdsDeps>[] = [resumeDeliveries, deleteOldOrders, resumeRefunds];
