import { focusManager, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { me } from "#shared/account.ts";
import { keyOf } from "#web/lib/endpoints.ts";

const freshMs = 5_000;

/** Refetches the session on mount and on focus, because credits or plan may have changed elsewhere. */
export function useFreshSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = keyOf(me, {});
    const refresh = () => void client.invalidateQueries({ queryKey });
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - readAt > freshMs) refresh();
    return focusManager.subscribe((isFocused) => {
      if (isFocused) refresh();
    });
  }, [client]);
}
