import { useEffect } from "react";

const idleAfterMs = 1_500;

/** Runs `act` once, after the page and its first requests have had time to finish. */
export function useIdle(act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    const timer = setTimeout(act, idleAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
