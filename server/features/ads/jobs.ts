import type { AnyJob, Schedule } from "#server/platform/jobs.ts";
import { deliverOrder, resumeDeliveries } from "./deliveries.ts";
import type { AdsDeps } from "./deps.ts";
import { forgetOldOrders } from "./old-orders.ts";
import { mailOrder } from "./order-notices.ts";
import { resumeRefunds, returnOrder } from "./order-refunds.ts";
import { closeOlderPages } from "./orders.ts";

export const adJobs: AnyJob<AdsDeps>[] = [deliverOrder, mailOrder, closeOlderPages, returnOrder];

export const adSchedules: Schedule<AdsDeps>[] = [resumeDeliveries, forgetOldOrders, resumeRefunds];
