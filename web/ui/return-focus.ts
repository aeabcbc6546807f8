import { useRef } from "react";

/**
 * For a dialog that is opened by state and not by Radix's own trigger: on closing, the focus goes
 * back to what had it before.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current?.focus();
    },
  };
}
