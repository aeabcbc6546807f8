import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { lazyModuleQuery } from "#web/lib/lazy-module.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Load = () => Promise<{ default: ComponentType }>;

/** A dashboard tab whose module is loaded on demand. */
export function LazyTab({ id, load }: { id: string; load: Load }) {
  const { data, error, refetch, isFetching } = useQuery(lazyModuleQuery(id, load));
  if (data) return <data.default />;
  if (error) {
    // When online, the failed chunk belongs to an older version: reload to get the current one.
    const retry = () => (navigator.onLine ? window.location.reload() : void refetch());
    return (
      <div className="pt-[clamp(32px,4.4vw,64px)]">
        <ErrorState error={error} onRetry={retry} retrying={isFetching} />
      </div>
    );
  }
  return (
    <Loading>
      <Skeleton className="mt-[clamp(32px,4.4vw,64px)] h-11 w-56" />
      <Skeleton className="mt-8 h-64" />
    </Loading>
  );
}
