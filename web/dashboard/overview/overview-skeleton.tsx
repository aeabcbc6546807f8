import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Placeholder for Resumen below the greeting. */
export function OverviewSkeleton() {
  return (
    <Loading label="Cargando tu resumen…">
      <div className="grid gap-[clamp(24px,3vw,40px)] lg:grid-cols-[minmax(0,8.2fr)_minmax(0,3.8fr)]">
        <Skeleton className="h-[380px] rounded-l" />
        <div className="grid gap-6">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </div>
      <Skeleton className="mt-16 h-32" />
      <div className="mt-16 grid gap-16 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  );
}
