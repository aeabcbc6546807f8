import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ContentPiece, deleteContent, listContent, restoreContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { listProjects } from "#shared/projects.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";

/** Long enough to read it, to think again and to get there. */
const undoSeconds = 12;

type Page = { items: ContentPiece[]; next?: string; total?: number };

/** Deletes a piece at once and offers to take that back; what fails is said and nothing is lost. */
export function useDeletion() {
  const client = useQueryClient();
  return async ({ id }: { id: string }) => {
    const params = { contentId: id };
    hide(client, id);
    try {
      await call(deleteContent, { params });
    } catch (error) {
      refresh(client);
      toastFailure(error, { title: "No se ha borrado" });
      return;
    }
    refresh(client, id);
    toast({
      title: "Contenido borrado",
      variant: "success",
      seconds: undoSeconds,
      action: {
        label: "Deshacer",
        onPress: async () => {
          try {
            await call(restoreContent, { params });
            toast({ title: "Recuperado", description: "Vuelve a estar en tu galería." });
          } catch (error) {
            toastFailure(error, { title: "No se ha recuperado" });
          }
          refresh(client);
        },
      },
    });
  };
}

/** Takes it out of every list that is shown, before the server has answered. */
function hide(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: keyOf(listContent, {}), predicate: ({ queryKey }) => queryKey.at(-1) === "pages" },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => {
          const isThere = data.pages.some(({ items }) => items.some((item) => item.id === id));
          return {
            ...page,
            items: page.items.filter((item) => item.id !== id),
            ...(page.total !== undefined && isThere ? { total: page.total - 1 } : {}),
          };
        }),
      },
  );
}

/** What shows pieces or counts them is asked for again; the deleted piece itself is not. */
function refresh(client: QueryClient, without?: string): void {
  if (without) client.removeQueries({ queryKey: [...keyOf(listContent, {}), without] });
  for (const endpoint of [listContent, readOverview, listProjects]) {
    void client.invalidateQueries({ queryKey: keyOf(endpoint, {}) });
  }
}
