import { adsPriceCents } from "#shared/ads.ts";
import { dollarsOf } from "#shared/money.ts";
import { listOrders, type OrderStatus, type OrderSummary } from "#shared/orders.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { usd } from "#web/lib/format.ts";
import { hostOf } from "#web/lib/host.ts";
import { refundSentence, statusNames } from "#web/orders/order-text.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { ListTitle, PagedList } from "#web/ui/paged-list.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";

/** Label of an order's link by status. */
const actions: Readonly<Record<OrderStatus, string>> = {
  unpaid: "Terminar el pago",
  expired: "Ver qué pasó",
  paid: "Ver cómo va",
  working: "Ver cómo va",
  delivered: "Ver y descargar",
  refunding: "Ver qué pasó",
  refunded: "Ver qué pasó",
};
const tones: Readonly<Partial<Record<OrderStatus, "success" | "honey">>> = {
  paid: "honey",
  working: "honey",
  delivered: "success",
};

/** Pedidos tab: every Web Ads order, newest first. */
export default function Orders() {
  const list = usePages(listOrders, {}, alwaysRefetch);
  return (
    <div className="pt-[clamp(28px,4vw,56px)]">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <ListTitle total={list.total}>Tus pedidos de Web Ads</ListTitle>
        {list.rows?.length ? (
          <ButtonLink href="/instant-ads" look="outline" size="s">
            Pedir otra semana
          </ButtonLink>
        ) : null}
      </div>
      <PagedList
        list={list}
        loading={{
          label: "Cargando tus pedidos…",
          skeleton: (
            <div className="grid gap-4">
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </div>
          ),
        }}
        empty={
          <EmptyState
            title="Aquí estarán tus semanas de anuncios"
            worker="ani"
            action={
              <ButtonLink href="/instant-ads" look="cta" price={usd(dollarsOf(adsPriceCents))}>
                Crear mis Web Ads
              </ButtonLink>
            }
          >
            Con la dirección de tu web tienes siete anuncios para Instagram y Facebook, con sus
            textos y sus horas. Los ves antes de pagar.
          </EmptyState>
        }
        failure="No hemos podido cargar tus pedidos"
        more="Ver pedidos anteriores"
      >
        {(rows) => (
          <ul className="border-b border-line-2">
            {rows.map((order) => (
              <Row key={order.token} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Row({ order }: { order: OrderSummary }) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 border-t border-line-2 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Thumbnails urls={order.thumbnailUrls} />
      <div className="min-w-0">
        <h2 className="font-text !text-[1.125rem] leading-snug font-[650] tracking-normal [font-stretch:100%]">
          {order.businessName}
        </h2>
        <p className="mt-0.5 text-small text-ink-2">
          <span className="break-all">{hostOf(order.websiteUrl)}</span> ·{" "}
          <span className="whitespace-nowrap">{order.number}</span>
        </p>
        <p className="text-small text-ink-2">
          {usd(order.price)}, <RelativeTime at={order.createdAt} />
        </p>
        {order.refund ? (
          <p className="text-small font-[600]">{refundSentence(order.refund)}</p>
        ) : null}
        <Tag tone={tones[order.status] ?? "wax"} className="mt-2 sm:hidden">
          {statusNames[order.status]}
        </Tag>
      </div>
      <div className="grid justify-items-end gap-1 max-sm:col-start-2 max-sm:justify-items-start">
        <Tag tone={tones[order.status] ?? "wax"} className="max-sm:hidden">
          {statusNames[order.status]}
        </Tag>
        <PageLink
          href={`/pedidos/${order.token}`}
          aria-label={`${actions[order.status]}: ${order.businessName}, ${order.number}`}
          className="link text-small after:absolute after:inset-0"
        >
          {actions[order.status]}
        </PageLink>
      </div>
    </li>
  );
}

/** Up to three of the order's pictures, overlapping; an empty cell when there are none. */
function Thumbnails({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) {
    return (
      <span className="grid h-22 w-[124px] place-items-center rounded-s bg-paper-2 max-sm:h-18 max-sm:w-18">
        <span aria-hidden="true" className="hex w-8 bg-cell-empty" />
      </span>
    );
  }
  return (
    <span className="flex w-[124px] max-sm:w-18">
      {urls.slice(0, 3).map((url, at) => (
        <img
          key={url}
          src={url}
          width={88}
          height={88}
          alt=""
          loading="lazy"
          className={
            at === 0
              ? "relative z-2 size-22 rounded-s bg-paper-2 shadow-object max-sm:size-18"
              : "-ml-[70px] size-22 scale-90 rounded-s bg-paper-2 shadow-object not-nth-2:z-0 nth-2:z-1 not-nth-2:scale-80 max-sm:hidden"
          }
        />
      ))}
    </span>
  );
}
