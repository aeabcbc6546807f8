import { keep, readKept, readKeptJson } from "#web/lib/kept.ts";
import type { Ask } from "../thread/thread.ts";

/** Identifies the unsent text of a conversation, which is stored while the tab is open. */
export interface Place {
  userId: string;
  workerId: string;
  conversationId: string | null;
}

function keyOf({ userId, workerId, conversationId }: Place): string {
  return `kolmena_draft:${userId}:${workerId}:${conversationId ?? "new"}`;
}

export function readDraft(place: Place): string {
  return readKept("tab", keyOf(place)) ?? "";
}

export function keepDraft(place: Place, text: string): void {
  keep("tab", keyOf(place), text || null);
}

/** Id of the photo that was added but not sent. */
export function readDraftPhoto(place: Place): string | null {
  return readKept("tab", `${keyOf(place)}:photo`) ?? null;
}

export function keepDraftPhoto(place: Place, photoId: string | null): void {
  keep("tab", `${keyOf(place)}:photo`, photoId);
}

const unsentMs = 10 * 60_000;

interface Unsent {
  ask: Ask;
  at: number;
}

/** Stores a request until the server has accepted it, so that a reload does not lose it. */
export function keepUnsent(place: Place, ask: Ask, now = Date.now()): void {
  keep("tab", `${keyOf(place)}:unsent`, JSON.stringify({ ask, at: now } satisfies Unsent));
}

/** Returns and removes the stored request. Its id stays the same, so it is never charged twice. */
export function takeUnsent(place: Place, now = Date.now()): Ask | null {
  const key = `${keyOf(place)}:unsent`;
  const unsent = readKeptJson("tab", key) as Unsent | null;
  keep("tab", key, null);
  return unsent && now - unsent.at < unsentMs ? unsent.ask : null;
}
