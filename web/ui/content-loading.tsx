import { ErrorState } from "./error-state.tsx";
import { Loading } from "./loading.tsx";
import { Skeleton } from "./skeleton.tsx";

/** The loading and error states of a dialog's content. */
export function ContentLoading({
  query: { error, refetch, isFetching },
  label = "Abriendo…",
}: {
  query: { error: Error | null; refetch(): unknown; isFetching: boolean };
  label?: string;
}) {
  if (error) {
    return (
      <ErrorState
        title="No hemos podido abrirlo"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <Loading label={label}>
      <div className="grid gap-4 pb-6">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-44" />
      </div>
    </Loading>
  );
}
