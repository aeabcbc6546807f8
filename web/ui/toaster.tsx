import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Toaster as Sonner, useSonner } from "sonner";
import { findClearBottom } from "./toast-position.ts";
import "sonner/dist/styles.css";
import "./toaster.css";

const edgePx = 24;
const phoneEdgePx = 16;
/** Positioned twice: the page may still be changing when the notice appears (a dialog closes, a row is removed). */
const positionDelaysMs = [30, 300];

/**
 * Shows the notices; rendered once, in the root. Bottom right, on a phone at full width, and above the
 * controls there, such as the chat's composer.
 */
export function Toaster() {
  const bottomPx = useToastBottom();
  return (
    <Sonner
      visibleToasts={1}
      duration={5000}
      position="bottom-right"
      offset={{ bottom: Math.max(edgePx, bottomPx), right: edgePx }}
      mobileOffset={{
        bottom: Math.max(phoneEdgePx, bottomPx),
        left: phoneEdgePx,
        right: phoneEdgePx,
      }}
      closeButton
      containerAriaLabel="Avisos"
      icons={{
        success: <CircleCheck className="size-5 text-success" />,
        error: <CircleAlert className="size-5 text-danger" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Cerrar aviso",
        classNames: { toast: "notice-toast", content: "notice-toast-text" },
      }}
    />
  );
}

function useToastBottom(): number {
  const [bottomPx, setBottomPx] = useState(0);
  const toastId = useSonner().toasts[0]?.id;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its controls in other places
  useEffect(() => {
    if (toastId === undefined) return;
    const reposition = () => {
      const notice = document.querySelector<HTMLElement>(".notice-toast:not([data-removed=true])");
      if (notice) setBottomPx(findClearBottom(notice, innerWidth > 600 ? edgePx : phoneEdgePx));
    };
    const timers = positionDelaysMs.map((ms) => setTimeout(reposition, ms));
    addEventListener("resize", reposition);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("resize", reposition);
    };
  }, [toastId, key]);
  return bottomPx;
}
