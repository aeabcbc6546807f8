import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readCheckout } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { CallError } from "#web/lib/call.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { endSession, useLoadSession } from "#web/lib/session.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkVariants, minLinkValueLength } from "#web/ui/link-variants.tsx";
import { PaymentLayout } from "./payment/payment-layout.tsx";
import { PaymentPaid } from "./payment/payment-paid.tsx";

export const meta = () => pageMeta({ title: "Tu pago", description: "Qué ha pasado con tu pago." });

const pollMs = 2_000;
const pollForMs = 60_000;

/** The return page of the hosted checkout: shows the payment's status. */
export default function Payment() {
  const [search] = useSearchParams();
  const checkoutId = search.get("checkout") ?? "";
  return (
    <LinkVariants
      whole={checkoutId.length >= minLinkValueLength.checkout}
      link={<Outcome key={checkoutId} checkoutId={checkoutId} />}
      bare={<NoPayment />}
    />
  );
}

function Outcome({ checkoutId }: { checkoutId: string }) {
  const [isPolling, setIsPolling] = useState(true);
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => setIsPolling(false), pollForMs);
    return () => clearTimeout(timer);
  }, [isPolling]);
  const checkout = useEndpoint(
    readCheckout,
    { params: { checkoutId } },
    {
      refetchOnMount: "always",
      refetchInterval: ({ state }) =>
        isPolling && state.data?.status === "processing" ? pollMs : false,
    },
  );
  const { data, error } = checkout;
  useServerSession(data);
  if (error instanceof CallError && [404, 422].includes(error.status)) return <NoPayment />;
  if (error && !data) {
    return (
      <PaymentLayout title="No hemos podido comprobar tu pago">
        <ErrorState
          title="Si pagaste, tu pago está a salvo"
          error={error}
          onRetry={() => void checkout.refetch()}
          retrying={checkout.isFetching}
        />
      </PaymentLayout>
    );
  }
  const retry = () => {
    setIsPolling(true);
    void checkout.refetch();
  };
  switch (data?.status) {
    case "paid":
      return <PaymentPaid {...data} />;
    case "open":
    case "expired":
      return (
        <PaymentLayout
          title="El pago no se ha completado"
          primary={{ href: "/precios", label: "Volver a los planes" }}
        >
          <p>
            {data.status === "open"
              ? "Saliste de la página de pago antes de terminar. No se ha cobrado nada."
              : "La página de pago ha caducado. No se ha cobrado nada."}
          </p>
        </PaymentLayout>
      );
    case "refunded":
      return (
        <PaymentLayout
          title="Te hemos devuelto este pago"
          primary={{ href: "/dashboard?tab=configuracion", label: "Ver mi plan" }}
        >
          <p>El importe vuelve a tu tarjeta en unos días. Te lo contamos también por correo.</p>
        </PaymentLayout>
      );
    default:
      return <Waiting slow={!isPolling && data !== undefined} onRetry={retry} />;
  }
}

/** Updates the browser's session from the checkout's answer, in case the two disagree. */
function useServerSession(checkout: OutputOf<typeof readCheckout> | undefined): void {
  const findSession = useLoadSession();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (checkout?.isSignedIn === true) void findSession();
    if (checkout?.isSignedIn === false) endSession(client);
  }, [checkout?.isSignedIn, checkout?.status]);
}

function Waiting({ slow, onRetry }: { slow: boolean; onRetry: () => void }) {
  return (
    <PaymentLayout title="Estamos confirmando tu pago" busy={!slow}>
      <p role="status">
        Suele tardar unos segundos. Puedes cerrar esta página: cuando esté, te llegará un correo.
      </p>
      {slow ? (
        <button type="button" className="link" onClick={onRetry}>
          Comprobar otra vez
        </button>
      ) : null}
    </PaymentLayout>
  );
}

function NoPayment() {
  return (
    <PaymentLayout
      title="No encontramos este pago"
      primary={{ href: "/precios", label: "Ver planes y precios" }}
    >
      <p>
        Abre el enlace desde la página de pago o desde tu correo. Si pagaste y no ves tu plan,
        escríbenos y lo miramos.
      </p>
    </PaymentLayout>
  );
}
