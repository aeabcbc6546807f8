import { type ComponentProps, useEffect, useState } from "react";
import type { Order } from "#shared/orders.ts";
import { dayAndMonth, exactTime, longDate, usd } from "#web/lib/format.ts";
import { spanOf } from "#web/lib/week-days.ts";
import { classes } from "#web/ui/classes.ts";
import { LazyDialog, type LazyDialogModule } from "#web/ui/lazy-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AdSection } from "./days/ad-section.tsx";
import { DayLinks } from "./days/day-links.tsx";
import { Week } from "./days/week.tsx";
import { DownloadAll, OtherDownloads } from "./downloads.tsx";
import { HeadlineMark, headlineClass } from "./headline.tsx";
import { refundSentence, revisionStateOf } from "./order-text.ts";
import type RevisionDialog from "./revisions/revision-dialog.tsx";
import type { RevisionView } from "./revisions/revision-view.ts";
import { Strategy } from "./strategy.tsx";

// Loaded on demand, for people who revise an ad.
const revisionDialogCode: LazyDialogModule<ComponentProps<typeof RevisionDialog>> = {
  name: "revision-dialog",
  title: "Cambiar el anuncio",
  load: () => import("./revisions/revision-dialog.tsx"),
};

/** A delivered order: seven days, each with two posts, texts and hours. */
export function Delivered({ order }: { order: Order }) {
  const [opened, setOpened] = useState<{ number: number; view: RevisionView }>();
  const nowMs = useNow();
  const changing = order.ads.find(({ number }) => number === opened?.number);
  const [first, last] = [order.schedule.at(0), order.schedule.at(-1)];
  useEffect(() => {
    document.title = `${order.businessName} · Tu semana de anuncios · Kolmena`;
  }, [order.businessName]);
  useEffect(() => {
    // The section a link points to did not exist when the page was opened.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <div className="wrap pb-20">
        <RefundNotice order={order} />
        <div className="grid gap-x-[clamp(32px,5vw,80px)] gap-y-[clamp(28px,3.4vw,48px)] pt-[clamp(20px,3vw,48px)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className={classes(headlineClass, "lg:col-span-2")}>
            Tu semana está <HeadlineMark>lista</HeadlineMark>
          </h1>
          <div className="grid content-between justify-items-start gap-7 max-sm:justify-items-stretch">
            <p className="max-w-[34em] text-lead text-ink-2">
              Siete anuncios de {order.businessName} para Instagram y Facebook
              {first && last ? `, ${spanOf(first.date, last.date)}` : ""}.{" "}
              <RevisionDeadline order={order} nowMs={nowMs} />
            </p>
            <DownloadAll token={order.token} pictures={order.ads.length * 2} />
          </div>
          {/* On a phone the pictures are above the files. */}
          <div className="lg:col-span-2 lg:row-start-3">
            <Week schedule={order.schedule} ads={order.ads} />
          </div>
          <div className="lg:col-start-2 lg:row-start-2">
            <OtherDownloads token={order.token} />
          </div>
        </div>
        <DayLinks schedule={order.schedule} />
        {order.ads.map((ad) => (
          <AdSection
            key={ad.number}
            order={order}
            ad={ad}
            revising={revisionStateOf(order, ad, nowMs)}
            onRevise={(view) => setOpened({ number: ad.number, view })}
          />
        ))}
        <Strategy order={order} />
        <p className="mt-10 max-w-[56em] text-small text-ink-2">
          {order.deliveredAt ? `Entregado el ${exactTime(order.deliveredAt)}. ` : null}
          {usd(order.price)}, un solo pago. Esta página y sus descargas siguen aquí hasta el{" "}
          {longDate(order.availableUntil)}. Imágenes y textos compuestos con IA a partir de tu web
          {order.writer ? ` (${order.writer})` : ""}.
        </p>
      </div>
      {opened && changing ? (
        <LazyDialog
          key={opened.number}
          code={revisionDialogCode}
          open
          props={{
            order,
            ad: changing,
            revising: revisionStateOf(order, changing, nowMs),
            start: opened.view,
            onClose: () => setOpened(undefined),
          }}
        />
      ) : null}
    </>
  );
}

/** Tells how much of the price was refunded; the ads stay available. */
function RefundNotice({ order }: { order: Order }) {
  const { status, refund, availableUntil } = order;
  if (!refund && status !== "refunded") return null;
  return (
    <Notice className="mt-4">
      {refund
        ? `${refundSentence(refund)}. Tu banco puede tardar unos días en mostrarlo. `
        : "El pago de este pedido está anulado. "}
      Los anuncios siguen aquí hasta el {longDate(availableUntil)}.
    </Notice>
  );
}

function RevisionDeadline({ order, nowMs }: { order: Order; nowMs: number }) {
  if (order.status !== "delivered" || !order.revisableUntil) return null;
  if (Date.parse(order.revisableUntil) <= nowMs) {
    return <span>Los cambios se cerraron el {dayAndMonth(order.revisableUntil)}.</span>;
  }
  return (
    <span>
      Puedes pedir tres cambios por anuncio, gratis, hasta el{" "}
      <span className="whitespace-nowrap">{dayAndMonth(order.revisableUntil)}</span>.
    </span>
  );
}

/** The current time in milliseconds since 1970, updated every minute. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
