import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { type ContentPiece, listContent } from "#shared/content.ts";
import { excerpt } from "#shared/excerpt.ts";
import { contentTypeLabel, findWorker, pictureType } from "#shared/workers.ts";
import { keptFresh, usePages } from "#web/lib/endpoints.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { ListTitle, PagedList } from "#web/ui/paged-list.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { WebAds } from "./gallery-web-ads.tsx";

// Reading a piece needs the Markdown reader; looking at the list does not.
const PieceDialog = lazy(() => import("./pieces/piece-dialog.tsx"));

const views = [
  { id: "entregables", label: "Entregables", contentType: "deliverables" },
  { id: "imagenes", label: "Imágenes", contentType: pictureType },
  { id: "web-ads", label: "Web Ads", contentType: null },
  { id: "respuestas", label: "Respuestas del chat", contentType: "chat" },
] as const;
type View = (typeof views)[number];

/** Galería: everything that the team has made, newest first. */
export default function Gallery() {
  const [search] = useSearchParams();
  const view = views.find(({ id }) => id === search.get("ver")) ?? views[0];
  return (
    <div className="pt-[clamp(28px,4vw,56px)]">
      {view.contentType === null ? (
        <WebAds views={<Views open={view} />} />
      ) : (
        <Pieces view={view} contentType={view.contentType} />
      )}
    </div>
  );
}

function Pieces({
  view,
  contentType,
}: {
  view: View;
  contentType: NonNullable<View["contentType"]>;
}) {
  const [opened, setOpened] = useState<{ id: string; editing: boolean }>();
  const list = usePages(listContent, { query: { contentType } }, keptFresh);
  return (
    <>
      <ListTitle total={list.total}>Galería</ListTitle>
      <Views open={view} />
      <PagedList
        list={list}
        loading={{
          label: "Cargando tu galería…",
          skeleton: (
            <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              <Skeleton className="h-80" />
              <Skeleton className="h-80" />
              <Skeleton className="h-80" />
            </div>
          ),
        }}
        empty={<Empty view={view} />}
        failure="No hemos podido cargar tu galería"
        more="Ver anteriores"
      >
        {(rows) => (
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {rows.map((piece) => (
              <Tile
                key={piece.id}
                piece={piece}
                onOpen={(editing) => setOpened({ id: piece.id, editing })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {list.rows?.length ? (
        <Suspense>
          <PieceDialog
            contentId={opened?.id}
            startsEditing={opened?.editing}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Views({ open }: { open: View }) {
  return (
    <nav aria-label="Qué se muestra" className="mt-5 mb-6">
      <ul className="flex flex-wrap gap-2">
        {views.map((view) => (
          <li key={view.id}>
            <PageLink
              href={`/dashboard?tab=galeria${view === views[0] ? "" : `&ver=${view.id}`}`}
              aria-current={view === open ? "page" : undefined}
              className={classes(
                "inline-flex min-h-11 items-center rounded-pill px-[18px] text-small font-[600] no-underline",
                view === open
                  ? "bg-ink text-paper"
                  : "text-ink inset-ring-[1.5px] inset-ring-line-2 hover:inset-ring-ink",
              )}
            >
              {view.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tile({ piece, onOpen }: { piece: ContentPiece; onOpen: (editing: boolean) => void }) {
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

function Empty({ view }: { view: View }) {
  if (view.contentType === pictureType) {
    return (
      <EmptyState
        title="Aquí estarán tus imágenes"
        worker="ani"
        action={
          <ButtonLink href="/chat/ani?tipo=image" look="outline" size="s" price="5 créditos">
            Crear imagen
          </ButtonLink>
        }
      >
        Dile a Ani qué quieres anunciar: la compone con los colores y el tono de tu negocio.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aquí verás lo que haga tu equipo"
      worker="teo"
      action={
        <ButtonLink href="/chat/teo?tipo=post" look="outline" size="s" price="2 créditos">
          Pedir el primer post
        </ButtonLink>
      }
    >
      Cada texto e imagen se guarda para abrirlo, editarlo y descargarlo cuando quieras.
    </EmptyState>
  );
}
