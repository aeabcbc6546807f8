import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readBrainDraft, saveBrainDraft } from "#shared/brain.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { useUser } from "#web/lib/session.ts";
import type { Answers } from "./answers.ts";
import { createDraftKeeper, type DraftKeeper, type KeepState } from "./draft-keeper.ts";
import { dropStashedDraft, stashDraft } from "./unsent-draft.ts";

export interface Draft {
  step: number;
  answers: Answers;
}

/** The keeper of this wizard's draft, and how it stands. It saves on its own when the page goes away. */
export function useDraft(): { keeper: DraftKeeper<Draft>; state: KeepState } {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [state, setState] = useState<KeepState>("idle");
  const [keeper] = useState(() =>
    createDraftKeeper<Draft>({
      onState: setState,
      save: async ({ step, answers }, { leaving }) => {
        const body = { step, answers: { ...answers } };
        // Until the server has it, this tab does.
        stashDraft(userId, { step, answers });
        const kept = await call(saveBrainDraft, { body }, { keepalive: leaving });
        dropStashedDraft();
        client.setQueryData(keyOf(readBrainDraft, {}), kept);
      },
    }),
  );
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") keeper.leave();
    };
    const leaveForGood = () => keeper.leave();
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("pagehide", leaveForGood);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("pagehide", leaveForGood);
      void keeper.flush();
    };
  }, [keeper]);
  return { keeper, state };
}
