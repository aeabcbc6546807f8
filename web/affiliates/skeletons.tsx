import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { moneyCells } from "./overview/money-cells.ts";
import { MoneyComb } from "./overview/money-comb.tsx";
import type { TabId } from "./tab-id.ts";
import "./overview/day-rows.css";
import "./payouts/payouts.css";

/** Placeholder for a list. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="grid gap-px border-t-2 border-line-2">
      {Array.from({ length: rows }, (_, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows
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

/** Placeholder as tall as the chart. */
export function ChartSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {["h-[64px]", "h-[52px]", "h-[52px]", "h-[132px]"].map((height, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows
        <div key={row} className="day-row">
          <div className="grid content-end gap-2 pb-1 max-sm:grid-cols-2 max-sm:justify-between">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-7 w-14 max-sm:justify-self-end" />
          </div>
          <div className={`border-b border-line-2 ${height}`} />
        </div>
      ))}
      <Skeleton className="h-4" />
    </div>
  );
}

function SheetSkeleton() {
  const { cells } = moneyCells({ paid: 0, requested: 0, available: 0, waiting: 0, disputed: 0 });
  return (
    <div className="panel-sheet grid content-between gap-5" aria-hidden="true">
      <div className="flex flex-wrap items-end gap-5">
        <Skeleton className="h-14 w-44" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-56" />
        </div>
      </div>
      <MoneyComb cells={cells} rows={4} label="" className="w-full" />
      <Skeleton className="h-4 max-w-[420px]" />
    </div>
  );
}

function FiguresSkeleton() {
  return (
    <div className="panel-figures" aria-hidden="true">
      {["w-16", "w-10", "w-28"].map((width) => (
        <div key={width}>
          <span className="grid gap-2">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-4 w-32" />
          </span>
          <Skeleton className={`h-11 ${width}`} />
        </div>
      ))}
    </div>
  );
}

function FridaySkeleton() {
  return (
    <div className="panel-sheet" aria-hidden="true">
      <div className="panel-due">
        <span className="panel-day !bg-cell-empty" />
        <span className="panel-due-when grid gap-2">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-4 w-48" />
        </span>
        <dl>
          {[0, 1].map((row) => (
            <div key={row}>
              <Skeleton className="h-5 w-36" />
              <Skeleton className="h-5 w-16" />
            </div>
          ))}
        </dl>
      </div>
      <Skeleton className="mt-4 h-10" />
    </div>
  );
}

/** Placeholder for each tab while the account loads. */
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
            <SheetSkeleton />
            <FiguresSkeleton />
          </div>
          <div className="panel-block">
            <Skeleton className="mb-4 h-11 max-w-72" />
            <ChartSkeleton />
          </div>
        </>
      ) : tab === "pagos" ? (
        <>
          <div className="panel-pair panel-payout">
            <div className="grid gap-4">
              <Skeleton className="h-7 max-w-64" />
              <Skeleton className="h-16 max-w-[520px] rounded-pill" />
              <Skeleton className="h-4 max-w-96" />
              <Skeleton className="h-4 max-w-[440px]" />
              <Skeleton className="mt-6 h-14" />
            </div>
            <FridaySkeleton />
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
