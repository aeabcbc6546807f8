import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { contentLengthMax, listContent, readContent, updateContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { keyOf, useAction } from "#web/lib/endpoints.ts";
import { restoreMarkdown, stripMarkdown } from "#web/lib/strip-markdown.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Piece } from "./piece.ts";

/** Saves a piece's text as a new version; one saved elsewhere in the meantime is never overwritten. */
export function PieceEditor({
  piece,
  start,
  whole,
  onReload,
  onClose,
}: {
  piece: Piece;
  /** The initial text. */
  start: string;
  /** Returns the whole piece with the edited part. */
  whole: (text: string) => string;
  onReload: () => Promise<void>;
  onClose: () => void;
}) {
  const [text, setText] = useState(() => stripMarkdown(start));
  const [problem, setProblem] = useState<{ message: string; isConflict: boolean }>();
  const client = useQueryClient();
  const update = useAction(updateContent, { changes: [readOverview] });
  const save = () => {
    if (text.trim() === "") {
      setProblem({ message: "El texto no puede quedar vacío", isConflict: false });
      return;
    }
    setProblem(undefined);
    update.mutate(
      {
        params: { contentId: piece.id },
        body: {
          content: whole(restoreMarkdown(text, start)),
          baseVersion: piece.versions[0]?.number,
        },
      },
      {
        onSuccess: (saved) => {
          client.setQueryData(keyOf(readContent, { params: { contentId: piece.id } }), saved);
          void client.invalidateQueries({
            queryKey: keyOf(listContent, {}),
            predicate: ({ queryKey }) => queryKey[2] !== piece.id,
          });
          toast({ title: "Cambios guardados", variant: "success" });
          onClose();
        },
        onError: (error) =>
          setProblem({
            message:
              (error instanceof CallError && error.fields.content) ||
              errorMessage(error, "No hemos podido guardar los cambios. Inténtalo de nuevo."),
            isConflict: error instanceof CallError && error.status === 409,
          }),
      },
    );
  };
  return (
    <div className="grid gap-5 pb-2">
      <Field
        label="Texto"
        labelHidden
        hint="Los títulos y las negritas se conservan."
        error={problem?.message}
      >
        <Textarea
          // The person has just pressed «Editar».
          autoFocus
          rows={12}
          maxLength={contentLengthMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {problem?.isConflict ? (
          <Button
            look="outline"
            size="s"
            onClick={async () => {
              await onReload();
              onClose();
            }}
          >
            Ver la versión nueva
          </Button>
        ) : null}
        <Button look="outline" size="s" onClick={onClose} disabled={update.isPending}>
          Cancelar
        </Button>
        <Button
          look="ink"
          size="s"
          onClick={save}
          pending={update.isPending}
          pendingLabel="Guardando..."
        >
          Guardar cambios
        </Button>
      </div>
    </div>
  );
}
