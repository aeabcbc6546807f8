import type { ReactNode } from "react";
import { resendVerification } from "#shared/account.ts";
import { CallError } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { useRefreshSession, useUser } from "#web/lib/session.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";

/** Asks to confirm the e-mail and mails the link again. `also` is shown below the request. */
export function VerifyEmailNotice({ also }: { also?: ReactNode }) {
  const { email } = useUser();
  const refreshSession = useRefreshSession();
  const resend = useAction(resendVerification, {
    onSuccess: ({ message }) =>
      toast({ title: "Correo enviado", description: message, variant: "success" }),
    onError: (error) => {
      // The address was confirmed in the meantime, perhaps on the phone.
      if (error instanceof CallError && error.status === 409) void refreshSession();
      toastFailure(error, { title: "No hemos podido enviarlo" });
    },
  });
  return (
    <Notice
      className="mt-5"
      also={also}
      action={
        <button
          type="button"
          className="link text-small"
          disabled={resend.isPending}
          onClick={() => resend.mutate({})}
        >
          {resend.isPending ? "Enviando..." : "Enviar otro enlace"}
        </button>
      }
    >
      Confirma tu email: te enviamos un enlace a{" "}
      <span className="[overflow-wrap:anywhere]">{email}</span>.
    </Notice>
  );
}
