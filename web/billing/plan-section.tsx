import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readBilling } from "#shared/billing.ts";
import { alwaysRefetch, useEndpoint } from "#web/lib/endpoints.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PaymentCard } from "./card/payment-card.tsx";
import { Addons } from "./plan/addons.tsx";
import { Invoices } from "./plan/invoices.tsx";
import { PlanSummary } from "./plan/plan-summary.tsx";
import { TestModeNotice } from "./test-mode.tsx";

/** Plan y facturación: plan, card, add-ons and invoices. */
export function PlanSection() {
  const { data, error, refetch, isFetching } = useEndpoint(readBilling, {}, alwaysRefetch);
  const top = useScrollToHash("#plan");
  if (error && !data) {
    return (
      <ErrorState
        as="h3"
        title="No hemos podido cargar tu plan"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-10">
      {data ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.testMode ? <TestModeNotice /> : null}
            <PlanSummary billing={data} />
          </div>
          <PaymentCard billing={data} />
          <Addons billing={data} />
        </>
      ) : (
        <Loading label="Cargando tu plan…">
          <Skeleton className="h-64 rounded-l" />
          <Skeleton className="mt-10 h-24" />
        </Loading>
      )}
      <Invoices />
    </div>
  );
}

/** Scrolls to an element that renders only after the page with its hash has loaded. */
function useScrollToHash(hash: string) {
  const target = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === hash) target.current?.scrollIntoView();
  }, [hash, location.hash]);
  return target;
}
