import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** Tracks the affiliate's code on any page of the application that is opened with `?ref=`. */
export function useReferralTracking(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!new URLSearchParams(search).has("ref")) return;
    // The page may redirect at once, for example to the login.
    const address = new URL(pathname + search, window.location.origin);
    import("./tracking.ts")
      .then(({ trackReferral }) =>
        // Through the router, which would otherwise restore the old address.
        trackReferral(address, (rest) => {
          const { pathname: here, hash } = window.location;
          void navigate(
            { pathname: here, search: rest, hash },
            { replace: true, preventScrollReset: true },
          );
        }),
      )
      // biome-ignore lint/suspicious/noConsole: the module could not be loaded
      .catch((error: unknown) => console.error("Error tracking referral", error));
  }, [search]);
}
