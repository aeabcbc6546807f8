import { Loading } from "./loading.tsx";
import { Skeleton } from "./skeleton.tsx";

/** Shown instead of a form until it is known whether the person is signed in. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Loading label="Comprobando tu sesión…">
      <div className="grid gap-6">
        {Array.from({ length: fields }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are identified by their position
          <Skeleton key={place} className="h-20" />
        ))}
        <Skeleton className="h-13 rounded-pill" />
      </div>
    </Loading>
  );
}
