import type { AnyJob } from "#server/platform/jobs.ts";
import type { AdsDeps } from "./deps.ts";
import { mailOrder } from "./order-notices.ts";
import { returnOrder } from "./order-refunds.ts";
import { closeOlderPages } from "./orders.ts";

export const adJobs: AnyJob<AdsDeps>[] = [mailOrder, closeOlderPages, returnOrder];
