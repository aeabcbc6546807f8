import { useEffect, useState } from "react";

const stillness = "(prefers-reduced-motion: reduce)";

/** The text that came so far, let out evenly while it is `live`, whatever lumps it came in. */
export function useReveal(text: string, live: boolean): string {
  const [shown, setShown] = useState(live ? 0 : text.length);
  const behind = live && shown < text.length;
  useEffect(() => {
    if (!live) {
      setShown(text.length);
      return;
    }
    if (!behind) return;
    const frame = requestAnimationFrame(() => {
      const all = window.matchMedia(stillness).matches || document.hidden;
      setShown(all ? text.length : step(text, Math.min(shown, text.length)));
    });
    return () => cancelAnimationFrame(frame);
  }, [live, behind, shown, text]);
  return live ? text.slice(0, shown) : text;
}

/** Further the more there is to show, and never into the middle of a character. */
function step(text: string, shown: number): number {
  const next = Math.min(text.length, shown + Math.max(2, Math.ceil((text.length - shown) / 9)));
  return /[\uD800-\uDBFF]/.test(text[next - 1] ?? "") ? Math.min(text.length, next + 1) : next;
}
