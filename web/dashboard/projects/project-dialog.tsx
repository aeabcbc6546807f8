import { useQueryClient } from "@tanstack/react-query";
import { type Resolver, useForm } from "react-hook-form";
import { readOverview } from "#shared/overview.ts";
import {
  createProject,
  listProjects,
  type Project,
  projectInput,
  projectTypes,
  updateProject,
} from "#shared/projects.ts";
import { keyOf, useAction } from "#web/lib/endpoints.ts";
import { showFieldErrors } from "#web/lib/form-errors.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormActions } from "#web/ui/form-actions.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.ts";
import { typeNames } from "./project-labels.ts";

type Values = Pick<Project, "name" | "description" | "type">;

const formId = "project";
const resolver: Resolver<Values> = schemaResolver<Values>(projectInput);

/** Creates a project or edits an existing one. After a failure the typed values stay. */
export function ProjectDialog({ project, onClose }: { project?: Project; onClose: () => void }) {
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      name: project?.name ?? "",
      description: project?.description ?? "",
      type: project?.type ?? "social",
    },
  });
  const client = useQueryClient();
  const create = useAction(createProject, {
    changes: [readOverview],
    // With the first project, the empty list and its button disappear. The dialog closes after that,
    // because it would otherwise return the focus to a button that is about to be removed.
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listProjects, {}) }),
  });
  const update = useAction(updateProject, { changes: [listProjects] });
  const isPending = create.isPending || update.isPending;
  const submit = useSubmitLock(
    form.handleSubmit(async (body) => {
      try {
        if (project) await update.mutateAsync({ params: { projectId: project.id }, body });
        else await create.mutateAsync({ body });
        toast({ title: project ? "Cambios guardados" : "Proyecto creado", variant: "success" });
        onClose();
      } catch (error) {
        if (showFieldErrors(error, form.setError)) return;
        const fallback = project ? "No hemos podido guardarlo" : "Error al crear proyecto";
        toastFailure(error, { title: "Error", fallback });
      }
    }),
  );
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      title={project ? "Datos del proyecto" : "Nuevo proyecto"}
      description={
        project ? undefined : "Una campaña, un cliente, una temporada: lo que quieras tener junto."
      }
      actions={
        <FormActions
          form={formId}
          pending={isPending}
          pendingLabel={project ? "Guardando..." : "Creando..."}
          onCancel={onClose}
        >
          {project ? "Guardar cambios" : "Crear proyecto"}
        </FormActions>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Nombre" required error={errors.name?.message}>
          <Input {...form.register("name")} autoComplete="off" placeholder="Campaña de Navidad" />
        </Field>
        <Field label="Descripción" hint="Opcional." error={errors.description?.message}>
          <Textarea {...form.register("description")} rows={3} />
        </Field>
        <Field label="Tipo" error={errors.type?.message}>
          <Select {...form.register("type")}>
            {projectTypes.map((type) => (
              <option key={type} value={type}>
                {typeNames[type]}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
