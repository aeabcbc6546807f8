import type { PgTable } from "drizzle-orm/pg-core";
import { accountUsage } from "#db/schema.ts";
import { pastTrials } from "#db/schema-billing.ts";
import { deletedContent } from "#db/schema-content.ts";
import { exportedAccount } from "#server/features/account/exported-data.ts";
import { exportedAds } from "#server/features/ads/exported-data.ts";
import { exportedAffiliates } from "#server/features/affiliates/exported-data.ts";
import { exportedBilling } from "#server/features/billing/exported-data.ts";
import { exportedBrain } from "#server/features/brain/exported-data.ts";
import { exportedChat } from "#server/features/chat/exported-data.ts";
import { exportedInquiries } from "#server/features/contact/exported-data.ts";
import { exportedContent } from "#server/features/content/exported-data.ts";
import { exportedCredits } from "#server/features/credits/exported-data.ts";
import { exportedLeads } from "#server/features/leads/exported-data.ts";
import { exportedProjects } from "#server/features/projects/exported-data.ts";
import type { ExportedTable, NotExported } from "#server/platform/data-export/exported-rows.ts";

/** All exported tables, in the order of the export. */
export const exportedTables: readonly ExportedTable[] = [
  ...exportedAccount,
  ...exportedBrain,
  ...exportedProjects,
  ...exportedChat,
  ...exportedContent,
  ...exportedCredits,
  ...exportedBilling,
  ...exportedAds,
  ...exportedAffiliates,
  ...exportedInquiries,
  ...exportedLeads,
];

/** Tables with personal data that are not exported, and why. */
export const excludedTables: ReadonlyMap<PgTable, NotExported> = new Map<PgTable, NotExported>([
  [accountUsage, { because: "only counts of exported rows" }],
  [deletedContent, { because: "they have deleted it; it is forgotten within minutes" }],
  [pastTrials, { because: "of erased accounts: contains no identity" }],
]);

/** Tables that are also exported as CSV, with their file names. */
export const csvFileNames: Readonly<Record<string, string>> = {
  creditMovements: "creditos.csv",
  invoices: "facturas.csv",
  payments: "pagos.csv",
  adOrders: "pedidos.csv",
  commissions: "comisiones.csv",
};
