import { affiliates } from "./affiliates.ts";
import type { Command } from "./command.ts";
import { contacts } from "./contacts.ts";
import { content } from "./content.ts";
import { credits } from "./credits.ts";
import { erasure } from "./erasure.ts";
import { events } from "./events.ts";
import { health } from "./health.ts";
import { jobs } from "./jobs.ts";
import { leads } from "./leads.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { payouts } from "./payouts.ts";
import { people } from "./people.ts";
import { subscriptions } from "./subscriptions.ts";
import { unclaimed } from "./unclaimed.ts";

/** All commands of `npm run admin`. */
export const commands: readonly Command[] = [
  ...people,
  ...erasure,
  ...credits,
  ...content,
  ...payments,
  ...subscriptions,
  ...unclaimed,
  ...orders,
  ...affiliates,
  ...payouts,
  ...contacts,
  ...leads,
  ...jobs,
  ...events,
  ...health,
];
