import { readBilling } from "#shared/billing.ts";
import type { Worker } from "#shared/workers.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { wayInTo } from "./ways-in.ts";

/** Undefined until the plan is known. */
function useWayIn(worker: Worker) {
  const { data } = useEndpoint(readBilling, {});
  return (data && wayInTo(worker, data)) ?? undefined;
}

/** Why a worker does not answer, and what it takes that they do. */
export function OutsidePlanWords({ worker }: { worker: Worker }) {
  const way = useWayIn(worker);
  return (
    <>
      <span>{worker.name} no está en tu plan.</span>
      {way ? <span> {way.says}</span> : null}
    </>
  );
}

/** Leads to the trial, plan or add-on that opens a worker; to all plans until it is known which. */
export function UnlockLink({ worker }: { worker: Worker }) {
  const way = useWayIn(worker);
  return (
    <ButtonLink href={way?.href ?? "/precios"} look="ink" size="s">
      {way?.label ?? "Ver planes"}
    </ButtonLink>
  );
}
