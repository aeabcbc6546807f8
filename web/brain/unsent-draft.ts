import { readStorageJson, writeStorage } from "#web/lib/browser-storage.ts";
import type { Draft } from "./draft.ts";

// Keeps a draft that could not be sent (no connection, an expired session) in this tab's storage.
const key = "kolmena_brain_draft";
/** After this the server's draft, perhaps written in another browser, is preferred. */
const maxAgeMs = 3_600_000;

interface Stashed extends Draft {
  userId: string;
  at: number;
}

export function stashDraft(userId: string, draft: Draft, now = Date.now()): void {
  writeStorage("tab", key, JSON.stringify({ userId, at: now, ...draft } satisfies Stashed));
}

export function dropStashedDraft(): void {
  writeStorage("tab", key, null);
}

/** The draft that this person could not save in this tab; undefined without one. */
export function readStashedDraft(userId: string, now = Date.now()): Draft | undefined {
  const stashed = readStorageJson("tab", key) as Stashed | null;
  if (stashed?.userId !== userId || !(now - stashed.at < maxAgeMs)) return undefined;
  return { step: Number(stashed.step), answers: stashed.answers };
}
