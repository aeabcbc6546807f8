import { X } from "lucide-react";
import { type HandoffFields, handoffFieldLengths } from "#shared/handoff-fields.ts";
import { pictureType } from "#shared/workers.ts";
import { FieldChips } from "../replies/field-chips.tsx";
import type { Ask } from "../thread/thread.ts";

/** Work that was handed on and could not be sent: it waits in the box as it is. */
export type HandedWork = Pick<Ask, "order" | "handoff">;

/** Its fields above what is typed. */
export function HandedChips({ handed, onRemove }: { handed: HandedWork; onRemove: () => void }) {
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

/** What is typed beside a hand-off belongs to it, and the kind that is chosen is its piece. */
export function asSent(order: HandoffFields, typed: string, kind: string): HandoffFields {
  const { deliverable, note, ...rest } = order;
  const piece = kind !== "chat" ? kind : deliverable === pictureType ? undefined : deliverable;
  const said = [note, typed].filter(Boolean).join("\n").slice(0, handoffFieldLengths.note);
  return { ...rest, ...(piece ? { deliverable: piece } : {}), ...(said ? { note: said } : {}) };
}
