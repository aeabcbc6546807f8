import { useEffect, useRef } from "react";
import { resumeTrial } from "#shared/billing.ts";
import { CallError, saidBy } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { CardSkeleton } from "../card/card-skeleton.tsx";
import type { Reservation } from "../trial.tsx";

/** Somebody signed in: a place is kept and the card is asked for, or it is said why not. */
export function TrialResume({
  onReserved,
  onRefused,
}: {
  onReserved: (reservation: Reservation) => void;
  /** There will be no step at a card. */
  onRefused: () => void;
}) {
  const resume = useAction(resumeTrial, {
    onSuccess: onReserved,
    onError: (failed) => {
      if (isRefusal(failed)) onRefused();
    },
  });
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, on arrival
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    resume.mutate({});
  }, []);

  const { error } = resume;
  if (isRefusal(error)) {
    return (
      <div role="alert" className="grid gap-5 border-y border-line py-8">
        <p className="text-lead">{saidBy(error, "Tu prueba gratis no está disponible.")}</p>
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
