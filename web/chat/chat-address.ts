import type { Worker, WorkerId } from "#shared/workers.ts";
import type { PromptRequest } from "./thread/thread.ts";

/** A worker whose id is known to exist. */
export type KnownWorker = Worker & { id: WorkerId };

/** State of the history entry by which a hand-off opens the worker's page. */
export interface HandoffState {
  ask?: PromptRequest;
}

/** Parameters of the address: `/chat/teo?c=…&prompt=…&tipo=post&proyecto=…`. */
interface ChatParameters {
  conversationId: string | null;
  /** Project of a new conversation. */
  projectId: string | null;
  prompt: string | null;
  contentType: string | null;
  /** Id of one of the person's photos, for a picture. */
  photoId: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readChatParameters(search: URLSearchParams): ChatParameters {
  const idAt = (name: string) => {
    const value = search.get(name);
    return value && uuid.test(value) ? value : null;
  };
  const conversationId = idAt("c");
  return {
    conversationId,
    // An existing conversation has its own project.
    projectId: conversationId ? null : idAt("proyecto"),
    prompt: search.get("prompt")?.trim() || null,
    contentType: search.get("tipo"),
    photoId: idAt("foto"),
  };
}

export interface Origin {
  /** The address this document was loaded from. */
  documentUrl: string;
  referrer: string;
}

/**
 * Whether a prompt in the address may be sent automatically. Another site's link must not spend
 * the person's credits, so its prompt only fills the composer.
 */
export function maySendAutomatically(prompt: string, { documentUrl, referrer }: Origin): boolean {
  const url = new URL(documentUrl);
  const isInAddress = [...url.searchParams.values()].some((value) => {
    // Also inside the login page's `?next=`; a regular expression, because `new URL` throws for «//[».
    const [, search = ""] = /^\/[^?#]*\?([^#]*)/.exec(value) ?? [];
    const nested = new URLSearchParams(search);
    return value.trim() === prompt || nested.get("prompt")?.trim() === prompt;
  });
  if (!isInAddress) return true;
  return referrer !== "" && new URL(referrer).origin === url.origin;
}

export function documentOrigin(): Origin {
  const [entry] = performance.getEntriesByType("navigation");
  return { documentUrl: entry?.name ?? window.location.href, referrer: document.referrer };
}

/** The address of a conversation, or of a new one, optionally in a project. */
export function chatAddress(
  workerId: string,
  conversationId?: string | null,
  projectId?: string | null,
): string {
  if (conversationId) return `/chat/${workerId}?c=${conversationId}`;
  return projectId ? `/chat/${workerId}?proyecto=${projectId}` : `/chat/${workerId}`;
}
