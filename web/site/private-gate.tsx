import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { loginAddress, useSession } from "#web/lib/session.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";

/** Renders its children for a signed-in person; others go to /login and return here afterwards. */
export function PrivateGate({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { user, error, refetch, isFetching } = useSession();
  if (user) return children;
  if (user === null) return <Navigate to={loginAddress(location)} replace />;
  if (error) {
    return (
      <div className="wrap py-16">
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  }
  return <ShellSkeleton />;
}
