import { type Plan, planOf, workersOf } from "#shared/plans.ts";

export const mainBucket = "main";
/** Pictures, where texts are without limit. */
const imagesBucket = "images";

/** What a person holds, as far as credits go. */
export interface Holding {
  plan: string;
  addons: readonly string[];
}

export interface Work {
  workerId: string;
  contentType: string;
}

/**
 * Buckets that may pay for a piece of work, the one to be used first in front: an add-on's own
 * before the plan's. Empty: nothing that this person holds opens the worker.
 */
export function bucketsFor({ plan, addons }: Holding, { workerId, contentType }: Work): string[] {
  const opens = (planId: string) => workersOf(planId).some((id) => id === workerId);
  const main: Plan = planOf(plan);
  const own = addons.filter(opens);
  if (workerId !== "mel" && !opens(plan)) return own;
  const picture = contentType === "image" && main.imageCredits !== undefined;
  return [...own, picture ? imagesBucket : mainBucket];
}

/** Every bucket that a plan fills, with its credits per period; null: without limit. */
export function bucketsOf(plan: Plan): { bucket: string; credits: number | null }[] {
  if (plan.kind === "addon") return [{ bucket: plan.id, credits: plan.credits }];
  const main = { bucket: mainBucket, credits: plan.credits };
  return plan.imageCredits === undefined
    ? [main]
    : [main, { bucket: imagesBucket, credits: plan.imageCredits }];
}
