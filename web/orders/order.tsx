import { useEffect, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { Order } from "#shared/orders.ts";
import { CallError } from "#web/lib/call.ts";
import { dayAndMonth, usd } from "#web/lib/format.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Delivered } from "./delivered.tsx";
import { OrderLayout } from "./order-layout.tsx";
import { OrderMessage } from "./order-message.tsx";
import { Progress, progressSentence } from "./progress.tsx";
import { useOrder } from "./use-order.ts";

export const meta = () =>
  pageMeta({ title: "Tu pedido", description: "Tus siete anuncios, con sus textos y horas." });

const slowAfterMs = 60_000;

/** An order's page, from its payment until twelve months later; the link is enough to see it. */
export default function OrderPage() {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const justPaid = search.has("pagado");
  const { data, error, refetch, isFetching } = useOrder(token, { justPaid });
  if (data) {
    return (
      <OrderLayout order={data}>
        <Announcement order={data} />
        <OrderStatusView order={data} justPaid={justPaid} />
      </OrderLayout>
    );
  }
  if (error instanceof CallError && [404, 422].includes(error.status)) {
    return (
      <OrderLayout>
        <OrderMessage
          title="No encontramos este pedido"
          primary={{ href: "/instant-ads", label: "Crear mis anuncios" }}
        >
          <p>
            Abre el enlace tal como está en tu correo: le puede faltar un trozo. Los pedidos se
            guardan doce meses.
          </p>
        </OrderMessage>
      </OrderLayout>
    );
  }
  return (
    <OrderLayout>
      {error ? (
        <div className="wrap py-16">
          <h1 className="mb-8">Tu pedido</h1>
          <ErrorState
            title="No hemos podido abrirlo"
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      ) : (
        <OrderSkeleton />
      )}
    </OrderLayout>
  );
}

function OrderStatusView({ order, justPaid }: { order: Order; justPaid: boolean }) {
  const price = usd(order.price);
  const newOrderHref = `/instant-ads?web=${encodeURIComponent(order.websiteUrl)}`;
  switch (order.status) {
    case "unpaid":
      if (justPaid) return <Confirming order={order} />;
      return (
        <OrderMessage
          title="Tus siete anuncios te esperan"
          worker="ani"
          primary={
            order.checkoutUrl
              ? { href: order.checkoutUrl, label: "Pagar y empezar", price }
              : { href: newOrderHref, label: "Volver a crear mis anuncios" }
          }
        >
          <p>
            Saliste de la página de pago antes de terminar. No se ha cobrado nada, y la propuesta de{" "}
            {order.businessName} sigue guardada.
          </p>
        </OrderMessage>
      );
    case "expired":
      return (
        <OrderMessage
          title="La página de pago ha caducado"
          worker="ani"
          primary={{ href: newOrderHref, label: "Volver a crear mis anuncios" }}
        >
          <p>
            No se ha cobrado nada. Pide otra vez los anuncios de {order.businessName} y en un minuto
            tienes la propuesta delante.
          </p>
        </OrderMessage>
      );
    case "paid":
    case "working":
      return <Progress order={order} />;
    case "refunding":
      return (
        <OrderMessage title={`Te devolvemos tus ${price}`} worker="mel" busy>
          <p role="status">
            {order.undelivered
              ? `No hemos conseguido terminar los anuncios de ${order.businessName}, y lo que no se entrega no se paga.`
              : `Hemos parado los anuncios de ${order.businessName}.`}{" "}
            La devolución está en marcha: no tienes que hacer nada.
          </p>
        </OrderMessage>
      );
    case "refunded":
      if (order.deliveredAt) return <Delivered order={order} />;
      return (
        <OrderMessage
          title={
            order.refund
              ? `Te hemos devuelto tus ${usd(order.refund.amount)}`
              : "El pago de este pedido está anulado"
          }
          worker="mel"
          primary={{ href: newOrderHref, label: "Probar otra vez" }}
        >
          <p>
            {order.undelivered
              ? `No pudimos terminar los anuncios de ${order.businessName}.`
              : `Los anuncios de ${order.businessName} no se llegaron a entregar.`}{" "}
            {order.refund
              ? `La devolución salió el ${dayAndMonth(order.refund.at)} y llega a tu tarjeta en unos días, los que tarde tu banco; te lo contamos también en ${order.email}.`
              : "Tu banco te ha devuelto el importe."}
          </p>
        </OrderMessage>
      );
    case "delivered":
      return <Delivered order={order} />;
  }
}

/** The person is back from the payment page, but the payment is not confirmed yet. */
function Confirming({ order: { email, checkoutUrl } }: { order: Order }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <OrderMessage
      title="Estamos confirmando tu pago"
      worker="bran"
      busy={!isSlow}
      primary={
        // The same checkout cannot be paid twice.
        isSlow && checkoutUrl ? { href: checkoutUrl, label: "Abrir la página de pago" } : undefined
      }
    >
      <p role="status">
        {isSlow
          ? "Está tardando más de lo normal y seguimos preguntando. Si pagaste, tu pago está a salvo: "
          : "Suele tardar unos segundos. Puedes cerrar esta página: "}
        te escribimos a {email} en cuanto esté.
      </p>
    </OrderMessage>
  );
}

/** Announces an order's progress and delivery to screen readers. */
function Announcement({ order }: { order: Order }) {
  // The status on arrival is read with the page and not announced.
  const [initialStatus] = useState(order.status);
  return (
    <p role="status" className="sr-only">
      {announcementText(order, initialStatus)}
    </p>
  );
}

function announcementText(order: Order, initialStatus: Order["status"]): string {
  if (order.status === "paid" || order.status === "working") return progressSentence(order);
  return order.status === "delivered" && initialStatus !== "delivered"
    ? "Tus siete anuncios están listos"
    : "";
}

/** Placeholder of the page while the order loads. */
function OrderSkeleton() {
  return (
    <Loading label="Abriendo tu pedido…">
      <div className="wrap grid gap-10 py-10">
        <Skeleton className="h-24 w-full max-w-[640px]" />
        <div className="grid grid-cols-3 gap-3 md:grid-cols-7">
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <Skeleton
              key={day}
              className={day > 3 ? "aspect-square max-md:hidden" : "aspect-square"}
            />
          ))}
        </div>
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
