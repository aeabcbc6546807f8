import { guaranteeDays } from "#shared/plans.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** This month's trials are all taken: what there is instead. */
export function TrialsFull() {
  return (
    <div role="status" className="grid gap-5 border-y border-line py-8">
      <p className="text-lead">
        Las pruebas gratis de este mes ya están todas reservadas. El día 1 se abren más.
      </p>
      <p className="text-ink-2">
        Mientras, puedes crear una cuenta gratis con 100 créditos, sin tarjeta, o elegir un plan: si
        no te convence, tienes {guaranteeDays} días de garantía.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/login?tab=register" look="ink">
          Crear cuenta gratis
        </ButtonLink>
        <ButtonLink href="/precios" look="outline">
          Ver planes y precios
        </ButtonLink>
      </div>
    </div>
  );
}
