import { useEffect } from "react";

/** Smaller differences come from the browser's own bars. */
const keyboardPx = 120;

/**
 * In Safari the keyboard covers the page instead of resizing it. Sets `--chat-height` on the document
 * to the remaining height, so that header and composer both stay in view.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const updateHeight = () => {
      // A zoomed page is cropped on purpose.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height;
      if (covered < keyboardPx) {
        root.style.removeProperty("--chat-height");
        return;
      }
      root.style.setProperty("--chat-height", `${viewport.height}px`);
      window.scrollTo(0, 0);
    };
    viewport.addEventListener("resize", updateHeight);
    return () => {
      viewport.removeEventListener("resize", updateHeight);
      root.style.removeProperty("--chat-height");
    };
  }, []);
}
