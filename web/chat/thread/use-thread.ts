import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { me, type SessionUser } from "#shared/account.ts";
import { listConversations } from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import type { WorkerId } from "#shared/workers.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { endSession } from "#web/lib/session.ts";
import { notifyOtherTabs, useOtherTabs } from "./other-tabs.ts";
import { type ThreadListener, ThreadStore } from "./thread-store.ts";

interface ThreadEvents {
  /** A new conversation has its id. */
  onConversation: (conversationId: string) => void;
  onEnded: ThreadListener["onEnded"];
}

/** The thread of an address, synchronised with the session, the list of conversations and other tabs. */
export function useThread(workerId: WorkerId, conversationId: string | null, events: ThreadEvents) {
  const client = useQueryClient();
  const latest = useRef(events);
  latest.current = events;

  const refetchList = async () => {
    const list = keyOf(listConversations, { params: { workerId } });
    // Otherwise an older request still under way would overwrite the new list.
    await client.cancelQueries({ queryKey: list });
    await client.invalidateQueries({ queryKey: list });
  };
  const [store] = useState(
    () =>
      new ThreadStore(workerId, conversationId, {
        onBegun: (begunId) => {
          latest.current.onConversation(begunId);
          notifyOtherTabs(begunId, { listed: true });
          void refetchList();
        },
        onChanged: (changedId) => {
          notifyOtherTabs(changedId, { listed: false });
          for (const endpoint of [listContent, readOverview]) {
            void client.invalidateQueries({ queryKey: keyOf(endpoint, {}) });
          }
        },
        onCredits: ({ creditsUsed, creditsLimit }) => {
          const user = client.setQueryData<SessionUser | null>(keyOf(me, {}), (before) =>
            before ? { ...before, creditsUsed, creditsLimit } : before,
          );
          // Picture credits are counted separately, and the reply does not contain them.
          if (user?.imageCredits) void client.invalidateQueries({ queryKey: keyOf(me, {}) });
        },
        onEnded: (...end) => {
          // The first reply gives the conversation its title.
          if (store.read().messages.length <= 2) void refetchList();
          latest.current.onEnded(...end);
        },
        onSignedOut: () => endSession(client),
      }),
  );
  const thread = useSyncExternalStore(store.subscribe, store.read);

  useEffect(() => store.open(conversationId), [store, conversationId]);
  useEffect(() => () => store.leave(), [store]);
  useOtherTabs((changedId, { listed }) => {
    if (listed) void refetchList();
    const current = store.read();
    const hasHandoff = current.messages.some(({ handoffs }) =>
      handoffs.some((handoff) => handoff.conversationId === changedId),
    );
    if (changedId === null || changedId === current.conversationId || hasHandoff)
      void store.refresh();
  });
  return { store, thread };
}
