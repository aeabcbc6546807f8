import { keep, readKeptJson } from "#web/lib/kept.ts";
import type { Draft } from "./use-draft.ts";

// What the server could not be told (no connection, an expired session) survives in this tab.
const key = "kolmena_brain_draft";
/** Later than this the server's draft, perhaps written elsewhere, is the better one. */
const keptMs = 3_600_000;

interface Stashed extends Draft {
  userId: string;
  at: number;
}

export function stashDraft(userId: string, draft: Draft, now = Date.now()): void {
  keep("tab", key, JSON.stringify({ userId, at: now, ...draft } satisfies Stashed));
}

export function dropStashedDraft(): void {
  keep("tab", key, null);
}

/** The draft that this person could not save in this tab; undefined without one. */
export function readStashedDraft(userId: string, now = Date.now()): Draft | undefined {
  const kept = readKeptJson("tab", key) as Stashed | null;
  if (kept?.userId !== userId || !(now - kept.at < keptMs)) return undefined;
  return { step: Number(kept.step), answers: kept.answers };
}
