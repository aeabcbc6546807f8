import { keep, readKeptJson } from "./kept.ts";

/** What somebody who has just told us about their business is greeted with on /ai-workers. */
export interface FirstTask {
  businessName: string;
  /** What they sell, in their own words. */
  offer: string;
}

export const firstTaskKey = "kolmena_first_task";

export function leaveFirstTask(task: FirstTask): void {
  keep("tab", firstTaskKey, JSON.stringify(task));
}

/** The one that waits, until it is begun or put away. */
export function readFirstTask(): FirstTask | undefined {
  return (readKeptJson("tab", firstTaskKey) as FirstTask | null) ?? undefined;
}

export function dropFirstTask(): void {
  keep("tab", firstTaskKey, null);
}
