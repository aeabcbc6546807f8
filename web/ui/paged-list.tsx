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
  as,
  more,
  children,
}: {
  list: Pages<Row>;
  /** In the list's place until it is there. */
  loading: { label: string; skeleton: ReactNode };
  empty: ReactNode;
  /** Title of what is said when it does not come. */
  failure: string;
  /** That title's level; h2 unless said. */
  as?: "h2" | "h3";
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

/** Brings the next page; nothing when there is none. */
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
