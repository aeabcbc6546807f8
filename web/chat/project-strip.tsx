import { FolderOpen } from "lucide-react";
import { useEffect } from "react";
import { readProject } from "#shared/projects.ts";
import { CallError } from "#web/lib/call.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { PageLink } from "#web/ui/page-link.tsx";

/** The conversation's project; nothing when it has none. */
export function ProjectStrip({
  projectId,
  onMissing,
}: {
  projectId: string | null;
  /** The project was deleted, or the address is wrong. */
  onMissing: () => void;
}) {
  const { data, error } = useEndpoint(
    readProject,
    { params: { projectId: projectId ?? "" } },
    { enabled: projectId !== null },
  );
  const isMissing = error instanceof CallError && error.status === 404;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  if (projectId === null || !data) return null;
  return (
    <p className="chat-project">
      <FolderOpen aria-hidden="true" className="size-4 flex-none" />
      <span className="truncate">
        <span className="max-sm:sr-only">Se guarda en el proyecto </span>
        <PageLink href={`/dashboard?tab=proyectos&proyecto=${projectId}`} className="link">
          {data.name}
        </PageLink>
      </span>
    </p>
  );
}
