import { plans } from "#shared/plans.ts";
import { planName, workerNames } from "../plan-names.ts";
import { PaymentLayout } from "./payment-layout.tsx";

/** A paid checkout: the workers of the plan and the next step. */
export function PaymentPaid({
  plan,
  accountMailed,
  isSignedIn,
}: {
  plan: string;
  accountMailed: boolean;
  isSignedIn: boolean;
}) {
  const workers = plans.find(({ id }) => id === plan)?.workers ?? [];
  const team = workers.length > 0 ? `${workerNames(workers)} ya trabajan para ti.` : "";
  const title = `${planName(plan)} ya es tuyo`;
  if (isSignedIn) {
    return (
      <PaymentLayout
        title={title}
        team={workers}
        primary={{ href: "/dashboard", label: "Ir a mi panel" }}
        secondary={{ href: "/dashboard?tab=configuracion#plan", label: "Ver mi plan" }}
      >
        <p>{team} La factura te llega por correo.</p>
      </PaymentLayout>
    );
  }
  return (
    <PaymentLayout
      title={title}
      team={workers}
      {...(accountMailed
        ? {}
        : { primary: { href: "/login?next=%2Fdashboard", label: "Iniciar sesión" } })}
    >
      <p>{team}</p>
      <p>
        {accountMailed
          ? "Te hemos enviado un correo para crear tu contraseña. Ábrelo y entra en tu cuenta."
          : "Entra con el correo con el que pagaste: tu plan te espera dentro."}
      </p>
    </PaymentLayout>
  );
}
