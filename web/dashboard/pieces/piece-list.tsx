import { type ComponentProps, type ReactNode, useState } from "react";
import type { ContentPiece } from "#shared/content.ts";
import { LateDialog } from "#web/ui/late-dialog.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { latePiece } from "./late-piece.ts";
import { PieceTile } from "./piece-tile.tsx";

/** Content pieces as cards, page by page; one that is opened stands in front of them. */
export function PieceList({
  list,
  loading,
  empty,
  failure,
}: {
  list: ComponentProps<typeof PagedList<ContentPiece>>["list"];
  /** Said until it is there. */
  loading: string;
  empty: ReactNode;
  failure: string;
}) {
  const [opened, setOpened] = useState<{ id: string; editing: boolean }>();
  return (
    <>
      <PagedList
        list={list}
        loading={{
          label: loading,
          skeleton: (
            <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              <Skeleton className="h-80" />
              <Skeleton className="h-80" />
              <Skeleton className="h-80" />
            </div>
          ),
        }}
        empty={empty}
        failure={failure}
        more="Ver anteriores"
      >
        {(rows) => (
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {rows.map((piece) => (
              <PieceTile
                key={piece.id}
                piece={piece}
                onOpen={(editing) => setOpened({ id: piece.id, editing })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {opened || list.rows?.length ? (
        <LateDialog
          code={latePiece}
          open={opened !== undefined}
          props={{
            contentId: opened?.id,
            startsEditing: opened?.editing,
            onClose: () => setOpened(undefined),
          }}
        />
      ) : null}
    </>
  );
}
