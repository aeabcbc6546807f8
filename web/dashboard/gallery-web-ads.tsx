import type { ReactNode } from "react";
import { adsPerOrder } from "#shared/ads.ts";
import { listOrders, type OrderSummary } from "#shared/orders.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { hostOf } from "#web/lib/host.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { ListTitle, PagedList } from "#web/ui/paged-list.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The pictures of every delivered order. */
export function GalleryWebAds({ views }: { views: ReactNode }) {
  const list = usePages(listOrders, { query: { status: "delivered" } }, alwaysRefetch);
  return (
    <>
      <ListTitle total={list.total && list.total * adsPerOrder}>Galería</ListTitle>
      {views}
      <PagedList
        list={list}
        loading={{ label: "Cargando tus Web Ads…", skeleton: <Skeleton className="h-60" /> }}
        empty={
          <EmptyState
            title="Aquí estarán tus Web Ads"
            worker="ani"
            action={
              <ButtonLink href="/instant-ads" look="outline" size="s">
                Crear mis Web Ads
              </ButtonLink>
            }
          >
            Siete anuncios hechos a partir de tu web. Cuando un pedido está entregado, sus imágenes
            se quedan aquí.
          </EmptyState>
        }
        failure="No hemos podido cargar tus Web Ads"
        more="Ver semanas anteriores"
      >
        {(rows) => (
          <ul className="border-b border-line-2">
            {rows.map((order) => (
              <Week key={order.token} order={order} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Week({ order }: { order: OrderSummary }) {
  const page = `/pedidos/${order.token}`;
  return (
    <li className="border-t border-line-2 py-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <div>
          <h2 className="font-text !text-[1.125rem] leading-snug font-[650] tracking-normal [font-stretch:100%]">
            {order.businessName}
          </h2>
          <p className="text-small text-ink-2">
            <span className="break-all">{hostOf(order.websiteUrl)}</span> · {order.number}
            {order.deliveredAt ? (
              <>
                , <RelativeTime at={order.deliveredAt} />
              </>
            ) : null}
          </p>
        </div>
        <PageLink
          href={page}
          aria-label={`Ver y descargar: ${order.businessName}, ${order.number}`}
          className="link text-small"
        >
          Ver y descargar
        </PageLink>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {order.thumbnailUrls.map((url, at) => (
          <li key={url}>
            <PageLink
              href={`${page}#dia-${at + 1}`}
              className="block transition-transform duration-150 ease-out hover:-translate-y-1"
            >
              <img
                src={url}
                width={720}
                height={720}
                alt={`Anuncio ${at + 1} de ${order.businessName}`}
                loading="lazy"
                className="aspect-square h-auto w-full rounded-s bg-paper-2 object-cover shadow-object"
              />
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
