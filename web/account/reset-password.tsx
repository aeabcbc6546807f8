import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { resetPassword, resetPasswordInput } from "#shared/account.ts";
import { CallError } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { useEarlyInput } from "#web/lib/hydration.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useBeginSession } from "#web/lib/session.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { useGo } from "#web/lib/use-go.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkVariants, minLinkValueLength } from "#web/ui/link-variants.tsx";
import { NewPasswordField } from "#web/ui/password-input.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { InvalidLink } from "./invalid-link.tsx";

export const meta = () =>
  pageMeta({
    title: "Contraseña nueva",
    description: "Pon una contraseña nueva a tu cuenta.",
  });

export default function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const go = useGo();
  const beginSession = useBeginSession();
  const typed = useEarlyInput("reset");
  const { register, handleSubmit, setError, formState } = useForm({
    mode: "onTouched",
    resolver: schemaResolver<{ password: string }>(resetPasswordInput, (values) => ({
      ...values,
      token,
    })),
    defaultValues: { password: typed("password") },
  });
  const reset = useAction(resetPassword);

  const submit = useSubmitLock(
    handleSubmit(async ({ password }) => {
      try {
        beginSession(await reset.mutateAsync({ body: { token, password } }));
        go("/dashboard", {
          replace: true,
          notice: {
            title: "Contraseña cambiada",
            description: "Hemos cerrado tus sesiones en otros dispositivos.",
          },
        });
      } catch (error) {
        if (showFieldErrors(error, setError)) return;
        toastFailure(error, { title: "No hemos podido cambiar la contraseña" });
      }
    }),
  );

  const deadLink = (
    <InvalidLink
      error={reset.error}
      action={{ href: "/recuperar", label: "Pedir un enlace nuevo" }}
    />
  );
  if (reset.error instanceof CallError && reset.error.status === 404) return deadLink;
  const sheet = (
    <AccountLayout title="Pon una contraseña nueva">
      <form name="reset" method="post" onSubmit={submit} noValidate className="grid gap-5">
        <NewPasswordField
          {...register("password")}
          label="Contraseña nueva"
          advice="Tres o cuatro palabras sin relación son una buena idea."
          error={formState.errors.password?.message}
        />
        <Button type="submit" look="cta" pending={reset.isPending} pendingLabel="Guardando...">
          Guardar y entrar
        </Button>
      </form>
    </AccountLayout>
  );
  return (
    <LinkVariants whole={token.length >= minLinkValueLength.token} link={sheet} bare={deadLink} />
  );
}
