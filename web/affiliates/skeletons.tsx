import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { TabId } from "./dashboard.tsx";

/** A list's rows. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="grid gap-px border-t-2 border-line-2">
      {Array.from({ length: rows }, (_, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing
          key={position}
          className="flex justify-between gap-6 border-b border-line py-4"
        >
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 max-w-56" />
            <Skeleton className="h-4 max-w-80" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Four rows of days, as tall as the chart. */
export function ChartSkeleton() {
  return <Skeleton className="h-[492px] sm:h-[392px]" />;
}

/** Each tab's shape until the account is there. */
export function PanelSkeleton({ tab }: { tab: TabId }) {
  return (
    <Loading label="Cargando tu panel…">
      <div className="panel-head">
        <Skeleton className="h-9 w-full max-w-[520px] sm:h-14" />
        {tab === "resumen" ? <Skeleton className="panel-link h-[55px] rounded-pill" /> : null}
      </div>
      {tab === "resumen" ? (
        <>
          <div className="panel-top">
            <Skeleton className="h-[462px] rounded-l sm:h-[357px]" />
            <div className="grid gap-5">
              <Skeleton className="h-26" />
              <Skeleton className="h-26" />
              <Skeleton className="h-26" />
            </div>
          </div>
          <div className="panel-block">
            <ChartSkeleton />
          </div>
        </>
      ) : tab === "pagos" ? (
        <>
          <div className="panel-pair">
            <Skeleton className="h-[400px] sm:h-80" />
            <Skeleton className="h-[372px] rounded-l sm:h-72" />
          </div>
          <div className="panel-block">
            <RowsSkeleton rows={3} />
          </div>
        </>
      ) : (
        <>
          <Skeleton className="mb-7 h-11 max-w-96 rounded-pill" />
          <RowsSkeleton />
        </>
      )}
    </Loading>
  );
}
