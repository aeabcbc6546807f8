import type { PayoutDeps } from "./payouts/deps.ts";

export type AffiliateDeps = PayoutDeps;
