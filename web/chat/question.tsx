import { memo } from "react";
import { contentTypeLabel } from "#shared/workers.ts";
import { FieldChips } from "./replies/field-chips.tsx";
import type { ThreadMessage } from "./thread/thread.ts";

/** A message of the person. */
export const Question = memo(function Question({ message }: { message: ThreadMessage }) {
  return (
    <article className="chat-you" aria-label="Tú">
      {message.photo ? (
        <a href={message.photo.url} target="_blank" rel="noreferrer" className="chat-you-photo">
          <img
            src={message.photo.thumbnailUrl}
            width={message.photo.width}
            height={message.photo.height}
            alt={message.photo.name ? `Tu foto ${message.photo.name}` : "Tu foto"}
          />
        </a>
      ) : null}
      {message.order ? <FieldChips fields={message.order} /> : <p>{message.content}</p>}
      {message.contentType === "chat" || message.order ? null : (
        <small>{contentTypeLabel(message.contentType)}</small>
      )}
    </article>
  );
});
