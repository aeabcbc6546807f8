import { formatMonthly } from "./money.ts";
import type { WorkerId } from "./workers.ts";

/** A plan of the catalogue: its price and what it includes. Marketing texts are in `web/`. */
export interface Plan {
  id: string;
  name: string;
  /** `main` plans exclude each other; an `addon` has its own subscription and its own credits. */
  kind: "main" | "addon";
  /** Per month, taxes included; null when it is not sold (free, trial). */
  priceCents: number | null;
  /** The old price that the price card strikes through; null for none. */
  originalPriceCents: number | null;
  /** Whether checkout sells it. */
  sold: boolean;
  /** Without Mel, who is in every plan. */
  workers: readonly WorkerId[];
  /** Credits per period; null: unlimited. */
  credits: number | null;
  /** Credits for pictures in plans with unlimited texts. */
  imageCredits?: number;
}

export const trialDays = 3;
/** The plan that follows the trial. */
export const trialPlanId = "starter";
export const guaranteeDays = 30;

export const plans = [
  {
    id: "free",
    name: "Gratis",
    kind: "main",
    priceCents: null,
    originalPriceCents: null,
    sold: false,
    workers: ["teo"],
    credits: 100,
  },
  {
    id: "trial",
    name: "Prueba",
    kind: "main",
    priceCents: null,
    originalPriceCents: null,
    sold: false,
    workers: ["teo", "ani", "bran", "lia", "nai", "iko"],
    credits: 100,
  },
  {
    id: "starter",
    name: "Starter",
    kind: "main",
    priceCents: 3900,
    originalPriceCents: 5500,
    sold: true,
    workers: ["teo", "ani"],
    credits: 100,
  },
  {
    id: "growth",
    name: "Growth",
    kind: "main",
    priceCents: 8900,
    originalPriceCents: 12_700,
    sold: true,
    workers: ["teo", "ani", "bran", "lia"],
    credits: 400,
  },
  {
    id: "studio",
    name: "Studio",
    kind: "main",
    priceCents: 14_900,
    originalPriceCents: 21_300,
    sold: true,
    workers: ["teo", "ani", "bran", "lia", "nai"],
    credits: null,
    imageCredits: 1000,
  },
  {
    id: "pro",
    name: "Pro",
    kind: "main",
    priceCents: 22_900,
    originalPriceCents: 32_700,
    sold: true,
    workers: ["teo", "ani", "bran", "lia", "nai", "iko", "sofi", "marcos"],
    credits: null,
  },
  {
    id: "video",
    name: "Video Studio",
    kind: "addon",
    priceCents: 14_900,
    originalPriceCents: 30_500,
    sold: false,
    workers: ["vivi"],
    credits: 625,
  },
  {
    id: "agency",
    name: "Agency",
    kind: "main",
    priceCents: 49_900,
    originalPriceCents: 69_900,
    sold: false,
    workers: ["teo", "ani", "bran", "lia", "nai", "iko", "sofi", "marcos", "vivi"],
    credits: 2000,
  },
  {
    id: "sofi",
    name: "Sofi para Shopify",
    kind: "addon",
    priceCents: 2999,
    originalPriceCents: null,
    sold: true,
    workers: ["sofi"],
    credits: 200,
  },
] as const satisfies readonly Plan[];

export type PlanId = (typeof plans)[number]["id"];
export type MainPlanId = Extract<(typeof plans)[number], { kind: "main" }>["id"];
export type AddonId = Extract<(typeof plans)[number], { kind: "addon" }>["id"];
/** Plans that checkout sells. */
export type SoldPlanId = Extract<(typeof plans)[number], { sold: true }>["id"];

export const soldPlanIds = plans.filter((plan) => plan.sold).map((plan) => plan.id) as SoldPlanId[];
export const soldMainPlanIds = plans
  .filter((plan) => plan.sold && plan.kind === "main")
  .map((plan) => plan.id) as Extract<SoldPlanId, MainPlanId>[];

/** The plan of that id; an unknown one is a bug, not a free plan. */
export function planOf(planId: string): Plan {
  const plan = plans.find((candidate) => candidate.id === planId);
  if (!plan) throw new Error(`Unknown plan: ${planId}`);
  return plan;
}

/** Ids of the workers in a main plan and its add-ons, in catalogue order, without Mel. */
export function workersOf(planId: string, addonIds: readonly string[] = []): WorkerId[] {
  const included = planOf(planId).workers;
  if (addonIds.length === 0) return [...included];
  return [...new Set([...included, ...addonIds.flatMap((id) => planOf(id).workers)])];
}

/** «$39/mes». */
export function monthlyPrice(plan: Plan): string {
  if (plan.priceCents === null) throw new Error(`${plan.id} has no price`);
  return formatMonthly(plan.priceCents);
}
