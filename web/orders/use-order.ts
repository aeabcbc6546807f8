import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Order, readOrder } from "#shared/orders.ts";
import { CallError } from "#web/lib/call.ts";
import { keyOf, useEndpoint } from "#web/lib/endpoints.ts";
import { streamEvents } from "#web/lib/events.ts";

/** Without a stream: often at first, then seldom. */
const pollMs = { early: 2_000, late: 10_000 } as const;
const earlyPolls = 30;
/** A stream that broke is opened again after this, so often. */
const reopenMs = 5_000;
/** And after this when too many are open. */
const crowdedMs = 60_000;
const openingsMax = 60;
/** Signed addresses of pictures hold for an hour. */
const freshMs = 30 * 60_000;

/** Something will change by itself. `justPaid`: the payment page has just sent the person back. */
function isMoving({ status }: Order, justPaid: boolean): boolean {
  if (status === "unpaid") return justPaid;
  return status === "paid" || status === "working" || status === "refunding";
}

/** An order by its link, kept true: by its events while something happens, by asking when they fail. */
export function useOrder(token: string, { justPaid }: { justPaid: boolean }) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const result = useEndpoint(
    readOrder,
    { params: { token } },
    {
      refetchOnMount: "always",
      refetchOnWindowFocus: true,
      staleTime: ({ state }) => (state.data?.status === "delivered" ? freshMs : 0),
      refetchInterval: ({ state }) => {
        if (!state.data) return false;
        if (!isMoving(state.data, justPaid)) return freshMs;
        // What a late payment waits for is asked of its provider only when somebody reads.
        if (isLive && state.data.status !== "unpaid") return false;
        return state.dataUpdateCount < earlyPolls ? pollMs.early : pollMs.late;
      },
    },
  );
  const moving = result.data !== undefined && isMoving(result.data, justPaid);

  useEffect(() => {
    if (!moving) return;
    const leaving = new AbortController();
    const parts = { params: { token } };
    const follow = async () => {
      type Event = { type: "order"; order: Order };
      for await (const event of streamEvents<Event>(readOrder, parts, leaving)) {
        setLive(true);
        client.setQueryData(keyOf(readOrder, parts), event.order);
      }
    };
    const keepFollowing = async () => {
      for (let opening = 0; opening < openingsMax && !leaving.signal.aborted; opening++) {
        // However it ended, asking takes its place until it is open again.
        const failure = await follow().catch((error: unknown) => error);
        if (leaving.signal.aborted) return;
        setLive(false);
        const isCrowded = failure instanceof CallError && failure.code === "rate_limited";
        await new Promise((resolve) => setTimeout(resolve, isCrowded ? crowdedMs : reopenMs));
      }
    };
    void keepFollowing();
    return () => {
      leaving.abort();
      setLive(false);
    };
  }, [moving, token, client]);

  return result;
}
