import { useEffect, useRef } from "react";
import { resumeTrial } from "#shared/billing.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { CardSkeleton } from "../card/card-skeleton.tsx";
import type { Reservation } from "./reservation.ts";

/** For a signed-in person: reserves a trial and continues to the card, or explains the refusal. */
export function TrialResume({
  onReserved,
  onRefused,
}: {
  onReserved: (reservation: Reservation) => void;
  /** The trial is not available, so there is no card step. */
  onRefused: () => void;
}) {
  const resume = useAction(resumeTrial, {
    onSuccess: onReserved,
    onError: (failed) => {
      if (isRefusal(failed)) onRefused();
    },
  });
  const hasRequested = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests once, on mount
  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    resume.mutate({});
  }, []);

  const { error } = resume;
  if (isRefusal(error)) {
    return (
      <div role="alert" className="grid gap-5 border-y border-line py-8">
        <p className="text-lead">{errorMessage(error, "Tu prueba gratis no está disponible.")}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/precios" look="ink">
            Ver planes y precios
          </ButtonLink>
          <ButtonLink href="/dashboard" look="outline">
            Ir a mi panel
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="No hemos podido preparar tu prueba"
        error={error}
        onRetry={() => resume.mutate({})}
        retrying={resume.isPending}
      />
    );
  }
  return <CardSkeleton />;
}

function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}
