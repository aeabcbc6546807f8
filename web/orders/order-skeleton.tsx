import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Placeholder of the page while the order loads. */
export function OrderSkeleton() {
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
