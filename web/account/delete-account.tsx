import { useState } from "react";
import type { SessionUser } from "#shared/account.ts";
import { useUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

/** Lists what deleting the account erases, ends and keeps, before anybody asks for it. */
export function DeleteAccount() {
  const user = useUser();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <p>
        Si la borras, sales de todos tus dispositivos en el momento y lo que guardamos de ti se va
        poco después. <b className="font-[650]">No se puede deshacer.</b>
      </p>
      <dl className="mt-5 grid gap-4">
        {consequences(user).map(({ label, value }) => (
          <div key={label} className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-[650]">{label}</dt>
            <dd className="text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
      <Button look="outline" size="s" className="mt-6" onClick={() => setIsDialogOpen(true)}>
        Borrar mi cuenta
      </Button>
      {isDialogOpen ? (
        <DeleteAccountDialog email={user.email} onClose={() => setIsDialogOpen(false)} />
      ) : null}
    </>
  );
}

function consequences({ plan, isTrialActive }: SessionUser) {
  return [
    {
      label: "Se borra",
      value:
        "Tu perfil, Brain Central, las conversaciones, los contenidos, las imágenes, los proyectos y los pedidos de Web Ads con sus archivos. Descarga antes lo que quieras conservar.",
    },
    { label: "Termina", value: <Ending plan={plan} isTrialActive={isTrialActive} /> },
    {
      label: "Se conserva",
      value:
        "Los importes y las fechas de tus pagos, sin tu nombre, y sus facturas en Stripe: la ley obliga. Y, si tuviste la prueba gratis, una huella de tu email y de tu tarjeta que solo sirve para que no se repita.",
    },
  ];
}

function Ending({ plan, isTrialActive }: Pick<SessionUser, "plan" | "isTrialActive">) {
  const orders = "Un pedido de Web Ads sin entregar se te devuelve entero.";
  if (isTrialActive) return `Tu prueba gratis, sin ningún cargo. ${orders}`;
  if (plan === "free") return `Lo que tengas contratado, en el momento y sin devolución. ${orders}`;
  return (
    <>
      Tu plan y tus complementos, en el momento y sin devolución. ¿Estás dentro de los 30 días de
      garantía?{" "}
      <PageLink href="/legal#reembolsos" className="link">
        Pide antes el reembolso
      </PageLink>
      . {orders}
    </>
  );
}
