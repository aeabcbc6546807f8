import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { readBusinessProfile } from "#shared/brain.ts";
import type { ContentPiece } from "#shared/content.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { lazyPiece } from "./lazy-piece.ts";
import { PieceTile } from "./piece-tile.tsx";
import { useDeletion } from "./use-deletion.ts";

/** A paged list of content pieces as cards, which open in a dialog. */
export function PieceList({
  list,
  loading,
  empty,
  failure,
}: {
  list: ComponentProps<typeof PagedList<ContentPiece>>["list"];
  /** Label while the list loads. */
  loading: string;
  empty: ReactNode;
  failure: string;
}) {
  const [opened, setOpened] = useState<{ id: string; editing: boolean }>();
  const cards = useRef<HTMLUListElement>(null);
  const profile = useEndpoint(readBusinessProfile, {});
  const { name } = useUser();
  const remove = useDeletion();
  return (
    <>
      <PagedList
        list={list}
        loading={{
          label: loading,
          skeleton: (
            <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              <Skeleton className="h-96" />
              <Skeleton className="h-96" />
              <Skeleton className="h-96" />
            </div>
          ),
        }}
        empty={empty}
        failure={failure}
        more="Ver anteriores"
      >
        {(rows) => (
          <ul
            ref={cards}
            tabIndex={-1}
            aria-label="Contenidos"
            className="grid gap-5 outline-none sm:grid-cols-2 xl:grid-cols-3"
          >
            {rows.map((piece) => (
              <PieceTile
                key={piece.id}
                piece={piece}
                author={profile.data?.businessName ?? name}
                onOpen={(editing) => setOpened({ id: piece.id, editing })}
                onDelete={() => {
                  // The focused button is removed with its card.
                  cards.current?.focus({ preventScroll: true });
                  void remove(piece);
                }}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {opened || list.rows?.length ? (
        <LazyDialog
          code={lazyPiece}
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
