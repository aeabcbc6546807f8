import { useForm } from "react-hook-form";
import { register as createAccount, registerInput } from "#shared/account.ts";
import { referralFields } from "#web/lib/affiliate-code.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { useEarlyInput } from "#web/lib/hydration.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { browserTimeZone } from "#web/lib/time-zone.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/email-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { NewPasswordField } from "#web/ui/password-input.tsx";
import type { AccountFormProps } from "./login-form.tsx";

interface Values {
  name: string;
  username: string;
  email: string;
  password: string;
}

const created = { title: "¡Cuenta creada!", description: "Tu cuenta ha sido creada exitosamente" };

export function RegisterForm({ email, onEmail, onSignedIn }: AccountFormProps) {
  const typed = useEarlyInput("register");
  const { register, handleSubmit, setError, formState } = useForm({
    mode: "onTouched",
    resolver: schemaResolver<Values>(registerInput),
    defaultValues: {
      name: typed("name"),
      username: typed("username"),
      email: typed("email") || email,
      password: typed("password"),
    },
  });
  const { errors } = formState;
  const signUp = useAction(createAccount);

  const submit = useSubmitLock(
    handleSubmit(async (values) => {
      const body = { ...values, ...referralFields(), timeZone: browserTimeZone() };
      try {
        onSignedIn(await signUp.mutateAsync({ body }), created);
      } catch (error) {
        toastFailure(error, {
          title: "Error al crear cuenta",
          fallback: "Error al procesar registro",
        });
        showFieldErrors(error, setError);
      }
    }),
  );

  return (
    <form name="register" method="post" onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Nombre" error={errors.name?.message}>
          <Input {...register("name")} autoComplete="name" />
        </Field>
        {/* Password managers must keep the email as the way in, not this name. */}
        <Field label="Nombre de usuario" error={errors.username?.message}>
          <Input
            {...register("username")}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </div>
      <EmailField
        {...register("email", { onChange: (event) => onEmail(event.target.value) })}
        error={errors.email?.message}
      />
      <NewPasswordField {...register("password")} error={errors.password?.message} />
      <Button
        type="submit"
        look="cta"
        className="mt-1 w-full"
        pending={signUp.isPending}
        pendingLabel="Creando cuenta..."
      >
        Crear cuenta
      </Button>
      <p className="text-small text-ink-2">
        Empiezas con 100 créditos y sin tarjeta. Al crear la cuenta aceptas los{" "}
        <PageLink href="/legal" className="underline underline-offset-4">
          términos y la privacidad
        </PageLink>
        .
      </p>
    </form>
  );
}
