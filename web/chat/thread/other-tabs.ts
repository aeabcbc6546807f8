import { useEffect, useRef } from "react";

const channelName = "kolmena_chat";

interface Changes {
  /** The list of conversations has changed too. */
  listed: boolean;
}

interface ChangeMessage extends Changes {
  conversationId: string;
}

let channel: BroadcastChannel | undefined;

/** One channel for the whole window: a second one would receive this window's own messages. */
function sharedChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Tells the browser's other tabs that a conversation has changed. */
export function notifyOtherTabs(conversationId: string, { listed }: Changes): void {
  sharedChannel()?.postMessage({ conversationId, listed } satisfies ChangeMessage);
}

const absentMs = 5_000;

/** Calls back with the conversation another tab has changed; with null after an absence of 5 s. */
export function useOtherTabs(
  onChanged: (conversationId: string | null, changes: Changes) => void,
): void {
  const latest = useRef(onChanged);
  latest.current = onChanged;
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const onVisibilityChange = () => {
      if (document.visibilityState === "hidden") leftAt = Date.now();
      else if (Date.now() - leftAt > absentMs) latest.current(null, { listed: true });
    };
    const onBlur = () => {
      leftAt = Date.now();
    };
    const onFocus = () => {
      if (Date.now() - leftAt > absentMs) latest.current(null, { listed: true });
      leftAt = Number.POSITIVE_INFINITY;
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    window.addEventListener("blur", onBlur);
    window.addEventListener("focus", onFocus);
    const onMessage = ({ data }: MessageEvent<ChangeMessage>) =>
      latest.current(data.conversationId, data);
    const tabs = sharedChannel();
    tabs?.addEventListener("message", onMessage);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      window.removeEventListener("blur", onBlur);
      window.removeEventListener("focus", onFocus);
      tabs?.removeEventListener("message", onMessage);
    };
  }, []);
}
