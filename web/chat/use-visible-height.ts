import { useEffect } from "react";

/** Less than this is the browser's own bars coming and going. */
const keyboardPx = 120;

/**
 * Where the keyboard lies over the page instead of making it smaller (Safari), the chat takes the
 * height that is left, so that head and composer both stay in view: `--chat-height` on the document.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const root = document.documentElement;
    const fit = () => {
      // What is zoomed into is looked at in parts on purpose.
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height;
      if (covered < keyboardPx) {
        root.style.removeProperty("--chat-height");
        return;
      }
      root.style.setProperty("--chat-height", `${seen.height}px`);
      window.scrollTo(0, 0);
    };
    seen.addEventListener("resize", fit);
    return () => {
      seen.removeEventListener("resize", fit);
      root.style.removeProperty("--chat-height");
    };
  }, []);
}
