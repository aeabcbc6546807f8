import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Placeholder for the card field: number, then date and code side by side. */
export function CardSkeleton() {
  return (
    <Loading label="Cargando el campo de la tarjeta…">
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="col-span-2 h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </Loading>
  );
}
