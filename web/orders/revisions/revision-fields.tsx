import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { OrderedAd } from "#shared/orders.ts";
import { revisionInput } from "#shared/revisions.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import {
  changedFields,
  type FieldsForm,
  type RevisedFields,
  toFieldsForm,
} from "./changed-fields.ts";
import { ColorFields } from "./color-fields.tsx";

/** Revises an ad field by field; only changed fields are sent. */
export function RevisionFields({
  ad,
  colors,
  failure,
  error,
  pending,
  onSend,
}: {
  ad: OrderedAd;
  colors: readonly string[];
  /** Error of the last attempt, shown at its fields. */
  failure: Error | null;
  error: string | undefined;
  pending: boolean;
  onSend: (fields: RevisedFields) => void;
}) {
  const before = toFieldsForm(ad.texts, colors);
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<FieldsForm>({
    mode: "onTouched",
    defaultValues: before,
    resolver: schemaResolver(revisionInput.shape.fields, (now) => changedFields(before, now)),
  });
  const { errors } = formState;
  useEffect(() => {
    if (failure) showFieldErrors(failure, setError);
  }, [failure, setError]);
  const changed = Object.keys(changedFields(before, watch())).length;
  const errorOf = (name: keyof FieldsForm) => errors[name]?.message;
  return (
    <form
      noValidate
      onSubmit={handleSubmit((now) => onSend(changedFields(before, now)))}
      className="grid gap-8"
    >
      <fieldset className="grid gap-4" disabled={pending}>
        <legend className="mb-3 font-display text-[1.25rem] font-bold">En la imagen</legend>
        <Field label="Titular" error={errorOf("pictureHeadline")}>
          <Textarea rows={2} {...register("pictureHeadline")} />
        </Field>
        <Field label="Texto pequeño" hint="Vacío: sin él" error={errorOf("pictureBody")}>
          <Textarea rows={2} {...register("pictureBody")} />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Precio" hint="Vacío: sin precio" error={errorOf("picturePrice")}>
            <Input {...register("picturePrice")} />
          </Field>
          <Field label="Botón" hint="Hasta 24 letras" error={errorOf("pictureCta")}>
            <Input {...register("pictureCta")} />
          </Field>
        </div>
        <ColorFields
          colors={watch("colors")}
          error={errorOf("colors")}
          onColors={(next) => setValue("colors", next, { shouldDirty: true })}
        />
        <Field label="Logo">
          <Select {...register("logo")}>
            <option value="as-is">Como está</option>
            <option value="shown">Con logo</option>
            <option value="hidden">Sin logo</option>
          </Select>
        </Field>
      </fieldset>
      <fieldset className="grid gap-4" disabled={pending}>
        <legend className="mb-3 font-display text-[1.25rem] font-bold">En la publicación</legend>
        <Field
          label="Texto principal"
          hint="Hasta 125 letras se ven sin «ver más»"
          error={errorOf("primaryText")}
        >
          <Textarea rows={3} {...register("primaryText")} />
        </Field>
        <Field label="Título" hint="Mejor hasta 40 letras" error={errorOf("headline")}>
          <Input {...register("headline")} />
        </Field>
        <Field label="Descripción" hint="Mejor hasta 30 letras" error={errorOf("description")}>
          <Input {...register("description")} />
        </Field>
        <Field label="Hashtags" hint="Separados por espacios" error={errorOf("hashtags")}>
          <Input {...register("hashtags")} />
        </Field>
      </fieldset>
      <div className="sticky -bottom-4 -mx-6 -mb-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-6 py-4">
        <p
          role={error ? "alert" : undefined}
          className={error ? "text-small font-[550] text-danger" : "text-small text-ink-2"}
        >
          {error ??
            (changed === 0
              ? "Cambia lo que quieras y envíalo todo junto."
              : `Todo junto cuenta como un solo cambio.`)}
        </p>
        <Button
          type="submit"
          look="cta"
          disabled={changed === 0}
          pending={pending}
          pendingLabel="Dibujando tu cambio..."
          className="max-sm:w-full sm:ml-auto"
        >
          Hacer el cambio
        </Button>
      </div>
    </form>
  );
}
