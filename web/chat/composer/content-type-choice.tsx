import { Check, ChevronDown } from "lucide-react";
import {
  chatPriceCredits,
  type Deliverable,
  deliverablesOf,
  type Worker,
} from "#shared/workers.ts";
import { credits } from "#web/lib/format.ts";
import { Menu, MenuItem } from "#web/ui/menu.tsx";

interface KindChoiceProps {
  worker: Worker;
  /** `chat` or one of the worker's deliverables. */
  value: string;
  onChange: (contentType: string) => void;
}

const reply: Deliverable = { id: "chat", label: "Respuesta", priceCredits: chatPriceCredits };

/** Letters that fit beside the send button, counting the padding of each label as four. */
const roomLetters = 78;
const moreLetters = 9;
/** Room taken by the picture's format and photo buttons and the longer send button. */
const shapeLetters = 33;

/** Divides the content types into those shown side by side and those in the «Más» menu. */
function arrangeKinds(
  kinds: readonly Deliverable[],
  room = roomLetters,
): [Deliverable[], Deliverable[]] {
  const lettersOf = (kind: Deliverable) => kind.label.length + 4;
  const all = kinds.reduce((sum, kind) => sum + lettersOf(kind), 0);
  if (all <= room) return [[...kinds], []];
  let left = room - moreLetters;
  const first = kinds.findIndex((kind) => {
    left -= lettersOf(kind);
    return left < 0;
  });
  return [kinds.slice(0, first), kinds.slice(first)];
}

/** Chooses the content type: side by side where there is room, a native select on phones. */
export function ContentTypeChoice({ worker, value, onChange }: KindChoiceProps) {
  const kinds = [reply, ...deliverablesOf(worker)];
  const [shown, more] = arrangeKinds(
    kinds,
    worker.picture ? roomLetters - shapeLetters : roomLetters,
  );
  const hidden = more.find(({ id }) => id === value);
  return (
    <>
      <div className="chat-kinds">
        <div role="radiogroup" aria-label="Qué quieres recibir" className="flex gap-0.5">
          {shown.map((kind) => (
            <label key={kind.id} title={credits(kind.priceCredits)}>
              <input
                type="radio"
                name="tipo"
                value={kind.id}
                checked={kind.id === value}
                onChange={() => onChange(kind.id)}
              />
              {kind.label}
            </label>
          ))}
        </div>
        {more.length > 0 ? (
          <Menu
            align="start"
            trigger={
              <button type="button" data-chosen={hidden ? "" : undefined}>
                {hidden ? hidden.label : "Más"}
                <ChevronDown aria-hidden="true" className="size-4" />
              </button>
            }
          >
            {more.map((kind) => (
              <MenuItem key={kind.id} onSelect={() => onChange(kind.id)}>
                {kind.label}
                <span className="ml-auto pl-4 text-mini text-ink-3">
                  {credits(kind.priceCredits)}
                </span>
                {kind.id === value ? <Check aria-hidden="true" className="size-4" /> : null}
              </MenuItem>
            ))}
          </Menu>
        ) : null}
      </div>
      <span className="chat-kind">
        <select
          aria-label="Qué quieres recibir"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {kinds.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {kind.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="size-4" />
      </span>
    </>
  );
}
