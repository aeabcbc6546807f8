import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { deleteContent, listContent, restoreContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { listProjects } from "#shared/projects.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { type DeletionWords, deleteWithUndo, hideRow } from "../delete-with-undo.ts";

const words: DeletionWords = {
  one: { deleted: "Contenido borrado", restored: "Recuperado" },
  several: { deleted: "contenidos borrados", restored: "Recuperados" },
};

/** Deletes a piece at once and offers to undo it. */
export function useDeletion() {
  const client = useQueryClient();
  return ({ id }: { id: string }) => {
    const params = { contentId: id };
    return deleteWithUndo({
      words,
      hide: () => hideRow(client, listContent, id),
      remove: () => call(deleteContent, { params }),
      restore: () => call(restoreContent, { params }),
      refresh: ({ isDeleted }) => refresh(client, isDeleted ? id : undefined),
    });
  };
}

/** Refetches what shows or counts pieces, except the deleted piece itself. */
function refresh(client: QueryClient, without?: string): void {
  if (without) client.removeQueries({ queryKey: [...keyOf(listContent, {}), without] });
  for (const endpoint of [listContent, readOverview, listProjects]) {
    void client.invalidateQueries({ queryKey: keyOf(endpoint, {}) });
  }
}
