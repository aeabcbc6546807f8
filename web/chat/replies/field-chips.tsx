import { displayFields, type HandoffFields } from "#shared/handoff-fields.ts";

/** The fields of a hand-off with their names. */
export function FieldChips({ fields }: { fields: HandoffFields }) {
  return (
    <dl className="chat-fields">
      {displayFields(fields).map(({ name, label, value }) => (
        <div key={name} data-field={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
