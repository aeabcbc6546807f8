import { adsPerOrder, adsPriceCents } from "#shared/ads.ts";
import { billingSettings } from "#shared/billing.ts";
import { formatUsd } from "#shared/money.ts";
import { revisionsPerAd } from "#shared/revisions.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { Button } from "#web/ui/button.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import "./pay-bar.css";

/** The order's contents, price and pay button, always in view during the proposal. */
export function PayBar({
  onPay,
  lacking,
  disabled,
}: {
  onPay: () => void;
  /** What the page and the buyer have not said yet: «Faltan 2 datos»; empty when nothing is missing. */
  lacking: string;
  disabled: boolean;
}) {
  const settings = useEndpoint(billingSettings, {});
  return (
    <div className="instant-pay">
      <div className="wrap">
        <p id="pay-terms">
          <b>
            {lacking || (
              <>
                <span className="instant-pay-what">{formatUsd(adsPriceCents)}, un</span>
                <span className="instant-pay-short">Un</span> solo pago
              </>
            )}
          </b>
          {lacking ? (
            <span className="instant-pay-what">
              Añádelo y podrás pedirlos: nadie paga por anuncios vacíos.
            </span>
          ) : null}
          <span className="instant-pay-what" hidden={lacking !== ""}>
            {adsPerOrder} anuncios, {adsPerOrder * 2} imágenes, textos, calendario y{" "}
            {revisionsPerAd} revisiones por imagen.{" "}
            {settings.data?.testMode ? "Pagos de prueba: no se cobra ninguna tarjeta. " : null}
          </span>
          <span hidden={lacking !== ""}>
            Al pagar aceptas las{" "}
            <PageLink href="/legal" className="underline underline-offset-2">
              condiciones
            </PageLink>
            .
          </span>
        </p>
        <Button
          look="cta"
          price={formatUsd(adsPriceCents)}
          onClick={onPay}
          disabled={disabled}
          aria-describedby="pay-terms"
        >
          Pedir y pagar
        </Button>
      </div>
    </div>
  );
}
