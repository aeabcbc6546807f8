import { readStorage, readStorageJson, writeStorage } from "#web/lib/browser-storage.ts";
import type { PromptRequest } from "../thread/thread.ts";

/** Identifies the unsent text of a conversation, which is stored while the tab is open. */
export interface DraftPlace {
  userId: string;
  workerId: string;
  conversationId: string | null;
}

function keyOf({ userId, workerId, conversationId }: DraftPlace): string {
  return `kolmena_draft:${userId}:${workerId}:${conversationId ?? "new"}`;
}

export function readDraft(place: DraftPlace): string {
  return readStorage("tab", keyOf(place)) ?? "";
}

export function saveDraft(place: DraftPlace, text: string): void {
  writeStorage("tab", keyOf(place), text || null);
}

/** Id of the photo that was added but not sent. */
export function readDraftPhoto(place: DraftPlace): string | null {
  return readStorage("tab", `${keyOf(place)}:photo`) ?? null;
}

export function saveDraftPhoto(place: DraftPlace, photoId: string | null): void {
  writeStorage("tab", `${keyOf(place)}:photo`, photoId);
}

const unsentMs = 10 * 60_000;

interface Unsent {
  ask: PromptRequest;
  at: number;
}

/** Stores a request until the server has accepted it, so that a reload does not lose it. */
export function saveUnsent(place: DraftPlace, ask: PromptRequest, now = Date.now()): void {
  writeStorage("tab", `${keyOf(place)}:unsent`, JSON.stringify({ ask, at: now } satisfies Unsent));
}

/** Returns and removes the stored request. Its id stays the same, so it is never charged twice. */
export function takeUnsent(place: DraftPlace, now = Date.now()): PromptRequest | null {
  const key = `${keyOf(place)}:unsent`;
  const unsent = readStorageJson("tab", key) as Unsent | null;
  writeStorage("tab", key, null);
  return unsent && now - unsent.at < unsentMs ? unsent.ask : null;
}
