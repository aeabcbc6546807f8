import type { ReactNode } from "react";
import type { Order } from "#shared/orders.ts";
import { Logo } from "#web/ui/logo.tsx";
import { PageLink } from "#web/ui/page-link.tsx";

/** Header and footer of an order's page, without links that lead away from it. */
export function OrderLayout({
  order,
  children,
}: {
  order?: Pick<Order, "number" | "testMode">;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <header className="wrap flex min-h-[76px] items-center justify-between gap-4">
        <PageLink href="/" aria-label="Kolmena, inicio">
          <Logo />
        </PageLink>
        {order ? (
          <p className="text-right text-small text-ink-2">
            Pedido <b className="font-[650] whitespace-nowrap text-ink">{order.number}</b>
          </p>
        ) : null}
      </header>
      <main id="contenido" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-5 text-small text-ink-2">
          {order ? (
            <p className="py-2">
              Quien tiene este enlace ve el pedido: compártelo solo con quien publica.
              {order.testMode ? " Pagos de prueba: no se cobra ninguna tarjeta." : null}
            </p>
          ) : null}
          <PageLink href="/legal" className="link !font-[550]">
            Condiciones y devoluciones
          </PageLink>
        </div>
      </footer>
    </div>
  );
}
