import { useSearchParams } from "react-router";
import { listContent } from "#shared/content.ts";
import { pictureType } from "#shared/workers.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { number } from "#web/lib/format.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { ListTitle } from "#web/ui/paged-list.tsx";
import {
  filterNames,
  GalleryFilterBar,
  type GalleryFilters,
  useGalleryFilters,
} from "./gallery-filters.tsx";
import { GalleryPhotos } from "./gallery-photos.tsx";
import { GalleryWebAds } from "./gallery-web-ads.tsx";
import { PieceList } from "./pieces/piece-list.tsx";

const views = [
  { id: "entregables", label: "Entregables", contentType: "deliverables" },
  { id: "imagenes", label: "Imágenes", contentType: pictureType },
  { id: "fotos", label: "Tus fotos", contentType: null },
  { id: "web-ads", label: "Web Ads", contentType: null },
  { id: "respuestas", label: "Respuestas del chat", contentType: "chat" },
] as const;
type View = (typeof views)[number];

/** Galería tab: everything the workers have made, newest first, and the person's photos. */
export default function Gallery() {
  const [search] = useSearchParams();
  const view = views.find(({ id }) => id === search.get("ver")) ?? views[0];
  return (
    <div className="pt-[clamp(28px,4vw,56px)]">
      {view.id === "web-ads" ? (
        <GalleryWebAds views={<Views open={view} />} />
      ) : view.id === "fotos" ? (
        <GalleryPhotos views={<Views open={view} />} />
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
  const filters = useGalleryFilters();
  const query = { contentType, ...filters.query };
  const list = usePages(listContent, { query }, { ...alwaysRefetch, keepsShown: true });
  const isEmpty = list.total === 0 && !filters.isOn;
  return (
    <>
      <ListTitle total={list.total}>Galería</ListTitle>
      <Views open={view} />
      {isEmpty ? null : <GalleryFilterBar filters={filters} />}
      <p role="status" className="sr-only">
        {filters.isOn && list.total !== undefined && !list.isPlaceholderData
          ? resultCount(list.total)
          : ""}
      </p>
      <PieceList
        list={list}
        loading="Cargando tu galería…"
        empty={filters.isOn ? <NothingFound filters={filters} /> : <Empty view={view} />}
        failure="No hemos podido cargar tu galería"
      />
    </>
  );
}

function resultCount(total: number): string {
  return total === 1 ? "1 contenido encontrado" : `${number(total)} contenidos encontrados`;
}

function NothingFound({ filters }: { filters: GalleryFilters }) {
  return (
    <EmptyState
      title={filters.words ? `Nada con «${filters.words}»` : "Nada en este proyecto"}
      worker="mel"
      action={
        <Button look="outline" size="s" onClick={filters.clear}>
          Quitar filtros
        </Button>
      }
    >
      {filters.words
        ? "Prueba con menos palabras, o mira en las otras pestañas: la búsqueda se mantiene."
        : "Mira en las otras pestañas, o guarda aquí una pieza al abrirla."}
    </EmptyState>
  );
}

function Views({ open }: { open: View }) {
  const [search] = useSearchParams();
  const hrefOf = (view: View) => {
    const query = new URLSearchParams({ tab: "galeria" });
    if (view !== views[0]) query.set("ver", view.id);
    // Photos and Web Ads have no filters, so links from and to them drop the filters.
    for (const name of view.contentType && open.contentType ? filterNames : []) {
      const value = search.get(name);
      if (value) query.set(name, value);
    }
    return `/dashboard?${query}`;
  };
  return (
    <nav aria-label="Qué se muestra" className="mt-5 mb-6">
      <ul className="flex flex-wrap gap-2">
        {views.map((view) => (
          <li key={view.id}>
            <PageLink
              href={hrefOf(view)}
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
