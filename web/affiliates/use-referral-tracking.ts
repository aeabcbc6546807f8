import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** On each page of the application that is reached by an affiliate's link. */
export function useReferralTracking(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!new URLSearchParams(search).has("ref")) return;
    import("./tracking.ts")
      .then(({ trackReferral }) =>
        // By the router, which would otherwise write the old address again.
        trackReferral((rest) => {
          const { pathname, hash } = window.location;
          void navigate(
            { pathname, search: rest, hash },
            { replace: true, preventScrollReset: true },
          );
        }),
      )
      // biome-ignore lint/suspicious/noConsole: its code did not come
      .catch((error: unknown) => console.error("Error tracking referral", error));
  }, [search]);
}
