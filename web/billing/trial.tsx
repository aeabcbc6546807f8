import { useEffect, useRef, useState } from "react";
import type { SessionUser } from "#shared/account.ts";
import { billingSettings } from "#shared/billing.ts";
import { guaranteeDays, monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";
import { creditWords } from "#web/lib/credit-words.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { useHydrated } from "#web/lib/hydration.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { useLoadSession, useSession, useUpdateSession } from "#web/lib/session.ts";
import { maybeSignedIn } from "#web/lib/signed-in-hint.ts";
import { useGo } from "#web/lib/use-go.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { FormSkeleton } from "#web/ui/form-skeleton.tsx";
import { ProgressCells } from "#web/ui/progress-cells.tsx";
import type { Reservation } from "./trial/reservation.ts";
import { TrialAside, TrialTeam } from "./trial/trial-aside.tsx";
import { TrialCard } from "./trial/trial-card.tsx";
import { TrialForm } from "./trial/trial-form.tsx";
import { TrialResume } from "./trial/trial-resume.tsx";
import { trialStarted } from "./trial/trial-toast.ts";
import "./trial/trial.css";

export const meta = () =>
  pageMeta({
    title: `Prueba gratis ${trialDays} días`,
    description: `Seis especialistas de marketing con IA y 100 créditos durante ${trialDays} días. Después, ${monthlyPrice(planOf(trialPlanId))}; cancelas cuando quieras.`,
    keywords:
      "prueba gratis marketing con IA, probar Kolmena, especialistas de marketing con IA, 3 días gratis",
    path: "/trial",
  });

/** Two steps: account data, then a card. Somebody who is signed in starts at the card. */
export default function Trial() {
  const hydrated = useHydrated();
  const [reservation, setReservation] = useState<Reservation>();
  const [isRefused, setIsRefused] = useState(false);
  const [mayBeSignedIn] = useState(maybeSignedIn);
  const { user, error, refetch, isFetching } = useSession({ enabled: mayBeSignedIn });
  const settings = useEndpoint(billingSettings, {}, { enabled: hydrated });
  const findSession = useLoadSession();
  const openDashboard = useTrialStart(user);

  // Before hydration nobody is signed in, as in the HTML made at build.
  const checking = hydrated && mayBeSignedIn && user === undefined;
  const person = hydrated ? user : null;
  const atCard = reservation !== undefined || Boolean(person);
  const full = settings.data?.trialsOpen === false && !atCard;

  const reserve = (reserved: Reservation) => {
    setReservation(reserved);
    void findSession();
  };
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-24 lg:py-12">
      <div className="w-full max-w-[560px]">
        {full || isRefused ? null : (
          <ProgressCells
            total={2}
            filled={atCard ? 2 : 1}
            numbered
            label={atCard ? "Paso 2 de 2: tu tarjeta" : "Paso 1 de 2: tus datos"}
          />
        )}
        <h1 className="mt-5">Prueba Gratis {trialDays} Días</h1>
        <TrialTeam />
        <div className="trial-step mt-6">
          {reservation ? (
            <TrialCard
              reservation={reservation}
              testMode={settings.data?.testMode ?? false}
              creditsLeft={
                person?.plan === "free" && person.creditsUsed > 0 ? creditWords(person).left : null
              }
              onReserved={setReservation}
              onStarted={openDashboard}
            />
          ) : checking && error ? (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          ) : checking || person?.isTrialActive ? (
            <FormSkeleton fields={3} />
          ) : person ? (
            <TrialResume onReserved={setReservation} onRefused={() => setIsRefused(true)} />
          ) : full ? (
            <TrialsFull />
          ) : (
            <TrialForm
              onReserved={reserve}
              onRefused={() => void settings.refetch()}
              onFailed={() => void findSession()}
            />
          )}
        </div>
      </div>
      <TrialAside />
    </section>
  );
}

/** Goes to the dashboard when the trial has started; at once when one is active already. */
function useTrialStart(user: SessionUser | null | undefined) {
  const go = useGo();
  const updateSession = useUpdateSession();
  const hasLeft = useRef(false);
  const isTrialActive = user?.isTrialActive === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, when the trial is found to run
  useEffect(() => {
    if (!isTrialActive || hasLeft.current) return;
    hasLeft.current = true;
    go("/dashboard", { replace: true });
  }, [isTrialActive]);
  return (trialUser: SessionUser) => {
    hasLeft.current = true;
    updateSession(trialUser);
    go("/dashboard", { notice: trialStarted, replace: true });
  };
}

/** Shown when all of this month's trials are taken. */
function TrialsFull() {
  return (
    <div role="status" className="grid gap-5 border-y border-line py-8">
      <p className="text-lead">
        Las pruebas gratis de este mes ya están todas reservadas. El día 1 se abren más.
      </p>
      <p className="text-ink-2">
        Mientras, puedes crear una cuenta gratis con 100 créditos, sin tarjeta, o elegir un plan: si
        no te convence, tienes {guaranteeDays} días de garantía.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/login?tab=register" look="ink">
          Crear cuenta gratis
        </ButtonLink>
        <ButtonLink href="/precios" look="outline">
          Ver planes y precios
        </ButtonLink>
      </div>
    </div>
  );
}
