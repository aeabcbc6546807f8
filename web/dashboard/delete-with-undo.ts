import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Endpoint } from "#shared/endpoint.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { number } from "#web/lib/format.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";

/** Long enough to read the toast, decide and reach the button. */
const undoSeconds = 12;

/** The toast's texts for one deleted item and for several. */
export interface DeletionWords {
  one: { deleted: string; note?: string; restored: string };
  /** `deleted` follows the number of items. */
  several: { deleted: string; note?: string; restored: string };
}

interface Deletion {
  words: DeletionWords;
  /** Removes the item from all lists before the server has answered. */
  hide: () => void;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Refetches what shows or counts the item. */
  refresh: (options: { isDeleted: boolean }) => void;
}

const mixedWords: DeletionWords["several"] = {
  deleted: "elementos borrados",
  restored: "Recuperados",
};

/** Deletions the visible toast undoes: only one toast is shown at a time, so it undoes all of them. */
let undoable: readonly Deletion[] = [];

/** Deletes at once and offers to undo it; a failure is shown and restores the item. */
export async function deleteWithUndo(deletion: Deletion): Promise<void> {
  deletion.hide();
  try {
    await deletion.remove();
  } catch (error) {
    deletion.refresh({ isDeleted: false });
    toastFailure(error, { title: "No se ha borrado" });
    return;
  }
  deletion.refresh({ isDeleted: true });
  offerUndo([...undoable, deletion]);
}

function offerUndo(deletions: readonly Deletion[]): void {
  const { words } = deletions[0]!;
  const isOfOneKind = deletions.every((one) => one.words === words);
  const isOne = deletions.length === 1;
  const ofSeveral = isOfOneKind ? words.several : mixedWords;
  const { deleted, note, restored } = isOne ? words.one : ofSeveral;
  const forgetUndo = () => {
    if (undoable === deletions) undoable = [];
  };
  undoable = deletions;
  toast({
    title: isOne ? deleted : `${number(deletions.length)} ${deleted}`,
    ...(note ? { description: note } : {}),
    variant: "success",
    seconds: undoSeconds,
    onClose: forgetUndo,
    action: {
      label: "Deshacer",
      onPress: async () => {
        forgetUndo();
        const results = await Promise.allSettled(deletions.map(({ restore }) => restore()));
        const failed = results.find(({ status }) => status === "rejected");
        if (failed) {
          const title = isOne ? "No se ha recuperado" : "No se ha recuperado todo";
          toastFailure((failed as PromiseRejectedResult).reason, { title });
        } else {
          const description = `${isOne ? "Vuelve" : "Vuelven"} a estar en tu galería.`;
          toast({ title: restored, description });
        }
        for (const { refresh } of deletions) refresh({ isDeleted: false });
      },
    },
  });
}

type Page = { items: { id: string }[]; next?: string; total?: number };

/** Removes a row from every cached list of an endpoint. */
export function hideRow(client: QueryClient, list: Endpoint, id: string): void {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: keyOf(list, {}), predicate: ({ queryKey }) => queryKey.at(-1) === "pages" },
    (data) => {
      if (!data?.pages.some(({ items }) => items.some((item) => item.id === id))) return data;
      return {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.filter((item) => item.id !== id),
          ...(page.total === undefined ? {} : { total: page.total - 1 }),
        })),
      };
    },
  );
}
