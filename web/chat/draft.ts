import type { Ask } from "./thread.ts";

// What was typed and not sent, per conversation, for as long as the tab is open.
interface Place {
  userId: string;
  workerId: string;
  conversationId: string | null;
}

function keyOf({ userId, workerId, conversationId }: Place): string {
  return `kolmena_draft:${userId}:${workerId}:${conversationId ?? "new"}`;
}

export function readDraft(place: Place): string {
  try {
    return sessionStorage.getItem(keyOf(place)) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(place: Place, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), text);
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

const unsentMs = 10 * 60_000;

/** Keeps an ask until the server has taken it in, so that a reload meanwhile does not lose it. */
export function keepUnsent(place: Place, ask: Ask, now = Date.now()): void {
  try {
    sessionStorage.setItem(`${keyOf(place)}:unsent`, JSON.stringify({ ask, at: now }));
  } catch {
    // As above.
  }
}

/** The ask that the server may not have, once. Its id is the same, so it is never paid twice. */
export function takeUnsent(place: Place, now = Date.now()): Ask | null {
  try {
    const key = `${keyOf(place)}:unsent`;
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept === null) return null;
    const { ask, at } = JSON.parse(kept) as { ask: Ask; at: number };
    return now - at < unsentMs ? ask : null;
  } catch {
    return null;
  }
}
