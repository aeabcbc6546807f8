import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Toaster as Sonner, useSonner } from "sonner";
import { clearFoot } from "./clear-place.ts";
import "sonner/dist/styles.css";
import "./toaster.css";

const edgePx = 24;
const phoneEdgePx = 16;
/** The page that a notice speaks of is still changing when it comes: a dialog closes, a row goes. */
const placedAfterMs = [30, 300];

/**
 * Where notices appear, once in the root: bottom right, on a phone over its whole width, and always
 * above what can be used there, as the chat's composer.
 */
export function Toaster() {
  const foot = useClearFoot();
  return (
    <Sonner
      visibleToasts={1}
      duration={5000}
      position="bottom-right"
      offset={{ bottom: Math.max(edgePx, foot), right: edgePx }}
      mobileOffset={{ bottom: Math.max(phoneEdgePx, foot), left: phoneEdgePx, right: phoneEdgePx }}
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

function useClearFoot(): number {
  const [foot, setFoot] = useState(0);
  const shown = useSonner().toasts[0]?.id;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its controls elsewhere
  useEffect(() => {
    if (shown === undefined) return;
    const place = () => {
      const notice = document.querySelector<HTMLElement>(".notice-toast:not([data-removed=true])");
      if (notice) setFoot(clearFoot(notice, innerWidth > 600 ? edgePx : phoneEdgePx));
    };
    const timers = placedAfterMs.map((ms) => setTimeout(place, ms));
    addEventListener("resize", place);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("resize", place);
    };
  }, [shown, key]);
  return foot;
}
