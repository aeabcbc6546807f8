import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { me } from "#shared/account.ts";
import { keyOf } from "#web/lib/endpoints.ts";

const freshMs = 5_000;

/** Credits were spent since the person was here last: asks for them again on coming back. */
export function useFreshSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = keyOf(me, {});
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - readAt > freshMs) void client.invalidateQueries({ queryKey });
  }, [client]);
}
