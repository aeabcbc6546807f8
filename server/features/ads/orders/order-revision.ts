import { sql } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";

/** Set by every change that an order's page shows; open pages compare revisions to notice it. */
export const nextRevision = { revision: sql`${orders.revision} + 1` };
