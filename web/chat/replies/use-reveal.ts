import { useEffect, useRef, useState } from "react";
import type { ThreadMessage } from "../thread/thread.ts";

const stillness = "(prefers-reduced-motion: reduce)";

/** More than that at once is no writing any more: it comes part by part. */
const lumpLength = 320;
/** A reply that is finished is there within this. */
const unfoldsWithinMs = 900;
const partMsMax = 140;

interface Revealed {
  text: string;
  /** Not all of it is shown yet, though it may be finished. */
  growing: boolean;
  /** It came while one looked on. */
  watched: boolean;
}

/**
 * The text that came so far, let out evenly while it is written, whatever lumps it came in; one that
 * came whole unfolds by its paragraphs.
 */
export function useReveal(text: string, status: ThreadMessage["status"]): Revealed {
  const live = status === "streaming";
  const [shown, setShown] = useState(live ? 0 : text.length);
  const [watched] = useState(live);
  // What is shown whole once stays whole, however it is changed afterwards.
  const [settled, setSettled] = useState(!live);
  const endedAt = useRef<number>(undefined);
  const behind = !settled && shown < text.length;
  const unfolding = status === "done" && behind;
  useEffect(() => {
    if (settled) return;
    if (!live) endedAt.current ??= performance.now();
    if (!live && (!behind || status !== "done")) return setSettled(true);
    if (!behind) return;
    const leftMs = endedAt.current
      ? endedAt.current + unfoldsWithinMs - performance.now()
      : unfoldsWithinMs;
    const still = window.matchMedia(stillness).matches || document.hidden || leftMs <= 0;
    const from = Math.min(shown, text.length);
    const lump = text.length - from > lumpLength;
    const next = still ? text.length : lump ? endOfPart(text, from) : step(text, from);
    if (lump && !still) {
      const pauseMs = Math.min(partMsMax, leftMs / (partsAfter(text, from) + 1));
      const timer = setTimeout(() => setShown(next), pauseMs);
      return () => clearTimeout(timer);
    }
    const frame = requestAnimationFrame(() => setShown(next));
    return () => cancelAnimationFrame(frame);
  }, [status, live, behind, settled, shown, text]);
  const whole = settled || (!live && !unfolding);
  return { text: whole ? text : text.slice(0, shown), growing: live || unfolding, watched };
}

/** Further the more there is to show, and never into the middle of a character. */
function step(text: string, shown: number): number {
  const next = Math.min(text.length, shown + Math.max(2, Math.ceil((text.length - shown) / 9)));
  return /[\uD800-\uDBFF]/.test(text[next - 1] ?? "") ? Math.min(text.length, next + 1) : next;
}

/** Where the paragraph ends in which `shown` is, with the empty line after it. */
function endOfPart(text: string, shown: number): number {
  const between = /\n[ \t]*\n\s*/g;
  between.lastIndex = shown;
  return between.exec(text) ? between.lastIndex : text.length;
}

function partsAfter(text: string, shown: number): number {
  return text.slice(shown).match(/\n[ \t]*\n/g)?.length ?? 0;
}
