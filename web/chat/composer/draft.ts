import { keep, readKept, readKeptJson } from "#web/lib/kept.ts";
import type { Ask } from "../thread/thread.ts";

// What was typed and not sent, per conversation, for as long as the tab is open.
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

/** Id of the photo that was added and not sent. */
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

/** Keeps an ask until the server has taken it in, so that a reload meanwhile does not lose it. */
export function keepUnsent(place: Place, ask: Ask, now = Date.now()): void {
  keep("tab", `${keyOf(place)}:unsent`, JSON.stringify({ ask, at: now } satisfies Unsent));
}

/** The ask that the server may not have, once. Its id is the same, so it is never paid twice. */
export function takeUnsent(place: Place, now = Date.now()): Ask | null {
  const key = `${keyOf(place)}:unsent`;
  const kept = readKeptJson("tab", key) as Unsent | null;
  keep("tab", key, null);
  return kept && now - kept.at < unsentMs ? kept.ask : null;
}
