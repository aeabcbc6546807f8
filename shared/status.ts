import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { instant } from "./fields.ts";

/** The service's parts, in the order in which people are shown them. */
export const servicePartIds = ["web", "database", "payments", "texts", "pictures", "mail"] as const;
export type ServicePartId = (typeof servicePartIds)[number];

/** `unknown`: nobody has needed the part lately, so nothing is known of it. */
export const partStates = ["ok", "problems", "unknown"] as const;
export type PartState = (typeof partStates)[number];

export const serviceStatus = z.object({
  checkedAt: instant,
  parts: z.array(
    z.object({
      id: z.enum(servicePartIds),
      state: z.enum(partStates),
      /** Since when it is so; null where nothing is known. */
      since: z.nullable(instant),
    }),
  ),
});
export type ServiceStatus = z.output<typeof serviceStatus>;

export const readStatus = endpoint({
  method: "GET",
  path: "/api/status",
  access: "public",
  summary: "Whether the parts of the service work, and since when",
  output: serviceStatus,
});
