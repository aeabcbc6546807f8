import type { ContentPiece } from "#shared/content.ts";
import { excerpt } from "#shared/excerpt.ts";
import { contentTypeLabel, findWorker } from "#shared/workers.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";

/** A content piece as a card: what it begins with, or its picture, and what there is to do with it. */
export function PieceTile({
  piece,
  onOpen,
}: {
  piece: ContentPiece;
  onOpen: (editing: boolean) => void;
}) {
  const name = findWorker(piece.workerId)?.name ?? piece.workerId;
  const kind = contentTypeLabel(piece.contentType);
  const { picture } = piece;
  return (
    <li
      data-worker={piece.workerId}
      className="grid grid-rows-[1fr_auto] overflow-hidden rounded-l border border-line bg-surface shadow-object"
    >
      {picture ? (
        <button
          type="button"
          onClick={() => onOpen(false)}
          aria-label={`Ver la imagen: ${picture.alt}`}
          className="relative aspect-square bg-w-tint"
        >
          <img
            src={picture.thumbnailUrl}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-contain p-4"
          />
        </button>
      ) : (
        <div className="grid min-h-44 content-end bg-w-tint p-5">
          <p className="line-clamp-3 font-display text-[1.375rem] leading-tight font-bold text-balance">
            {excerpt(piece.content, 160)}
          </p>
        </div>
      )}
      <div className="border-t border-line px-5 pt-4 pb-3">
        <p className="flex items-center gap-3 text-small text-ink-2">
          <Portrait worker={piece.workerId} className="[--portrait:36px]" />
          <span>
            <b className="font-[650] text-w-ink">{name}</b> · {kind},{" "}
            <RelativeTime at={piece.createdAt} />
          </span>
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <Button
            look="link"
            size="s"
            onClick={() => onOpen(false)}
            aria-label={`Ver completo: ${kind} de ${name}`}
          >
            Ver completo
          </Button>
          <Button
            look="link"
            size="s"
            onClick={() => onOpen(true)}
            aria-label={`Editar: ${kind} de ${name}`}
          >
            Editar
          </Button>
          {picture ? (
            <a
              href={picture.downloadUrl}
              download
              className="inline-flex min-h-11 items-center text-small font-[650] underline underline-offset-[5px]"
            >
              Descargar
            </a>
          ) : null}
        </p>
      </div>
    </li>
  );
}
