import type { ReactNode } from "react";
import { number } from "#web/lib/format.ts";
import { Button } from "./button.tsx";
import { ErrorState } from "./error-state.tsx";
import { Loading } from "./loading.tsx";

/** The rows loaded so far, and how to load more: the result of `usePages`. */
interface Pages<Row> {
  rows: readonly Row[] | undefined;
  error: Error | null;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

/** A paginated list in its four states: loading, failed, empty, filled. */
export function PagedList<Row>({
  list,
  loading,
  empty,
  failure,
  as,
  more,
  children,
}: {
  list: Pages<Row>;
  /** Shown while the first page loads. */
  loading: { label: string; skeleton: ReactNode };
  empty: ReactNode;
  /** Title of the error state. */
  failure: string;
  /** Heading level of that title; h2 by default. */
  as?: "h2" | "h3";
  /** Label of the button that loads the next page. */
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
          as={as}
          title={failure}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <Loading label={loading.label}>{loading.skeleton}</Loading>
      )}
      <MoreRows list={list} className="mt-6">
        {more}
      </MoreRows>
    </>
  );
}

/** The button that loads the next page; nothing on the last one. */
export function MoreRows({
  list,
  look = "outline",
  className,
  children,
}: {
  list: Pick<Pages<unknown>, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  look?: "outline" | "quiet";
  className: string;
  children: ReactNode;
}) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      look={look}
      size="s"
      className={className}
      pending={list.isFetchingNextPage}
      pendingLabel="Cargando..."
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}

/** «Galería 12»: a list's title with its number of rows, once known. */
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
