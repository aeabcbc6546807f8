import { useForm } from "react-hook-form";
import { dataExportInput, prepareDataExport } from "#shared/account.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormActions } from "#web/ui/form-actions.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { SendResetLink } from "./send-reset-link.tsx";

export type PreparedExport = OutputOf<typeof prepareDataExport>;

const formId = "data-export";

/** Asks for the password, because somebody else may be using this browser. */
export function DataExportDialog({
  email,
  onPrepared,
  onClose,
}: {
  email: string;
  onPrepared: (prepared: PreparedExport) => void;
  onClose: () => void;
}) {
  const form = useForm<{ currentPassword: string }>({
    resolver: schemaResolver<{ currentPassword: string }>(dataExportInput),
    defaultValues: { currentPassword: "" },
  });
  const prepare = useAction(prepareDataExport);
  const submit = useSubmitLock(
    form.handleSubmit(async (body) => {
      try {
        onPrepared(await prepare.mutateAsync({ body }));
      } catch (error) {
        if (showFieldErrors(error, form.setError)) return;
        toastFailure(error, { title: "No hemos podido preparar la descarga" });
      }
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !prepare.isPending) onClose();
      }}
      title="¿Eres tú?"
      description="Antes de darte una copia de todo, confirma tu contraseña."
      actions={
        <FormActions
          form={formId}
          pending={prepare.isPending}
          pendingLabel="Comprobando..."
          onCancel={onClose}
        >
          Descargar
        </FormActions>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-1">
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label="Tu contraseña" error={form.formState.errors.currentPassword?.message}>
          <PasswordInput {...form.register("currentPassword")} autoComplete="current-password" />
        </Field>
        <SendResetLink email={email} />
      </form>
    </Dialog>
  );
}
