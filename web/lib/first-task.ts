import { readStorageJson, writeStorage } from "./browser-storage.ts";

/** The first task that /ai-workers suggests after onboarding. */
export interface FirstTask {
  businessName: string;
  /** What the business sells, as typed in onboarding. */
  offer: string;
}

export const firstTaskKey = "kolmena_first_task";

export function saveFirstTask(task: FirstTask): void {
  writeStorage("tab", firstTaskKey, JSON.stringify(task));
}

/** The pending first task, until it is started or dismissed. */
export function readFirstTask(): FirstTask | undefined {
  return (readStorageJson("tab", firstTaskKey) as FirstTask | null) ?? undefined;
}

export function clearFirstTask(): void {
  writeStorage("tab", firstTaskKey, null);
}
