import { Check, LoaderCircle, Pencil } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type Message, promptLengthMax } from "#shared/chat.ts";
import { handoffSentence, parseFields, parseHandoffForm } from "#shared/handoff-fields.ts";
import type { Handoff } from "#shared/handoffs.ts";
import { chatPriceCredits, findWorker, pictureType, priceCreditsOf } from "#shared/workers.ts";
import { credits } from "#web/lib/format.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { ProgressCells } from "#web/ui/progress-cells.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { chatAddress, type HandoffState } from "../chat-address.ts";
import { randomId } from "../random-id.ts";
import { OutsidePlanText, UnlockLink } from "../unlock.tsx";
import { CopyButton } from "./copy-button.tsx";
import { FieldChips } from "./field-chips.tsx";
import { HandoffForm, toTypedFields } from "./handoff-form.tsx";
import "./handoff-card.css";

type Sent = Message["handoffs"][number];

const states = {
  streaming: { label: "En curso", tone: "worker", text: "está en ello", link: "Ver cómo va" },
  done: { label: "Hecho", tone: "success", text: "lo ha hecho", link: "Ver lo que hizo" },
  stopped: { label: "Detenido", tone: "wax", text: null, link: "Ver la conversación" },
  failed: { label: "Falló", tone: "danger", text: null, link: "Ver la conversación" },
} as const;

/** Progress of a plan with several hand-offs. */
export function PlanProgress({ steps, handoffs }: { steps: number; handoffs: readonly Sent[] }) {
  const done = handoffs.filter(({ status }) => status === "done").length;
  const label = `${done} de ${steps} encargos hechos`;
  return (
    <div className="chat-plan">
      <ProgressCells total={steps} filled={done} label={label} />
      <p aria-hidden="true">{label}</p>
    </div>
  );
}

/** A task that Mel hands to a specialist: it can be read, edited and sent. */
export function HandoffCard({
  handoff,
  messageId,
  projectId,
  sent,
  numbered,
  sendable,
  available,
}: {
  handoff: Handoff;
  messageId: string;
  /** Project of Mel's conversation, which the new one belongs to as well. */
  projectId: string | null;
  /** The sent hand-off's state; undefined before it was sent. */
  sent: Sent | undefined;
  numbered: boolean;
  /** False while the message is still being written. */
  sendable: boolean;
  /** The plan includes this worker. */
  available: boolean;
}) {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState(handoff.prompt);
  const [typed, setTyped] = useState(() => handoff.fields && toTypedFields(handoff.fields));
  const [isEditing, setIsEditing] = useState(false);
  const worker = findWorker(handoff.workerId);
  if (!worker) return null;
  const state = sent ? states[sent.status] : undefined;
  // A worker outside the plan is explained below.
  const stateText = state?.text ?? (available ? "puede hacerlo" : "sabe hacerlo");
  const order = typed && parseHandoffForm(typed);
  const sentence = order ? handoffSentence(order) : typed ? "" : prompt.trim();
  // Any other deliverable is written as a chat reply.
  const contentType = order?.deliverable === pictureType ? pictureType : "chat";
  const price = priceCreditsOf(worker, contentType) ?? chatPriceCredits;
  const send = () => {
    const ask = {
      prompt: sentence,
      contentType,
      ...(order ? { order } : {}),
      requestId: randomId(),
      handoff: { messageId, step: handoff.step },
    };
    void navigate(chatAddress(worker.id, null, projectId), {
      state: { ask } satisfies HandoffState,
    });
  };
  const canSend = sent === undefined || sent.status === "failed" || sent.status === "stopped";
  return (
    <section
      className="chat-hand"
      data-worker={worker.id}
      aria-label={`Encargo para ${worker.name}`}
    >
      <header>
        <Portrait worker={worker.id} />
        <p>
          <b>{worker.name}</b> <span>{stateText}</span>
          <small>{worker.specialty}</small>
        </p>
        {numbered || state ? (
          <Tag tone={state?.tone ?? "wax"}>
            {numbered ? <span>Paso {handoff.step + 1} · </span> : null}
            <span>{state?.label ?? "Pendiente"}</span>
          </Tag>
        ) : null}
      </header>
      {typed && isEditing ? (
        <HandoffForm
          worker={worker}
          typed={typed}
          onChange={setTyped}
          onDone={() => setIsEditing(false)}
        />
      ) : typed ? (
        order && <FieldChips fields={order} />
      ) : isEditing ? (
        <Field label={`Encargo para ${worker.name}`} labelHidden>
          <Textarea
            value={prompt}
            rows={4}
            maxLength={promptLengthMax}
            onChange={(event) => setPrompt(event.target.value)}
          />
        </Field>
      ) : (
        <Prompt text={prompt} />
      )}
      {available ? null : (
        <p className="chat-hand-closed">
          <OutsidePlanText worker={worker} />
        </p>
      )}
      <footer>
        {sent ? (
          <ButtonLink
            href={chatAddress(worker.id, sent.conversationId)}
            look={sent.status === "done" ? "ink" : "outline"}
            size="s"
          >
            {sent.status === "streaming" ? (
              <LoaderCircle aria-hidden="true" className="spin size-4" />
            ) : null}
            {sent.status === "done" ? <Check aria-hidden="true" className="size-4" /> : null}
            {state?.link}
          </ButtonLink>
        ) : null}
        {canSend && available ? (
          <Button
            look="ink"
            size="s"
            disabled={!sendable || sentence === ""}
            price={credits(price)}
            onClick={send}
          >
            {sent ? "Enviar otra vez" : `Enviar a ${worker.name}`}
          </Button>
        ) : null}
        {canSend && available ? (
          <button
            type="button"
            className="chat-act"
            aria-pressed={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? (
              <Check aria-hidden="true" className="size-[18px]" />
            ) : (
              <Pencil aria-hidden="true" className="size-[18px]" />
            )}
            <span>{isEditing ? "Listo" : "Editar"}</span>
          </button>
        ) : null}
        {available ? null : (
          <>
            <UnlockLink worker={worker} />
            <CopyButton text={() => sentence} />
          </>
        )}
      </footer>
    </section>
  );
}

const foldedFrom = 220;

/** The task's text; a long one is folded. */
function Prompt({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= foldedFrom) return <p className="chat-hand-text">{text}</p>;
  return (
    <div>
      <p className="chat-hand-text" data-folded={!open || undefined}>
        {text}
      </p>
      <Button look="link" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Ver menos" : "Ver todo"}
      </Button>
    </div>
  );
}

/** A hand-off that is still being written. */
export function HandoffDraft({ workerId, prompt }: { workerId: string; prompt: string }) {
  const worker = findWorker(workerId);
  const fields = parseFields(prompt, workerId);
  return (
    <section className="chat-hand" data-worker={worker?.id ?? "mel"}>
      <header>
        <Portrait worker={workerId} />
        <p>
          {worker ? <b>{worker.name}</b> : null} <span>Encargo</span>
        </p>
      </header>
      {fields ? <FieldChips fields={fields} /> : null}
      {prompt && !fields ? <p className="chat-hand-text">{prompt}</p> : null}
    </section>
  );
}
