import { memo } from "react";
import { contentTypeLabel } from "#shared/workers.ts";
import type { ThreadMessage } from "./thread/thread.ts";

/** What the person wrote, as they wrote it. */
export const Question = memo(function Question({ message }: { message: ThreadMessage }) {
  return (
    <article className="chat-you" aria-label="Tú">
      <p>{message.content}</p>
      {message.contentType === "chat" ? null : (
        <small>{contentTypeLabel(message.contentType)}</small>
      )}
    </article>
  );
});
