import type { Message } from "#shared/chat.ts";
import { deliverablesOf, pictureType, type Worker } from "#shared/workers.ts";

/**
 * What a composer asks for while nobody has chosen: whoever asked for a picture asks for the next one,
 * and a new conversation begins with the picture where that is the worker's first work. Pure.
 * @param asked what was asked for last; undefined before anything was
 */
export function standingKind(
  worker: Worker,
  asked: Pick<Message, "contentType"> | undefined,
  { isNew }: { isNew: boolean },
): string {
  const [first] = deliverablesOf(worker);
  const last = asked?.contentType ?? (isNew ? first?.id : undefined);
  return last === pictureType ? pictureType : "chat";
}
