import { useEffect, useRef, useState } from "react";
import { type Billing, prepareCard, replaceCard } from "#shared/billing.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { usd } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useBillingAction } from "../use-billing-action.ts";
import { CardField } from "./card-field.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";

/** Where the bank's page returns to; `useCardReturn` in the dashboard saves the card. */
const returnPath = "/dashboard?tab=configuracion";

/** Replaces the saved card; an overdue payment is charged to the new one at once. */
export function ReplaceCard({
  billing,
  onDone,
  onCancel,
}: {
  billing: Billing;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { pastDue } = billing;
  const [refusal, setRefusal] = useState<string>();
  const prepare = useAction(prepareCard, { onSuccess: () => setRefusal(undefined) });
  const replace = useBillingAction(replaceCard, {
    done: pastDue ? "Pago al día" : "Tarjeta guardada",
    failed: "Error al configurar tarjeta",
  });
  const hasPrepared = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: prepares once, on mount
  useEffect(() => {
    if (hasPrepared.current) return;
    hasPrepared.current = true;
    prepare.mutate({});
  }, []);

  const save = async (setupIntentId: string) => {
    try {
      await replace.mutateAsync({ body: { setupIntentId } });
      onDone();
    } catch (error) {
      // The card was refused and another one is needed; after other failures it can be sent again.
      if (error instanceof CallError && [402, 409].includes(error.status)) {
        setRefusal(errorMessage(error, "Error al configurar tarjeta"));
      }
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-l border border-line bg-surface p-5 shadow-object sm:p-7">
      {refusal ? (
        <>
          <Notice tone="danger">{refusal}</Notice>
          <div>
            <Button
              size="s"
              pending={prepare.isPending}
              pendingLabel="Un momento..."
              onClick={() => prepare.mutate({})}
            >
              Usar otra tarjeta
            </Button>
          </div>
        </>
      ) : prepare.error ? (
        <ErrorState
          as="h3"
          title="No hemos podido pedir la tarjeta"
          error={prepare.error}
          onRetry={() => prepare.mutate({})}
          retrying={prepare.isPending}
        />
      ) : prepare.data ? (
        <CardField
          setup={prepare.data}
          returnPath={returnPath}
          submit={pastDue ? "Guardar y pagar" : "Guardar tarjeta"}
          price={pastDue ? usd(pastDue.amount) : undefined}
          onConfirmed={save}
        >
          <p className="text-small text-ink-2">
            {pastDue
              ? "Con ella se paga ahora lo pendiente, y desde hoy las renovaciones."
              : "Se usará desde la próxima renovación. Hoy no se cobra nada."}
          </p>
        </CardField>
      ) : (
        <CardSkeleton />
      )}
      <Button look="link" size="s" className="justify-self-start" onClick={onCancel}>
        Volver sin cambiarla
      </Button>
    </div>
  );
}
