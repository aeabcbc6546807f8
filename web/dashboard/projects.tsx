import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { listProjects } from "#shared/projects.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListTitle, PagedList } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ProjectCard } from "./projects/project-card.tsx";
import { ProjectDialog } from "./projects/project-dialog.tsx";
import { ProjectPage } from "./projects/project-page.tsx";

/** Proyectos tab: all projects, newest first, or the one in the address. */
export default function Projects() {
  const [search] = useSearchParams();
  const projectId = search.get("proyecto");
  return (
    <div className="pt-[clamp(28px,4vw,56px)]">
      {projectId ? <ProjectPage key={projectId} projectId={projectId} /> : <AllProjects />}
    </div>
  );
}

function AllProjects() {
  const [isCreating, setCreating] = useState(false);
  const list = usePages(listProjects, {}, alwaysRefetch);
  const create = (look: "cta" | "outline") => (
    <Button look={look} size="s" onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" className="size-[18px]" />
      Nuevo proyecto
    </Button>
  );
  return (
    <section aria-label="Proyectos" className="focus:outline-none">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <ListTitle total={list.total}>Proyectos</ListTitle>
        {list.rows?.length ? create("outline") : null}
      </div>
      <PagedList
        list={list}
        loading={{
          label: "Cargando tus proyectos…",
          skeleton: (
            <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              <Skeleton className="h-52" />
              <Skeleton className="h-52" />
              <Skeleton className="h-52" />
            </div>
          ),
        }}
        empty={
          <EmptyState title="Junta lo que va junto" worker="mel" action={create("cta")}>
            Un proyecto reúne los textos y las imágenes de una campaña, un cliente o una temporada,
            para encontrarlos de una vez.
          </EmptyState>
        }
        failure="No hemos podido cargar tus proyectos"
        more="Ver más"
      >
        {(rows) => (
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {rows.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        )}
      </PagedList>
      {isCreating ? <ProjectDialog onClose={() => setCreating(false)} /> : null}
    </section>
  );
}
