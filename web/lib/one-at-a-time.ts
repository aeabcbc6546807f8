import { useRef } from "react";

/** The same work, ignoring calls while one is under way: a second click can never send twice. */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const busy = useRef(false);
  return async (...args) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work(...args);
    } finally {
      busy.current = false;
    }
  };
}
