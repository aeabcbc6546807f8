import * as z from "zod/mini";
import { contentPiece } from "./content.ts";
import { endpoint } from "./endpoint.ts";
import { timeZone } from "./fields.ts";

/** All data of the dashboard's overview. */
export const readOverview = endpoint({
  method: "GET",
  path: "/api/overview",
  access: "user",
  summary: "Counts, latest pieces and credits spent per day and worker over the last 14 days",
  /** The time zone for the days; UTC by default. */
  query: z.strictObject({ timeZone: z.optional(timeZone) }),
  output: z.object({
    projectCount: z.int(),
    /** Deliverables and pictures, without chat replies, like the gallery's count. */
    contentCount: z.int(),
    latestContent: z.array(contentPiece),
    /** Settled credits of this period by worker, most first. */
    spentByWorker: z.array(z.object({ workerId: z.string(), credits: z.int() })),
    /** `date` is YYYY-MM-DD. */
    spentByDay: z.array(z.object({ date: z.string(), workerId: z.string(), credits: z.int() })),
  }),
});
