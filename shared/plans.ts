import type { WorkerId } from "./workers.ts";

/** What a plan opens. Prices and marketing words of the plans come with billing. */
export interface PlanEntitlement {
  id: string;
  name: string;
  /** Without Mel, who is always there. */
  workers: readonly WorkerId[];
  /** Credits per period; null: without limit. */
  credits: number | null;
}

export const plans = [
  { id: "free", name: "Gratis", workers: ["teo"], credits: 100 },
  {
    id: "trial",
    name: "Prueba",
    workers: ["teo", "ani", "bran", "lia", "nai", "iko"],
    credits: 100,
  },
  { id: "starter", name: "Starter", workers: ["teo", "ani"], credits: 100 },
  { id: "growth", name: "Growth", workers: ["teo", "ani", "bran", "lia"], credits: 400 },
  { id: "studio", name: "Studio", workers: ["teo", "ani", "bran", "lia", "nai"], credits: null },
  {
    id: "pro",
    name: "Pro",
    workers: ["teo", "ani", "bran", "lia", "nai", "iko", "sofi", "marcos"],
    credits: null,
  },
  {
    id: "agency",
    name: "Agency",
    workers: ["teo", "ani", "bran", "lia", "nai", "iko", "sofi", "marcos", "vivi"],
    credits: 2000,
  },
] as const satisfies readonly PlanEntitlement[];

export type PlanId = (typeof plans)[number]["id"];

/** The plan of that id; an unknown one is a bug, not a free plan. */
export function planOf(planId: string): PlanEntitlement {
  const plan = plans.find((candidate) => candidate.id === planId);
  if (!plan) throw new Error(`Unknown plan: ${planId}`);
  return plan;
}
