import { plans } from "#shared/plans.ts";

/** «Growth» for `growth`. */
export function planName(planId: string): string {
  return plans.find(({ id }) => id === planId)?.name ?? planId;
}
