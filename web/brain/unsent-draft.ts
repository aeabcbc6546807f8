import type { Draft } from "./use-draft.ts";

// What the server could not be told (no connection, an expired session) survives in this tab.
const key = "kolmena_brain_draft";
/** Later than this the server's draft, perhaps written elsewhere, is the better one. */
const keptMs = 3_600_000;

export function stashDraft(userId: string, draft: Draft, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, at: now, ...draft }));
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function dropStashedDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** The draft that this person could not save in this tab; undefined without one. */
export function readStashedDraft(userId: string, now = Date.now()): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (kept?.userId !== userId || !(now - kept.at < keptMs)) return undefined;
    return { step: Number(kept.step), answers: kept.answers };
  } catch {
    return undefined;
  }
}
