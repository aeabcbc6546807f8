import { useState } from "react";
import type { ContentPiece } from "#shared/content.ts";
import { excerpt } from "#shared/excerpt.ts";
import { contentTypeLabel, findWorker } from "#shared/workers.ts";
import { inSentence } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { lazyPiece } from "../pieces/lazy-piece.ts";
import { SectionTitle } from "../section-title.tsx";

/** The three newest content pieces, which open in a dialog. */
export function LatestContent({ pieces }: { pieces: readonly ContentPiece[] }) {
  const [opened, setOpened] = useState<string>();
  return (
    <section>
      <SectionTitle title="Lo último del equipo">
        {pieces.length > 0 ? (
          <PageLink href="/dashboard?tab=galeria" className="link text-small">
            Ver galería
          </PageLink>
        ) : null}
      </SectionTitle>
      {pieces.length === 0 ? (
        <EmptyState
          title="Aquí verás lo que escriba tu equipo"
          worker="teo"
          action={
            <ButtonLink href="/chat/teo?tipo=post" look="outline" size="s" price="2 créditos">
              Pedir el primer post
            </ButtonLink>
          }
        >
          Cada texto se guarda para leerlo, editarlo y copiarlo cuando quieras.
        </EmptyState>
      ) : (
        <ul className="border-b border-line-2">
          {pieces.map((piece) => (
            <Row key={piece.id} piece={piece} onOpen={() => setOpened(piece.id)} />
          ))}
        </ul>
      )}
      {pieces.length > 0 ? (
        <LazyDialog
          code={lazyPiece}
          open={opened !== undefined}
          props={{ contentId: opened, onClose: () => setOpened(undefined) }}
        />
      ) : null}
    </section>
  );
}

function Row({ piece, onOpen }: { piece: ContentPiece; onOpen: () => void }) {
  const name = findWorker(piece.workerId)?.name ?? piece.workerId;
  const typeLabel = inSentence(contentTypeLabel(piece.contentType));
  return (
    <li
      data-worker={piece.workerId}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[18px] border-t border-line-2 py-4"
    >
      <span className="grid size-[84px] place-items-center rounded-s bg-w-tint max-sm:size-16">
        {piece.picture ? (
          <img
            src={piece.picture.url}
            width={piece.picture.width}
            height={piece.picture.height}
            alt=""
            className="size-full rounded-s object-cover"
          />
        ) : (
          <Portrait
            worker={piece.workerId}
            className="[--portrait:60px] max-sm:[--portrait:46px]"
          />
        )}
      </span>
      <div className="min-w-0">
        <p className="leading-snug font-[600]">{excerpt(piece.picture?.alt ?? piece.content)}</p>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
          <span>
            <b className="font-[650] text-w-ink">{name}</b> · {typeLabel},{" "}
            <RelativeTime at={piece.createdAt} />
          </span>
          <button
            type="button"
            onClick={onOpen}
            aria-label={`Ver completo: ${typeLabel} de ${name}`}
            className="font-[650] text-ink underline underline-offset-4 after:absolute after:inset-0"
          >
            Ver completo
          </button>
        </p>
      </div>
    </li>
  );
}
