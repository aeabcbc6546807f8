import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { deletePhoto, listPhotos, type Photo, restorePhoto } from "#shared/photos.ts";
import { call } from "#web/lib/call.ts";
import { alwaysRefetch, keyOf, usePages } from "#web/lib/endpoints.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListTitle, PagedList } from "#web/ui/paged-list.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type DeletionWords, deleteWithUndo, hideRow } from "./delete-with-undo.ts";

const chat = "/chat/ani?tipo=image";

/** The person's own photos, which were added to requests. */
export function GalleryPhotos({ views }: { views: ReactNode }) {
  const list = usePages(listPhotos, {}, alwaysRefetch);
  const cards = useRef<HTMLUListElement>(null);
  const remove = usePhotoDeletion();
  return (
    <>
      <ListTitle total={list.total}>Galería</ListTitle>
      {views}
      <PagedList
        list={list}
        loading={{ label: "Cargando tus fotos…", skeleton: <Skeleton className="h-60" /> }}
        empty={
          <EmptyState
            title="Aquí estarán tus fotos"
            worker="ani"
            action={
              <ButtonLink href={chat} look="outline" size="s" price="5 créditos">
                Crear imagen con tu foto
              </ButtonLink>
            }
          >
            Añade una foto de tu producto o de tu local al pedirle una imagen a Ani. Se queda aquí
            para usarla otra vez.
          </EmptyState>
        }
        failure="No hemos podido cargar tus fotos"
        more="Ver anteriores"
      >
        {(rows) => (
          <ul
            ref={cards}
            tabIndex={-1}
            aria-label="Fotos"
            className="grid gap-5 outline-none sm:grid-cols-2 xl:grid-cols-3"
          >
            {rows.map((photo) => (
              <PhotoCard
                key={photo.id}
                photo={photo}
                onDelete={() => {
                  cards.current?.focus({ preventScroll: true });
                  void remove(photo);
                }}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function PhotoCard({ photo, onDelete }: { photo: Photo; onDelete: () => void }) {
  const name = photo.name || "Foto";
  return (
    <li
      data-worker="ani"
      className="grid grid-rows-[1fr_auto] overflow-hidden rounded-l border border-line bg-surface"
    >
      <a
        href={photo.url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Ver la foto a tamaño completo: ${name}`}
        className="grid min-h-56 place-items-center bg-paper-2 p-4 focus-visible:-outline-offset-3"
      >
        <img
          src={photo.thumbnailUrl}
          width={photo.width}
          height={photo.height}
          alt=""
          loading="lazy"
          className="h-auto max-h-56 w-auto max-w-full rounded-s shadow-object"
        />
      </a>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-t border-line px-5 pt-3 pb-2">
        <div>
          <p className="truncate font-[650]" title={name}>
            {name}
          </p>
          <p className="text-small text-ink-2">
            <RelativeTime at={photo.createdAt} />
          </p>
        </div>
        <div className="col-span-2 flex flex-wrap items-center gap-x-4">
          <ButtonLink
            href={`${chat}&foto=${photo.id}`}
            look="link"
            size="s"
            aria-label={`Usar en una imagen: ${name}`}
          >
            Usar en una imagen
          </ButtonLink>
          <a
            href={photo.downloadUrl}
            download
            aria-label={`Descargar: ${name}`}
            className={buttonClass("link", "s")}
          >
            Descargar
          </a>
        </div>
        <button
          type="button"
          onClick={onDelete}
          aria-label={`Borrar: ${name}`}
          className="col-start-2 row-start-1 -mr-3 grid size-11 place-items-center rounded-pill text-ink-2 hover:bg-danger-tint hover:text-danger"
        >
          <Trash2 aria-hidden="true" className="size-[18px]" />
        </button>
      </div>
    </li>
  );
}

const words: DeletionWords = {
  one: {
    deleted: "Foto borrada",
    note: "Las imágenes que hiciste con ella se quedan.",
    restored: "Recuperada",
  },
  several: {
    deleted: "fotos borradas",
    note: "Las imágenes que hiciste con ellas se quedan.",
    restored: "Recuperadas",
  },
};

/** Deletes a photo at once and offers to undo it. */
function usePhotoDeletion() {
  const client = useQueryClient();
  return ({ id }: Photo) => {
    const params = { photoId: id };
    return deleteWithUndo({
      words,
      hide: () => hideRow(client, listPhotos, id),
      remove: () => call(deletePhoto, { params }),
      restore: () => call(restorePhoto, { params }),
      refresh: () => void client.invalidateQueries({ queryKey: keyOf(listPhotos, {}) }),
    });
  };
}
