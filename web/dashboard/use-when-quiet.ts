import { useEffect } from "react";

const settleMs = 1_500;

/** Does, once, what can wait until the page stands and its own requests are gone. */
export function useWhenQuiet(act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    const timer = setTimeout(act, settleMs);
    return () => clearTimeout(timer);
  }, []);
}
