import { saidBy } from "#web/lib/call.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AccountSheet } from "./account-sheet.tsx";

/** Shown for a mailed link that was used, has expired or is incomplete. */
export function DeadLink({
  error,
  action,
}: {
  error?: unknown;
  action: { href: string; label: string };
}) {
  return (
    <AccountSheet title="Este enlace no funciona">
      <p role="alert" className="text-lead text-ink-2">
        {saidBy(error, "Al enlace le falta una parte. Ábrelo otra vez desde el correo, entero")}.
      </p>
      <ButtonLink href={action.href} className="justify-self-start">
        {action.label}
      </ButtonLink>
    </AccountSheet>
  );
}
