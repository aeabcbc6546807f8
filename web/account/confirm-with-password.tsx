import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  verifyEmail,
  verifyWithNewPasswordInput,
  verifyWithPasswordInput,
} from "#shared/account.ts";
import { CallError } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useBeginSession } from "#web/lib/session.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { useGo } from "#web/lib/use-go.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { NewPasswordField, PasswordInput } from "#web/ui/password-input.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { InvalidLink } from "./invalid-link.tsx";

interface ConfirmWithPasswordProps {
  token: string;
  /** Address of the account whose password is asked for. */
  email: string;
  /** Address of another account that is signed in here; undefined: none. */
  other: string | undefined;
}

/**
 * Confirms an address when the link was opened outside of its account's session. The owner of the
 * mailbox may not know the password (somebody else may have registered the address): then they
 * choose a new one, and the old password and sessions stop working.
 */
export function ConfirmWithPassword({ token, email, other }: ConfirmWithPasswordProps) {
  const [method, setMethod] = useState<"password" | "newPassword">("password");
  const [linkError, setLinkError] = useState<CallError>();
  if (linkError) {
    return (
      <InvalidLink
        error={linkError}
        action={{ href: "/recuperar", label: "Pedir un enlace nuevo" }}
      />
    );
  }
  const isNew = method === "newPassword";
  return (
    <AccountLayout title={isNew ? "Elige una contraseña nueva" : "Introduce tu contraseña"}>
      <p className="text-lead text-ink-2">
        {isNew ? "Con ella confirmas" : "Así confirmas"} que{" "}
        <b className="font-[650] text-ink [overflow-wrap:anywhere]">{email}</b> es tu email
        {isNew ? ". La contraseña anterior y las sesiones abiertas dejarán de valer." : "."}
      </p>
      {other === undefined ? null : (
        <p className="text-small text-ink-2">
          Ahora estás en la cuenta de <span className="[overflow-wrap:anywhere]">{other}</span>: al
          confirmar saldrás de ella en este navegador.
        </p>
      )}
      <PasswordForm
        key={method}
        method={method}
        token={token}
        email={email}
        onInvalidLink={setLinkError}
      />
      <Button
        look="link"
        size="s"
        className="justify-self-start"
        onClick={() => setMethod(isNew ? "password" : "newPassword")}
      >
        {isNew ? "Ya tengo contraseña" : "¿No la sabes? Elige una contraseña nueva"}
      </Button>
    </AccountLayout>
  );
}

interface Values {
  password: string;
  newPassword: string;
}

function PasswordForm({
  method,
  token,
  email,
  onInvalidLink,
}: {
  method: keyof Values;
  token: string;
  email: string;
  onInvalidLink: (error: CallError) => void;
}) {
  const go = useGo();
  const beginSession = useBeginSession();
  const isNew = method === "newPassword";
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: "onTouched",
    resolver: schemaResolver<Values>(
      isNew ? verifyWithNewPasswordInput : verifyWithPasswordInput,
      (values) => ({ token, [method]: values[method] }),
    ),
    defaultValues: { password: "", newPassword: "" },
  });
  const confirm = useAction(verifyEmail);
  const submit = useSubmitLock(
    handleSubmit(async (values) => {
      try {
        const { user } = await confirm.mutateAsync({ body: { token, [method]: values[method] } });
        if (user) beginSession(user);
        go(user ? "/dashboard" : "/login", {
          replace: true,
          notice: {
            title: "Email confirmado",
            description: isNew
              ? "Tu contraseña nueva ya vale y hemos cerrado las demás sesiones."
              : "Ya puedes recuperar tu cuenta si algún día olvidas la contraseña.",
          },
        });
      } catch (error) {
        if (showFieldErrors(error, setError)) return;
        if (error instanceof CallError && error.status === 404) onInvalidLink(error);
        else toastFailure(error, { title: "No hemos podido confirmarlo" });
      }
    }),
  );
  const error = formState.errors[method]?.message;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {isNew ? (
        <NewPasswordField
          {...register("newPassword")}
          label="Contraseña nueva"
          advice="Tres o cuatro palabras sin relación son una buena idea."
          error={error}
        />
      ) : (
        <Field label="Contraseña" error={error}>
          <PasswordInput {...register("password")} autoComplete="current-password" />
        </Field>
      )}
      <Button type="submit" look="cta" pending={confirm.isPending} pendingLabel="Confirmando...">
        {isNew ? "Guardar y confirmar" : "Confirmar mi email"}
      </Button>
    </form>
  );
}
