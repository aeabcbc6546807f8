import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Endpoint } from "#shared/endpoint.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { number } from "#web/lib/format.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";

/** Long enough to read it, to think again and to get there. */
const undoSeconds = 12;

/** What is said of one that was deleted, and of several. */
export interface DeletionWords {
  one: { deleted: string; note?: string; restored: string };
  /** `deleted` comes after their number. */
  several: { deleted: string; note?: string; restored: string };
}

interface Deletion {
  words: DeletionWords;
  /** Takes it out of every list that is shown, before the server has answered. */
  hide: () => void;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** What shows it or counts it is asked for again. */
  refresh: (is: { gone: boolean }) => void;
}

const ofAllKinds: DeletionWords["several"] = {
  deleted: "elementos borrados",
  restored: "Recuperados",
};

/** Those whose «Deshacer» is shown now: one notice is seen at a time, so it takes all of them back. */
let undoable: readonly Deletion[] = [];

/** Deletes at once and offers to take that back; what fails is said and nothing is lost. */
export async function deleteWithUndo(deletion: Deletion): Promise<void> {
  deletion.hide();
  try {
    await deletion.remove();
  } catch (error) {
    deletion.refresh({ gone: false });
    toastFailure(error, { title: "No se ha borrado" });
    return;
  }
  deletion.refresh({ gone: true });
  offerUndo([...undoable, deletion]);
}

function offerUndo(deletions: readonly Deletion[]): void {
  const { words } = deletions[0]!;
  const isOfOneKind = deletions.every((one) => one.words === words);
  const isOne = deletions.length === 1;
  const ofSeveral = isOfOneKind ? words.several : ofAllKinds;
  const { deleted, note, restored } = isOne ? words.one : ofSeveral;
  const end = () => {
    if (undoable === deletions) undoable = [];
  };
  undoable = deletions;
  toast({
    title: isOne ? deleted : `${number(deletions.length)} ${deleted}`,
    ...(note ? { description: note } : {}),
    variant: "success",
    seconds: undoSeconds,
    onGone: end,
    action: {
      label: "Deshacer",
      onPress: async () => {
        end();
        const ends = await Promise.allSettled(deletions.map(({ restore }) => restore()));
        const failed = ends.find(({ status }) => status === "rejected");
        if (failed) {
          const title = isOne ? "No se ha recuperado" : "No se ha recuperado todo";
          toastFailure((failed as PromiseRejectedResult).reason, { title });
        } else {
          const description = `${isOne ? "Vuelve" : "Vuelven"} a estar en tu galería.`;
          toast({ title: restored, description });
        }
        for (const { refresh } of deletions) refresh({ gone: false });
      },
    },
  });
}

type Page = { items: { id: string }[]; next?: string; total?: number };

/** Takes a row out of every list of this endpoint that is shown. */
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
