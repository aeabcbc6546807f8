import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { forgotPassword, forgotPasswordInput } from "#shared/account.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { useEarlyInput } from "#web/lib/hydration.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/email-input.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { AccountLayout } from "./account-layout.tsx";

export const meta = () =>
  pageMeta({
    title: "Recuperar la contraseña",
    description:
      "Escribe el email de tu cuenta de Kolmena y te enviamos un enlace para poner una contraseña nueva.",
    keywords: "recuperar contraseña, olvidé mi contraseña, Kolmena",
    path: "/recuperar",
  });

export default function ForgotPassword() {
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const typed = useEarlyInput("recover");
  const form = useForm({
    mode: "onTouched",
    resolver: schemaResolver<{ email: string }>(forgotPasswordInput),
    defaultValues: { email: typed("email") },
  });
  const ask = useAction(forgotPassword);
  const answer = useRef<HTMLDivElement>(null);

  const submit = useSubmitLock(
    form.handleSubmit(async (body) => {
      try {
        const { message } = await ask.mutateAsync({ body });
        setSent({ email: body.email.trim(), message });
        requestAnimationFrame(() => answer.current?.focus());
      } catch (error) {
        toastFailure(error, { title: "No hemos podido enviar el enlace" });
        showFieldErrors(error, form.setError);
      }
    }),
  );

  if (sent) {
    return (
      <AccountLayout title="Mira tu correo">
        <div ref={answer} tabIndex={-1} role="status" className="grid gap-3 outline-none">
          <p className="text-lead">{sent.message}</p>
          <p className="text-ink-2">
            El email que has escrito:{" "}
            <b className="font-[650] text-ink [overflow-wrap:anywhere]">{sent.email}</b>.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button look="outline" size="s" onClick={() => setSent(undefined)}>
            Usar otro email
          </Button>
          <PageLink href="/login" className="link text-small">
            Volver a iniciar sesión
          </PageLink>
        </div>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title="Recupera tu contraseña">
      <p className="text-lead text-ink-2">
        Escribe el email de tu cuenta y te enviaremos un enlace para poner una nueva.
      </p>
      <form name="recover" method="post" onSubmit={submit} noValidate className="grid gap-5">
        <EmailField
          {...form.register("email")}
          autoComplete="username"
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" look="cta" pending={ask.isPending} pendingLabel="Enviando...">
          Enviarme el enlace
        </Button>
      </form>
      <PageLink href="/login" className="link justify-self-start text-small">
        Volver a iniciar sesión
      </PageLink>
    </AccountLayout>
  );
}
