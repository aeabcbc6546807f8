import { CreditCard, ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { type Billing, openPortal } from "#shared/billing.ts";
import { cardHref } from "#web/lib/billing-places.ts";
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

function isOver(month: number, year: number): boolean {
  return new Date(year, month, 1).getTime() <= Date.now();
}

/** The card that pays: which one, another one in its place, and the provider's own page. */
export function PaymentCard({ billing }: { billing: Billing }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("tarjeta") === "cambiar";
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (asked) heading.current?.scrollIntoView({ block: "center" });
    // What was pressed is gone: whoever uses the keyboard goes on from here.
    if (asked !== wasAsked.current) heading.current?.focus({ preventScroll: true });
    wasAsked.current = asked;
  }, [asked]);
  // Without a plan and without a card there is nothing to pay with it.
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
      {asked ? (
        <ReplaceCard billing={billing} onDone={close} onCancel={close} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4">
          <Current card={billing.card} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink href={cardHref} look="outline" size="s">
              {billing.card ? "Cambiar tarjeta" : "Añadir tarjeta"}
            </ButtonLink>
            <Portal />
          </div>
        </div>
      )}
    </section>
  );
}

function Current({ card }: { card: Billing["card"] }) {
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
      {isOver(month, year) ? <Tag tone="danger">Caducada</Tag> : null}
    </p>
  );
}

/** Receipts and tax data stand on the provider's page. */
function Portal() {
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
