import type { ReactNode } from "react";
import { number } from "#web/lib/format.ts";
import { Button } from "./button.tsx";
import { ErrorState } from "./error-state.tsx";
import { Loading } from "./loading.tsx";

/** What a paged call has brought so far, and how to go on. */
interface Pages<Row> {
  rows: readonly Row[] | undefined;
  error: Error | null;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

/** A list that comes page by page, in its four states. */
export function PagedList<Row>({
  list,
  loading,
  empty,
  failure,
  more,
  children,
}: {
  list: Pages<Row>;
  /** In the list's place until it is there. */
  loading: { label: string; skeleton: ReactNode };
  empty: ReactNode;
  /** Title of what is said when it does not come. */
  failure: string;
  /** Label of the button that brings earlier ones. */
  more: string;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  return (
    <>
      {list.rows ? (
        list.rows.length === 0 ? (
          empty
        ) : (
          children(list.rows)
        )
      ) : list.error ? (
        <ErrorState
          title={failure}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <Loading label={loading.label}>{loading.skeleton}</Loading>
      )}
      {list.hasNextPage ? (
        <Button
          look="outline"
          size="s"
          className="mt-6"
          pending={list.isFetchingNextPage}
          pendingLabel="Cargando..."
          onClick={() => void list.fetchNextPage()}
        >
          {more}
        </Button>
      ) : null}
    </>
  );
}

/** «Galería 12»: a list's name with how many it holds, once that is known. */
export function ListTitle({ total, children }: { total: number | undefined; children: ReactNode }) {
  return (
    <h1>
      {children}
      {total ? (
        <span className="ml-3 font-text text-lead font-normal tracking-normal text-ink-2">
          {number(total)}
        </span>
      ) : null}
    </h1>
  );
}
