import { Folder } from "lucide-react";
import { useRef, useState } from "react";
import { readProject } from "#shared/projects.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { Button } from "#web/ui/button.tsx";
import type { Piece } from "./piece.ts";
import { ProjectChoice } from "./project-choice.tsx";

/** The piece's project, with a form to change it. */
export function PieceProject({ piece }: { piece: Piece }) {
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const project = useEndpoint(
    readProject,
    { params: { projectId: piece.projectId ?? "" } },
    { enabled: piece.projectId !== null },
  );
  const close = () => {
    setChoosing(false);
    opener.current?.focus();
  };
  return (
    <div className="border-b border-line pb-2">
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
        <Folder aria-hidden="true" className="size-[18px] flex-none" />
        {piece.projectId === null ? (
          <span>Sin proyecto</span>
        ) : (
          <span className="min-w-0 [overflow-wrap:anywhere]">
            En <b className="font-[650] text-ink">{project.data?.name ?? "un proyecto"}</b>
          </span>
        )}
        <Button
          ref={opener}
          look="link"
          size="s"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {piece.projectId === null ? "Guardar en un proyecto" : "Cambiar de proyecto"}
        </Button>
      </p>
      {isChoosing ? <ProjectChoice piece={piece} current={project.data} onClose={close} /> : null}
    </div>
  );
}
