import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** On each page of the application that is reached by an affiliate's link. */
export function useReferralTracking(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!new URLSearchParams(search).has("ref")) return;
    // The page itself may send people on at once, to the login for one.
    const address = new URL(pathname + search, window.location.origin);
    import("./tracking.ts")
      .then(({ trackReferral }) =>
        // By the router, which would otherwise write the old address again.
        trackReferral(address, (rest) => {
          const { pathname: here, hash } = window.location;
          void navigate(
            { pathname: here, search: rest, hash },
            { replace: true, preventScrollReset: true },
          );
        }),
      )
      // biome-ignore lint/suspicious/noConsole: its code did not come
      .catch((error: unknown) => console.error("Error tracking referral", error));
  }, [search]);
}
