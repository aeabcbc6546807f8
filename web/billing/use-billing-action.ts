import { useQueryClient } from "@tanstack/react-query";
import { type Billing, listInvoices, readBilling } from "#shared/billing.ts";
import type { CallOf, Endpoint } from "#shared/endpoint.ts";
import { CallError } from "#web/lib/call.ts";
import { keyOf, useAction } from "#web/lib/endpoints.ts";
import { useRefreshSession } from "#web/lib/session.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";

/** Calls an endpoint that returns the whole billing, and updates everything that shows plan or credits. */
export function useBillingAction<E extends Endpoint>(
  endpoint: E,
  { done, failed }: { done: string; failed: string },
) {
  const client = useQueryClient();
  const refreshSession = useRefreshSession();
  return useAction(endpoint, {
    onSuccess: (output) => {
      client.setQueryData(keyOf(readBilling, {}), output as Billing);
      void refreshSession();
      void client.invalidateQueries({
        queryKey: keyOf(listInvoices, {} as CallOf<typeof listInvoices>),
      });
      toast({ title: done, variant: "success" });
    },
    onError: (error) => {
      // What is shown is outdated: another tab or the provider changed it.
      if (error instanceof CallError && error.status === 409) {
        void client.invalidateQueries({ queryKey: keyOf(readBilling, {}) });
        void refreshSession();
      }
      toastFailure(error, { title: "Error", fallback: failed });
    },
  });
}
