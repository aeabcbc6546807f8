import { useForm } from "react-hook-form";
import { deleteAccount, deleteAccountInput } from "#shared/account.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { goHomeSignedOut } from "#web/lib/session.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Choice } from "#web/ui/choice.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormActions } from "#web/ui/form-actions.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { SendResetLink } from "./send-reset-link.tsx";

interface Values {
  currentPassword: string;
  understood: boolean;
}

const formId = "delete-account";
const errorId = "delete-account-understood";

/** Asks for the password and a confirmation; then signs the person out and goes to the home page. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useForm<Values>({
    resolver: schemaResolver<Values>(deleteAccountInput),
    defaultValues: { currentPassword: "", understood: false },
  });
  const { errors } = form.formState;
  const erase = useAction(deleteAccount);
  const submit = useSubmitLock(
    form.handleSubmit(async ({ currentPassword }) => {
      try {
        await erase.mutateAsync({ body: { currentPassword, understood: true } });
        goHomeSignedOut({
          title: "Tu cuenta se está borrando",
          description: `Gracias por el tiempo juntos. Te escribiremos a ${email} cuando esté hecho.`,
        });
      } catch (error) {
        if (showFieldErrors(error, form.setError)) return;
        toastFailure(error, {
          title: "No hemos podido borrarla",
          fallback: "Tu cuenta sigue como estaba. Inténtalo de nuevo.",
        });
      }
    }),
  );
  // The dialog stays open until the browser has left for the home page.
  const pending = erase.isPending || erase.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title="¿Borrar tu cuenta?"
      description="Se va todo lo que hay en ella y tus planes terminan ahora. No podremos recuperarlo."
      actions={
        <FormActions
          form={formId}
          look="danger"
          pending={pending}
          pendingLabel="Borrando..."
          onCancel={onClose}
        >
          Borrar mi cuenta
        </FormActions>
      }
    >
      <p className="mb-5 text-ink-2 text-small">
        Si eres afiliado, cobra antes: lo que no te hayamos pagado se pierde con la cuenta.
      </p>
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-1">
          <Field label="Tu contraseña" error={errors.currentPassword?.message}>
            <PasswordInput {...form.register("currentPassword")} autoComplete="current-password" />
          </Field>
          <SendResetLink email={email} />
        </div>
        <div className="grid gap-2">
          <Choice
            type="checkbox"
            {...form.register("understood")}
            aria-invalid={errors.understood ? true : undefined}
            aria-describedby={errors.understood ? errorId : undefined}
          >
            Entiendo que no se puede deshacer
          </Choice>
          {errors.understood ? (
            <p id={errorId} role="alert" className="appear text-small font-[550] text-danger">
              {errors.understood.message}
            </p>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
