import { Info } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { listPayouts, payoutMinDollars, readAffiliate, requestPayout } from "#shared/affiliates.ts";
import { CallError } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { money } from "../formatting.ts";
import { amountError, parseAmount } from "./payout-preview.ts";

/** Requests the payout of a part of the available balance. */
export function RequestForm({
  pendingAmount,
  typed,
  onTyped,
  onRequested,
}: {
  /** Available dollars, at least the minimum payout. */
  pendingAmount: number;
  typed: string;
  onTyped: (typed: string) => void;
  onRequested: () => void;
}) {
  const id = useId();
  const [isTouched, setIsTouched] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const request = useAction(requestPayout, {
    changes: [readAffiliate, listPayouts],
    onSuccess: ({ message }) => {
      toast({ title: "¡Pago Solicitado!", description: message, variant: "success" });
      onRequested();
    },
    onError: (error) => {
      const fieldError = error instanceof CallError ? error.fields.amount : undefined;
      setRefusal(fieldError);
      if (!fieldError) toastFailure(error, { title: "Error", fallback: "Error al solicitar pago" });
    },
  });
  const amount = parseAmount(typed);
  const wrong = amountError(typed, pendingAmount);
  const error = refusal ?? (isTouched ? wrong : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (amount === undefined || wrong || request.isPending) return;
    request.mutate({ body: { amount } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <h2 className="mb-4 !text-h3">Pedir un importe concreto</h2>
      <label htmlFor={id} className="mb-2 block font-[650]">
        Importe, en USD
      </label>
      <div className="panel-ask">
        <span aria-hidden="true">$</span>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={payoutMinDollars}
          max={pendingAmount}
          step={0.01}
          value={typed}
          placeholder="0.00"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
          onChange={(event) => {
            setRefusal(undefined);
            onTyped(event.target.value);
          }}
          onBlur={() => setIsTouched(typed !== "")}
        />
        <Button
          type="submit"
          look="cta"
          disabled={amount === undefined || amount < payoutMinDollars}
          pending={request.isPending}
          pendingLabel="Pidiendo..."
        >
          {amount !== undefined && !wrong ? `Pedir ${money(amount)}` : "Pedir"}
        </Button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-small font-[550] text-danger">
          {error}
        </p>
      ) : null}
      <p id={`${id}-hint`} className="mt-2.5 text-small text-ink-2">
        Entre {money(payoutMinDollars)} y {money(pendingAmount)}. Una solicitud abierta cada vez.
      </p>
      <p className="mt-2.5 flex gap-2 text-small text-ink-2">
        <Info aria-hidden="true" className="mt-px size-5 flex-none" />
        <span>
          No hace falta pedir nada: desde ${payoutMinDollars} de saldo, todo lo aprobado sale solo
          cada viernes.
        </span>
      </p>
    </form>
  );
}
