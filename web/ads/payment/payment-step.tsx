import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { adsPerOrder, adsPriceCents } from "#shared/ads.ts";
import { formatUsd } from "#shared/money.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { hostOf } from "#web/lib/host.ts";
import { Button } from "#web/ui/button.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import type { Reading } from "../flow.ts";
import { usePreview } from "../proposal/use-preview.ts";
import { WeekStrip } from "../week-strip.tsx";
import type { Payment } from "./use-payment.ts";
import "./payment-step.css";

/** Step 4: going to the payment page, back from it, or refused. */
export function PaymentStep({
  cells,
  reading,
  orderToken,
  payment,
  onBack,
  onReadAgain,
}: {
  cells: ReactNode;
  reading: Reading;
  orderToken: string | null;
  payment: Payment;
  onBack: () => void;
  onReadAgain: () => void;
}) {
  const { error, checkoutUrl } = payment;
  const { ads, pendingDays } = usePreview(reading);
  const isGoing = payment.isPending || checkoutUrl !== null;
  /** Something of the proposal has to be changed first. */
  const isRefused = error instanceof CallError && error.status === 422;
  const isExpired = error instanceof CallError && error.status === 404;
  return (
    <section className="wrap instant-step instant-payment" aria-busy={isGoing}>
      <div>
        {cells}
        <h1 tabIndex={-1}>{titleOf(isGoing, error)}</h1>
        {isGoing ? (
          <p role="status" className="instant-going">
            <LoaderCircle aria-hidden="true" className="spin size-5 flex-none" />
            Abriendo la página de pago segura…
          </p>
        ) : error ? (
          <div role="alert" className="text-lead text-ink-2">
            <p>{errorMessage(error, "Hubo un problema al procesar el pago.")}</p>
            <p>No se ha cobrado nada.</p>
          </div>
        ) : (
          <p className="text-lead text-ink-2">
            Volviste antes de terminar. Si no pagaste, no se ha cobrado nada.
          </p>
        )}
        <div className="instant-ways">
          {checkoutUrl ? (
            <a href={checkoutUrl} className="link">
              ¿No se abre? Ve a la página de pago
            </a>
          ) : isGoing || isRefused ? null : isExpired ? (
            <Button look="cta" onClick={onReadAgain}>
              Leer mi web otra vez
            </Button>
          ) : (
            <Button look="cta" price={formatUsd(adsPriceCents)} onClick={payment.begin}>
              {error ? "Reintentar el pago" : "Pedir y pagar"}
            </Button>
          )}
          {isGoing ? null : (
            <Button look={isRefused ? "cta" : "outline"} onClick={onBack}>
              Volver a la propuesta
            </Button>
          )}
        </div>
        {orderToken && !isGoing ? (
          <p className="mt-6">
            <PageLink href={`/pedidos/${orderToken}`} className="link">
              ¿Ya pagaste? Ve a tu pedido
            </PageLink>
          </p>
        ) : null}
      </div>
      <aside className="instant-summary" aria-label="Tu pedido">
        <p className="instant-summary-name">
          {reading.of.businessName}
          <small>{hostOf(reading.analysis.url)}</small>
        </p>
        <WeekStrip ads={ads} pendingDays={pendingDays} className="instant-strip" />
        <dl>
          <div>
            <dt>{adsPerOrder} anuncios, Instagram y Facebook</dt>
            <dd>{formatUsd(adsPriceCents)}</dd>
          </div>
          <div>
            <dt>Total, impuestos incluidos</dt>
            <dd>{formatUsd(adsPriceCents)}</dd>
          </div>
        </dl>
        <p className="text-small text-ink-2">
          El pedido llega a <b>{reading.of.email}</b>
        </p>
      </aside>
    </section>
  );
}

function titleOf(isGoing: boolean, error: Error | null): string {
  if (isGoing) return "Vamos a la página de pago";
  return error ? "No hemos podido abrir el pago" : "Tu pedido te espera";
}
