import { useEffect, useRef, useState } from "react";
import { type Billing, changePlan, previewPlanChange } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { monthlyPrice, planOf, soldMainPlanIds } from "#shared/plans.ts";
import { cardHref } from "#web/lib/billing-links.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { shortDate, usd } from "#web/lib/format.ts";
import { useSubmitLock } from "#web/lib/submit-lock.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice, ChoiceGroup } from "#web/ui/choice.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { planName, workerNames } from "../plan-names.ts";
import { useBillingAction } from "../use-billing-action.ts";
import { changeSentences } from "./change-text.ts";
import { workersLost } from "./subscription-text.ts";

export type MainPlan = (typeof soldMainPlanIds)[number];
type Preview = OutputOf<typeof previewPlanChange>;

/** The server accepts a previewed price for ten minutes; after that it changes by some cents. */
const previewValidMs = 9 * 60_000;

/** Chooses another plan and previews its charges before anything is changed. */
export function ChangePlan({
  billing,
  initialPlan,
  open,
  onOpenChange,
}: {
  billing: Billing;
  /** A plan the person chose before opening the dialog. */
  initialPlan?: MainPlan | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { subscription } = billing;
  const isTrial = subscription?.status === "trialing";
  // The plan that follows the trial or the current period; null after a cancelled trial.
  const current = subscription?.nextPlan ?? (isTrial ? null : subscription?.plan);
  const [picked, setPicked] = useState<MainPlan>();
  const candidate = picked ?? initialPlan;
  // The plan may have been changed to this one in another tab.
  const chosen = candidate === current ? undefined : candidate;
  const preview = useEndpoint(
    previewPlanChange,
    { query: { plan: chosen ?? "starter" } },
    {
      enabled: open && chosen !== undefined,
      refetchOnMount: "always",
      refetchInterval: previewValidMs,
      refetchIntervalInBackground: true,
      gcTime: 0,
      staleTime: 0,
    },
  );
  const change = useBillingAction(changePlan, {
    done: chosen ? doneSentence(chosen, preview.data, isTrial) : "Hecho",
    failed: "No hemos podido cambiar tu plan. Inténtalo de nuevo.",
  });
  const setOpen = (isOpen: boolean) => {
    if (!isOpen) {
      setPicked(undefined);
      change.reset();
    }
    onOpenChange(isOpen);
  };
  const ready =
    chosen && preview.data && !preview.error && !preview.isFetching ? preview.data : undefined;
  const submit = useSubmitLock(async () => {
    if (!chosen || !ready) return;
    try {
      await change.mutateAsync({ body: { plan: chosen, pricedAt: ready.pricedAt } });
      setOpen(false);
    } catch (error) {
      // The preview is outdated; a toast shows the reason already.
      if (error instanceof CallError && error.status === 409) void preview.refetch();
    }
  });
  const needsCard = change.error instanceof CallError && change.error.status === 402;

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={isTrial ? "Tu plan después de la prueba" : "Cambiar de plan"}
      description="Verás qué se cobra y cuándo."
      actions={
        <>
          <Button
            look="outline"
            size="s"
            disabled={change.isPending}
            onClick={() => setOpen(false)}
          >
            Dejarlo como está
          </Button>
          <Button
            size="s"
            look="cta"
            disabled={!ready}
            pending={change.isPending}
            pendingLabel="Cambiando..."
            onClick={submit}
          >
            {chosen && ready ? buttonLabel(chosen, ready, isTrial) : "Cambiar de plan"}
          </Button>
        </>
      }
    >
      <ChoiceGroup legend={<span className="sr-only">Plan</span>}>
        {soldMainPlanIds.map((id) => (
          <Choice
            key={id}
            type="radio"
            name="plan"
            value={id}
            checked={chosen === id}
            disabled={id === current || change.isPending}
            onChange={() => {
              change.reset();
              setPicked(id);
            }}
          >
            <span className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-[650]">{planName(id)}</b>
              <span>{monthlyPrice(planOf(id))}</span>
              <small className="text-small font-normal text-ink-2">
                {id === current ? currentWord(subscription) : workerNames(planOf(id).workers)}
              </small>
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
      <div className="mt-5 min-h-24" aria-live="polite">
        {chosen === undefined ? null : preview.isFetching ? (
          <Loading label="Calculando…">
            <Skeleton className="h-20" />
          </Loading>
        ) : preview.error ? (
          <p className="text-danger">
            {errorMessage(preview.error, "No hemos podido calcularlo. Elige el plan otra vez.")}{" "}
            <button type="button" className="link" onClick={() => void preview.refetch()}>
              Reintentar
            </button>
          </p>
        ) : ready ? (
          <ChangeSummary billing={billing} plan={chosen} preview={ready} />
        ) : null}
        {needsCard ? (
          <p className="mt-3 text-danger">
            {errorMessage(change.error, "Tu tarjeta no ha podido pagar el cambio.")}{" "}
            <PageLink href={cardHref} className="link" onClick={() => setOpen(false)}>
              Cambiar tarjeta
            </PageLink>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function currentWord(subscription: Billing["subscription"]): string {
  if (subscription?.status === "trialing") return "Elegido";
  return subscription?.nextPlan ? "Ya pedido" : "Tu plan";
}

/** Label with the price: «Cambiar a Studio y pagar $60 USD». */
function buttonLabel(
  plan: MainPlan,
  { direction, amountNow, effectiveAt }: Preview,
  isTrial: boolean,
): string {
  if (isTrial) return `Seguir con ${planName(plan)}`;
  if (direction === "undo") return `Conservar ${planName(plan)}`;
  if (amountNow > 0) return `Cambiar a ${planName(plan)} y pagar ${usd(amountNow)}`;
  if (direction === "downgrade") return `Pasar a ${planName(plan)} el ${shortDate(effectiveAt)}`;
  return `Cambiar a ${planName(plan)}`;
}

function doneSentence(plan: MainPlan, preview: Preview | undefined, isTrial: boolean): string {
  if (isTrial) return `Seguirás con ${planName(plan)}`;
  if (preview?.direction === "undo") return `Sigues con ${planName(plan)}`;
  if (preview?.direction === "downgrade") {
    return `El ${shortDate(preview.effectiveAt)} pasas a ${planName(plan)}`;
  }
  return `Ya tienes ${planName(plan)}`;
}

function ChangeSummary({
  billing,
  plan,
  preview,
}: {
  billing: Billing;
  plan: MainPlan;
  preview: Preview;
}) {
  const lost = workersLost(
    billing.plan,
    plan,
    billing.addons.map((addon) => addon.plan),
  );
  const isTrial = billing.subscription?.status === "trialing";
  const [today, later] = changeSentences({
    plan,
    planNow: billing.plan,
    isTrial,
    cancelled: Boolean(billing.subscription?.endsAt),
    preview,
  });
  const box = useRef<HTMLDivElement>(null);
  // On a phone the summary would start behind the dialog's buttons.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box} className="grid scroll-mb-4 gap-2 rounded-m bg-wax p-5">
      <p className="font-[650]">{today}</p>
      <p>{later}</p>
      {(preview.direction === "downgrade" || isTrial) && lost.length > 0 ? (
        <p>Después dejas de trabajar con {workerNames(lost)}; sus chats se quedan para leer.</p>
      ) : null}
    </div>
  );
}
