import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readBrainDraft, saveBrainDraft } from "#shared/brain.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import type { Draft } from "./draft.ts";
import { createDraftSaver, type DraftSaver, type SaveState } from "./draft-saver.ts";
import { dropStashedDraft, stashDraft } from "./unsent-draft.ts";

/** Saves this wizard's draft, also when the page is closed, and tells the saving's state. */
export function useDraft(): { keeper: DraftSaver<Draft>; state: SaveState } {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [state, setState] = useState<SaveState>("idle");
  const [keeper] = useState(() =>
    createDraftSaver<Draft>({
      onState: setState,
      save: async ({ step, answers }, { leaving }) => {
        const body = { step, answers: { ...answers } };
        // Kept in this tab until the server has it.
        stashDraft(userId, { step, answers });
        const saved = await call(saveBrainDraft, { body }, { keepalive: leaving });
        dropStashedDraft();
        client.setQueryData(keyOf(readBrainDraft, {}), saved);
      },
    }),
  );
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === "hidden") keeper.leave();
    };
    const onPageHide = () => keeper.leave();
    document.addEventListener("visibilitychange", onVisibilityChange);
    window.addEventListener("pagehide", onPageHide);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      window.removeEventListener("pagehide", onPageHide);
      void keeper.flush();
    };
  }, [keeper]);
  return { keeper, state };
}
