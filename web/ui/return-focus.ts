import { useRef } from "react";

/**
 * For a dialog that is opened by state and not by Radix's own trigger: on closing, the focus goes
 * back to what had it before, or, where the answer took that away, to the section that it stood in.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  const around = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement as HTMLElement | null;
      // What was chosen in a menu goes away with it: its button is what stays.
      const menu = focused?.closest("[role=menu]");
      const opener = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
      before.current = opener ?? focused;
      around.current = before.current?.closest<HTMLElement>("section, main") ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current?.isConnected || !around.current) {
        before.current?.focus();
        return;
      }
      around.current.tabIndex = -1;
      around.current.focus({ preventScroll: true });
    },
  };
}
