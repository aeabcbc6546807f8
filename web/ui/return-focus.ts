import { useRef } from "react";

/**
 * For a dialog opened by state instead of Radix's trigger: on closing, the focus returns to the element
 * that had it, or, if that was removed meanwhile, to the section around it.
 */
export function useReturnFocus() {
  const focusedBefore = useRef<HTMLElement | null>(null);
  const surroundingSection = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement as HTMLElement | null;
      // A menu item disappears with its menu: the menu's button stays.
      const menu = focused?.closest("[role=menu]");
      const opener = menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
      focusedBefore.current = opener ?? focused;
      surroundingSection.current =
        focusedBefore.current?.closest<HTMLElement>("section, main") ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (focusedBefore.current?.isConnected || !surroundingSection.current) {
        focusedBefore.current?.focus();
        return;
      }
      surroundingSection.current.tabIndex = -1;
      surroundingSection.current.focus({ preventScroll: true });
    },
  };
}
