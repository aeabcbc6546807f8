import { Loading } from "./loading.tsx";
import { Skeleton } from "./skeleton.tsx";

/** While it is not known whether somebody is signed in, nobody should begin to type. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Loading label="Comprobando tu sesión…">
      <div className="grid gap-6">
        {Array.from({ length: fields }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields have no identity but their place
          <Skeleton key={place} className="h-20" />
        ))}
        <Skeleton className="h-13 rounded-pill" />
      </div>
    </Loading>
  );
}
