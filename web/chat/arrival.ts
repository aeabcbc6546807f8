import type { Worker, WorkerId } from "#shared/workers.ts";
import type { Ask } from "./thread/thread.ts";

/** Somebody of the team, whose id is known to be one. */
export type Colleague = Worker & { id: WorkerId };

/** What a hand-off brings to the worker's page, in the history entry's state. */
export interface HandedOver {
  ask?: Ask;
}

/** What the address brings along: `/chat/teo?c=…&prompt=…&tipo=post&proyecto=…`. */
export interface Arrival {
  conversationId: string | null;
  /** Where a new conversation is filed. */
  projectId: string | null;
  prompt: string | null;
  contentType: string | null;
  /** Of the person's own, for a picture. */
  photoId: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readArrival(search: URLSearchParams): Arrival {
  const idAt = (name: string) => {
    const value = search.get(name);
    return value && uuid.test(value) ? value : null;
  };
  const conversationId = idAt("c");
  return {
    conversationId,
    // One that has begun knows its own.
    projectId: conversationId ? null : idAt("proyecto"),
    prompt: search.get("prompt")?.trim() || null,
    contentType: search.get("tipo"),
    photoId: idAt("foto"),
  };
}

export interface Origin {
  /** The address that this document was loaded from. */
  documentUrl: string;
  referrer: string;
}

/**
 * Whether a prompt in the address may be sent by itself. One that another site wrote into a link
 * may not spend anybody's credits: it waits in the composer.
 */
export function maySendAlone(prompt: string, { documentUrl, referrer }: Origin): boolean {
  const url = new URL(documentUrl);
  const brought = [...url.searchParams.values()].some((value) => {
    // Also inside the `?next=` of the login page; «//[» cannot be made an address of.
    const [, search = ""] = /^\/[^?#]*\?([^#]*)/.exec(value) ?? [];
    const nested = new URLSearchParams(search);
    return value.trim() === prompt || nested.get("prompt")?.trim() === prompt;
  });
  if (!brought) return true;
  return referrer !== "" && new URL(referrer).origin === url.origin;
}

export function originOfDocument(): Origin {
  const [entry] = performance.getEntriesByType("navigation");
  return { documentUrl: entry?.name ?? window.location.href, referrer: document.referrer };
}

/** The address of a conversation, or of a new one, which may be for a project. */
export function chatAddress(
  workerId: string,
  conversationId?: string | null,
  projectId?: string | null,
): string {
  if (conversationId) return `/chat/${workerId}?c=${conversationId}`;
  return projectId ? `/chat/${workerId}?proyecto=${projectId}` : `/chat/${workerId}`;
}
