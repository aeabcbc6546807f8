import { useEffect, useRef, useState } from "react";
import type { ThreadMessage } from "../thread/thread.ts";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** More unrevealed characters than this are revealed paragraph by paragraph instead of letter by letter. */
const chunkLength = 320;
/** A reply that arrived at once is revealed within this time, the rest of a slow one after its end. */
const unfoldsWithinMs = 800;
const endsWithinMs = 300;
const partMsMax = 90;
/** Shorter lines are revealed together with the next one. */
const partLengthMin = 60;

interface Revealed {
  text: string;
  /** The text is not completely revealed yet, though the reply may be finished. */
  growing: boolean;
  /** The reply arrived while this page was open. */
  watched: boolean;
}

/**
 * Reveals a reply's text evenly while it arrives in uneven chunks; a reply that arrived at once is
 * revealed by lines and paragraphs.
 */
export function useReveal(text: string, status: ThreadMessage["status"]): Revealed {
  const live = status === "streaming";
  const [shown, setShown] = useState(live ? 0 : text.length);
  const [watched] = useState(live);
  // Once completely shown, the text stays so, even when it is edited.
  const [isComplete, setComplete] = useState(!live);
  const firstAt = useRef<number>(undefined);
  const endedAt = useRef<number>(undefined);
  const partAt = useRef(0);
  const isBehind = !isComplete && shown < text.length;
  const isUnfolding = status === "done" && isBehind;
  useEffect(() => {
    if (isComplete) return;
    const now = performance.now();
    if (text !== "") firstAt.current ??= now;
    if (!live) endedAt.current ??= now;
    if (!live && (!isBehind || status !== "done")) return setComplete(true);
    if (!isBehind) return;
    const wholeAt = Math.max(
      (firstAt.current ?? now) + unfoldsWithinMs,
      (endedAt.current ?? now) + endsWithinMs,
    );
    const leftMs = wholeAt - now;
    const still = window.matchMedia(reducedMotion).matches || document.hidden || leftMs <= 0;
    const from = Math.min(shown, text.length);
    const isChunk = text.length - from > chunkLength;
    const next = still ? text.length : isChunk ? endOfPart(text, from) : nextPosition(text, from);
    if (isChunk && !still) {
      const pauseMs = Math.min(partMsMax, leftMs / partsAfter(text, from));
      // Counted from the previous part: arriving text would otherwise delay the next one.
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
  }, [status, live, isBehind, isComplete, shown, text]);
  const isWhole = isComplete || (!live && !isUnfolding);
  return { text: isWhole ? text : text.slice(0, shown), growing: live || isUnfolding, watched };
}

/** Advances faster the more is left to show, and never splits a surrogate pair. */
function nextPosition(text: string, shown: number): number {
  const next = Math.min(text.length, shown + Math.max(2, Math.ceil((text.length - shown) / 9)));
  return /[\uD800-\uDBFF]/.test(text[next - 1] ?? "") ? Math.min(text.length, next + 1) : next;
}

/** End of the next line or paragraph. */
function endOfPart(text: string, shown: number): number {
  const end = text.indexOf("\n", shown + partLengthMin);
  return end === -1 ? text.length : end + 1;
}

function partsAfter(text: string, shown: number): number {
  let parts = 0;
  for (let at = shown; at < text.length; at = endOfPart(text, at)) parts += 1;
  return parts;
}
