import { type SyntheticEvent, useRef } from "react";

/** Wraps a submit handler and ignores calls while one is running: a double click sends once. */
export function useSubmitLock(
  work: (event?: SyntheticEvent) => Promise<void>,
): (event?: SyntheticEvent) => Promise<void> {
  const busy = useRef(false);
  return async (event) => {
    // Otherwise the browser would submit the form itself, with the typed values in the address.
    event?.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await work(event);
    } finally {
      busy.current = false;
    }
  };
}
