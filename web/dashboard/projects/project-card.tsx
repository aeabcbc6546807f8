import type { Project } from "#shared/projects.ts";
import { middleDate, number } from "#web/lib/format.ts";
import { classes } from "#web/ui/classes.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { projectHref, typeNames } from "./project-labels.ts";

/** A project in the list; the whole card links to it. */
export function ProjectCard({ project }: { project: Project }) {
  return (
    <li className="relative grid grid-rows-[auto_1fr_auto] justify-items-start rounded-l border border-line bg-surface p-5 shadow-object hover:border-line-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <Tag>{typeNames[project.type]}</Tag>
      <div className="mt-4 min-w-0 max-w-full">
        <h2 className="line-clamp-3 !text-h3 [overflow-wrap:anywhere]">
          <PageLink
            href={projectHref(project.id)}
            className="no-underline outline-none after:absolute after:inset-0 hover:underline"
          >
            {project.name}
          </PageLink>
        </h2>
        {project.description ? (
          <p className="mt-2 line-clamp-3 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
            {project.description}
          </p>
        ) : null}
      </div>
      <p className="mt-5 flex w-full flex-wrap items-center gap-x-2.5 border-t border-line pt-4 text-small text-ink-2">
        <span
          aria-hidden="true"
          className={classes("hex w-5", project.contentCount > 0 ? "bg-honey" : "bg-cell-empty")}
        />
        <b className="font-[650] text-ink">{contentCountText(project.contentCount)}</b>
        <span className="ml-auto">
          Creado el <time dateTime={project.createdAt}>{middleDate(project.createdAt)}</time>
        </span>
      </p>
    </li>
  );
}

function contentCountText(count: number): string {
  if (count === 0) return "Sin contenido";
  return count === 1 ? "1 contenido" : `${number(count)} contenidos`;
}
