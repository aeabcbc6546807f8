import { LoaderCircle, RotateCw } from "lucide-react";
import { useRef, useState } from "react";
import type { AdPreview } from "#shared/ads.ts";
import { errorMessage } from "#web/lib/call.ts";
import { dayOf, fullDayOf, hourOf, shortWeekdayOf } from "#web/lib/week-days.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { WeekSkeleton } from "../week-skeleton.tsx";
import "../week.css";
import "../why.css";

/** The seven days: the chosen one in full, the others as buttons. */
export function ProposedWeek({
  ads,
  pendingDays,
  isDraft,
  isLacking,
  error,
  isOutdated,
  isFetching,
  onRetry,
}: {
  ads: AdPreview[] | undefined;
  /** Numbers of the days whose first picture is still being drawn. */
  pendingDays: readonly number[];
  /** The texts are drafts; the order's will be different. */
  isDraft: boolean;
  /** Too little is known for an order. */
  isLacking: boolean;
  error: Error | null;
  isOutdated: boolean;
  isFetching: boolean;
  onRetry: () => void;
}) {
  const [shown, setShown] = useState(1);
  const large = useRef<HTMLElement>(null);
  const title = <h2 id="week">Siete días, Instagram y Facebook</h2>;
  if (!ads) {
    return (
      <section aria-labelledby="week" className="instant-week-column">
        {title}
        {error && !isFetching ? (
          <ErrorState
            title="No hemos podido dibujar la muestra"
            error={error}
            onRetry={onRetry}
            as="h3"
          />
        ) : (
          <>
            <p className="instant-status">
              <LoaderCircle aria-hidden="true" className="spin size-4" />
              {preparing}
            </p>
            <Loading label={preparing}>
              <WeekSkeleton />
            </Loading>
          </>
        )}
      </section>
    );
  }
  const chosen = ads.find(({ number }) => number === shown) ?? ads[0];
  const isDrawing = (isOutdated || pendingDays.length > 0) && !error;
  const choose = (number: number) => {
    setShown(number);
    large.current?.focus({ preventScroll: true });
    large.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <section aria-labelledby="week" className="instant-week-column" aria-busy={isOutdated}>
      {title}
      <p className="instant-status" role="status">
        {isDrawing ? <LoaderCircle aria-hidden="true" className="spin size-4 flex-none" /> : null}
        <span>{isDrawing ? progressText(isOutdated) : disclaimer(isDraft, isLacking)}</span>
      </p>
      {error && !isFetching ? (
        <Notice
          tone="danger"
          className="mb-4"
          action={
            <Button look="link" size="s" onClick={onRetry}>
              <RotateCw aria-hidden="true" className="size-4" />
              Reintentar
            </Button>
          }
        >
          {errorMessage(error, "No hemos podido poner la muestra al día.")}
        </Notice>
      ) : null}
      <div className={classes("instant-week", isOutdated && "instant-behind")}>
        {chosen ? (
          <article
            ref={large}
            tabIndex={-1}
            className="instant-day-large"
            aria-label={fullDayOf(chosen.date)}
          >
            <Thumbnail
              key={chosen.thumbnailUrl}
              ad={chosen}
              isPending={!error && pendingDays.includes(chosen.number)}
            />
            <div>
              <h3>{fullDayOf(chosen.date)}</h3>
              <ul className="instant-hours">
                <li>
                  Instagram <b>{hourOf(chosen.instagramAt)}</b>
                </li>
                <li>
                  Facebook <b>{hourOf(chosen.facebookAt)}</b>
                </li>
              </ul>
              <p className="instant-headline">{chosen.headline}</p>
              <p>{chosen.primaryText}</p>
              <p className="instant-why">
                <b>{chosen.goal}.</b> {chosen.why}
              </p>
            </div>
          </article>
        ) : null}
        <ol className="instant-days">
          {ads.map((ad) =>
            ad === chosen ? null : (
              <li key={ad.number}>
                <button type="button" onClick={() => choose(ad.number)}>
                  <span className="instant-day-name">
                    <b>
                      {shortWeekdayOf(ad.date)} {dayOf(ad.date)}
                    </b>
                    <span>{ad.goal}</span>
                  </span>
                  <Thumbnail
                    key={ad.thumbnailUrl}
                    ad={ad}
                    isPending={!error && pendingDays.includes(ad.number)}
                  />
                  <span className="instant-day-hours">
                    <span>
                      Instagram <b>{hourOf(ad.instagramAt)}</b>
                    </span>
                    <span>
                      Facebook <b>{hourOf(ad.facebookAt)}</b>
                    </span>
                  </span>
                </button>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}

const preparing = "Preparando tus fotos y escribiendo tus siete anuncios…";

const progressText = (isOutdated: boolean): string =>
  isOutdated ? "Poniéndola al día…" : "Dibujando tus anuncios, uno detrás de otro…";

/** How the delivery will differ from this preview. */
const disclaimer = (isDraft: boolean, isLacking: boolean): string => {
  if (isLacking) {
    return "Un esbozo con lo poco que sabemos: se rehace en cuanto añades algo. Así todavía no se puede pedir.";
  }
  return isDraft
    ? "Muestra con marca de agua y textos de borrador: los definitivos los redacta nuestro equipo de IA al hacer tu pedido. Las imágenes llegan limpias, en dos formatos."
    : "Muestra con marca de agua. Los definitivos llegan limpios, en dos formatos.";
};

/** The watermarked picture, or its headline when drawing or loading it failed. */
function Thumbnail({ ad, isPending }: { ad: AdPreview; isPending: boolean }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (isPending) return <Skeleton className="aspect-square" />;
  if (ad.thumbnailUrl === null || hasFailed) {
    return (
      <span className="instant-undrawn">
        <b>{ad.headline}</b>
        <span>Esta muestra no se ha podido dibujar. El anuncio sí se entrega.</span>
      </span>
    );
  }
  return (
    <img
      src={ad.thumbnailUrl}
      width={480}
      height={480}
      alt={`Muestra del anuncio: ${ad.headline}`}
      onError={() => setHasFailed(true)}
    />
  );
}
