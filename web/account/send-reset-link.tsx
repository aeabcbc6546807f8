import { forgotPassword } from "#shared/account.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";

/** Mails a reset link; also for buyers whose account was created without a password. */
export function SendResetLink({ email }: { email: string }) {
  const ask = useAction(forgotPassword);
  if (ask.isSuccess) {
    return (
      <p role="status" className="py-2 text-small text-ink-2">
        Te hemos enviado un enlace a <b className="font-[650] text-ink">{email}</b>. Crea tu
        contraseña con él y vuelve aquí.
      </p>
    );
  }
  return (
    <Button
      look="link"
      size="s"
      className="justify-self-start"
      pending={ask.isPending}
      pendingLabel="Enviando..."
      onClick={() =>
        ask.mutate(
          { body: { email } },
          {
            onError: (error) => toastFailure(error, { title: "No hemos podido enviar el enlace" }),
          },
        )
      }
    >
      ¿No la sabes? Te enviamos un enlace
    </Button>
  );
}
