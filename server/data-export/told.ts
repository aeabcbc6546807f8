import type { PgTable } from "drizzle-orm/pg-core";
import { accountUsage } from "#db/schema.ts";
import { pastTrials } from "#db/schema-billing.ts";
import { deletedContent } from "#db/schema-content.ts";
import { ownAccount } from "#server/features/account/own-data.ts";
import { ownAds } from "#server/features/ads/own-data.ts";
import { ownAffiliates } from "#server/features/affiliates/own-data.ts";
import { ownBilling } from "#server/features/billing/own-data.ts";
import { ownBrain } from "#server/features/brain/own-data.ts";
import { ownChat } from "#server/features/chat/own-data.ts";
import { ownInquiries } from "#server/features/contact/own-data.ts";
import { ownContent } from "#server/features/content/own-data.ts";
import { ownCredits } from "#server/features/credits/own-data.ts";
import { ownLeads } from "#server/features/leads/own-data.ts";
import { ownProjects } from "#server/features/projects/own-data.ts";
import type { OwnRows, Untold } from "#server/platform/own-data/own-rows.ts";

/** All exported tables, in the order of the export. */
export const told: readonly OwnRows[] = [
  ...ownAccount,
  ...ownBrain,
  ...ownProjects,
  ...ownChat,
  ...ownContent,
  ...ownCredits,
  ...ownBilling,
  ...ownAds,
  ...ownAffiliates,
  ...ownInquiries,
  ...ownLeads,
];

/** Tables with personal data that are not exported, and why. */
export const untold: ReadonlyMap<PgTable, Untold> = new Map<PgTable, Untold>([
  [accountUsage, { because: "a count of what is told, all of it" }],
  [deletedContent, { because: "they have deleted it; it is forgotten within minutes" }],
  [pastTrials, { because: "of people who have no account: it says of nobody who they were" }],
]);

/** Tables that are also exported as CSV, with their file names. */
export const spreadsheets: Readonly<Record<string, string>> = {
  creditMovements: "creditos.csv",
  invoices: "facturas.csv",
  payments: "pagos.csv",
  adOrders: "pedidos.csv",
  commissions: "comisiones.csv",
};
