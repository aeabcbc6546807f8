import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Order, readOrder } from "#shared/orders.ts";
import { CallError } from "#web/lib/call.ts";
import { keyOf, useEndpoint } from "#web/lib/endpoints.ts";
import { streamEvents } from "#web/lib/events.ts";

/** Polling intervals without a stream: short at first, long later. */
const pollMs = { early: 2_000, late: 10_000 } as const;
const earlyPolls = 30;
/** An interrupted stream is reopened after this time, at most `openingsMax` times. */
const reopenMs = 5_000;
/** The same when too many streams are open. */
const crowdedMs = 60_000;
const openingsMax = 60;
/** Shorter than the hour for which the pictures' signed addresses are valid. */
const freshMs = 30 * 60_000;

/** Whether the order will change without the person. `justPaid`: they are back from the payment page. */
function isChanging({ status }: Order, justPaid: boolean): boolean {
  if (status === "unpaid") return justPaid;
  return status === "paid" || status === "working" || status === "refunding";
}

/** The order of a link, kept up to date by its event stream, and by polling when the stream fails. */
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
        if (!isChanging(state.data, justPaid)) return freshMs;
        // An unpaid order must be polled: the server asks the provider only when the order is read.
        if (isLive && state.data.status !== "unpaid") return false;
        return state.dataUpdateCount < earlyPolls ? pollMs.early : pollMs.late;
      },
    },
  );
  const changing = result.data !== undefined && isChanging(result.data, justPaid);

  useEffect(() => {
    if (!changing) return;
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
        // After any end, polling replaces the stream until it is open again.
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
  }, [changing, token, client]);

  return result;
}
