import { CreditCard, ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { type Billing, openPortal } from "#shared/billing.ts";
import { cardHref } from "#web/lib/billing-links.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ReplaceCard } from "./replace-card.tsx";

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function isExpired(month: number, year: number): boolean {
  return new Date(year, month, 1).getTime() <= Date.now();
}

/** The saved card, with ways to replace it and to open the provider's portal. */
export function PaymentCard({ billing }: { billing: Billing }) {
  const [search, setSearch] = useSearchParams();
  const isReplacing = search.get("tarjeta") === "cambiar";
  const heading = useRef<HTMLHeadingElement>(null);
  const wasReplacing = useRef(false);
  useEffect(() => {
    if (isReplacing) heading.current?.scrollIntoView({ block: "center" });
    // The button that was pressed is gone: move the keyboard focus to the heading.
    if (isReplacing !== wasReplacing.current) heading.current?.focus({ preventScroll: true });
    wasReplacing.current = isReplacing;
  }, [isReplacing]);
  // Without a plan, an add-on or a card there is nothing to show.
  if (!billing.card && !billing.subscription && billing.addons.length === 0) return null;
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete("tarjeta");
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <section className="grid gap-4" aria-labelledby="tarjeta">
      <h3 id="tarjeta" ref={heading} tabIndex={-1} className="scroll-mt-24 focus:outline-none">
        Tarjeta
      </h3>
      {isReplacing ? (
        <ReplaceCard billing={billing} onDone={close} onCancel={close} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4">
          <SavedCard card={billing.card} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink href={cardHref} look="outline" size="s">
              {billing.card ? "Cambiar tarjeta" : "Añadir tarjeta"}
            </ButtonLink>
            <PortalLink />
          </div>
        </div>
      )}
    </section>
  );
}

function SavedCard({ card }: { card: Billing["card"] }) {
  if (!card) return <p className="text-ink-2">No hay ninguna tarjeta guardada.</p>;
  const { brand, last4, month, year } = card;
  return (
    <p className="flex items-center gap-3">
      <CreditCard aria-hidden="true" className="size-6 flex-none text-honey-ink" />
      <span>
        <b className="block font-[650]">
          {brands[brand] ?? "Tarjeta"} terminada en {last4}
        </b>
        <span className="text-small text-ink-2">
          Caduca {String(month).padStart(2, "0")}/{year}
        </span>
      </span>
      {isExpired(month, year) ? <Tag tone="danger">Caducada</Tag> : null}
    </p>
  );
}

/** Opens the provider's portal, where receipts and tax data are. */
function PortalLink() {
  const portal = useAction(openPortal, {
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toastFailure(error, {
        title: "Error",
        fallback: "No hemos podido abrir el portal de pagos.",
      }),
  });
  const busy = portal.isPending || portal.isSuccess;
  return (
    <Button look="link" size="s" disabled={busy} onClick={() => portal.mutate({})}>
      {busy ? "Abriendo..." : "Portal de pagos"}
      <ExternalLink aria-hidden="true" className="size-4" />
    </Button>
  );
}
