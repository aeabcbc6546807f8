import { useQueryClient } from "@tanstack/react-query";
import { resendVerification } from "#shared/account.ts";
import { readAffiliate } from "#shared/affiliates.ts";
import { CallError } from "#web/lib/call.ts";
import { keyOf, useAction } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

/** Explains that payouts need a confirmed e-mail address, and mails the link again. */
export function ConfirmEmail() {
  const { email } = useUser();
  const client = useQueryClient();
  const resend = useAction(resendVerification, {
    onSuccess: ({ message }) =>
      toast({ title: "Correo enviado", description: message, variant: "success" }),
    onError: (error) => {
      // The address was confirmed in the meantime, perhaps on the phone.
      if (error instanceof CallError && error.status === 409) {
        void client.invalidateQueries({ queryKey: keyOf(readAffiliate, {}) });
      }
      toastFailure(error, { title: "No hemos podido enviarlo" });
    },
  });
  return (
    <section>
      <h2 className="mb-2 !text-h3">Confirma tu correo para cobrar</h2>
      <p className="mb-4 max-w-[38em] text-ink-2">
        Antes de enviarte dinero queremos saber que {email} es tuyo. Abre el enlace que te mandamos
        al crear la cuenta.
      </p>
      <Button
        look="outline"
        size="s"
        pending={resend.isPending}
        pendingLabel="Enviando..."
        onClick={() => resend.mutate({})}
      >
        Enviar otro enlace
      </Button>
    </section>
  );
}
