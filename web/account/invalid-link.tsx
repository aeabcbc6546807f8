import { errorMessage } from "#web/lib/call.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AccountLayout } from "./account-layout.tsx";

/** Shown for a mailed link that was used, has expired or is incomplete. */
export function InvalidLink({
  error,
  action,
}: {
  error?: unknown;
  action: { href: string; label: string };
}) {
  return (
    <AccountLayout title="Este enlace no funciona">
      <p role="alert" className="text-lead text-ink-2">
        {errorMessage(
          error,
          "Al enlace le falta una parte. Ábrelo otra vez desde el correo, entero",
        )}
        .
      </p>
      <ButtonLink href={action.href} className="justify-self-start">
        {action.label}
      </ButtonLink>
    </AccountLayout>
  );
}
