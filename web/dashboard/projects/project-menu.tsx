import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { deleteProject, listProjects, type Project } from "#shared/projects.ts";
import { keyOf, useAction } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Confirm } from "#web/ui/confirm.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.ts";
import { ProjectDialog } from "./project-dialog.tsx";
import { projectsHref } from "./project-labels.ts";

/** Menu of the open project: edit or delete. */
export function ProjectMenu({ project }: { project: Project }) {
  const [shown, setShown] = useState<"facts" | "deletion">();
  const close = () => setShown(undefined);
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label="Opciones del proyecto"
            className="grid size-11 flex-none place-items-center rounded-pill hover:bg-wax"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
        }
      >
        <MenuItem onSelect={() => setShown("facts")}>
          <Pencil aria-hidden="true" className="size-4" />
          Cambiar datos
        </MenuItem>
        <MenuItem danger onSelect={() => setShown("deletion")}>
          <Trash2 aria-hidden="true" className="size-4" />
          Borrar
        </MenuItem>
      </Menu>
      {shown === "facts" ? <ProjectDialog project={project} onClose={close} /> : null}
      {shown === "deletion" ? <Deletion project={project} onClose={close} /> : null}
    </>
  );
}

function Deletion({ project, onClose }: { project: Project; onClose: () => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Not `changes`: that would refetch the deleted project, which is still shown.
  const remove = useAction(deleteProject, {
    onSuccess: () => {
      client.removeQueries({ queryKey: [...keyOf(listProjects, {}), "pages"] });
      void navigate(projectsHref, { replace: true });
      toast({
        title: "Proyecto borrado",
        description: "Lo que tenía dentro sigue en tu galería.",
        variant: "success",
      });
    },
    onError: (error) => toastFailure(error, { title: "No se ha borrado" }),
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title="¿Borrar este proyecto?"
      description={
        <>
          «{project.name}» desaparece. Lo que tiene dentro no se borra: sigue en tu galería, sin
          proyecto.
        </>
      }
      action="Borrar proyecto"
      pendingLabel="Borrando..."
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { projectId: project.id } })}
    />
  );
}
