import type { AnyJob } from "#server/platform/jobs.ts";
import type { AdsDeps } from "./deps.ts";
import { mailOrder } from "./order-notices.ts";

export const adJobs: AnyJob<AdsDeps>[] = [mailOrder];
