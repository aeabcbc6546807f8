import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ThreadMessage } from "./thread/thread.ts";

/** Nearer than this is «at the end», so that a line more or less does not matter. */
const nearPx = 96;

/** Follows the end of the thread while one is there, and holds the view when older messages come. */
export function useEndOfThread(messages: readonly ThreadMessage[], onTop: () => void) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // A conversation that has not begun is read from its top, however little is below.
  const following = useRef(false);
  const begun = useRef(false);
  begun.current = messages.length > 0;
  const reachTop = useRef(onTop);
  reachTop.current = onTop;
  const [atEnd, setAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    following.current = true;
    setAtEnd(true);
    element.scrollTop = element.scrollHeight;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    const inner = content.current;
    if (!element || !inner) return;
    let before = element.scrollTop;
    const look = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      // Who goes up, however little, wants to read: the end no longer pulls.
      const up = element.scrollTop < before && left > 2;
      before = element.scrollTop;
      if (up && element.scrollTop < nearPx) reachTop.current();
      following.current = begun.current && !up && (following.current || left < nearPx);
      setAtEnd(left < nearPx);
    };
    const grow = new ResizeObserver(() => {
      if (!following.current) return look();
      element.scrollTop = element.scrollHeight;
      before = element.scrollTop;
    });
    grow.observe(inner);
    grow.observe(element);
    const wheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0 && element.scrollTop > 0) following.current = false;
    };
    element.addEventListener("wheel", wheel, { passive: true });
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      grow.disconnect();
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("scroll", look);
    };
  }, []);

  // One's own question is always shown.
  const last = messages.at(-2);
  const asked = last?.role === "user" && messages.at(-1)?.status === "streaming" ? last.key : "";
  useEffect(() => {
    if (asked) goToEnd();
  }, [asked, goToEnd]);

  const first = messages[0]?.key;
  const loaded = first !== undefined;
  useLayoutEffect(() => {
    if (loaded) goToEnd();
  }, [loaded, goToEnd]);

  const fromEnd = useRef(0);
  const shownFirst = useRef(first);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (shownFirst.current !== undefined && first !== shownFirst.current && !following.current) {
      element.scrollTop = element.scrollHeight - fromEnd.current;
    }
    shownFirst.current = first;
  }, [first]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const keep = () => {
      fromEnd.current = element.scrollHeight - element.scrollTop;
    };
    keep();
    element.addEventListener("scroll", keep, { passive: true });
    return () => element.removeEventListener("scroll", keep);
  });

  return { scroller, content, atEnd, goToEnd };
}
