import { type FormEvent, useId } from "react";
import {
  type HandoffField,
  type HandoffFields,
  handoffFieldLabels,
  handoffFieldLengths,
} from "#shared/handoff-fields.ts";
import { deliverablesOf, type Worker } from "#shared/workers.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

/** Form values of a hand-off; an empty string means the field is not set. */
type TypedFields = Record<HandoffField, string>;

export function toTypedFields(fields: HandoffFields): TypedFields {
  const { deliverable, subject, goal, date, offer, network, tone, count, note } = fields;
  return {
    deliverable: deliverable ?? "",
    subject: subject ?? "",
    goal: goal ?? "",
    date: date ?? "",
    offer: offer ?? "",
    network: network ?? "",
    tone: tone ?? "",
    count: count === undefined ? "" : `${count}`,
    note: note ?? "",
  };
}

/** Fields that take a whole line on a phone. */
const wideFields = new Set<HandoffField>(["subject", "goal", "offer"]);
const textFields = ["subject", "goal", "offer", "date", "network", "tone"] as const;

/** The fields of a hand-off as a form. */
export function HandoffForm({
  worker,
  typed,
  onChange,
  onDone,
}: {
  worker: Worker;
  typed: TypedFields;
  onChange: (typed: TypedFields) => void;
  onDone: () => void;
}) {
  const hint = useId();
  const set = (name: HandoffField) => (event: { target: { value: string } }) =>
    onChange({ ...typed, [name]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form className="chat-hand-form" aria-describedby={hint} onSubmit={submit}>
      <p id={hint} className="sr-only">
        Encargo para {worker.name}. Lo que dejes vacío no se envía.
      </p>
      <Field label={handoffFieldLabels.deliverable} className="chat-hand-line">
        <Select value={typed.deliverable} onChange={set("deliverable")}>
          <option value="">La que mejor vea</option>
          {deliverablesOf(worker).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {textFields.map((name) => (
        <Field
          key={name}
          label={handoffFieldLabels[name]}
          className={wideFields.has(name) ? "chat-hand-line" : ""}
        >
          <Input
            value={typed[name]}
            maxLength={handoffFieldLengths[name]}
            autoComplete="off"
            onChange={set(name)}
          />
        </Field>
      ))}
      <Field label={handoffFieldLabels.count}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={20}
          value={typed.count}
          onChange={set("count")}
        />
      </Field>
      <Field label={handoffFieldLabels.note} className="chat-hand-wide">
        <Textarea
          rows={2}
          value={typed.note}
          maxLength={handoffFieldLengths.note}
          onChange={set("note")}
        />
      </Field>
      {/* Enter in a field ends the editing, as «Listo» does. */}
      <button type="submit" hidden />
    </form>
  );
}
