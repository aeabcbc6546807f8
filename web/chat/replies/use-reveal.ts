import { useEffect, useRef, useState } from "react";
import type { ThreadMessage } from "../thread/thread.ts";

const stillness = "(prefers-reduced-motion: reduce)";

/** More than that at once is no writing any more: it comes part by part. */
const lumpLength = 320;
/** A reply that came whole is there within this; what is left of a slow one is, once it has ended. */
const unfoldsWithinMs = 800;
const endsWithinMs = 300;
const partMsMax = 90;
/** A line or more: shorter ones come together with the next. */
const partLengthMin = 60;

interface Revealed {
  text: string;
  /** Not all of it is shown yet, though it may be finished. */
  growing: boolean;
  /** It came while one looked on. */
  watched: boolean;
}

/**
 * The text that came so far, let out evenly while it is written, whatever lumps it came in; one that
 * came whole unfolds by its lines and paragraphs.
 */
export function useReveal(text: string, status: ThreadMessage["status"]): Revealed {
  const live = status === "streaming";
  const [shown, setShown] = useState(live ? 0 : text.length);
  const [watched] = useState(live);
  // What is shown whole once stays whole, however it is changed afterwards.
  const [settled, setSettled] = useState(!live);
  const firstAt = useRef<number>(undefined);
  const endedAt = useRef<number>(undefined);
  const partAt = useRef(0);
  const behind = !settled && shown < text.length;
  const unfolding = status === "done" && behind;
  useEffect(() => {
    if (settled) return;
    const now = performance.now();
    if (text !== "") firstAt.current ??= now;
    if (!live) endedAt.current ??= now;
    if (!live && (!behind || status !== "done")) return setSettled(true);
    if (!behind) return;
    const wholeAt = Math.max(
      (firstAt.current ?? now) + unfoldsWithinMs,
      (endedAt.current ?? now) + endsWithinMs,
    );
    const leftMs = wholeAt - now;
    const still = window.matchMedia(stillness).matches || document.hidden || leftMs <= 0;
    const from = Math.min(shown, text.length);
    const lump = text.length - from > lumpLength;
    const next = still ? text.length : lump ? endOfPart(text, from) : step(text, from);
    if (lump && !still) {
      const pauseMs = Math.min(partMsMax, leftMs / partsAfter(text, from));
      // From the part before, not from the words that come meanwhile: those would put it off.
      const timer = setTimeout(
        () => {
          partAt.current = performance.now();
          setShown(next);
        },
        Math.max(0, partAt.current + pauseMs - now),
      );
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

/** Where the line or the paragraph ends that comes next. */
function endOfPart(text: string, shown: number): number {
  const end = text.indexOf("\n", shown + partLengthMin);
  return end === -1 ? text.length : end + 1;
}

function partsAfter(text: string, shown: number): number {
  let parts = 0;
  for (let at = shown; at < text.length; at = endOfPart(text, at)) parts += 1;
  return parts;
}
