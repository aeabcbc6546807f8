import type { AnyJob, Schedule } from "#server/platform/jobs/jobs.ts";
import type { AdsDeps } from "./deps.ts";
import { prepareOrderFiles } from "./exports/order-exports.ts";
import { deliverOrder, resumeDeliveries } from "./orders/deliveries.ts";
import { forgetOldOrders, removeLateFiles } from "./orders/old-orders.ts";
import { mailOrder } from "./orders/order-notices.ts";
import { resumeRefunds, sendOrderRefund } from "./orders/order-refunds.ts";
import { closeOlderPages } from "./orders/orders.ts";

export const adJobs: AnyJob<AdsDeps>[] = [
  deliverOrder,
  prepareOrderFiles,
  mailOrder,
  closeOlderPages,
  sendOrderRefund,
  removeLateFiles,
];

export const adSchedules: Schedule<AdsDeps>[] = [resumeDeliveries, forgetOldOrders, resumeRefunds];
