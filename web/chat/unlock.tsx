import { readBilling } from "#shared/billing.ts";
import type { Worker } from "#shared/workers.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { unlockOptionFor } from "./unlock-options.ts";

/** Undefined until the plan is known, or when no plan includes the worker. */
function useUnlockOption(worker: Worker) {
  const { data } = useEndpoint(readBilling, {});
  return (data && unlockOptionFor(worker, data)) ?? undefined;
}

/** Explains that a worker is not in the plan, and what includes them. */
export function OutsidePlanText({ worker }: { worker: Worker }) {
  const option = useUnlockOption(worker);
  return (
    <>
      <span>{worker.name} no está en tu plan.</span>
      {option ? <span> {option.text}</span> : null}
    </>
  );
}

/** Links to the trial, plan or add-on that includes a worker; to all plans until it is known. */
export function UnlockLink({ worker }: { worker: Worker }) {
  const option = useUnlockOption(worker);
  return (
    <ButtonLink href={option?.href ?? "/precios"} look="ink" size="s">
      {option?.label ?? "Ver planes"}
    </ButtonLink>
  );
}
