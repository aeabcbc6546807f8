import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { contentLengthMax, listContent, readContent, updateContent } from "#shared/content.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { keyOf, useAction, useEndpoint } from "#web/lib/endpoints.ts";
import { restoreMarkdown, stripMarkdown } from "#web/lib/strip-markdown.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.ts";
import { CopyButton } from "./copy-button.tsx";
import { segmentsOf, withSheetText } from "./segments.ts";

interface EditProps {
  contentId: string;
  /** Index of the sheet in the content piece. */
  ordinal: number;
  label: string;
  onClose: () => void;
}

function sheetText(content: string, ordinal: number): string {
  const sheet = segmentsOf(content).find(
    (segment) => segment.kind === "sheet" && segment.ordinal === ordinal,
  );
  return sheet?.kind === "sheet" ? sheet.text : "";
}

/** Edits one sheet of a content piece; every save creates a new version. */
export function EditDialog({ contentId, ordinal, label, onClose }: EditProps) {
  const client = useQueryClient();
  const parts = { params: { contentId } };
  const piece = useEndpoint(readContent, parts, { refetchOnMount: "always" });
  const [text, setText] = useState<string | null>(null);
  const baseVersion = useRef<number | undefined>(undefined);
  const originalText = useRef("");
  const loadText = (content: string) => {
    originalText.current = sheetText(content, ordinal);
    setText(stripMarkdown(originalText.current));
  };
  const save = useAction(updateContent, {
    changes: [listContent],
    onSuccess: (saved) => {
      client.setQueryData(keyOf(readContent, parts), saved);
      toast({
        title: "Cambios guardados",
        description: "La versión anterior sigue guardada.",
        variant: "success",
      });
      onClose();
    },
  });
  const fresh = piece.isFetchedAfterMount ? piece.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the text has loaded
  useEffect(() => {
    if (!fresh || text !== null) return;
    baseVersion.current = fresh.versions[0]?.number;
    loadText(fresh.content);
  }, [fresh, text]);

  const conflict = save.error instanceof CallError && save.error.status === 409;
  const loadLatest = async () => {
    const { data } = await piece.refetch();
    if (!data) return;
    save.reset();
    baseVersion.current = data.versions[0]?.number;
    loadText(data.content);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fresh || text === null || text.trim() === "") return;
    save.mutate({
      ...parts,
      body: {
        content: withSheetText(fresh.content, ordinal, restoreMarkdown(text, originalText.current)),
        baseVersion: baseVersion.current,
      },
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={`Editar «${label}»`}
      description="Cada vez que guardas queda una versión nueva."
      actions={
        <>
          <Button look="outline" size="s" onClick={onClose}>
            Cancelar
          </Button>
          {conflict ? (
            <>
              <CopyButton text={() => text ?? ""} label="Copiar lo mío" />
              <Button look="ink" size="s" onClick={() => void loadLatest()}>
                Cargar la última versión
              </Button>
            </>
          ) : (
            <Button
              look="ink"
              size="s"
              type="submit"
              form="edit-sheet"
              disabled={text === null || text.trim() === ""}
              pending={save.isPending}
              pendingLabel="Guardando..."
            >
              Guardar cambios
            </Button>
          )}
        </>
      }
    >
      {text === null ? (
        piece.isError ? (
          <ErrorState error={piece.error} onRetry={() => void piece.refetch()} />
        ) : (
          <Loading>
            <Skeleton className="h-72 w-full rounded-m" />
          </Loading>
        )
      ) : (
        <form id="edit-sheet" onSubmit={submit}>
          <Field
            label="Texto"
            hint="Los títulos y las negritas se conservan."
            error={
              conflict
                ? "Este texto ha cambiado en otra ventana. Copia lo tuyo antes de cargar la última versión."
                : save.error
                  ? errorMessage(save.error, "No hemos podido guardar los cambios.")
                  : undefined
            }
          >
            <Textarea
              rows={12}
              value={text}
              maxLength={contentLengthMax}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
