import { useEffect, useRef } from "react";

const channelName = "kolmena_chat";

interface Changes {
  /** What the list of conversations says is different too. */
  listed: boolean;
}

interface Told extends Changes {
  conversationId: string;
}

let opened: BroadcastChannel | undefined;

/** One for the whole window, because a channel does not hear itself but hears its neighbours. */
function ourChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  opened ??= new BroadcastChannel(channelName);
  return opened;
}

/** Says to this person's other tabs that a conversation has changed. */
export function tellOtherTabs(conversationId: string, { listed }: Changes): void {
  ourChannel()?.postMessage({ conversationId, listed } satisfies Told);
}

const absentMs = 5_000;

/** Calls back with the conversation that another tab changed; with null after an absence. */
export function useOtherTabs(
  onChanged: (conversationId: string | null, changes: Changes) => void,
): void {
  const latest = useRef(onChanged);
  latest.current = onChanged;
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const look = () => {
      if (document.visibilityState === "hidden") leftAt = Date.now();
      else if (Date.now() - leftAt > absentMs) latest.current(null, { listed: true });
    };
    const blur = () => {
      leftAt = Date.now();
    };
    const back = () => {
      if (Date.now() - leftAt > absentMs) latest.current(null, { listed: true });
      leftAt = Number.POSITIVE_INFINITY;
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("blur", blur);
    window.addEventListener("focus", back);
    const hear = ({ data }: MessageEvent<Told>) => latest.current(data.conversationId, data);
    const channel = ourChannel();
    channel?.addEventListener("message", hear);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("blur", blur);
      window.removeEventListener("focus", back);
      channel?.removeEventListener("message", hear);
    };
  }, []);
}
