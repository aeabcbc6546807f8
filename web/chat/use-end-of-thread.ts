import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keep, readKept } from "#web/lib/kept.ts";
import type { Thread } from "./thread/thread.ts";

/** Nearer than this is «at the end», so that a line more or less does not matter. */
const nearPx = 96;
/** Stays free above a question that is held at the top. */
const abovePx = 20;

/**
 * Keeps the view where one reads: a reply grows into the window until its question stands at the top,
 * and is then read from its beginning; only who goes to the end is taken along with it. Who comes back
 * to a conversation, from a colleague's for example, goes on where they were.
 */
export function useEndOfThread({ messages, conversationId }: Thread, onTop: () => void) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // A conversation that has not begun is read from its top, however little is below.
  const following = useRef(false);
  const holding = useRef(false);
  const begun = useRef(false);
  begun.current = messages.length > 0;
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
    const look = () => {
      const left = leftBelow(element);
      // Who goes up, however little, wants to read: the end no longer pulls.
      const up = element.scrollTop < before && left > 2;
      before = element.scrollTop;
      if (up && element.scrollTop < nearPx) reachTop.current();
      // Who goes further than the question is held wants the end.
      if (element.scrollTop > target(element, true) + 2) holding.current = false;
      following.current = begun.current && !up && (holding.current || left < nearPx);
      setAtEnd(!begun.current || left < nearPx);
    };
    const grow = new ResizeObserver(() => {
      if (!following.current) return look();
      element.scrollTop = target(element, holding.current);
      before = element.scrollTop;
      setAtEnd(leftBelow(element) < nearPx);
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

  const first = messages[0]?.key;
  const loaded = first !== undefined;
  const here = useRef(conversationId);
  here.current = conversationId;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!loaded || !element) return;
    follow(true);
    const wasAt = Number(here.current && readKept("tab", keyOfPlace(here.current)));
    if (!wasAt) return;
    following.current = false;
    element.scrollTop = element.scrollHeight - wasAt;
    setAtEnd(leftBelow(element) < nearPx);
  }, [loaded, follow]);

  // One's own question is always shown.
  const last = messages.at(-2);
  const asked = last?.role === "user" && messages.at(-1)?.status === "streaming" ? last.key : "";
  useLayoutEffect(() => {
    if (asked) follow(true);
  }, [asked, follow]);

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
      if (here.current && begun.current) {
        keep("tab", keyOfPlace(here.current), String(fromEnd.current));
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

/** Where one was, measured from the end: older messages may not be there any more. */
function keyOfPlace(conversationId: string): string {
  return `kolmena_place:${conversationId}`;
}

function leftBelow(element: HTMLElement): number {
  return element.scrollHeight - element.scrollTop - element.clientHeight;
}

/** How far down to be: the end, or, when the last question is held, no further than to it. */
function target(element: HTMLElement, hold: boolean): number {
  const end = element.scrollHeight - element.clientHeight;
  const question = [...element.querySelectorAll(".chat-you")].at(-1);
  if (!hold || !question) return end;
  const top = question.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return Math.min(end, Math.max(0, element.scrollTop + top - abovePx));
}
