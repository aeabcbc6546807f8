import { type SyntheticEvent, useRef } from "react";

/** The same work, ignoring calls while one is under way: a second click can never send twice. */
export function useSubmitLock(
  work: (event?: SyntheticEvent) => Promise<void>,
): (event?: SyntheticEvent) => Promise<void> {
  const busy = useRef(false);
  return async (event) => {
    // An ignored submit would be sent by the browser itself, with what was typed in the address.
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
