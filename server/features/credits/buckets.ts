import { type Plan, planOf, workersOf } from "#shared/plans.ts";

export const mainBucket = "main";
/** Pictures, where texts are without limit. */
const imagesBucket = "images";

/** The plans of a person that decide which credits pay. */
export interface HeldPlans {
  plan: string;
  addons: readonly string[];
}

export interface Work {
  workerId: string;
  contentType: string;
}

/**
 * Buckets that may pay for a piece of work, in the order in which they are used: an add-on's own
 * before the plan's. Empty: neither plan nor add-ons include the worker.
 */
export function payingBuckets(
  { plan, addons }: HeldPlans,
  { workerId, contentType }: Work,
): string[] {
  const includesWorker = (planId: string) => workersOf(planId).some((id) => id === workerId);
  const main: Plan = planOf(plan);
  const addonBuckets = addons.filter(includesWorker);
  if (workerId !== "mel" && !includesWorker(plan)) return addonBuckets;
  const isPicture = contentType === "image" && main.imageCredits !== undefined;
  return [...addonBuckets, isPicture ? imagesBucket : mainBucket];
}

/** Every bucket that a plan fills, with its credits per period; null: without limit. */
export function planBuckets(plan: Plan): { bucket: string; credits: number | null }[] {
  if (plan.kind === "addon") return [{ bucket: plan.id, credits: plan.credits }];
  const main = { bucket: mainBucket, credits: plan.credits };
  return plan.imageCredits === undefined
    ? [main]
    : [main, { bucket: imagesBucket, credits: plan.imageCredits }];
}
