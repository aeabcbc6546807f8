import { ArrowLeft } from "lucide-react";
import { listContent } from "#shared/content.ts";
import { type Project, readProject } from "#shared/projects.ts";
import { CallError } from "#web/lib/call.ts";
import { alwaysRefetch, useEndpoint, usePages } from "#web/lib/endpoints.ts";
import { longDate } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { ListTitle } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { PieceList } from "../pieces/piece-list.tsx";
import { ChatMenu } from "./chat-menu.tsx";
import { projectsHref, typeNames } from "./project-labels.ts";
import { ProjectMenu } from "./project-menu.tsx";

/** A project with its content. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const { data, error, refetch, isFetching } = useEndpoint(
    readProject,
    { params: { projectId } },
    alwaysRefetch,
  );
  // The address is wrong, or the project was deleted in another window.
  const isMissing = error instanceof CallError && [400, 404].includes(error.status);
  return (
    <>
      <PageLink
        href={projectsHref}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-small font-[600] text-ink-2 no-underline hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-[18px]" />
        Todos los proyectos
      </PageLink>
      {isMissing ? (
        <Missing />
      ) : data ? (
        <ProjectContent project={data} />
      ) : error ? (
        <ErrorState
          title="No hemos podido abrir el proyecto"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Abriendo el proyecto…">
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="mt-8 h-80" />
        </Loading>
      )}
    </>
  );
}

function ProjectContent({ project }: { project: Project }) {
  const list = usePages(listContent, { query: { projectId: project.id } }, alwaysRefetch);
  return (
    <section aria-label={project.name} className="focus:outline-none">
      <header className="mb-8">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <ListTitle total={list.total}>{project.name}</ListTitle>
          </div>
          <ProjectMenu project={project} />
        </div>
        {project.description ? (
          <p className="mt-3 max-w-[68ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            {project.description}
          </p>
        ) : null}
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-2">
          <Tag>{typeNames[project.type]}</Tag>
          <span>
            Creado el <time dateTime={project.createdAt}>{longDate(project.createdAt)}</time>
          </span>
        </p>
        <div className="mt-5">
          <ChatMenu project={project} />
        </div>
      </header>
      <PieceList
        list={list}
        loading="Cargando su contenido…"
        empty={
          <EmptyState
            title="Aquí irá lo que guardes en él"
            worker="teo"
            action={
              <ButtonLink href="/dashboard?tab=galeria" look="outline" size="s">
                Ir a la galería
              </ButtonLink>
            }
          >
            Lo que pidas desde aquí se guarda solo. Para traer algo que ya tienes, ábrelo en tu
            galería con «Ver completo» y pulsa «Guardar en un proyecto».
          </EmptyState>
        }
        failure="No hemos podido cargar su contenido"
      />
    </section>
  );
}

function Missing() {
  return (
    <>
      <h1 className="mb-6">Proyectos</h1>
      <EmptyState
        title="Este proyecto no está entre los tuyos"
        worker="mel"
        action={
          <ButtonLink href={projectsHref} look="outline" size="s">
            Ver mis proyectos
          </ButtonLink>
        }
      >
        Puede que lo hayas borrado o que la dirección no sea correcta. Lo que tenía dentro sigue en
        tu galería.
      </EmptyState>
    </>
  );
}
