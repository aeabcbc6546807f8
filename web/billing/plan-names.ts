import { plans } from "#shared/plans.ts";
import { findWorker } from "#shared/workers.ts";

const list = new Intl.ListFormat("es", { type: "conjunction" });

/** «Growth» for `growth`. */
export function planName(planId: string): string {
  return plans.find(({ id }) => id === planId)?.name ?? planId;
}

/** «Teo, Ani y Bran» */
export function workerNames(workerIds: readonly string[]): string {
  return list.format(workerIds.map((id) => findWorker(id)?.name ?? id));
}
