import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readStorage, writeStorage } from "#web/lib/browser-storage.ts";
import type { Thread } from "./thread/thread.ts";

/** A distance below this counts as being at the end. */
const nearPx = 96;
/** Space above a question that is held at the top. */
const abovePx = 20;

/**
 * Controls scrolling: the view follows a growing reply until its question has reached the top, and
 * beyond that only if the person has scrolled to the end. Returning to a conversation restores the
 * position.
 */
export function useThreadScroll({ messages, conversationId }: Thread, onTop: () => void) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // An empty conversation is shown from its top.
  const following = useRef(false);
  const holding = useRef(false);
  const hasMessages = useRef(false);
  hasMessages.current = messages.length > 0;
  const reachTop = useRef(onTop);
  reachTop.current = onTop;
  const [atEnd, setAtEnd] = useState(true);

  const follow = useCallback((hold: boolean) => {
    const element = scroller.current;
    if (!element) return;
    following.current = true;
    holding.current = hold;
    element.scrollTop = target(element, hold);
    setAtEnd(leftBelow(element) < nearPx);
  }, []);
  const goToEnd = useCallback(() => follow(false), [follow]);

  useEffect(() => {
    const element = scroller.current;
    const inner = content.current;
    if (!element || !inner) return;
    let before = element.scrollTop;
    const onScroll = () => {
      const left = leftBelow(element);
      // Scrolling up, however little, stops following the end.
      const isUp = element.scrollTop < before && left > 2;
      before = element.scrollTop;
      if (isUp && element.scrollTop < nearPx) reachTop.current();
      // Scrolling past the held question follows the end again.
      if (element.scrollTop > target(element, true) + 2) holding.current = false;
      following.current = hasMessages.current && !isUp && (holding.current || left < nearPx);
      setAtEnd(!hasMessages.current || left < nearPx);
    };
    const resizeObserver = new ResizeObserver(() => {
      if (!following.current) return onScroll();
      element.scrollTop = target(element, holding.current);
      before = element.scrollTop;
      setAtEnd(leftBelow(element) < nearPx);
    });
    resizeObserver.observe(inner);
    resizeObserver.observe(element);
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0 && element.scrollTop > 0) following.current = false;
    };
    element.addEventListener("wheel", onWheel, { passive: true });
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("scroll", onScroll);
    };
  }, []);

  const first = messages[0]?.key;
  const loaded = first !== undefined;
  const currentId = useRef(conversationId);
  currentId.current = conversationId;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!loaded || !element) return;
    follow(true);
    const savedPosition = Number(
      currentId.current && readStorage("tab", positionKey(currentId.current)),
    );
    if (!savedPosition) return;
    following.current = false;
    element.scrollTop = element.scrollHeight - savedPosition;
    setAtEnd(leftBelow(element) < nearPx);
  }, [loaded, follow]);

  // A question that was just sent is always scrolled into view.
  const last = messages.at(-2);
  const sentQuestion =
    last?.role === "user" && messages.at(-1)?.status === "streaming" ? last.key : "";
  useLayoutEffect(() => {
    if (sentQuestion) follow(true);
  }, [sentQuestion, follow]);

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
  useEffect(
    () => () => {
      if (currentId.current && hasMessages.current) {
        writeStorage("tab", positionKey(currentId.current), String(fromEnd.current));
      }
    },
    [],
  );
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      fromEnd.current = Math.round(element.scrollHeight - element.scrollTop);
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    return () => element.removeEventListener("scroll", measure);
  });

  return { scroller, content, atEnd, goToEnd };
}

/** Storage key of the position, measured from the end because older messages may not be loaded. */
function positionKey(conversationId: string): string {
  return `kolmena_place:${conversationId}`;
}

function leftBelow(element: HTMLElement): number {
  return element.scrollHeight - element.scrollTop - element.clientHeight;
}

/** The scroll position for following: the end, or the last question at the top when that is held. */
function target(element: HTMLElement, hold: boolean): number {
  const end = element.scrollHeight - element.clientHeight;
  const question = [...element.querySelectorAll(".chat-you")].at(-1);
  if (!hold || !question) return end;
  const top = question.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return Math.min(end, Math.max(0, element.scrollTop + top - abovePx));
}
