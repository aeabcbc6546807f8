import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { ContentPiece } from "#shared/content.ts";
import { contentTypeLabel, findWorker } from "#shared/workers.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { previewOf } from "./previews/piece-preview.ts";
import { PiecePreviewView } from "./previews/piece-preview-view.tsx";

const previewClass = "overflow-hidden bg-w-tint p-5";
const tallClass = "min-h-[17.5rem]";

/** A content piece as a card: preview and actions. */
export function PieceTile({
  piece,
  author,
  onOpen,
  onDelete,
}: {
  piece: ContentPiece;
  /** Name of the publishing business. */
  author: string;
  onOpen: (editing: boolean) => void;
  onDelete: () => void;
}) {
  const name = findWorker(piece.workerId)?.name ?? piece.workerId;
  const typeLabel = contentTypeLabel(piece.contentType);
  const { picture } = piece;
  const edit = picture ? "Editar el texto" : "Editar";
  const preview = useMemo(
    () => previewOf(piece.contentType, piece.content),
    [piece.contentType, piece.content],
  );
  return (
    <li
      data-worker={piece.workerId}
      className="relative grid grid-rows-[1fr_auto] overflow-hidden rounded-l border border-line bg-surface"
    >
      {picture ? (
        <button
          type="button"
          onClick={() => onOpen(false)}
          aria-label={`Ver la imagen: ${picture.alt}`}
          className={`grid place-items-center ${tallClass} ${previewClass}`}
        >
          <img
            src={picture.thumbnailUrl}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            className="h-auto max-h-60 w-auto max-w-full rounded-s shadow-object"
          />
        </button>
      ) : (
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-center ${preview.kind === "talk" ? "" : tallClass} ${previewClass}`}
        >
          <PiecePreviewView preview={preview} contentType={piece.contentType} author={author} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-t border-line px-5 pt-3 pb-2">
        <p className="flex items-center gap-3 text-small text-ink-2">
          <Portrait worker={piece.workerId} className="[--portrait:36px]" />
          <span>
            <b className="font-[650] text-w-ink">{name}</b> · {typeLabel},{" "}
            <RelativeTime at={piece.createdAt} />
          </span>
        </p>
        <div className="col-span-2 flex flex-wrap items-center gap-x-4">
          <Button
            look="link"
            size="s"
            onClick={() => onOpen(false)}
            aria-label={`Ver completo: ${typeLabel} de ${name}`}
            className={picture ? undefined : openerClass}
          >
            Ver completo
          </Button>
          <Button
            look="link"
            size="s"
            onClick={() => onOpen(true)}
            aria-label={`${edit}: ${typeLabel} de ${name}`}
            className="relative z-1"
          >
            {edit}
          </Button>
          {picture ? (
            <a href={picture.downloadUrl} download className={buttonClass("link", "s")}>
              Descargar
            </a>
          ) : null}
        </div>
        <button
          type="button"
          onClick={onDelete}
          aria-label={`Borrar: ${typeLabel} de ${name}`}
          className="relative z-1 col-start-2 row-start-1 -mr-3 grid size-11 place-items-center rounded-pill text-ink-2 hover:bg-danger-tint hover:text-danger"
        >
          <Trash2 aria-hidden="true" className="size-[18px]" />
        </button>
      </div>
    </li>
  );
}

/** Makes the whole card open the piece; its other buttons are above this layer. */
const openerClass = "after:absolute after:inset-0 after:cursor-pointer hover:translate-y-0";
