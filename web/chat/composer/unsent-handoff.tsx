import { X } from "lucide-react";
import { type HandoffFields, handoffFieldLengths } from "#shared/handoff-fields.ts";
import { pictureType } from "#shared/workers.ts";
import { FieldChips } from "../replies/field-chips.tsx";
import type { PromptRequest } from "../thread/thread.ts";

/** A hand-off that could not be sent and stays in the composer. */
export type UnsentHandoff = Pick<PromptRequest, "order" | "handoff">;

/** The hand-off's fields, above the text field. */
export function UnsentHandoffChips({
  handed,
  onRemove,
}: {
  handed: UnsentHandoff;
  onRemove: () => void;
}) {
  if (!handed.order) return null;
  return (
    <div className="chat-handed">
      <FieldChips fields={handed.order} />
      <button type="button" className="chat-icon" aria-label="Quitar el encargo" onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** Adds the typed text to the hand-off's note, and the chosen content type as its deliverable. */
export function withTypedText(
  order: HandoffFields,
  typed: string,
  contentType: string,
): HandoffFields {
  const { deliverable, note, ...rest } = order;
  const chosen =
    contentType !== "chat" ? contentType : deliverable === pictureType ? undefined : deliverable;
  const fullNote = [note, typed].filter(Boolean).join("\n").slice(0, handoffFieldLengths.note);
  return {
    ...rest,
    ...(chosen ? { deliverable: chosen } : {}),
    ...(fullNote ? { note: fullNote } : {}),
  };
}
