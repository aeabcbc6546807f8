import { Check, LoaderCircle, Pencil } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type Message, promptLengthMax } from "#shared/chat.ts";
import { fieldsOfTyped, handoffSentence, readFields } from "#shared/handoff-fields.ts";
import type { Handoff } from "#shared/handoffs.ts";
import { chatPriceCredits, findWorker, pictureType, priceCreditsOf } from "#shared/workers.ts";
import { credits } from "#web/lib/format.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Cells } from "#web/ui/cells.tsx";
import { Field } from "#web/ui/field.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { chatAddress, type HandedOver } from "../arrival.ts";
import { newId } from "../ids.ts";
import { OutsidePlanWords, UnlockLink } from "../unlock.tsx";
import { CopyButton } from "./copy-button.tsx";
import { FieldChips } from "./field-chips.tsx";
import { HandoffForm, typedFields } from "./handoff-form.tsx";
import "./handoff-card.css";

type Sent = Message["handoffs"][number];

const states = {
  streaming: { label: "En curso", tone: "worker", says: "está en ello", link: "Ver cómo va" },
  done: { label: "Hecho", tone: "success", says: "lo ha hecho", link: "Ver lo que hizo" },
  stopped: { label: "Detenido", tone: "wax", says: null, link: "Ver la conversación" },
  failed: { label: "Falló", tone: "danger", says: null, link: "Ver la conversación" },
} as const;

/** How far a plan of several hand-offs has come. */
export function PlanProgress({ steps, handoffs }: { steps: number; handoffs: readonly Sent[] }) {
  const done = handoffs.filter(({ status }) => status === "done").length;
  const label = `${done} de ${steps} encargos hechos`;
  return (
    <div className="chat-plan">
      <Cells total={steps} filled={done} label={label} />
      <p aria-hidden="true">{label}</p>
    </div>
  );
}

/** Work that Mel hands to a specialist: read it, change it, send it with one touch. */
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
  /** Where what is handed over is filed, as Mel's own conversation is. */
  projectId: string | null;
  /** How it stands once it was sent. */
  sent: Sent | undefined;
  numbered: boolean;
  /** False while the message is still being written. */
  sendable: boolean;
  /** The plan opens this worker. */
  available: boolean;
}) {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState(handoff.prompt);
  const [typed, setTyped] = useState(() => handoff.fields && typedFields(handoff.fields));
  const [editing, setEditing] = useState(false);
  const worker = findWorker(handoff.workerId);
  if (!worker) return null;
  const state = sent ? states[sent.status] : undefined;
  // Whom the plan leaves out is said below, with the way in.
  const says = state?.says ?? (available ? "puede hacerlo" : "sabe hacerlo");
  const order = typed && fieldsOfTyped(typed);
  const said = order ? handoffSentence(order) : typed ? "" : prompt.trim();
  // A picture is drawn and not answered.
  const contentType = order?.deliverable === pictureType ? pictureType : "chat";
  const price = priceCreditsOf(worker, contentType) ?? chatPriceCredits;
  const send = () => {
    const ask = {
      prompt: said,
      contentType,
      ...(order ? { order } : {}),
      requestId: newId(),
      handoff: { messageId, step: handoff.step },
    };
    void navigate(chatAddress(worker.id, null, projectId), { state: { ask } satisfies HandedOver });
  };
  const again = sent === undefined || sent.status === "failed" || sent.status === "stopped";
  return (
    <section
      className="chat-hand"
      data-worker={worker.id}
      aria-label={`Encargo para ${worker.name}`}
    >
      <header>
        <Portrait worker={worker.id} />
        <p>
          <b>{worker.name}</b> <span>{says}</span>
          <small>{worker.specialty}</small>
        </p>
        {numbered || state ? (
          <Tag tone={state?.tone ?? "wax"}>
            {numbered ? <span>Paso {handoff.step + 1} · </span> : null}
            <span>{state?.label ?? "Pendiente"}</span>
          </Tag>
        ) : null}
      </header>
      {typed && editing ? (
        <HandoffForm
          worker={worker}
          typed={typed}
          onChange={setTyped}
          onDone={() => setEditing(false)}
        />
      ) : typed ? (
        order && <FieldChips fields={order} />
      ) : editing ? (
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
          <OutsidePlanWords worker={worker} />
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
        {again && available ? (
          <Button
            look="ink"
            size="s"
            disabled={!sendable || said === ""}
            price={credits(price)}
            onClick={send}
          >
            {sent ? "Enviar otra vez" : `Enviar a ${worker.name}`}
          </Button>
        ) : null}
        {again && available ? (
          <button
            type="button"
            className="chat-act"
            aria-pressed={editing}
            onClick={() => setEditing(!editing)}
          >
            {editing ? (
              <Check aria-hidden="true" className="size-[18px]" />
            ) : (
              <Pencil aria-hidden="true" className="size-[18px]" />
            )}
            <span>{editing ? "Listo" : "Editar"}</span>
          </button>
        ) : null}
        {available ? null : (
          <>
            <UnlockLink worker={worker} />
            <CopyButton text={() => said} />
          </>
        )}
      </footer>
    </section>
  );
}

const foldedFrom = 220;

/** The order itself; a long one opens on demand. */
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
  const fields = readFields(prompt, workerId);
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
