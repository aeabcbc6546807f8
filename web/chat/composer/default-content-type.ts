import type { Message } from "#shared/chat.ts";
import { deliverablesOf, pictureType, type Worker } from "#shared/workers.ts";

/**
 * The content type while none is chosen: a picture after a question for a picture, or in a new
 * conversation when pictures are the worker's first deliverable; otherwise `chat`.
 * @param lastQuestion the conversation's last question; undefined in a new one
 */
export function defaultContentType(
  worker: Worker,
  lastQuestion: Pick<Message, "contentType"> | undefined,
  { isNew }: { isNew: boolean },
): string {
  const [first] = deliverablesOf(worker);
  const last = lastQuestion?.contentType ?? (isNew ? first?.id : undefined);
  return last === pictureType ? pictureType : "chat";
}
