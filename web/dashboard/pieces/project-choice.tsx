import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listContent, readContent, updateContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { createProject, listProjects, type Project } from "#shared/projects.ts";
import { CallError } from "#web/lib/call.ts";
import { alwaysRefetch, keyOf, useAction, usePages } from "#web/lib/endpoints.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Choice, ChoiceGroup } from "#web/ui/choice.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormActions } from "#web/ui/form-actions.tsx";
import { Input } from "#web/ui/input.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Piece } from "./piece.ts";

const noProject = "none";
const newProject = "new";

/** Moves a piece to a project, to a new one or to none. */
export function ProjectChoice({
  piece,
  current,
  onClose,
}: {
  piece: Piece;
  /** The piece's project, which may not be on the first page of the list. */
  current: Project | undefined;
  onClose: () => void;
}) {
  const list = usePages(listProjects, {}, alwaysRefetch);
  const others = (list.rows ?? []).filter(({ id }) => id !== current?.id);
  const projects = current ? [current, ...others] : others;
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? piece.projectId ?? projects[0]?.id ?? newProject;
  const [name, setName] = useState("");
  const [nameError, setNameError] = useState<string>();
  const client = useQueryClient();
  const create = useAction(createProject, { changes: [listProjects, readOverview] });
  const file = useAction(updateContent, { changes: [listProjects, readOverview] });
  const save = useSubmitLock(async () => {
    setNameError(undefined);
    try {
      const project =
        chosen === newProject
          ? await create.mutateAsync({ body: { name } })
          : projects.find(({ id }) => id === chosen);
      // If the rest fails, a retry must not create a second project.
      if (project) setPicked(project.id);
      const params = { contentId: piece.id };
      const saved = await file.mutateAsync({ params, body: { projectId: project?.id ?? null } });
      client.setQueryData(keyOf(readContent, { params }), saved);
      void client.invalidateQueries({
        queryKey: keyOf(listContent, {}),
        predicate: ({ queryKey }) => queryKey[2] !== piece.id,
      });
      toast({
        title: project ? "Guardado en el proyecto" : "Fuera del proyecto",
        description: project ? project.name : "Sigue en tu galería.",
        variant: "success",
      });
      onClose();
    } catch (error) {
      const invalidName = error instanceof CallError && error.fields.name;
      if (invalidName) return setNameError(invalidName);
      toastFailure(error, {
        title: "Error",
        fallback: "No hemos podido guardarlo. Inténtalo de nuevo.",
      });
    }
  });
  const option = (value: string, label: string) => (
    <Choice
      key={value}
      type="radio"
      name="project"
      value={value}
      checked={chosen === value}
      onChange={() => setPicked(value)}
      className="[overflow-wrap:anywhere]"
    >
      {label}
    </Choice>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-4 py-4"
    >
      <div>
        <PagedList
          list={list}
          as="h3"
          loading={{ label: "Cargando tus proyectos…", skeleton: <Skeleton className="h-24" /> }}
          empty={null}
          failure="No hemos podido cargar tus proyectos"
          more="Ver más proyectos"
        >
          {() => (
            <ChoiceGroup
              legend="¿En qué proyecto va?"
              // A long list scrolls instead of pushing the buttons out of view.
              className="-m-1.5 max-h-72 overflow-y-auto p-1.5"
            >
              {option(newProject, "En uno nuevo")}
              {piece.projectId === null ? null : option(noProject, "En ninguno")}
              {projects.map((project) => option(project.id, project.name))}
            </ChoiceGroup>
          )}
        </PagedList>
      </div>
      {list.rows && chosen === newProject ? (
        <Field label="Nombre del proyecto nuevo" error={nameError}>
          <Input
            value={name}
            autoComplete="off"
            placeholder="Campaña de Navidad"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <FormActions
          disabled={!list.rows}
          pending={create.isPending || file.isPending}
          pendingLabel="Guardando..."
          onCancel={onClose}
        >
          Guardar
        </FormActions>
      </div>
    </form>
  );
}
