import { type FormEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { proposeProfile } from "#shared/websites.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { WebsiteInput } from "#web/ui/website-input.tsx";
import type { Answers } from "./answers.ts";
import {
  type FilledFields,
  fieldNames,
  fieldsToFill,
  unchangedFields,
} from "./website-proposal.ts";

/** Fills the wizard's empty fields from the person's website, lists them and can undo it. */
export function FromWebsite({ form }: { form: UseFormReturn<Answers> }) {
  const [websiteUrl, setWebsiteUrl] = useState("");
  const [filled, setFilled] = useState<FilledFields | null>(null);
  const propose = useAction(proposeProfile, {
    onSuccess: ({ proposal }) => {
      const fields = fieldsToFill(proposal, form.getValues());
      for (const [field, value] of entriesOf(fields)) set(field, value);
      setFilled(fields);
    },
  });
  const set = (field: keyof FilledFields, value: string | string[]) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: value.length > 0 });
  const undo = () => {
    for (const field of unchangedFields(filled ?? {}, form.getValues())) {
      set(field, field === "preferredPlatforms" ? [] : "");
    }
    form.clearErrors();
    setFilled(null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (propose.isPending) return;
    setFilled(null);
    propose.mutate({ body: { websiteUrl } });
  };
  const error = propose.error ? reasonOf(propose.error) : undefined;
  const count = filled ? Object.keys(filled).length : 0;
  return (
    <section
      aria-label="Rellenar desde mi web"
      className="mb-9 grid gap-4 rounded-l bg-wax p-5 sm:p-6"
    >
      <form onSubmit={send} noValidate className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label="¿Tienes web? La leo y te ahorro escribir"
          hint="Solo relleno lo que esté vacío. Luego cambia lo que quieras."
          error={error}
        >
          <WebsiteInput
            value={websiteUrl}
            onChange={(event) => setWebsiteUrl(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          look="outline"
          className="sm:mt-9"
          pending={propose.isPending}
          pendingLabel="Leyendo tu web…"
        >
          Rellenar desde mi web
        </Button>
      </form>
      {filled === null ? null : count === 0 ? (
        <Notice className="!bg-surface">
          Hemos leído tu web y no dice nada nuevo: todo sigue como lo tenías.
        </Notice>
      ) : (
        <Notice
          className="!bg-surface"
          action={
            <Button look="link" size="s" onClick={undo}>
              Deshacer
            </Button>
          }
        >
          Hemos rellenado {fieldNames(filled)}. Revísalo antes de seguir.
        </Notice>
      )}
    </section>
  );
}

function entriesOf(filled: FilledFields) {
  return Object.entries(filled) as [keyof FilledFields, string | string[]][];
}

function reasonOf(error: Error): string {
  const field = error instanceof CallError ? error.fields.websiteUrl : undefined;
  return (
    field ?? errorMessage(error, "No hemos podido leer tu web. Prueba otra vez o rellénalo a mano")
  );
}
