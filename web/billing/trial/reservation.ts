import type { startTrial } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";

export type Reservation = OutputOf<typeof startTrial>;
