import { useForm } from "react-hook-form";
import { login, loginInput, type SessionUser } from "#shared/account.ts";
import { useAction } from "#web/lib/endpoints.ts";
import type { Flash } from "#web/lib/flash.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { useEarlyInput } from "#web/lib/hydration.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { browserTimeZone } from "#web/lib/time-zone.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/email-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

export interface AccountFormProps {
  /** What was typed as e-mail in the other tab. */
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: (user: SessionUser, notice: Flash) => void;
}

const welcome = { title: "¡Bienvenido!", description: "Has iniciado sesión exitosamente" };

export function LoginForm({ email, onEmail, onSignedIn }: AccountFormProps) {
  const typed = useEarlyInput("login");
  const { register, handleSubmit, setError, formState } = useForm({
    mode: "onTouched",
    resolver: schemaResolver<{ email: string; password: string }>(loginInput),
    defaultValues: { email: typed("email") || email, password: typed("password") },
  });
  const { errors } = formState;
  const signIn = useAction(login);

  const submit = useSubmitLock(
    handleSubmit(async (values) => {
      const body = { ...values, timeZone: browserTimeZone() };
      try {
        onSignedIn(await signIn.mutateAsync({ body }), welcome);
      } catch (error) {
        toastFailure(error, {
          title: "Error al iniciar sesión",
          fallback: "Credenciales incorrectas",
        });
        showFieldErrors(error, setError);
      }
    }),
  );

  return (
    <form name="login" method="post" onSubmit={submit} noValidate className="grid gap-5">
      <EmailField
        {...register("email", { onChange: (event) => onEmail(event.target.value) })}
        autoComplete="username"
        error={errors.email?.message}
      />
      <Field label="Contraseña" error={errors.password?.message}>
        <PasswordInput {...register("password")} autoComplete="current-password" />
      </Field>
      <Button
        type="submit"
        look="cta"
        className="mt-1 w-full"
        pending={signIn.isPending}
        pendingLabel="Iniciando sesión..."
      >
        Iniciar sesión
      </Button>
      <PageLink href="/recuperar" className="link justify-self-start text-small">
        ¿Has olvidado tu contraseña?
      </PageLink>
    </form>
  );
}
