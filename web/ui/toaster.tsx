import { CircleAlert, CircleCheck } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import "sonner/dist/styles.css";
import "./toaster.css";

/**
 * Where notices appear, once in the root: top right under the header; on a phone between what stands
 * at the two ends of the header, or at the foot of the dashboard, whose header is full. There are no buttons to hide in either place.
 */
export function Toaster() {
  return (
    <Sonner
      visibleToasts={1}
      duration={5000}
      position="top-right"
      offset={{ top: 88, right: 24 }}
      mobileOffset={{ top: 8, left: 64, right: 64 }}
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
