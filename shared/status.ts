import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { instant } from "./fields.ts";

/** The parts of the service, in display order. */
export const servicePartIds = ["web", "database", "payments", "texts", "pictures", "mail"] as const;
export type ServicePartId = (typeof servicePartIds)[number];

/** `unknown`: the part has not been used lately. */
const partStates = ["ok", "problems", "unknown"] as const;
export type PartState = (typeof partStates)[number];

const serviceStatus = z.object({
  checkedAt: instant,
  parts: z.array(
    z.object({
      id: z.enum(servicePartIds),
      state: z.enum(partStates),
      /** When the state began; null when it is unknown. */
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
