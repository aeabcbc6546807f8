import { Check } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { SessionUser } from "#shared/account.ts";
import { confirmTrial, resumeTrial } from "#shared/billing.ts";
import { dollarsOf } from "#shared/money.ts";
import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { longDate, number, timeOfDay, usd } from "#web/lib/format.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { toast } from "#web/ui/toast.ts";
import { CardField } from "../card/card-field.tsx";
import { workerNames } from "../plan-names.ts";
import { TestModeNotice } from "../test-mode.tsx";
import type { Reservation } from "./reservation.ts";

const plan = planOf(trialPlanId);
const dayMs = 86_400_000;

/** Step 2: the trial's conditions and the card. */
export function TrialCard({
  reservation,
  testMode,
  creditsLeft,
  onReserved,
  onStarted,
}: {
  reservation: Reservation;
  testMode: boolean;
  /** Remaining welcome credits, which the trial's replace; null when none were spent. */
  creditsLeft: number | null;
  onReserved: (reservation: Reservation) => void;
  onStarted: (user: SessionUser) => void;
}) {
  const isExpired = useExpired(reservation.reservedUntil);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The first step is longer: without scrolling, the second would start in its middle.
    window.scrollTo({ top: 0, behavior: "instant" });
    top.current?.focus({ preventScroll: true });
  }, []);
  const [refusal, setRefusal] = useState<string>();
  const confirm = useAction(confirmTrial);
  const renew = useAction(resumeTrial, {
    onSuccess: (renewed) => {
      setRefusal(undefined);
      onReserved(renewed);
    },
    onError: (error) => toastFailure(error, { title: "Error", fallback: "Error al iniciar trial" }),
  });

  const start = async (setupIntentId: string) => {
    try {
      onStarted(await confirm.mutateAsync({ body: { setupIntentId } }));
    } catch (error) {
      const sentence = errorMessage(error, "Error al configurar tarjeta");
      toast({ title: "Error", description: sentence, variant: "destructive" });
      // The card was refused or the trials are taken; after other failures it can be sent again.
      if (error instanceof CallError && [402, 409].includes(error.status)) setRefusal(sentence);
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Agreement
        heading={top}
        reservation={reservation}
        isExpired={isExpired}
        creditsLeft={creditsLeft}
      />
      {testMode ? <TestModeNotice /> : null}
      {(refusal ?? isExpired) ? (
        <Refused
          sentence={refusal ?? "Tu reserva ha caducado. Resérvala otra vez para seguir."}
          action={refusal ? "Usar otra tarjeta" : "Reservar otra vez"}
          pending={renew.isPending}
          onRetry={() => renew.mutate({})}
        />
      ) : null}
      {refusal ? null : (
        <CardField
          setup={reservation}
          returnPath="/dashboard"
          submit="Empezar prueba gratis"
          price={`luego ${monthlyPrice(plan)}`}
          onConfirmed={start}
        >
          <p className="text-small text-ink-2">
            No se cobra nada hasta que termine tu prueba. Tu tarjeta la guarda Stripe; nosotros no
            vemos el número.
          </p>
        </CardField>
      )}
    </div>
  );
}

/** «Trial Activado»: the reservation, the later charge and how to cancel. */
function Agreement({
  heading,
  reservation,
  isExpired,
  creditsLeft,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  reservation: Reservation;
  isExpired: boolean;
  creditsLeft: number | null;
}) {
  const { reservedUntil } = reservation;
  const chargedAt = Date.now() + trialDays * dayMs;
  const points = [
    <>
      <b>Hoy: {usd(0)}.</b> Seis workers y 100 créditos desde que confirmes
      {creditsLeft === null ? "." : `, en lugar de los ${number(creditsLeft)} de bienvenida.`}
    </>,
    <>
      <b>
        El {longDate(chargedAt)}: {usd(dollarsOf(plan.priceCents ?? 0))}
      </b>{" "}
      y sigues con {plan.name}, que tiene {plan.workers.length} workers: {workerNames(plan.workers)}
      . Los chats con los demás se quedan para leer. Te avisamos por correo 24 horas antes.
    </>,
    <>
      <b>Cancelas en dos clics</b> en Configuración, «Plan y facturación». Si lo haces antes de ese
      día, no pagas nada.
    </>,
  ];
  return (
    <section
      className="rounded-l border border-line bg-surface p-5 shadow-object sm:p-7"
      aria-labelledby="trial-agreed"
    >
      <h2 id="trial-agreed" ref={heading} tabIndex={-1} className="!text-h3 focus:outline-none">
        Trial Activado
      </h2>
      <p className="mt-2 font-[550]">
        {reservedUntil === null
          ? "Tu reserva ha caducado, pero si queda una plaza cuando confirmes tu tarjeta, es tuya"
          : "Tu plaza está reservada: confirma tu tarjeta para empezar"}
        {isExpired || reservedUntil === null ? "" : ` (hasta las ${timeOfDay(reservedUntil)})`}
      </p>
      <ul className="mt-5 grid gap-3 text-small">
        {points.map((point, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={position} className="grid grid-cols-[20px_minmax(0,1fr)] gap-3">
            <Check aria-hidden="true" className="size-5 text-honey-ink" />
            <p>{point}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refused({
  sentence,
  action,
  pending,
  onRetry,
}: {
  sentence: string;
  action: string;
  pending: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="grid gap-4">
      <Notice tone="danger">{sentence}</Notice>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button look="ink" pending={pending} pendingLabel="Un momento..." onClick={onRetry}>
          {action}
        </Button>
        <PageLink href="/precios" className="link">
          Ver planes y precios
        </PageLink>
      </div>
    </div>
  );
}

/** Whether the reservation has expired by now. */
function useExpired(until: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const leftMs = until === null ? Number.POSITIVE_INFINITY : new Date(until).getTime() - now;
  useEffect(() => {
    if (leftMs <= 0 || leftMs === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), leftMs + 250);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return leftMs <= 0;
}
