import { useForm } from "react-hook-form";
import { changePassword, changePasswordInput, listSessions } from "#shared/account.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useUser } from "#web/lib/session.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { NewPasswordField, PasswordInput } from "#web/ui/password-input.tsx";
import { toast } from "#web/ui/toast.ts";

interface Values {
  currentPassword: string;
  newPassword: string;
}

/** Changes the password, given the current one; the server ends the account's other sessions. */
export function ChangePassword() {
  const { email } = useUser();
  const form = useForm<Values>({
    mode: "onTouched",
    resolver: schemaResolver<Values>(changePasswordInput),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const { errors } = form.formState;
  const change = useAction(changePassword, { changes: [listSessions] });
  const submit = useSubmitLock(
    form.handleSubmit(async (body) => {
      try {
        const { message } = await change.mutateAsync({ body });
        form.reset();
        toast({ title: "Contraseña cambiada", description: `${message}.`, variant: "success" });
      } catch (error) {
        if (showFieldErrors(error, form.setError)) return;
        toastFailure(error, { title: "No hemos podido cambiarla" });
      }
    }),
  );
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[420px] gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Contraseña actual" error={errors.currentPassword?.message}>
        <PasswordInput {...form.register("currentPassword")} autoComplete="current-password" />
      </Field>
      <NewPasswordField
        {...form.register("newPassword")}
        label="Contraseña nueva"
        error={errors.newPassword?.message}
      />
      <Button
        type="submit"
        look="ink"
        size="s"
        className="justify-self-start"
        pending={change.isPending}
        pendingLabel="Cambiando..."
      >
        Cambiar contraseña
      </Button>
    </form>
  );
}
